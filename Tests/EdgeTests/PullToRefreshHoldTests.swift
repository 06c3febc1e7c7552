import Hands
import Testing

/// What else happens while it holds the content, and on its way back.
struct PullToRefreshHoldTests {
  /// On its way back it may be caught and pulled again, and from where it was stopped as well.
  @Test(arguments: ContentEnd.all, [false, true])
  func aPullOnTheWayBackCountsAgain(_ end: ContentEnd, _ isStopped: Bool) {
    let (puller, hand, refresh) = Puller(end).parts
    puller.loadAndGoBack()
    let past = puller.past
    #expect(past > 1 && past < 59)
    if isStopped {
      hand.scroll.stop()
      #expect(refresh.state == .idle && refresh.pull == past)
      puller.endAndRest()
      #expect(puller.past == past, "stopped is stopped")
    }
    puller.pull(110)
    #expect(puller.calls == 2 && refresh.state == .loading)
    refresh.endRefreshing()
    #expect(hand.liftToRest(after: 0.2) == end.wall && refresh.state == .idle)
  }

  @Test(arguments: ContentEnd.all) func contentStopsUnderMyFingerAfterLoading(_ end: ContentEnd) {
    let (puller, hand, refresh) = Puller(end).parts
    puller.pullAndRest(110)
    hand.down()
    refresh.endRefreshing()
    #expect(refresh.state == .ending && hand.scroll.phase == .tracking)
    hand.scroll.stop()
    #expect(puller.past == 60 && hand.scroll.phase == .tracking && refresh.state == .ending)
    hand.liftToRest(after: 0.1)
    #expect(hand.offset == end.wall && refresh.state == .idle, "the finger goes, and so does the gap")
  }

  @Test(arguments: ContentEnd.all) func stoppingTheContentDoesNotStopTheLoading(_ end: ContentEnd) {
    let (puller, hand, refresh) = Puller(end).parts
    puller.pullAndLetGo(150, frames: 3)
    hand.scroll.stop()
    #expect(refresh.state == .loading && puller.past > 60)
    refresh.endRefreshing()
    #expect(hand.resting() == end.wall && refresh.state == .idle)
  }

  @Test(arguments: ContentEnd.all, [90.0, 130])
  func iPullAgainInTheGapAsLoadingEnds(_ end: ContentEnd, _ distance: Double) {
    let (puller, hand, refresh) = Puller(end).parts
    puller.pullAndRest(110)
    puller.pull(distance)
    #expect(puller.calls == 1 && refresh.state == .loading, "it loads already")
    refresh.endRefreshing()
    #expect(puller.calls == 1 && refresh.state == .ending)
    puller.pullOn(140)
    // Past the threshold while it loaded, the pull is used up; before it, it is a pull like another.
    #expect(puller.calls == (distance < 100 ? 2 : 1))
    refresh.endRefreshing()
    #expect(hand.liftToRest(after: 0.2) == end.wall && refresh.state == .idle)
  }

  @Test(arguments: Axis.both) func eachEndOfShortContentIsPulledSeparately(_ axis: Axis) {
    var calls: [Side] = []
    let ends = [Side.lower, .upper].map { side in
      PullToRefresh(axis: axis, at: side) { _ in calls.append(side) }
    }
    let hand = Hand(scroller(ends + [Bouncing(always: .all)], content: 100), axis, frames: 1)
    for (index, out) in [-1.0, 1].enumerated() {
      hand.down()
      for _ in 0..<60 { hand.move(by: out * 10) }
      hand.liftToRest(after: 0.2)
      #expect(calls.count == index + 1 && hand.offset == out * 60)
      #expect(ends[index].state == .loading && ends[index].pull == 60 && ends[1 - index].pull == 0)
      ends[index].endRefreshing()
      #expect(hand.resting() == 0 && ends.allSatisfy { $0.state == .idle })
    }
    #expect(calls == [.lower, .upper])
  }

  @Test(arguments: ContentEnd.all) func aGapOfNoLengthHoldsNothing(_ end: ContentEnd) {
    let (puller, hand, refresh) = Puller(end, threshold: 1, hold: 0).parts
    hand.pull(by: end.out * 20)
    #expect(puller.calls == 1 && refresh.state == .loading)
    #expect(hand.liftToRest(after: 0.2) == end.wall && refresh.state == .loading)
    refresh.endRefreshing()
    #expect(refresh.state == .idle && hand.offset == end.wall)
  }

  /// Loading has ended by the time the program has scrolled there, along both axes.
  @Test(arguments: ContentEnd.all) func loadingEndsWithoutAJumpAfterTheProgramHasScrolled(_ end: ContentEnd) {
    let (puller, hand, refresh) = Puller(end).parts
    refresh.beginRefreshing(reveals: false)
    hand.scroll.setContentOffset(end.axis.point(end.offset(past: 60)), arrival: .timed(0.2)) { _ in
      refresh.endRefreshing()
    }
    let way = [hand.offset] + hand.rest() + [end.wall]
    #expect(zip(way, way.dropFirst()).allSatisfy { ($1 - $0).magnitude < 20 })
    #expect(puller.past == 0 && refresh.state == .idle && hand.scroll.phase == .idle)
  }
}
