import Hands
import Testing

/// Whatever changes, it stays with its area.
struct SnappingLayoutTests {
  /// Areas in a row or column, with lengths and gaps at random; ids from 100.
  static func row(_ axis: Axis, _ count: Int, _ random: inout SeededGenerator) -> (
    areas: [SnapArea], length: Double
  ) {
    var place = 0.0
    var areas: [SnapArea] = []
    for index in 0..<count {
      let length = Double(Int.random(in: 20...390, using: &random))
      areas.append(
        SnapArea(
          id: Int64(100 + index), axis, from: place, length: length,
          align: [.start, .center, .end][index % 3], reach: 0...300))
      place += length + Double(Int.random(in: 0...60, using: &random))
    }
    return (areas, place)
  }

  static func aligned(_ area: SnapArea, _ scroll: ScrollController, _ axis: Axis) -> Double {
    let slack = scroll.viewport[axis] - area.frame.length(axis)
    let start = area.frame.lower(axis)
    let offset =
      switch area.align[axis] {
      case .center: start - slack / 2
      case .end: start - slack
      default: start
      }
    return scroll.geometry.extent[axis].clamp(offset) + scroll.contentOrigin[axis]
  }

  @Test(arguments: Axis.both, 0..<6) func anyResizeKeepsTheArea(_ axis: Axis, _ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let (areas, length) = Self.row(axis, 30, &random)
    let (rows, hand) = Snapping(areas).inHand(axis, content: length)
    for round in 0..<20 {
      hand.fling(at: Double(Int.random(in: -3_000...3_000, using: &random)))
      let isMoving = round % 2 == 0
      if isMoving { hand.frames(3) } else { hand.rest() }
      let id = try #require(rows.snapTarget[axis])
      let (areas, length) = Self.row(axis, 30, &random)
      let side = Double(Int.random(in: 395...600, using: &random))
      rows.setAreas(
        areas, viewport: Size(width: side, height: side), content: Size(width: length, height: length))
      let area = try #require(areas.first { $0.id == id })
      let told = hand.scroll.destination[axis]
      #expect(hand.resting() == Self.aligned(area, hand.scroll, axis) && (isMoving || hand.offset == told))
      // Where walls put several areas at one place, any of them may be the one from here on.
      let now = try #require(rows.snapped[axis])
      #expect(Self.aligned(try #require(areas.first { $0.id == now }), hand.scroll, axis) == hand.offset)
    }
  }

  @Test(arguments: Axis.both) func areasThatMoveTakeTheScrollerAlong(_ axis: Axis) {
    let (rows, hand) = Snapping(snapRows(axis)).inHand(axis)
    hand.flingToRest(at: 1_500)
    let id = rows.snapped[axis]
    let offset = hand.offset
    rows.setAreas(snapRows(axis).moved(by: axis.vector(77)), content: Size(width: 2_100, height: 2_100))
    #expect(hand.offset == offset + 77 && rows.snapped[axis] == id)
  }

  @Test(arguments: Axis.both) func theNearestAreaFollowsOneThatIsGone(_ axis: Axis) {
    let (rows, hand) = Snapping(snapRows(axis)).inHand(axis)
    hand.scroll.setContentOffset(axis.point(600), arrival: .jump)
    #expect(rows.snapped[axis] == 12)
    rows.setAreas(snapRows(axis).filter { $0.id != 12 && $0.id != 11 })
    #expect(hand.offset == 900 && rows.snapped[axis] == 13)
    rows.setAreas([SnapArea]())
    #expect(hand.offset == 900 && rows.snapped == PerAxis(nil))
    hand.fling(at: 900)
    let free = Hand(scroller([Bouncing()]), axis, at: 900).flung(at: 900)
    #expect(hand.destination == free.destination)
  }

  @Test(arguments: Axis.both) func insetsAndPaddingShrinkThePort(_ axis: Axis) {
    let (rows, hand) = Snapping(snapRows(axis), padding: axis.inset(.lower, 20)).inHand(axis)
    #expect(hand.offset == 0)
    hand.scroll.contentInset = axis.inset(.lower, 60)
    #expect(hand.resting() == -60)
    #expect(hand.flingToRest(at: 600) == 220 && rows.snapped[axis] == 11)
    // A port of no length is still one.
    rows.padding = axis.inset(.lower, 5_000)
    hand.scroll.invalidateLayout()
    #expect(hand.offset.isFinite)
  }

  @Test(arguments: Axis.both, [1_800.0, 1_777.7])
  func areasRepeatOnARing(_ axis: Axis, _ period: Double) throws {
    let (rows, hand) = Snapping(snapRows(axis)).inHand(axis, and: [Circular(axis: axis)], content: period)
    var random = SeededGenerator(seed: 5)
    var wasRebased = false
    for _ in 0..<100 {
      hand.fling(at: Double(Int.random(in: -5_000...5_000, using: &random)))
      let told = rows.snapTarget[axis]
      hand.rest()
      wasRebased = wasRebased || hand.scroll.contentOrigin[axis] != 0
      let id = try #require(rows.snapped[axis])
      let place = (hand.offset - hand.scroll.contentOrigin[axis] - Double(id - 10) * 300) / period
      #expect(id == told && (place - place.rounded()).magnitude < 1e-9)
      let offset = hand.offset
      hand.scroll.invalidateLayout()
      #expect(hand.offset == offset && rows.snapped[axis] == id)
    }
    #expect(wasRebased)
  }

  /// On a ring whose length changes during a motion, the visible content stays, as the ring decides. The content
  /// comes to rest on its area.
  @Test(arguments: Axis.both, [-3, 0, 2]) func aRingThatGrowsKeepsTheArea(_ axis: Axis, _ lap: Int64) {
    let rows = Snapping(snapRows(axis))
    let length = Probe("length")
    var period = 1_800.0
    length.onExtent = { proposal, _ in proposal.fit(period, on: axis) }
    let ring = Circular(axis: axis)
    let hand = Hand(scroller([length, rows, ring]), axis)
    hand.scroll.contentOffset[axis] += Double(lap) * 1_800
    hand.fling(at: 900, frames: 4)
    let (place, heading, way) = (ring.wrappedPosition, rows.snapTarget[axis], hand.destination - hand.offset)
    #expect(ring.lap == lap && heading == 12 && way > 50)
    period = 1_900
    hand.scroll.invalidateLayout()
    #expect(ring.lap == lap && (ring.wrappedPosition - place).magnitude < 1e-9)
    #expect(rows.snapTarget[axis] == 12 && (hand.destination - hand.offset - way).magnitude < 1e-9)
    hand.rest()
    #expect(ring.lap == lap && ring.wrappedPosition == 600 && rows.snapped[axis] == 12)
  }

  @Test(arguments: Axis.both) func areasOfEndlessContentCountFromTheOrigin(_ axis: Axis) {
    let areas = [SnapArea](
      200, axis, every: 450, from: -45_000, length: 100, across: .start, reach: -50_000...50_000)
    let (rows, hand) = Snapping(areas, axes: PerAxis(true, on: axis, else: false)).inHand(
      axis, and: [Infinite(axis: axis), Bouncing()])
    for speed in [3_000.0, 3_000, 3_000, -3_000, -3_000, -3_000, -3_000, -3_000] {
      hand.flingToRest(at: speed)
      let place = hand.offset - hand.scroll.contentOrigin[axis]
      #expect(place.truncatingRemainder(dividingBy: 450) == 0)
      #expect(rows.snapped[axis] == Int64(100 + place / 450))
    }
    #expect(hand.scroll.contentOrigin[axis] != 0)
  }

  /// The area it holds has gone out of view, another one lies at the same offset, and from that one more is in view.
  /// The link answers once the areas change again.
  @Test(arguments: Axis.both) func aSecondLayoutChangesNothingAfterTheFirst(_ axis: Axis) {
    func area(_ id: Int64, across: ClosedRange<Double>, isAlong: Bool = true) -> SnapArea {
      SnapArea(
        id: id, axis, from: 300, length: 100, align: isAlong ? .start : nil, across: isAlong ? nil : .start,
        reach: across)
    }
    let (rows, scroll) = Snapping([area(1, across: 0...1_200)]).shown()
    scroll.contentOffset = axis.point(300, across: 100)
    scroll.invalidateLayout()
    #expect(rows.snapped[axis] == 1 && scroll.contentOffset == axis.point(300, across: 100))
    rows.setAreas([
      area(1, across: 1_500...1_600), area(2, across: 0...1_200), area(3, across: 700...800, isAlong: false),
    ])
    let rest = scroll.contentOffset
    #expect(rest[axis] == 300)
    for _ in 0..<3 {
      scroll.invalidateLayout()
      #expect(scroll.contentOffset == rest)
    }
  }
}
