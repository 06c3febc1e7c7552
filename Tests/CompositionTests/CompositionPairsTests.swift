import Hands
import Testing

/// Who wins, pair by pair.
struct CompositionPairsTests {
  private func rests(_ links: [any ScrollBehavior], _ axis: Axis, from start: Double, at speed: Double)
    -> Double
  {
    let hand = Hand(scroller(links), axis, at: start).flung(at: speed)
    let told = hand.destination
    #expect(hand.resting() == told)
    return hand.offset
  }

  /// Walls on pages leave whole pages; walls between them leave those, and the walls themselves.
  @Test(arguments: Axis.both, [-4_000.0, -600, 600, 4_000])
  func pagesStayBetweenInnerWalls(_ axis: Axis, _ speed: Double) {
    for page in 1...3 {
      let start = Double(page) * 400
      let aligned = rests(
        [Paging(axis: axis), Clamping(axis: axis, to: 400...1_200)], axis, from: start, at: speed)
      #expect(aligned == min(1_200, max(400, start + (speed < 0 ? -400 : 400))))
      let between: [any ScrollBehavior] = [Clamping(axis: axis, to: 500...1_100), Paging(axis: axis)]
      let rest = rests(between, axis, from: min(1_100, max(500, start)), at: speed)
      #expect([500, 800, 1_100].contains(rest))
    }
    let hand = Hand(scroller([Paging(axis: axis), Clamping(axis: axis, to: 400...1_200)]), axis)
    hand.travelToRest(at: 1_500)
    #expect(hand.offset == 1_200, "walls outrank the program's target, too")
  }

  /// Pages along one axis, a free glide along the other: neither notices the other.
  @Test(arguments: Axis.both) func pagesAlongOneAxisLeaveTheOtherFree(_ axis: Axis) {
    func fling(_ links: [any ScrollBehavior]) -> Point {
      let finger = Finger(scroller(links, content: 9_000))
      finger.scroll.contentOffset = Point(x: 800, y: 800)
      finger.pull(by: Vector(x: 9, y: 7), times: 10)
      finger.liftToRest()
      return finger.offset
    }
    let paged = fling([Paging(axis: axis), Bouncing()])
    let free = fling([Bouncing()])
    #expect(paged[axis] == 1_200 && paged[axis.cross] == free[axis.cross])
    #expect(free[axis] != 1_200 && free[axis.cross] > 1_000)
    let both = fling([Paging(axis: .horizontal), Paging(axis: .vertical), Bouncing()])
    #expect(both == Point(x: 1_200, y: 1_200))
    #expect(fling([Paging(axis: .vertical), Paging(axis: .horizontal), Bouncing()]) == both)
  }

  /// Areas within, the bounce at the ends; a snap to the wall itself runs into it.
  @Test(arguments: Axis.both) func snappingAndBouncingAgreeInEitherOrder(_ axis: Axis) {
    func links() -> [any ScrollBehavior] {
      let areas = [SnapArea](7, axis, every: 300, length: 200, across: .start)
      return [Snapping(areas, axes: PerAxis(true, on: axis, else: false)), Bouncing()]
    }
    for (start, speed) in [(600.0, 700.0), (600, -700), (0, 2_000), (900, 60)] {
      let rest = rests(links(), axis, from: start, at: speed)
      #expect(rest.truncatingRemainder(dividingBy: 300) == 0 && rest > 0 && rest < 1_600)
      #expect(rests(links().reversed(), axis, from: start, at: speed) == rest)
    }
    let hand = Hand(scroller(links()), axis, at: 1_500).flung(at: 3_000)
    #expect(hand.rest().contains { $0 > 1_610 } && hand.offset == 1_600)
  }

  /// A loop of tiles that lands on pages, whichever of them says first how long it is; inner walls do nothing there.
  @Test(arguments: Axis.both) func aLoopOfTilesLandsOnPagesInAnyOrder(_ axis: Axis) {
    func play(_ order: [Int]) -> [Double] {
      let cards = Paging(.items(count: 10, length: 280, spacing: 16), axis: axis, align: .center)
      let wall = Wall()
      let tiles = Tiling(.uniform(length: 280, spacing: 16, items: 0..<10), axis: axis, source: wall)
      let ring = Circular(axis: axis, anchor: 0.5)
      let links: [any ScrollBehavior] = [
        cards, tiles, ring, Clamping(axis: axis, to: 100...900), AxisLock(.dominant), Bouncing(),
      ]
      let hand = Hand(scroller(order.map { links[$0] }), axis)
      var generator = SeededGenerator(seed: 5)
      var seen: [Double] = []
      for _ in 0..<60 {
        hand.fling(at: Double.random(in: -6_000...6_000, using: &generator))
        let (told, origin) = (hand.destination, hand.scroll.contentOrigin)
        hand.rest(every: 0.05)
        #expect(hand.offset == told + hand.scroll.contentOrigin.shift(since: origin, on: axis))
        #expect(hand.scroll.geometry.extent[axis] == Extent(period: 2_960))
        let frame = wall.frames[Int64(cards.page)]
        let middle = frame.map { axis == .horizontal ? $0.midX : $0.midY }
        #expect(middle.map { tiles.origin + $0 - hand.offset } == 200, "the page's card is in the middle")
        seen += [hand.offset, Double(cards.page), cards.fraction]
      }
      return seen
    }
    let seen = play([0, 1, 2, 3, 4, 5])
    #expect(Set(seen.filter { $0.rounded() == $0 && $0 < 10 }).count > 5, "it went to many pages")
    for order in [[1, 0, 2, 3, 4, 5], [4, 0, 1, 3, 2, 5], [5, 1, 0, 2, 4, 3]] { #expect(play(order) == seen) }
  }

  /// The last target wins, on its axis.
  @Test(arguments: Axis.both) func theLastTargetWins(_ axis: Axis) {
    func rows(_ height: Double) -> Probe {
      Probe("rows", \.onTarget) { proposal, _ in
        proposal.offset[axis] = (proposal.offset[axis] / height).rounded() * height
      }
    }
    let last = rests([Paging(axis: axis), rows(150), Bouncing()], axis, from: 450, at: 600)
    #expect(last == 750, "the page at 800, in rows of 150")
    #expect(rests([rows(150), Paging(axis: axis), Bouncing()], axis, from: 450, at: 600) == 800)
  }
}
