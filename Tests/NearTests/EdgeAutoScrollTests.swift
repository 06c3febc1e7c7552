import Hands
import Testing

/// A drag near an edge of a viewport of 400 points, with zones of 80 points.
struct EdgeAutoScrollTests {
  private func edges(_ axis: Axis, and links: [any ScrollBehavior] = [Bouncing()], at offset: Double = 800)
    -> (
      EdgeAutoScroll, Hand
    )
  {
    let scroll = scroller(links)
    let edges = EdgeAutoScroll(scroll)
    edges.maximumSpeed = 1_600
    return (edges, Hand(scroll, axis, at: offset, frames: 1))
  }

  private func drag(_ edges: EdgeAutoScroll, _ hand: Hand, to place: Double) {
    edges.drag(to: hand.axis.point(place, across: 200), time: hand.time)
  }

  @Test(
    arguments: Axis.both,
    [
      (200.0, 0.0), (320, 0), (340, 400), (360, 800), (400, 1_600), (460, 1_600), (79, -20), (40, -800),
      (-5, -1_600),
    ])
  func theSpeedGrowsTowardsTheEdge(_ axis: Axis, _ what: (place: Double, speed: Double)) {
    let (edges, hand) = edges(axis)
    let start = hand.now
    drag(edges, hand, to: what.place)
    #expect(edges.velocity == axis.vector(what.speed))
    hand.frames(16)
    #expect(hand.offset == 800 + what.speed * (hand.now - start))
    edges.end(time: hand.time)
    #expect(hand.resting() == hand.offset && hand.scroll.phase == .idle)
  }

  @Test func theAxesScrollIndependently() {
    let scroll = scroller([Clamping()])
    scroll.contentOffset = Point(x: 800, y: 800)
    let edges = EdgeAutoScroll(scroll)
    edges.maximumSpeed = 1_600
    scroll.advance(to: .zero)
    edges.drag(to: Point(x: 360, y: 20), time: .zero)
    scroll.advance(to: .seconds(0.25))
    #expect(scroll.contentOffset == Point(x: 1_000, y: 500))
  }

  /// The same drag at other frame rates shows the same content at a time, to the last bit.
  @Test(arguments: Axis.both) func autoScrollDoesNotDependOnTheFrameRate(_ axis: Axis) {
    for seed in 0..<UInt64(20) {
      let offsets = [1, 2, 8].map { every in
        var random = SeededGenerator(seed: seed)
        let (edges, hand) = edges(axis)
        var offsets: [Double] = []
        let start = hand.now
        for step in 1...256 {
          hand.now = start + Double(step) / 64
          if step % 8 == 0 { drag(edges, hand, to: Double(Int.random(in: -20...420, using: &random))) }
          if step % every == 0 { hand.frame(after: 0) }
          if step % 8 == 0 { offsets.append(hand.offset) }
        }
        edges.end(time: hand.time)
        return offsets + [hand.resting()]
      }
      #expect(offsets[0] == offsets[1] && offsets[0] == offsets[2], "seed \(seed)")
      #expect(Set(offsets[0]).count > 5)
    }
  }

  @Test(arguments: Axis.both) func autoScrollStopsAtTheWallAndReturns(_ axis: Axis) {
    let (edges, hand) = edges(axis, at: 1_500)
    drag(edges, hand, to: 400)
    hand.frames(30)
    #expect(hand.offset == 1_600)
    drag(edges, hand, to: 0)
    hand.frames(1)
    #expect(hand.offset == 1_575)
    edges.end(time: hand.time)
    #expect(hand.resting() == 1_575)
  }

  @Test(arguments: Axis.both) func zonesLieWithinTheInsets(_ axis: Axis) {
    let (edges, hand) = edges(axis)
    edges.zone = PerAxis(.points(50))
    hand.scroll.safeArea = axis.inset(.lower, 100)
    drag(edges, hand, to: 125)
    #expect(edges.velocity == axis.vector(-800))
    drag(edges, hand, to: 60)
    #expect(edges.velocity == axis.vector(-1_600), "over the bar")
    hand.scroll.isReversed[axis] = true
    drag(edges, hand, to: 125)
    #expect(edges.velocity == axis.vector(-800), "it is a bar of the screen")
    let offset = hand.offset
    hand.frame()
    #expect(hand.offset > offset, "and the content runs the other way")
    edges.zone = PerAxis(.points(5_000))
    drag(edges, hand, to: 250)
    #expect(edges.velocity == .zero, "no zone is wider than half")
  }

  @Test(arguments: Axis.both) func anAxisWithoutRoomDoesNotMove(_ axis: Axis) {
    let scroll = scroller([], content: 300)
    let edges = EdgeAutoScroll(scroll)
    edges.drag(to: axis.point(399), time: .zero)
    #expect(edges.velocity == .zero && scroll.phase == .idle)
  }

  @Test(arguments: Axis.both) func aDelayHoldsTheScrollInTheZone(_ axis: Axis) {
    let (edges, hand) = edges(axis)
    edges.delay = 0.25
    let start = hand.now
    drag(edges, hand, to: 400)
    #expect(edges.advance(to: hand.time) == .sleep(until: .seconds(start + 0.25)))
    hand.now = start + 0.125
    drag(edges, hand, to: 380)
    hand.now = start + 0.5
    #expect(edges.advance(to: hand.time) == .needsFrame)
    hand.frame(after: 0)
    #expect(hand.offset == 800 + 1_200 * 0.25, "from the time on at which the delay was over")
    drag(edges, hand, to: 200)
    #expect(hand.scroll.phase == .idle)
    hand.now += 0.1
    drag(edges, hand, to: 400)
    #expect(hand.scroll.phase == .idle, "and again")
  }

  @Test(arguments: Axis.both) func unusableNumbersMoveNothing(_ axis: Axis) {
    let (edges, hand) = edges(axis)
    for place in [Double.nan, .infinity, -.infinity] {
      drag(edges, hand, to: place)
      #expect(edges.velocity[axis] == 0)
    }
    edges.drag(to: axis.point(400), time: .seconds(.nan))
    edges.end(time: .seconds(.infinity))
    #expect(hand.scroll.phase == .idle && hand.scroll.diagnostics.count(of: .unusableNumbers) == 2)
    for (speed, zone) in [(-5.0, EdgeAutoScroll.Zone.points(50)), (.nan, .points(50)), (900, .points(-3))] {
      (edges.maximumSpeed, edges.zone) = (speed, PerAxis(zone))
      drag(edges, hand, to: 399)
      #expect(edges.velocity == .zero)
    }
    for width in [Double.nan, .infinity] {
      edges.zone = PerAxis(.part(width))
      drag(edges, hand, to: 399)
      #expect(edges.velocity == .zero)
    }
  }

  @Test(arguments: [-900.0, -3, -1.5, 0, 2, 900]) func aDelayGoesOnIfTheClockIsSet(_ way: Double) {
    let scroll = scroller([Bouncing()], viewport: 300, content: 3_000)
    scroll.advance(to: .seconds(1_000))
    let edges = EdgeAutoScroll(scroll)
    edges.delay = 0.5
    edges.drag(to: Point(x: 150, y: 299), time: .seconds(1_000))
    // Of two times that are far behind, the first is refused, and the second sets the clock back.
    for time in [0.1, 0.2, 0.3, 0.8] {
      edges.advance(to: .seconds(1_000 + way + time))
      scroll.advance(to: .seconds(1_000 + way + time))
    }
    #expect(scroll.velocity.y > 0)
  }

  @Test(arguments: Axis.both) func onPagesTheScrollComesToRestOnAPage(_ axis: Axis) {
    let (edges, hand) = edges(axis, and: [Paging(axis: axis)], at: 400)
    drag(edges, hand, to: 400)
    hand.frames(12)
    edges.end(time: hand.time)
    #expect(hand.resting() == 800)
  }
}
