import Hands
import Testing

/// Where the content rests, known areas are named without a search. A search would name the same ones.
struct SnappingKeptTests {
  /// The length of a pixel, of which all places of areas are multiples.
  private static let pixel = 1.0 / 1_024

  /// A scroller, and a twin that rounds to pixels, which rounds nothing here. On pixels, every rest is searched.
  @Test(arguments: 0..<perBuild(debug: 40, release: 200), [SnapStrictness.mandatory, .proximity])
  func aTwinThatSearchesEveryRestNamesTheSameAreas(_ seed: Int, _ strictness: SnapStrictness) {
    var random = SeededGenerator(seed: UInt64(seed))
    func number(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &random)) }
    var areas = SnappingStillTests.areas(&random, isCrowded: seed % 2 == 0)
    // Areas that cover the port rest anywhere, also between pixels.
    for index in areas.indices {
      areas[index].frame.size.width = min(areas[index].frame.size.width, 350)
      areas[index].frame.size.height = min(areas[index].frame.size.height, 350)
    }
    let twins = [Snapping(areas, strictness), Snapping(areas, strictness)]
    let scrolls = twins.map { scroller([$0, Bouncing()]) }
    for scroll in scrolls { scroll.settings.pixel = Self.pixel }
    twins[1].roundsToPixels = true
    let fingers = scrolls.map { Finger($0) }
    for round in 0..<12 {
      let way = Vector(x: number(-20...20), y: number(-20...20))
      let (isDrag, isEdit, id) = (
        round % 3 == 0, round % 4 == 3, areas[Int(number(0...(areas.count - 1)))].id
      )
      if isEdit { for index in areas.indices { areas[index].frame.origin.y += number(-3...3) * 16 } }
      for (finger, twin) in zip(fingers, twins) {
        finger.down()
        for _ in 0..<8 { finger.move(by: way) }
        finger.lift(after: isDrag ? 0.2 : 0)
        if isEdit {
          finger.frame()
          twin.setAreas(areas)
        }
        if round % 5 == 4 { twin.scroll(toArea: id, animated: isDrag) }
      }
      for time in ["on the way", "at rest"] {
        #expect(twins[0].snapTarget == twins[1].snapTarget, "round \(round), \(time)")
        #expect(twins[0].snapped == twins[1].snapped, "round \(round), \(time)")
        #expect(scrolls[0].destination == scrolls[1].destination, "round \(round), \(time)")
        for finger in fingers { finger.rest() }
      }
    }
  }

  /// The items of a row, and the same ones as areas: their search is one of all items.
  @Test(
    arguments: 0..<perBuild(debug: 40, release: 200),
    [.start, .center, .end, Alignment(item: 0, viewport: 1), Alignment(item: 1, viewport: 0)])
  func aRowRestsWhereItsItemsAsAreasRest(_ seed: Int, _ align: Alignment) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let lengths = (0..<Int.random(in: 1...300, using: &random)).map { _ in
      Double([0, 0, 30, 80, 80, 200, 399, 450, 1_500].randomElement(using: &random)!)
    }
    let strictness = [SnapStrictness.proximity, .mandatory].randomElement(using: &random)!
    var (start, areas) = (0.0, [SnapArea]())
    for (index, length) in lengths.enumerated() {
      areas.append(SnapArea(id: Int64(index), .vertical, from: start, length: length, align: align))
      start += length
    }
    let row = try ItemRow(lengths: lengths, axis: .vertical)
    let twins = [
      Snapping(row, align: align, strictness),
      Snapping(areas, strictness, axes: PerAxis(x: false, y: true)),
    ]
    let fingers = twins.map { twin in
      Finger(
        ScrollController(
          viewport: Size(width: 400, height: 400), content: Size(width: 400, height: start),
          behaviors: [twin, Bouncing()]))
    }
    for twin in twins { twin.roundsToPixels = seed % 3 == 0 }
    for round in 0..<12 {
      let speed = Double.random(in: -25...25, using: &random)
      let id = Int64.random(in: 0..<Int64(lengths.count), using: &random)
      for (twin, finger) in zip(twins, fingers) {
        if round % 4 == 3 {
          finger.scroll.step(by: .arrows(Vector(x: 0, y: speed < 0 ? -1 : 1)), time: .seconds(finger.now))
        } else if round % 5 == 4 {
          twin.scroll(toArea: id, animated: speed < 0)
        } else {
          finger.down()
          for _ in 0..<8 { finger.move(by: Vector(x: 0, y: speed)) }
          finger.lift(after: round % 3 == 0 ? 0.2 : 0)
        }
      }
      for time in ["on the way", "at rest"] {
        #expect(twins[0].snapTarget == twins[1].snapTarget, "round \(round), \(time)")
        #expect(twins[0].snapped == twins[1].snapped, "round \(round), \(time)")
        #expect(fingers[0].scroll.destination == fingers[1].scroll.destination, "round \(round), \(time)")
        for finger in fingers { finger.rest() }
      }
    }
  }
}
