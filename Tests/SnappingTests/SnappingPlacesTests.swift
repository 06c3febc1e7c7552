import Hands
import Testing

/// Which areas are taken and named: at walls, where several offer one offset, and far out.
struct SnappingPlacesTests {
  private static let start = 1e12

  // MARK: Which area is named where several offer the same offset

  @Test(arguments: [0.0, 10]) func aGridIsOnTheCellInView(_ gap: Double) {
    let cell = Size(width: 400, height: 300)
    let pitch = Size(width: 400 + gap, height: 300 + gap)
    let grid = Snapping([SnapArea](columns: 5, rows: 5, every: pitch, size: cell))
    let scroll = ScrollController(
      viewport: Size(width: 400, height: 300),
      content: Size(width: 2_000 + 4 * gap, height: 1_500 + 4 * gap), behaviors: [grid, Bouncing()])
    let finger = Finger(scroll)
    var random = SeededGenerator(seed: 4)
    for _ in 0..<60 {
      finger.down()
      let way = Vector(
        x: Double.random(in: -30...30, using: &random), y: Double.random(in: -30...30, using: &random))
      for _ in 0..<4 { finger.move(by: way) }
      finger.liftToRest()
      let row = (scroll.contentOffset.y / (300 + gap)).rounded()
      let column = (scroll.contentOffset.x / (400 + gap)).rounded()
      #expect(grid.snapped == PerAxis<Int64?>(Int64(row * 5 + column)), "at \(scroll.contentOffset)")
    }
  }

  /// Cells larger than the port cover it anywhere: a whole column offers the same offset along x.
  @Test func aGridOfLargeCellsIsOnTheCellInView() {
    let size = Size(width: 600, height: 600)
    let cells = [SnapArea](columns: 3, rows: 3, every: size, size: size)
    let (grid, scroll) = Snapping(cells).shown(and: [Clamping()], content: 1_800)
    scroll.setContentOffset(Point(x: 700, y: 1_250), animated: true)
    let finger = Finger(scroll)
    finger.rest()
    #expect(scroll.contentOffset.x > 600 && scroll.contentOffset.y > 600)
    let cell =
      Int64((scroll.contentOffset.y / 600).rounded(.down) * 3)
      + Int64((scroll.contentOffset.x / 600).rounded(.down))
    #expect(grid.snapped == PerAxis<Int64?>(cell))
  }

  @Test func anAreaOnWhichBothAxesRestNamesBoth() {
    // The first aligns along y only, and lies inside the second: both tops are at 330.
    let areas = [
      SnapArea(
        id: 0, frame: Rect(x: 250, y: 330, width: 100, height: 100), align: PerAxis(x: nil, y: .start)),
      SnapArea(id: 1, frame: Rect(x: 200, y: 330, width: 300, height: 150)),
    ]
    let selection = SnapSelection(SnapAreas(areas), port: SnapSelectionTests.port())
    let places = selection.select(PerAxis(x: .end(190), y: .end(300))).choices
    #expect(places.x?.id == 1 && places.y?.id == 1 && places.x?.offset == 200 && places.y?.offset == 330)
  }

  // MARK: Areas of both axes that offer the same offset

  /// Two rooms side by side: their tops are one offset, and either of them may be what the vertical axis rests on.
  @Test func eachAxisKeepsItsOwnAreaThroughLayouts() {
    let rooms = Snapping(
      (0..<2).map {
        SnapArea(id: Int64($0), frame: Rect(x: Double($0) * 260, y: 260, width: 240, height: 240))
      })
    rooms.preferred = [1]
    let scroll = scroller([rooms, Clamping()])
    scroll.setContentOffset(Point(x: 0, y: 260), animated: false)
    scroll.invalidateLayout()
    #expect(rooms.snapped == PerAxis(x: 0, y: 1) && scroll.contentOffset == Point(x: 0, y: 260))
    rooms.preferred = []
    for _ in 0..<3 {
      scroll.invalidateLayout()
      #expect(rooms.snapped == PerAxis(x: 0, y: 1))
    }
  }

  /// The free stretch from 540 to 600 is shorter than the port. The area before it touches the port there, and by a new
  /// search reaches into the port.
  @Test(arguments: Axis.both) func anAxisRestsOnTheAreaWhoseShortStretchItWasSentTo(_ axis: Axis) {
    let places: [(from: Double, length: Double)] = [(0, 1_000), (500, 40), (600, 800), (700, 20)]
    let areas = places.enumerated().map { index, place in
      SnapArea(
        id: Int64(index), axis, from: place.from, length: place.length, align: index == 0 ? .start : nil,
        across: .start)
    }
    let snapping = Snapping(areas, axes: PerAxis(true, on: axis, else: false))
    let hand = snapping.inHand(axis).1
    #expect(hand.travelToRest(at: 550) == 540 && snapping.snapped[axis] == 0)
    hand.scroll.invalidateLayout()
    #expect(hand.offset == 540 && snapping.snapped[axis] == 0)
  }

  // MARK: Far out places are told apart as far as doubles tell them apart

  private func areas() -> [SnapArea] {
    [SnapArea](9, .horizontal, every: 50, from: Self.start, length: 40, across: .start, reach: 0...400)
  }

  @Test func everyAreaIsReachedATrillionPointsOut() {
    let (snapping, hand) = Snapping(areas()).inHand(.horizontal, and: [Clamping()], content: 2e12)
    hand.scroll.contentOffset.x = Self.start + 100
    hand.frame()
    #expect(snapping.snapped.x == 2)
    for (way, id) in [(30.0, Int64(3)), (20, 3), (-40, 2), (-80, 0), (160, 3)] {
      hand.pullToRest(by: way, for: 0.3)
      #expect(hand.offset == Self.start + 50 * Double(id) && snapping.snapped.x == id)
    }
  }

  /// Content that is set beside a place rests on none.
  @Test func anAreaIsLeftATrillionPointsOut() {
    let (snapping, scroll) = Snapping(areas(), .proximity).shown(and: [Clamping()], content: 2e12)
    scroll.contentOffset.x = Self.start + 100
    #expect(snapping.snapped.x == 2)
    scroll.contentOffset.x = Self.start + 110
    #expect(snapping.snapped.x == nil && scroll.contentOffset.x == Self.start + 110)
  }

  // MARK: Areas at walls, past them, and where there are none

  /// Where nobody answers for the edges they are open, and it lands on areas all the same.
  @Test(arguments: Axis.both, [-9_000.0, -400, 400, 9_000])
  func aFlingWithoutWallsLandsOnAnArea(_ axis: Axis, _ speed: Double) {
    for start in [0.0, 20, 700, 1_590, 1_600] {
      let hand = Hand(scroller([Snapping(points: [0, 700, 1_600], axis: axis)]), axis, at: start)
      hand.fling(at: speed)
      let told = hand.destination
      hand.rest()
      #expect([0, 700, 1_600].contains(told) && hand.offset == told)
    }
  }

  @Test(arguments: Axis.both, [SnapArrival.automatic, .spring(response: 0.4)])
  func aFlingIntoAWallComesBackToTheArea(_ axis: Axis, _ arrival: SnapArrival) {
    for end: any ScrollBehavior in [Bouncing(), Clamping()] {
      for start in [1_450.0, 1_560, 1_600] {
        let hand = Hand(scroller([Snapping(snapRows(axis), arrival: arrival), end]), axis)
        hand.scroll.setContentOffset(axis.point(start), animated: false)
        #expect(hand.flingToRest(at: 4_000) == 1_500)
      }
    }
  }

  /// It bounces if it would meet the wall with much of its speed left, and arrives there without a bounce otherwise.
  @Test(
    arguments: Axis.both,
    [(1_500, 4_000, true), (1_500, 1_000, true), (900, 3_000, true), (900, 2_000, false)])
  func aFlingPastTheLastAreaStillBounces(
    _ axis: Axis, _ fling: (start: Double, speed: Double, bounces: Bool)
  ) {
    // The last area lies at the wall, or past it.
    for from in [1_600.0, 1_900] {
      let last = SnapArea(id: 99, axis, from: from, length: 100, reach: 0...100)
      let (rows, hand) = Snapping(snapRows(axis) + [last]).inHand(axis)
      hand.scroll.setContentOffset(axis.point(fling.start), animated: false)
      hand.fling(at: fling.speed)
      #expect(hand.destination == 1_600)
      let way = hand.rest()
      #expect(((way.max() ?? 0) > 1_610) == fling.bounces)
      #expect(hand.offset == 1_600 && rows.snapped[axis] == 99)
    }
  }
}
