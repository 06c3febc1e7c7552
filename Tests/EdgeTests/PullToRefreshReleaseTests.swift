import Hands
import Testing

/// A pull that loads when it is let go.
struct PullToRefreshReleaseTests {
  private func puller(_ end: ContentEnd) -> Puller { Puller(end, trigger: .release) }

  /// A swipe on a trackpad, outwards, that ends in one of the ways there are.
  private func wheel(_ puller: Puller, by distance: Double, _ phase: WheelPhase) {
    puller.hand.now += 0.008
    puller.scroll.wheel(
      by: puller.end.axis.vector(puller.end.out * distance), phase: phase, time: puller.hand.time)
  }

  private func swipe(_ puller: Puller, endingAs phase: WheelPhase) {
    wheel(puller, by: 0, .began)
    for _ in 0..<50 { wheel(puller, by: 10, .changed) }
    #expect(puller.calls == 0 && puller.refresh.willRefresh, "nothing loads in the hand")
    puller.hand.now += 0.2
    wheel(puller, by: 0, phase)
  }

  @Test(arguments: ContentEnd.all) func aReleasePastTheThresholdLoads(_ end: ContentEnd) {
    let (puller, hand, refresh) = puller(end).parts
    puller.pull(95)
    #expect(!refresh.willRefresh)
    puller.pullOn(120)
    #expect(puller.calls == 0 && refresh.willRefresh && refresh.state == .idle)
    hand.lift(after: 0.2)
    #expect(puller.calls == 1 && refresh.state == .loading && !refresh.willRefresh)
    #expect(hand.destination == end.offset(past: 60), "known as the finger lifts")
    let way = hand.rest()
    #expect(puller.past == 60 && way.count > 5)
    #expect(zip(way, way.dropFirst()).allSatisfy { ($1 - $0) * end.out <= 0 }, "straight to the gap")
    puller.endAndRest()
    #expect(hand.offset == end.wall && refresh.state == .idle && puller.scroll.diagnostics == Diagnostics())
  }

  @Test(arguments: ContentEnd.all) func theDestinationIsKnownWhenTheDragHasEnded(_ end: ContentEnd) {
    var told: [Double] = []
    let puller = puller(end)
    let log = Log()
    log.once("didEndDragging(true)") { told.append($0.destination[end.axis]) }
    puller.scroll.delegate = log
    puller.pullAndRest(130)
    #expect(told == [end.offset(past: 60)] && puller.past == 60)
  }

  @Test(arguments: ContentEnd.all) func aCancelledTouchLoadsNothing(_ end: ContentEnd) {
    let (puller, hand, refresh) = puller(end).parts
    puller.pull(150)
    hand.cancel()
    #expect(puller.calls == 0 && refresh.state == .idle && !refresh.willRefresh)
    #expect(hand.resting() == end.wall)
    puller.pullAndRest(110)
    #expect(puller.calls == 1, "and the next pull counts")
  }

  @Test(arguments: ContentEnd.all) func aPullThatIPushBackLoadsNothing(_ end: ContentEnd) {
    let (puller, hand, refresh) = puller(end).parts
    puller.pull(130)
    for _ in 0..<40 where puller.past > 80 { hand.move(by: -end.out * 5) }
    #expect(!refresh.willRefresh)
    hand.liftToRest(after: 0.2)
    #expect(puller.calls == 0 && hand.offset == end.wall)
    puller.pull(130)
    for _ in 0..<40 where puller.past > 80 { hand.move(by: -end.out * 5) }
    puller.pullOn(130)
    hand.liftToRest(after: 0.2)
    #expect(puller.calls == 1 && puller.past == 60, "past it again, it counts again")
  }

  @Test(arguments: ContentEnd.all, [WheelPhase.ended, .cancelled])
  func fingersOnATrackpadLoadAsTheyLift(_ end: ContentEnd, _ phase: WheelPhase) {
    let puller = puller(end)
    swipe(puller, endingAs: phase)
    #expect(puller.scroll.dragEnd == (phase == .ended ? .lifted : .cancelled))
    #expect(puller.calls == (phase == .ended ? 1 : 0) && !puller.refresh.willRefresh)
    puller.hand.rest()
    #expect(puller.past == (phase == .ended ? 60 : 0))
  }

  /// Momentum whose one delta runs past the threshold: the wall takes it over, and nobody has pulled.
  @Test(arguments: ContentEnd.all) func momentumPullsNothing(_ end: ContentEnd) {
    let puller = puller(end)
    puller.scroll.contentOffset[end.axis] = end.offset(past: -200)
    wheel(puller, by: 0, .began)
    for _ in 0..<5 { wheel(puller, by: 15, .changed) }
    wheel(puller, by: 0, .ended)
    wheel(puller, by: 20, .momentumBegan)
    wheel(puller, by: 1_500, .momentumChanged)
    #expect(puller.fractions.contains { $0 >= 1 } && puller.scroll.dragEnd == .interrupted)
    puller.hand.rest()
    #expect(puller.calls == 0 && puller.past == 0 && !puller.refresh.willRefresh)
  }

  /// A last delta comes with the lift.
  @Test(arguments: ContentEnd.all) func theLastDeltaOfASwipeCounts(_ end: ContentEnd) {
    let puller = puller(end)
    wheel(puller, by: 0, .began)
    for _ in 0..<10 { wheel(puller, by: 10, .changed) }
    wheel(puller, by: 500, .ended)
    #expect(puller.calls == 1 && puller.refresh.state == .loading)
    puller.hand.rest()
    #expect(puller.past == 60)
  }

  @Test(arguments: ContentEnd.all) func deltasWithoutPhasesLoadWhenNoneComesAnyMore(_ end: ContentEnd) {
    let puller = puller(end)
    for _ in 0..<60 { wheel(puller, by: 10, .unknown) }
    #expect(puller.calls == 0 && puller.refresh.willRefresh)
    puller.hand.frames(20)
    #expect(puller.calls == 1)
    puller.hand.rest()
    #expect(puller.past == 60)
  }

  @Test(arguments: ContentEnd.all) func theProgramTakesThePulledContentAway(_ end: ContentEnd) {
    let (puller, hand, refresh) = puller(end).parts
    puller.pull(130)
    hand.scroll.setContentOffset(end.axis.point(800), animated: true)
    #expect(!refresh.willRefresh)
    hand.rest()
    hand.lift()
    #expect(puller.calls == 0 && hand.resting() == 800)
  }

  @Test(arguments: ContentEnd.all) func aPlacementPastTheThresholdIsNoPull(_ end: ContentEnd) {
    let (puller, hand, refresh) = puller(end).parts
    puller.pull(20)
    hand.scroll.contentOffset[end.axis] = end.offset(past: 150)
    puller.pullOn(160)
    #expect(!refresh.willRefresh)
    hand.liftToRest(after: 0.2)
    #expect(puller.calls == 0 && hand.offset == end.wall)
  }

  @Test(arguments: ContentEnd.all) func aSnapshotInThePullLoadsAsTheFingerLifts(_ end: ContentEnd) throws {
    let (first, second) = (puller(end), puller(end))
    first.pull(130)
    try second.scroll.restore(#require(first.scroll.snapshot()))
    #expect(second.refresh.willRefresh)
    second.hand.now = first.hand.now
    second.hand.place(like: first.hand)
    second.hand.liftToRest(after: 0.2)
    #expect(second.calls == 1 && second.past == 60)
  }
}
