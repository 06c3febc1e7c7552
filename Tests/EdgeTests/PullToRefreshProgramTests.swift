import Hands
import Testing

/// Loading that the program starts, and the content, edges and links around it.
struct PullToRefreshProgramTests {
  @Test(arguments: ContentEnd.all, [0, 5])
  func theProgramStartsLoadingOnlyOnce(_ end: ContentEnd, _ frames: Int) {
    let (puller, hand, refresh) = Puller(end) { _ in Issue.record("the program knows") }.parts
    refresh.beginRefreshing()
    #expect(refresh.state == .loading && hand.scroll.phase == .animating && hand.offset == end.wall)
    hand.frames(frames)
    let (offset, destination) = (hand.offset, hand.destination)
    refresh.beginRefreshing()
    #expect(hand.offset == offset && hand.destination == destination)
    hand.rest()
    #expect(puller.past == 60)
    hand.pullToRest(by: -end.out * 30, for: 0.2)
    puller.beginAndRest()
    #expect(puller.past == 30, "it leads nobody back who has moved on")
    refresh.endRefreshing()
    refresh.endRefreshing()
    #expect(hand.resting() == end.wall)
    refresh.beginRefreshing(reveals: false)
    #expect(hand.resting() == end.wall)
    refresh.endRefreshing()
    hand.scroll.contentOffset[end.axis] = 800
    for _ in 0..<2 {
      refresh.beginRefreshing()
      #expect(hand.resting() == 800 && refresh.state == .loading, "who reads elsewhere is left in peace")
    }
    refresh.endRefreshing()
    #expect(hand.resting() == 800 && refresh.state == .idle)
  }

  @Test(arguments: ContentEnd.all) func theProgramStartsLoadingWhileTheContentReturns(_ end: ContentEnd) {
    let puller = Puller(end)
    puller.loadAndGoBack()
    puller.beginAndRest()
    #expect(puller.past == 60)
  }

  @Test(arguments: Axis.both) func aLinkThatLoadsAlreadyBeginsWithTheGap(_ axis: Axis) {
    let refresh = PullToRefresh(axis: axis) { _ in }
    refresh.beginRefreshing()
    #expect(refresh.pull == 0)
    let scroll = scroller([refresh, Bouncing()])
    #expect(scroll.contentOffset[axis] == -60 && refresh.pull == 60)
    scroll.behaviors = [Bouncing()]
    #expect(refresh.state == .loading && refresh.pull == 0)
    refresh.endRefreshing()
    #expect(refresh.state == .idle)
  }

  @Test(arguments: ContentEnd.all) func aRigidEdgeIsNotPulledButHeld(_ end: ContentEnd) {
    let puller = Puller(end, edges: [Clamping()]) { _ in Issue.record("pulled") }
    puller.swipeAndRest(600)
    #expect(puller.past == 0 && puller.fractions.isEmpty)
    puller.beginAndRest()
    #expect(puller.past == 60)
    puller.refresh.endRefreshing()
    #expect(puller.past == 0 && puller.refresh.state == .idle, "without a motion")
  }

  @Test(arguments: ContentEnd.all) func contentThatFitsIsPulledIfItsEdgeAlwaysBounces(_ end: ContentEnd) {
    for bouncing in [Bouncing(), Bouncing(always: .all)] {
      let puller = Puller(end, edges: [bouncing], content: 100)
      let isAlways = bouncing.always == .all
      puller.swipeAndRest(600)
      #expect(puller.calls == (isAlways ? 1 : 0) && puller.hand.offset == (isAlways ? end.out * 60 : 0))
      puller.refresh.endRefreshing()
      #expect(puller.hand.resting() == 0)
    }
  }

  @Test(arguments: ContentEnd.all) func pagesDoNotPullTheContentOutOfTheGap(_ end: ContentEnd) {
    let pages = Paging(axis: end.axis)
    let puller = Puller(end, before: [pages])
    let page = pages.page
    puller.pullAndRest(110)
    #expect(puller.past == 60 && puller.calls == 1 && pages.page == page && pages.pageCount == 5)
    puller.hand.scroll.invalidateLayout()
    puller.hand.rest()
    #expect(puller.past == 60)
    puller.hand.flingToRest(at: -end.out * 600)
    #expect(puller.past == 0, "a flick leads from the gap to the page beside it")
    puller.hand.flingToRest(at: -end.out * 600)
    #expect(puller.past == -400, "and the next one on")
    puller.endAndRest()
    #expect(puller.past == -400)
  }

  @Test(arguments: ContentEnd.all) func onARingNothingIsPulledOrHeld(_ end: ContentEnd) {
    let puller = Puller(end, before: [Circular(axis: end.axis)]) { _ in Issue.record("pulled") }
    let offset = puller.hand.offset
    puller.refresh.beginRefreshing()
    #expect(puller.refresh.state == .loading && puller.hand.offset == offset && puller.refresh.pull == 0)
    puller.refresh.endRefreshing()
    #expect(puller.refresh.state == .idle)
    puller.hand.flingToRest(at: end.out * 3_000)
    #expect(puller.refresh.state == .idle && puller.fractions.isEmpty)
  }

  @Test(arguments: ContentEnd.all) func theKeyboardAndBarsMoveTheGapAlong(_ end: ContentEnd) {
    let puller = Puller(end)
    puller.pullAndRest(110)
    puller.hand.scroll.contentInset = end.axis.inset(end.side, 30)
    puller.hand.rest()
    puller.endAndRest()
    #expect(puller.past == 30)
    puller.hand.scroll.contentInset = Insets(all: 900)
    puller.beginAndRest()
    puller.endAndRest()
    #expect(puller.refresh.state == .idle && puller.hand.offset.isFinite)
  }

  @Test(arguments: ContentEnd.all) func aLayoutPastTheThresholdIsNoPull(_ end: ContentEnd) {
    let puller = Puller(end) { _ in Issue.record("loads") }
    puller.hand.pull(by: -end.out * 30)
    // The wall comes in by 600 under the finger.
    let content = end.axis.size(1_400, across: 2_000)
    if end.side == .upper { puller.hand.scroll.contentSize = content }
    puller.hand.move(by: end.out * 3)
    puller.hand.liftToRest(after: 0.2)
    #expect(puller.refresh.state == .idle)
  }

  @Test(arguments: ContentEnd.all) func aSnapshotKeepsTheLoading(_ end: ContentEnd) throws {
    let puller = Puller(end)
    puller.pullAndLetGo(110, frames: 3)
    let snapshot = try #require(puller.hand.scroll.snapshot())
    let other = Puller(end) { _ in Issue.record("triggered by a snapshot") }
    try other.scroll.restore(snapshot)
    #expect(other.refresh.state == .loading && other.scroll.snapshot() == snapshot)
    other.hand.now = puller.hand.now
    for _ in 0..<60 {
      puller.hand.frame()
      other.hand.frame()
      #expect(puller.hand.offset == other.hand.offset)
    }
    #expect(other.past == 60)
    other.refresh.endRefreshing()
    #expect(other.hand.resting() == end.wall)
  }
}
