import ScrollBehaviors
import Seeds
import Testing

/// The choice among areas at random: a viewport of 200 onto content of 2,000.
struct SnapSelectionRandomTests {
  /// Against the rule written plainly, for small areas in view everywhere.
  @Test(arguments: Axis.both, 0..<4) func agreesWithTheRuleWrittenPlainly(_ axis: Axis, _ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let stretches = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        (Double(Int.random(in: 0...1_800, using: &random)), Double(Int.random(in: 0...150, using: &random)))
      }
      let areas = SnapSelectionTests.areas(axis, stretches)
      let from = Double(Int.random(in: 0...1_800, using: &random))
      let way = Double(Int.random(in: -900...900, using: &random))
      let nearest = { (offsets: [Double], base: Double) in
        offsets.min { ($0 - base).magnitude < ($1 - base).magnitude }
      }
      let offsets = stretches.map(\.0)
      let ahead = offsets.filter { way > 0 ? $0 > from : $0 < from }
      #expect(SnapSelectionTests.select(areas, axis, .end(from))?.offset == nearest(offsets, from))
      guard way != 0 else { continue }
      let around = nearest(offsets, from)
      #expect(
        SnapSelectionTests.select(areas, axis, .endAndDirection(from: from, by: way))?.offset
          == nearest(ahead, from + way) ?? around)
      #expect(
        SnapSelectionTests.select(areas, axis, .direction(from: from, step: way))?.offset == nearest(
          ahead, from) ?? around)
    }
  }

  /// Whatever the areas, an axis comes to rest between the walls, or keeps what it had, and on both axes in view.
  @Test(arguments: 0..<3) func endsBetweenTheWallsWhateverTheAreas(_ seed: UInt64) {
    var random = SeededGenerator(seed: 100 + seed)
    func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
    let sides: [Alignment?] = [nil, .start, .center, .end]
    for round in 0..<200 {
      let areas = (0..<Int.random(in: 1...9, using: &random)).map { index in
        SnapArea(
          id: Int64(index),
          frame: Rect(
            x: number(-300...2_000), y: number(-300...2_000), width: number(0...700), height: number(0...700)),
          align: PerAxis(x: sides.randomElement(using: &random)!, y: sides.randomElement(using: &random)!),
          margin: Insets(all: number(-40...40)), mustStop: index % 3 == 0)
      }
      let isRing = round % 4 == 0
      let port = SnapSelectionTests.port(period: isRing ? 1_900 : nil)
      let selection = SnapSelection(SnapAreas(areas), port: port)
      let start = Point(x: number(0...1_800), y: number(0...1_800))
      for move in [
        { (offset: Double) in SnapMove.end(offset) }, { .direction(from: $0, step: 40) },
        { .endAndDirection(from: $0, by: -600) }, { .again(at: $0, id: 1) },
      ] as [(Double) -> SnapMove] {
        let result = selection.select(PerAxis(x: move(start.x), y: move(start.y)))
        for axis in Axis.both {
          guard let place = result.places[axis] else { continue }
          #expect(place.offset.isFinite && (isRing || (0...1_800).contains(place.offset)))
          #expect(areas[Int(place.id)].align[axis] != nil && place.covered?.contains(place.offset) != false)
        }
        #expect(selection.select(PerAxis(x: move(start.x), y: move(start.y))) == result)
      }
    }
  }
}
