import Hands
import ScrollBehaviors
import Testing

/// Which end of which axis is pulled.
struct RefreshEnd: CustomTestStringConvertible, Sendable {
  let axis: Axis
  let side: Side

  static let all = Axis.both.flatMap { axis in
    [Side.lower, .upper].map { RefreshEnd(axis: axis, side: $0) }
  }

  /// The direction that leads outwards.
  var out: Double { side == .lower ? -1 : 1 }
  /// The wall of the content when nothing loads, in content of 2,000 points seen through 400.
  var wall: Double { side == .lower ? 0 : 1_600 }
  /// An offset so many points past the wall.
  func offset(past distance: Double) -> Double { wall + out * distance }
  var testDescription: String { "\(axis) \(side)" }
}

/// A scroller that is pulled at one of its ends.
final class Puller {
  let end: RefreshEnd
  let refresh: PullToRefresh
  let hand: Hand
  private(set) var fractions: [Double] = []
  var scroll: ScrollController { hand.scroll }
  var past: Double { end.out * (hand.offset - end.wall) }

  init(
    _ end: RefreshEnd, before: [any ScrollBehavior] = [], edges: [any ScrollBehavior] = [Bouncing()],
    content: Double = 2_000, refresh: @escaping () -> Void
  ) {
    self.end = end
    self.refresh = PullToRefresh(end.axis, at: end.side) { _ in refresh() }
    let scroll = Hands.scroller(before + [self.refresh] + edges, content: content)
    hand = Hand(scroll, end.axis)
    if content == 2_000 { scroll.contentOffset[end.axis] = end.wall }
    self.refresh.didPull = { [unowned self] in fractions.append($0) }
    hand.frame()
  }

  /// Down, and pulled until the content is at least so far past its wall. The finger stays.
  func pull(_ distance: Double) {
    hand.down()
    pullOn(distance)
  }

  func pullOn(_ distance: Double) {
    for _ in 0..<400 where past < distance { hand.move(by: end.out * 5) }
  }
}

struct PullToRefreshTests {
  @Test(arguments: RefreshEnd.all) func iPullAndItLoadsAndGoesBack(_ end: RefreshEnd) {
    var calls = 0
    let puller = Puller(end) { calls += 1 }
    let (hand, refresh) = (puller.hand, puller.refresh)
    puller.pull(95)
    #expect(calls == 0 && refresh.state == .idle && refresh.pull == puller.past)
    #expect(refresh.fraction > 0.9 && puller.fractions.last == refresh.fraction)
    puller.pullOn(101)
    #expect(calls == 1 && refresh.state == .loading && hand.scroll.isDragging, "before the finger is lifted")
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
    #expect(calls == 1 && puller.fractions.last == 0 && puller.scroll.diagnostics == Diagnostics())
  }

  @Test(arguments: RefreshEnd.all) func iLetGoTooEarlyAndNothingLoads(_ end: RefreshEnd) {
    let puller = Puller(end) { Issue.record("loads") }
    puller.pull(90)
    puller.hand.lift(after: 0.2)
    puller.hand.rest()
    #expect(puller.hand.offset == end.wall && puller.refresh.state == .idle)
  }

  @Test(arguments: RefreshEnd.all) func aFlingThatRunsThatFarIsNoPull(_ end: RefreshEnd) {
    let puller = Puller(end, edges: [Bouncing(response: 2)]) { Issue.record("loads") }
    puller.hand.scroll.contentOffset[end.axis] = end.offset(past: -400)
    puller.hand.fling(at: end.out * 4_000)
    puller.hand.rest()
    #expect(puller.fractions.contains { $0 > 1 } && puller.refresh.state == .idle)
    #expect(puller.hand.offset == end.wall)
  }

  @Test(arguments: RefreshEnd.all) func aTrackpadPullsToo(_ end: RefreshEnd) {
    var calls = 0
    let puller = Puller(end) { calls += 1 }
    let hand = puller.hand
    for _ in 0..<60 {
      hand.now += 0.008
      hand.scroll.wheel(by: end.axis.vector(end.out * 10), time: hand.time)
    }
    #expect(calls == 1)
    for _ in 0..<10 { hand.frame() }
    hand.rest()
    #expect(puller.past == 60)
  }

  @Test(arguments: RefreshEnd.all) func itIsLoadedBeforeILetGo(_ end: RefreshEnd) {
    var calls = 0
    let puller = Puller(end) { calls += 1 }
    let (hand, refresh) = (puller.hand, puller.refresh)
    puller.pull(120)
    let offset = hand.offset
    refresh.endRefreshing()
    #expect(hand.offset == offset && refresh.state == .ending)
    puller.pullOn(150)
    for _ in 0..<30 { hand.move(by: -end.out * 3) }
    puller.pullOn(130)
    #expect(calls == 1, "one pull triggers once, also where it wavers")
    hand.lift(after: 0.2)
    hand.rest()
    #expect(hand.offset == end.wall && refresh.state == .idle)
    puller.pull(110)
    #expect(calls == 2, "and the next one again")
  }

  @Test(arguments: RefreshEnd.all) func itIsLoadedAtOnce(_ end: RefreshEnd) {
    var calls = 0
    let refresh = PullToRefresh(end.axis, at: end.side) {
      calls += 1
      $0.endRefreshing()
    }
    let hand = Hand(scroller([refresh, Bouncing()]), end.axis)
    hand.scroll.contentOffset[end.axis] = end.wall
    hand.down()
    for _ in 0..<100 { hand.move(by: end.out * 5) }
    #expect(calls == 1 && refresh.state == .ending)
    hand.lift(after: 0.2)
    hand.rest()
    #expect(hand.offset == end.wall && refresh.state == .idle)
  }

  @Test(arguments: RefreshEnd.all) func iCatchItWhileItLoadsAndScrollAwayAndBack(_ end: RefreshEnd) {
    var calls = 0
    let puller = Puller(end) { calls += 1 }
    let (hand, refresh) = (puller.hand, puller.refresh)
    puller.pull(110)
    hand.lift(after: 0.2)
    hand.frames(4)
    let caught = hand.offset
    hand.down()
    #expect(hand.offset == caught && refresh.state == .loading)
    hand.drag(by: -end.out * 200)
    hand.lift(after: 0.2)
    hand.rest()
    #expect(puller.past < -40 && puller.past > -200 && refresh.pull == 0 && refresh.state == .loading)
    // Back, past the threshold: it loads already, and nothing is triggered.
    puller.pull(130)
    hand.lift(after: 0.2)
    hand.rest()
    #expect(puller.past == 60 && calls == 1)
    hand.down()
    refresh.endRefreshing()
    #expect(puller.past == 60, "a finger holds it")
    hand.lift(after: 0.2)
    hand.rest()
    #expect(hand.offset == end.wall && refresh.state == .idle)
  }

  @Test(arguments: RefreshEnd.all) func itIsLoadedWhileIReadOnAndNothingMoves(_ end: RefreshEnd) {
    let puller = Puller(end) {}
    let (hand, refresh) = (puller.hand, puller.refresh)
    puller.pull(110)
    hand.lift(after: 0.2)
    hand.rest()
    hand.fling(at: -end.out * 1_200)
    hand.frames(10)
    let other = hand.destination
    refresh.endRefreshing()
    #expect(hand.destination == other && refresh.state == .idle)
    hand.rest()
    #expect(hand.offset == other)
  }

  @Test(arguments: RefreshEnd.all) func iCatchItOnItsWayBackAndPullAgain(_ end: RefreshEnd) {
    var calls = 0
    let puller = Puller(end) { calls += 1 }
    let (hand, refresh) = (puller.hand, puller.refresh)
    puller.pull(110)
    hand.lift(after: 0.2)
    hand.rest()
    refresh.endRefreshing()
    hand.frames(6)
    #expect(puller.past > 1 && puller.past < 59)
    puller.pull(110)
    #expect(calls == 2 && refresh.state == .loading)
  }

  @Test(arguments: RefreshEnd.all) func iPressStopOnItsWayBackAndItStaysThere(_ end: RefreshEnd) {
    var calls = 0
    let puller = Puller(end) { calls += 1 }
    let (hand, refresh) = (puller.hand, puller.refresh)
    puller.pull(110)
    hand.lift(after: 0.2)
    hand.rest()
    refresh.endRefreshing()
    hand.frames(6)
    hand.scroll.stop()
    let past = puller.past
    #expect(past > 1 && past < 59 && refresh.state == .idle && refresh.pull == past)
    refresh.endRefreshing()
    hand.rest()
    #expect(puller.past == past, "stopped is stopped")
    puller.pull(110)
    #expect(calls == 2 && refresh.state == .loading, "and may be pulled again from there")
    refresh.endRefreshing()
    hand.lift(after: 0.2)
    hand.rest()
    #expect(hand.offset == end.wall && refresh.state == .idle)
  }

  @Test(arguments: RefreshEnd.all) func itStopsUnderMyFingerAfterItHasLoaded(_ end: RefreshEnd) {
    let puller = Puller(end) {}
    let (hand, refresh) = (puller.hand, puller.refresh)
    puller.pull(110)
    hand.lift(after: 0.2)
    hand.rest()
    hand.down()
    refresh.endRefreshing()
    #expect(refresh.state == .ending && hand.scroll.phase == .tracking)
    hand.scroll.stop()
    #expect(puller.past == 60 && hand.scroll.phase == .idle)
    #expect(refresh.state == .idle, "nothing is on its way any more")
    hand.lift(after: 0.1)
    hand.scroll.invalidateLayout()
    hand.rest()
    #expect(hand.offset == end.wall)
  }

  @Test(arguments: RefreshEnd.all) func iStopItWhileItLoadsAndItStillLoads(_ end: RefreshEnd) {
    let puller = Puller(end) {}
    let (hand, refresh) = (puller.hand, puller.refresh)
    puller.pull(150)
    hand.lift(after: 0.2)
    hand.frames(3)
    hand.scroll.stop()
    #expect(refresh.state == .loading && puller.past > 60)
    refresh.endRefreshing()
    hand.rest()
    #expect(hand.offset == end.wall && refresh.state == .idle)
  }

  @Test(arguments: RefreshEnd.all, [90.0, 130]) func iPullAgainInTheGapAndMeanwhileItHasLoaded(
    _ end: RefreshEnd, _ distance: Double
  ) {
    var calls = 0
    let puller = Puller(end) { calls += 1 }
    let (hand, refresh) = (puller.hand, puller.refresh)
    puller.pull(110)
    hand.lift(after: 0.2)
    hand.rest()
    puller.pull(distance)
    #expect(calls == 1 && refresh.state == .loading, "it loads already")
    refresh.endRefreshing()
    #expect(calls == 1 && refresh.state == .ending)
    puller.pullOn(140)
    // Past the threshold while it loaded, the pull is used up; before it, it is a pull like another.
    #expect(calls == (distance < 100 ? 2 : 1))
    refresh.endRefreshing()
    hand.lift(after: 0.2)
    hand.rest()
    #expect(hand.offset == end.wall && refresh.state == .idle)
  }

  @Test(arguments: RefreshEnd.all) func theProgramAsksAgainWhileItLoadsAndNothingMoves(_ end: RefreshEnd) {
    let puller = Puller(end) { Issue.record("the program knows") }
    let (hand, refresh) = (puller.hand, puller.refresh)
    refresh.beginRefreshing()
    hand.frames(5)
    let (offset, destination) = (hand.offset, hand.destination)
    refresh.beginRefreshing()
    #expect(hand.offset == offset && hand.destination == destination)
    hand.rest()
    hand.scroll.contentOffset[end.axis] = end.offset(past: -500)
    refresh.beginRefreshing()
    hand.rest()
    #expect(puller.past == -500 && refresh.state == .loading)
  }

  @Test(arguments: Axis.both) func ofShortContentEachEndIsPulledByItself(_ axis: Axis) {
    var calls: [Side] = []
    let ends = [Side.lower, .upper].map { side in
      PullToRefresh(axis, at: side) { _ in calls.append(side) }
    }
    let hand = Hand(scroller(ends + [Bouncing(always: .all)], content: 100), axis)
    hand.frame()
    for (index, out) in [-1.0, 1].enumerated() {
      hand.down()
      for _ in 0..<60 { hand.move(by: out * 10) }
      hand.lift(after: 0.2)
      hand.rest()
      #expect(calls.count == index + 1 && hand.offset == out * 60)
      #expect(ends[index].state == .loading && ends[index].pull == 60 && ends[1 - index].pull == 0)
      ends[index].endRefreshing()
      hand.rest()
      #expect(hand.offset == 0 && ends.allSatisfy { $0.state == .idle })
    }
    #expect(calls == [.lower, .upper])
  }

  @Test(arguments: RefreshEnd.all) func aGapOfNoLengthHoldsNothing(_ end: RefreshEnd) {
    var calls = 0
    let refresh = PullToRefresh(end.axis, at: end.side, threshold: 1, hold: 0) { _ in calls += 1 }
    let hand = Hand(scroller([refresh, Bouncing()]), end.axis)
    hand.scroll.contentOffset[end.axis] = end.wall
    hand.frame()
    hand.down()
    hand.drag(by: end.out * 20)
    #expect(calls == 1 && refresh.state == .loading)
    hand.lift(after: 0.2)
    hand.rest()
    #expect(hand.offset == end.wall && refresh.state == .loading)
    refresh.endRefreshing()
    #expect(refresh.state == .idle && hand.offset == end.wall)
  }

  @Test(arguments: RefreshEnd.all) func theProgramStartsIt(_ end: RefreshEnd) {
    let puller = Puller(end) { Issue.record("the program knows") }
    let (hand, refresh) = (puller.hand, puller.refresh)
    refresh.beginRefreshing()
    refresh.beginRefreshing()
    #expect(refresh.state == .loading && hand.scroll.phase == .animating && hand.offset == end.wall)
    hand.rest()
    #expect(puller.past == 60)
    refresh.endRefreshing()
    refresh.endRefreshing()
    hand.rest()
    #expect(hand.offset == end.wall)
    refresh.beginRefreshing(reveals: false)
    hand.rest()
    #expect(hand.offset == end.wall)
    refresh.endRefreshing()
    hand.scroll.contentOffset[end.axis] = 800
    refresh.beginRefreshing()
    hand.rest()
    #expect(hand.offset == 800, "who reads elsewhere is left in peace")
    refresh.endRefreshing()
    hand.rest()
    #expect(hand.offset == 800 && refresh.state == .idle)
  }

  @Test(arguments: RefreshEnd.all) func theProgramStartsItWhileItGoesBack(_ end: RefreshEnd) {
    let puller = Puller(end) {}
    puller.pull(110)
    puller.hand.lift(after: 0.2)
    puller.hand.rest()
    puller.refresh.endRefreshing()
    puller.hand.frames(6)
    puller.refresh.beginRefreshing()
    puller.hand.rest()
    #expect(puller.past == 60)
  }

  @Test(arguments: Axis.both) func startedBeforeItIsInAChainItBeginsWithTheGap(_ axis: Axis) {
    let refresh = PullToRefresh(axis) { _ in }
    refresh.beginRefreshing()
    #expect(refresh.pull == 0)
    let scroll = scroller([refresh, Bouncing()])
    #expect(scroll.contentOffset[axis] == -60 && refresh.pull == 60)
    scroll.behaviors = [Bouncing()]
    #expect(refresh.state == .loading && refresh.pull == 0)
    refresh.endRefreshing()
    #expect(refresh.state == .idle)
  }

  @Test(arguments: RefreshEnd.all) func aRigidEdgeIsNotPulledButHeld(_ end: RefreshEnd) {
    let puller = Puller(end, edges: [Clamping()]) { Issue.record("pulled") }
    puller.hand.down()
    for _ in 0..<60 { puller.hand.move(by: end.out * 10) }
    puller.hand.lift(after: 0.2)
    #expect(puller.past == 0 && puller.fractions.isEmpty)
    puller.refresh.beginRefreshing()
    puller.hand.rest()
    #expect(puller.past == 60)
    puller.refresh.endRefreshing()
    #expect(puller.past == 0 && puller.refresh.state == .idle, "without a motion")
  }

  @Test(arguments: RefreshEnd.all) func contentThatFitsIsPulledIfItsEdgeAlwaysBounces(_ end: RefreshEnd) {
    for bouncing in [Bouncing(), Bouncing(always: .all)] {
      var calls = 0
      let puller = Puller(end, edges: [bouncing], content: 100) { calls += 1 }
      let isAlways = bouncing.always == .all
      puller.hand.down()
      for _ in 0..<60 { puller.hand.move(by: end.out * 10) }
      puller.hand.lift(after: 0.2)
      puller.hand.rest()
      #expect(calls == (isAlways ? 1 : 0) && puller.hand.offset == (isAlways ? end.out * 60 : 0))
      puller.refresh.endRefreshing()
      puller.hand.rest()
      #expect(puller.hand.offset == 0)
    }
  }

  @Test(arguments: RefreshEnd.all) func pagesDoNotPullItOutOfTheGap(_ end: RefreshEnd) {
    let pages = Paging(axis: end.axis)
    var calls = 0
    let puller = Puller(end, before: [pages]) { calls += 1 }
    let page = pages.page
    puller.pull(110)
    puller.hand.lift(after: 0.2)
    puller.hand.rest()
    #expect(puller.past == 60 && calls == 1 && pages.page == page && pages.pageCount == 5)
    puller.hand.scroll.invalidateLayout()
    puller.hand.rest()
    #expect(puller.past == 60)
    puller.hand.fling(at: -end.out * 600)
    puller.hand.rest()
    #expect(puller.past == 0, "a flick leads from the gap to the page beside it")
    puller.hand.fling(at: -end.out * 600)
    puller.hand.rest()
    #expect(puller.past == -400, "and the next one on")
    puller.refresh.endRefreshing()
    puller.hand.rest()
    #expect(puller.past == -400)
  }

  @Test(arguments: RefreshEnd.all) func onARingNothingIsPulledOrHeld(_ end: RefreshEnd) {
    let puller = Puller(end, before: [Circular(end.axis)]) { Issue.record("pulled") }
    let offset = puller.hand.offset
    puller.refresh.beginRefreshing()
    #expect(puller.refresh.state == .loading && puller.hand.offset == offset && puller.refresh.pull == 0)
    puller.refresh.endRefreshing()
    #expect(puller.refresh.state == .idle)
    puller.hand.fling(at: end.out * 3_000)
    puller.hand.rest()
    #expect(puller.refresh.state == .idle && puller.fractions.isEmpty)
  }

  @Test(arguments: RefreshEnd.all) func theKeyboardAndBarsMoveTheGapAlong(_ end: RefreshEnd) {
    let puller = Puller(end) {}
    puller.pull(110)
    puller.hand.lift(after: 0.2)
    puller.hand.rest()
    puller.hand.scroll.contentInset = end.axis.inset(end.side, 30)
    puller.hand.rest()
    puller.refresh.endRefreshing()
    puller.hand.rest()
    #expect(puller.past == 30)
    puller.hand.scroll.contentInset = Insets(all: 900)
    puller.refresh.beginRefreshing()
    puller.hand.rest()
    puller.refresh.endRefreshing()
    puller.hand.rest()
    #expect(puller.refresh.state == .idle && puller.hand.offset.isFinite)
  }

  @Test(arguments: RefreshEnd.all) func aLayoutThatPutsItPastTheThresholdIsNoPull(_ end: RefreshEnd) {
    let puller = Puller(end) { Issue.record("loads") }
    puller.hand.down()
    puller.hand.drag(by: -end.out * 30)
    // The wall comes in by 600 under the finger.
    let content = end.axis.size(1_400, across: 2_000)
    if end.side == .upper { puller.hand.scroll.contentSize = content }
    puller.hand.move(by: end.out * 3)
    puller.hand.lift(after: 0.2)
    puller.hand.rest()
    #expect(puller.refresh.state == .idle)
  }

  @Test(arguments: RefreshEnd.all) func aSnapshotRemembersThatItLoads(_ end: RefreshEnd) throws {
    let puller = Puller(end) {}
    puller.pull(110)
    puller.hand.lift(after: 0.2)
    puller.hand.frames(3)
    let snapshot = try #require(puller.hand.scroll.snapshot())
    let other = Puller(end) { Issue.record("triggered by a snapshot") }
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
    other.hand.rest()
    #expect(other.hand.offset == end.wall)
  }
}

/// A feed whose news come in above while it is held.
struct RefreshingFeedTests {
  private func feed(
    _ axis: Axis, holdsAtStart: Bool
  ) -> (tiles: Tiling<Int>, hand: Hand, refresh: PullToRefresh) {
    let tiles = Tiling<Int>(
      .uniform(length: 100, items: 0..<40), axis: axis, make: { 0 }, show: { _, _, _ in })
    let refresh = PullToRefresh(axis) { _ in }
    let hand = Hand(
      scroller([tiles, KeepAnchor(tiles, holdsAtStart: holdsAtStart), refresh, Bouncing()]), axis)
    hand.frame()
    hand.down()
    for _ in 0..<90 { hand.move(by: -5) }
    return (tiles, hand, refresh)
  }

  @Test(arguments: Axis.both) func newsArriveWhileItIsHeldAndItGoesBackToThem(_ axis: Axis) throws {
    let (tiles, hand, refresh) = feed(axis, holdsAtStart: false)
    hand.lift(after: 0.2)
    hand.rest()
    #expect(hand.offset == -60)
    try tiles.change(.insertRun(count: 3, at: 0))
    #expect(hand.offset == -60 && refresh.pull == 60)
    refresh.endRefreshing()
    hand.rest()
    #expect(hand.offset == 0 && refresh.state == .idle)
  }

  @Test(arguments: Axis.both) func newsArriveAndWhatISeeStays(_ axis: Axis) throws {
    let (tiles, hand, refresh) = feed(axis, holdsAtStart: true)
    hand.lift(after: 0.2)
    hand.rest()
    try tiles.change(.insertRun(count: 3, at: 0))
    #expect(hand.offset == 240 && refresh.pull == 0, "three of 100 came in above")
    refresh.endRefreshing()
    hand.rest()
    #expect(hand.offset == 240 && refresh.state == .idle)
  }

  @Test(arguments: Axis.both) func iPullItLoadsAndContentArrivesWhileIScrollOn(_ axis: Axis) throws {
    let (tiles, hand, refresh) = feed(axis, holdsAtStart: false)
    hand.lift(after: 0.2)
    hand.rest()
    hand.fling(at: 1_500)
    hand.frames(20)
    let (offset, destination, speed) = (hand.offset, hand.destination, hand.speed)
    try tiles.change(.insertRun(count: 3, at: 0))
    refresh.endRefreshing()
    #expect(hand.offset == offset + 300 && hand.speed == speed && hand.destination == destination + 300)
    hand.rest()
    #expect(hand.offset == destination + 300 && refresh.state == .idle)
  }

  @Test(arguments: Axis.both) func newsArriveUnderMyFinger(_ axis: Axis) throws {
    let (tiles, hand, refresh) = feed(axis, holdsAtStart: true)
    let offset = hand.offset
    try tiles.change(.insertRun(count: 3, at: 0))
    refresh.endRefreshing()
    #expect(hand.offset == offset + 300 && hand.scroll.isDragging)
    hand.move(by: 10)
    #expect(hand.offset == offset + 310, "inside by now, it follows one to one")
    hand.lift(after: 0.2)
    hand.rest()
    #expect(hand.offset == offset + 310)
  }
}
