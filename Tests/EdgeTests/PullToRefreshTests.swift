import Hands
import Testing

/// A pull, from the finger's first move to where it goes back.
struct PullToRefreshTests {
  @Test(arguments: ContentEnd.all) func aPullLoadsAndTheContentReturns(_ end: ContentEnd) {
    let (puller, hand, refresh) = Puller(end).parts
    puller.pull(95)
    #expect(puller.calls == 0 && refresh.state == .idle && refresh.pull == puller.past)
    #expect(refresh.fraction > 0.9 && puller.fractions.last == refresh.fraction)
    puller.pullOn(101)
    #expect(puller.calls == 1 && refresh.state == .loading)
    #expect(hand.scroll.isDragging, "before the finger is lifted")
    #expect(refresh.fraction > 1 && puller.fractions.last == refresh.fraction)
    hand.lift(after: 0.2)
    #expect(hand.destination == end.offset(past: 60))
    let before = hand.offset
    hand.rest()
    #expect(puller.past == 60 && before != hand.offset && refresh.fraction == 0.6)
    hand.now += 3
    hand.frame()
    refresh.endRefreshing()
    #expect(puller.past == 60 && refresh.state == .ending, "nothing jumps")
    #expect(hand.destination == end.wall)
    let way = hand.rest()
    #expect(way.count > 10 && hand.offset == end.wall && refresh.state == .idle)
    #expect(zip(way, way.dropFirst()).allSatisfy { ($1 - $0) * end.out <= 0 }, "straight home")
    #expect(puller.calls == 1 && puller.fractions.last == 0 && puller.scroll.diagnostics == Diagnostics())
  }

  /// Let go too early, or begun past the threshold.
  @Test(arguments: ContentEnd.all, [(0.0, 90.0), (120, 150)])
  func aPullThatDoesNotPassTheThresholdLoadsNothing(_ end: ContentEnd, _ way: (from: Double, to: Double)) {
    let puller = Puller(end) { _ in Issue.record("loads") }
    puller.hand.scroll.contentOffset[end.axis] = end.offset(past: way.from)
    puller.pull(way.to)
    #expect(puller.hand.liftToRest(after: 0.2) == end.wall && puller.refresh.state == .idle)
  }

  @Test(arguments: ContentEnd.all) func aFlingThatRunsThatFarIsNoPull(_ end: ContentEnd) {
    let puller = Puller(end, edges: [Bouncing(response: 2)]) { _ in Issue.record("loads") }
    puller.hand.scroll.contentOffset[end.axis] = end.offset(past: -400)
    puller.hand.flingToRest(at: end.out * 4_000)
    #expect(puller.fractions.contains { $0 > 1 } && puller.refresh.state == .idle)
    #expect(puller.hand.offset == end.wall)
  }

  @Test(arguments: ContentEnd.all) func aTrackpadPullsToo(_ end: ContentEnd) {
    let puller = Puller(end)
    let hand = puller.hand
    for _ in 0..<60 {
      hand.now += 0.008
      hand.scroll.wheel(by: end.axis.vector(end.out * 10), time: hand.time)
    }
    #expect(puller.calls == 1)
    hand.frames(10)
    hand.rest()
    #expect(puller.past == 60)
  }

  @Test(arguments: ContentEnd.all) func loadingMayEndBeforeTheRelease(_ end: ContentEnd) {
    let (puller, hand, refresh) = Puller(end).parts
    puller.pull(120)
    let offset = hand.offset
    refresh.endRefreshing()
    #expect(hand.offset == offset && refresh.state == .ending)
    puller.pullOn(150)
    for _ in 0..<30 { hand.move(by: -end.out * 3) }
    puller.pullOn(130)
    #expect(puller.calls == 1, "one pull triggers once, also where it wavers")
    #expect(hand.liftToRest(after: 0.2) == end.wall && refresh.state == .idle)
    puller.pull(110)
    #expect(puller.calls == 2, "and the next one again")
  }

  @Test(arguments: ContentEnd.all) func loadingMayEndAtOnce(_ end: ContentEnd) {
    let puller = Puller(end) { $0.endRefreshing() }
    puller.pull(140)
    #expect(puller.calls == 1 && puller.refresh.state == .ending)
    #expect(puller.hand.liftToRest(after: 0.2) == end.wall && puller.refresh.state == .idle)
  }

  @Test(arguments: ContentEnd.all) func iCatchTheContentDuringLoadingAndScrollAwayAndBack(_ end: ContentEnd) {
    let (puller, hand, refresh) = Puller(end).parts
    puller.pullAndLetGo(110, frames: 4)
    let caught = hand.offset
    hand.down()
    #expect(hand.offset == caught && refresh.state == .loading)
    hand.drag(by: -end.out * 200)
    hand.liftToRest(after: 0.2)
    #expect(puller.past < -40 && puller.past > -200 && refresh.pull == 0 && refresh.state == .loading)
    // Back, past the threshold: it loads already, and nothing is triggered.
    puller.pullAndRest(130)
    #expect(puller.past == 60 && puller.calls == 1)
    hand.down()
    refresh.endRefreshing()
    #expect(puller.past == 60, "a finger holds it")
    #expect(hand.liftToRest(after: 0.2) == end.wall && refresh.state == .idle)
  }

  @Test(arguments: ContentEnd.all) func loadingThatEndsOutOfViewMovesNothing(_ end: ContentEnd) {
    let (puller, hand, refresh) = Puller(end).parts
    puller.pullAndRest(110)
    hand.fling(at: -end.out * 1_200, frames: 10)
    let other = hand.destination
    refresh.endRefreshing()
    #expect(hand.destination == other && refresh.state == .idle)
    #expect(hand.resting() == other)
  }
}
