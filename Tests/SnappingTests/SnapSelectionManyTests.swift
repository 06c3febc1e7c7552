import Hands
import Testing

/// The choice among many areas: at random, by blocks, and a million of them.
struct SnapSelectionManyTests {
  static let (rows, side) = (perBuild(debug: 300, release: 1_000), 1_000)

  // MARK: The choice among areas at random: a viewport of 200 onto content of 2,000

  /// Against the rule written plainly, for small areas in view everywhere.
  @Test(arguments: Axis.both, 0..<4) func theChoiceFollowsThePlainRule(_ axis: Axis, _ seed: UInt64) {
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
  @Test(arguments: 0..<3) func theChoiceEndsBetweenTheWalls(_ seed: UInt64) {
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
        { .endAndDirection(from: $0, by: -600) }, { .resnap(at: $0, id: 1) },
      ] as [(Double) -> SnapMove] {
        let result = selection.select(PerAxis(x: move(start.x), y: move(start.y)))
        for axis in Axis.both {
          guard let place = result.choices[axis] else { continue }
          #expect(place.offset.isFinite && (isRing || (0...1_800).contains(place.offset)))
          #expect(areas[Int(place.id)].align[axis] != nil && place.covered?.contains(place.offset) != false)
        }
        #expect(selection.select(PerAxis(x: move(start.x), y: move(start.y))) == result)
      }
    }
  }

  // MARK: A search passes over whole blocks of neighbours: never over the one that holds the
  // nearest

  /// The middle of an area as long as the port may be rounded to just outside both of its ends.
  @Test(arguments: Axis.both) func centeredAreasAsLongAsThePortAreNotPassedOver(_ axis: Axis) {
    let length = 393.3
    let areas = (0..<2).map { index in
      SnapArea(
        id: Int64(index), axis, from: Double(index) * length, length: length, align: .center,
        reach: 0...5 * length)
    }
    let hand = Hand(scroller([Snapping(areas), Clamping()], viewport: length, content: 5 * length), axis)
    hand.travelToRest(at: 836.6)
    #expect((hand.offset - length).magnitude < 1e-6)
  }

  static let port = 393.3
  static let room = 60_000.7

  /// Areas of fractional lengths up to the port's, in view wherever the other axis is.
  static func areas(_ axis: Axis, _ align: Alignment, _ random: inout SeededGenerator) -> [SnapArea] {
    var place = -200.3
    return (0..<700).map { index in
      let length = index % 3 == 0 ? port : Double.random(in: 0...port, using: &random)
      defer { place += Double.random(in: 1...180, using: &random) }
      return SnapArea(id: Int64(index), axis, from: place, length: length, align: align)
    }
  }

  static func aligned(_ area: SnapArea, _ axis: Axis, _ align: Alignment) -> Double {
    let (start, end) = (area.frame.lower(axis), area.frame.upper(axis))
    let offset =
      switch align {
      case .start: start
      case .center: (start + end) / 2 - port / 2
      default: end - port
      }
    return max(0, min(offset, room))
  }

  /// Against a search without blocks: as near as the nearest, at random, beside areas, and beside the ends of blocks.
  @Test(arguments: Axis.both, [Alignment.start, .center, .end])
  func theSearchFindsWhatALookAtEveryAreaFinds(_ axis: Axis, _ align: Alignment) {
    var random = SeededGenerator(seed: 41)
    let areas = Self.areas(axis, align, &random)
    let store = SnapAreas(areas)
    let port = SnapPort(
      lower: PerAxis(0), upper: PerAxis(Self.port), extent: PerAxis(Extent(lower: 0, upper: Self.room)))
    let offsets = areas.map { Self.aligned($0, axis, align) }
    var bases = (0..<200).map { _ in Double.random(in: 0...Self.room, using: &random) }
    for index in [0, 1, 62, 63, 64, 65, 254, 255, 256, 257, 510, 511, 512, 513, 698, 699, 100, 300, 600] {
      for hair in [0, -1e-10, 1e-10, -1e-7, 1e-7, -0.3, 0.3] { bases.append(offsets[index] + hair) }
    }
    for base in bases {
      let least = offsets.map { ($0 - base).magnitude }.min() ?? 0
      let place = SnapSelectionTests.select(store, axis, .end(base), port: port)
      let away = place.map { ($0.offset - base).magnitude } ?? .infinity
      #expect((away - least).magnitude < 1e-6, "at \(base)")
    }
  }

  // MARK: A million areas on a plane, 1,000 by 1,000: one pass after another, no more. Debug builds
  // make do with fewer rows

  /// As large as the port, so that all of them may cover it.
  private static func plane() -> [SnapArea] {
    let size = Size(width: 400, height: 400)
    return [SnapArea](columns: side, rows: rows, every: size, size: size)
  }

  @Test func theSearchFindsTheOneAmongAMillionAreas() {
    let (rows, side) = (Self.rows, Self.side)
    let walls = PerAxis(
      x: Extent(lower: 0, upper: Double(side) * 400 - 400),
      y: Extent(lower: 0, upper: Double(rows) * 400 - 400))
    let port = SnapPort(lower: PerAxis(0), upper: PerAxis(400), extent: walls)
    let selection = SnapSelection(SnapAreas(Self.plane()), port: port)
    let result = selection.select(
      PerAxis(x: .endAndDirection(from: 200_000, by: 1_100), y: .endAndDirection(from: 100_000, by: -700)))
    #expect(result.offset == PerAxis(x: 201_200, y: 99_200))
    #expect(result.choices.x?.id == 248_503 && result.choices.y?.id == 248_503)
  }

  /// The same in a scroller: flung about, asked again by layouts, sent to one of them.
  @Test func theScrollerRestsOnTheOneAmongAMillionAreas() {
    let (rows, side) = (Self.rows, Self.side)
    let snapping = Snapping(Self.plane())
    let scroll = ScrollController(
      viewport: Size(width: 400, height: 400),
      content: Size(width: Double(side) * 400, height: Double(rows) * 400),
      behaviors: [snapping, Bouncing()])
    #expect(snapping.scroll(toArea: 248_503, animated: false))
    #expect(scroll.contentOffset == Point(x: 201_200, y: 99_200))
    let hand = Hand(scroll, .vertical)
    for speed in [3_000.0, -700, 5_000] {
      hand.fling(at: speed)
      let destination = scroll.destination
      hand.rest()
      #expect(scroll.contentOffset == destination && destination.y.remainder(dividingBy: 400) == 0)
      scroll.invalidateLayout()
      #expect(scroll.contentOffset == destination && scroll.phase == .idle)
    }
    #expect(scroll.contentOffset.y > 99_200)
  }
}
