import Hands
import Testing

/// Feeds: news that come in above, and an end that is followed.
struct FeedTests {
  // MARK: A feed whose news come in above while it is held

  private func feed(
    _ axis: Axis, holdsAtStart: Bool
  ) -> (tiles: Tiling<Int>, hand: Hand, refresh: PullToRefresh) {
    let tiles = Tiling<Int>(.uniform(length: 100, items: 0..<40), axis: axis)
    let refresh = PullToRefresh(axis: axis) { _ in }
    let hand = Hand(
      scroller([tiles, KeepAnchor(tiles, holdsAtStart: holdsAtStart), refresh, Bouncing()]), axis)
    hand.frame()
    hand.down()
    for _ in 0..<90 { hand.move(by: -5) }
    return (tiles, hand, refresh)
  }

  @Test(arguments: Axis.both) func newsArriveWhileItIsHeldAndItGoesBackToThem(_ axis: Axis) throws {
    let (tiles, hand, refresh) = feed(axis, holdsAtStart: false)
    #expect(hand.liftToRest(after: 0.2) == -60)
    try tiles.change(.insertRun(count: 3, at: 0))
    #expect(hand.offset == -60 && refresh.pull == 60)
    refresh.endRefreshing()
    #expect(hand.resting() == 0 && refresh.state == .idle)
  }

  @Test(arguments: Axis.both) func newsArriveAndWhatISeeStays(_ axis: Axis) throws {
    let (tiles, hand, refresh) = feed(axis, holdsAtStart: true)
    hand.liftToRest(after: 0.2)
    try tiles.change(.insertRun(count: 3, at: 0))
    #expect(hand.offset == 240 && refresh.pull == 0, "three of 100 came in above")
    refresh.endRefreshing()
    #expect(hand.resting() == 240 && refresh.state == .idle)
  }

  @Test(arguments: Axis.both) func iPullItLoadsAndContentArrivesWhileIScrollOn(_ axis: Axis) throws {
    let (tiles, hand, refresh) = feed(axis, holdsAtStart: false)
    hand.liftToRest(after: 0.2)
    hand.fling(at: 1_500, frames: 20)
    let (offset, destination, speed) = (hand.offset, hand.destination, hand.speed)
    try tiles.change(.insertRun(count: 3, at: 0))
    refresh.endRefreshing()
    #expect(hand.offset == offset + 300 && hand.speed == speed && hand.destination == destination + 300)
    #expect(hand.resting() == destination + 300 && refresh.state == .idle)
  }

  @Test(arguments: Axis.both) func newsArriveUnderMyFinger(_ axis: Axis) throws {
    let (tiles, hand, refresh) = feed(axis, holdsAtStart: true)
    let offset = hand.offset
    try tiles.change(.insertRun(count: 3, at: 0))
    refresh.endRefreshing()
    #expect(hand.offset == offset + 300 && hand.scroll.isDragging)
    hand.move(by: 10)
    #expect(hand.offset == offset + 310, "inside by now, it follows one to one")
    #expect(hand.liftToRest(after: 0.2) == offset + 310)
  }

  // MARK: A conversation that stays at its end

  private let content = Arranging(Stack(count: 42) { index, _ in 40 + Double(index % 5) * 9 })
  private let hand: Hand
  private var scroll: ScrollController { hand.scroll }

  init() {
    hand = Hand(
      ScrollController(
        viewport: Size(width: 390, height: 600), behaviors: [content, StayAtEnd(), Bouncing()]))
    hand.frame()
  }

  private func end() throws -> Double { try #require(scroll.geometry.extent.y.upper) }

  /// Two messages come, and nothing rests before the new end.
  private func receive() throws {
    let before = try end()
    try content.change(.insertRun(count: 2, at: content.layout.count))
    #expect(try end() > before + 40)
  }

  @Test func whatShowsItsEndShowsTheNewEnd() throws {
    #expect(try hand.offset == end() && end() > 1_000)
    for _ in 0..<3 {
      try receive()
      #expect(try hand.offset == end())
    }
    try content.change(.remove(3..<5))
    #expect(try hand.offset == end(), "items above it go, too")
    scroll.viewport.height = 300
    #expect(try hand.offset == end())
    scroll.contentOffset.y = 100
    try receive()
    #expect(hand.offset == 100, "who reads further up is left alone")
  }

  @Test func aFingerThatRestsLosesNothing() throws {
    hand.down()
    try receive()
    #expect(try scroll.phase == .tracking && hand.offset == end())
    hand.liftToRest(after: 1)
    try receive()
    #expect(try hand.offset == end())
  }

  @Test func aWheelRunLosesNothing() throws {
    scroll.wheel(by: Vector(x: 0, y: 30), time: hand.time)
    let past = try hand.offset - end()
    #expect(scroll.phase == .wheeling && past > 0)
    try receive()
    #expect(try abs(hand.offset - end() - past) < 1e-9, "as far past the new end")
    hand.frames(64)
    #expect(try scroll.phase == .idle && hand.offset == end())
  }

  @Test func aFlingOnItsWayToTheEndFindsTheNewEnd() throws {
    scroll.contentOffset.y = try end() - 500
    hand.fling(at: 900, frames: 4)
    let offset = hand.offset
    #expect(try offset < end() && hand.destination == end() && scroll.isDecelerating)
    try receive()
    #expect(hand.offset == offset, "nothing jumps")
    hand.rest()
    #expect(try hand.offset == end())
  }

  @Test func aBounceAtTheEndLosesNothing() throws {
    hand.fling(at: 900, frames: 4)
    let past = try hand.offset - end()
    #expect(past > 1)
    try receive()
    #expect(try abs(hand.offset - end() - past) < 1e-9, "as far past the new end")
    hand.rest()
    #expect(try hand.offset == end())
  }

  @Test func anAnimationToTheEndFindsTheNewEnd() throws {
    let former = try end()
    scroll.contentOffset.y = 100
    scroll.setContentOffset(Point(x: 0, y: former), animated: true)
    hand.frames(5)
    try receive()
    #expect(hand.offset < former)
    hand.rest()
    #expect(try hand.offset == end())
  }

  @Test func anAnimationAwayFromTheEndGoesWhereItGoes() throws {
    scroll.setContentOffset(.zero, animated: true)
    try receive()
    #expect(hand.resting() == 0)
  }

  @Test func aDragPastTheEndLosesNothing() throws {
    hand.pull(by: 120)
    let past = try hand.offset - end()
    #expect(past > 30 && scroll.isDragging)
    try receive()
    #expect(try abs(hand.offset - end() - past) < 1e-9, "as far past the new end")
    hand.move(by: 8)
    #expect(try hand.offset - end() > past, "and on from there")
    hand.liftToRest(after: 1)
    #expect(try hand.offset == end())
  }

  @Test func aDragAwayFromTheEndIsLeftAlone() throws {
    hand.pull(by: -100)
    let offset = hand.offset
    try receive()
    #expect(hand.offset == offset)
    #expect(hand.liftToRest(after: 1) == offset)
  }
}
