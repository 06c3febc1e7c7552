import Hands
import ScrollBehaviors
import Testing

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
