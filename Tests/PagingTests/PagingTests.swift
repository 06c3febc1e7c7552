import Hands
import Testing

struct PagingTests {
  let log = Log()

  @Test(arguments: Axis.both) func theOffsetDecidesPageAndFraction(_ axis: Axis) {
    let (pages, scroll) = Paging(axis: axis).shown()
    #expect(pages.pageCount == 5 && pages.page == 0 && pages.fraction == 0)
    for (offset, page, fraction) in [
      (199.0, 0, 0.4975), (201, 1, 0.5025), (400, 1, 1), (1_600, 4, 4), (-50, 0, 0), (9_999, 4, 4),
    ] {
      scroll.contentOffset = axis.point(offset)
      #expect(pages.page == page && pages.fraction == fraction)
    }
  }

  @Test(arguments: Axis.both) func aShortLastPageLiesAtTheWall(_ axis: Axis) {
    let (pages, hand) = Paging(axis: axis).inHand(axis, content: 900)
    #expect(pages.pageCount == 3)
    hand.scroll.contentOffset = axis.point(400)
    #expect(hand.flingToRest(at: 900) == 500 && pages.page == 2 && pages.fraction == 2)
    hand.scroll.contentOffset = axis.point(450)
    #expect(pages.fraction == 1.5)
    hand.scroll.contentOffset = axis.point(500)
    #expect(hand.flingToRest(at: -900) == 400 && pages.page == 1)
  }

  @Test(arguments: Axis.both) func insetsShortenThePages(_ axis: Axis) {
    let (pages, hand) = Paging(axis: axis).inHand(axis)
    hand.scroll.contentInset = axis.inset(.lower, 60) + axis.inset(.upper, 40)
    #expect(pages.pageCount == 7)
    #expect(hand.flingToRest(at: -900) == -60 && pages.page == 0)
    for page in 1...3 {
      #expect(hand.flingToRest(at: 900) == Double(page) * 300 - 60 && pages.page == page)
    }
  }

  @Test(
    arguments: Axis.both,
    [(150.0, 0.0, 0.0), (190, 199, 0), (50, 201, 400), (250, 0, 400), (250, -199, 400), (250, -201, 0)])
  func fastFlingsTurnThePageAndSlowOnesGoToTheNearest(
    _ axis: Axis, _ play: (way: Double, speed: Double, rest: Double)
  ) {
    let hand = Hand(scroller([Paging(axis: axis), Bouncing()]), axis)
    hand.scroll.settings.slop = 0
    hand.down()
    hand.move(by: play.way - play.speed * 0.08)
    hand.now += 0.2
    hand.swipe(at: play.speed)
    hand.lift(after: play.speed == 0 ? 0.1 : 0)
    #expect(hand.restingAtDestination() == play.rest)
  }

  @Test(arguments: Axis.both, [3_000.0, 8_000])
  func aFlingGoesAtMostOnePageFromWhereTheDragBeganOrFromThePageOnTheWay(_ axis: Axis, _ speed: Double) {
    let hand = Hand(scroller([Paging(axis: axis), Bouncing()]), axis, at: 800).pulled(by: 550)
    hand.swipe(at: speed)
    hand.lift()
    #expect(hand.destination == 1_200)
    hand.pull(by: -1_100)
    hand.swipe(at: -speed)
    hand.lift()
    #expect(hand.destination == 800, "one page back from the page on the way, which the drag interrupted")
  }

  @Test(arguments: Axis.both) func aFlickShortlyBeforeAPageTurnsTheNext(_ axis: Axis) {
    let hand = Hand(scroller([Paging(axis: axis), Bouncing()]), axis)
    for page in 1...4 {
      hand.fling(at: 1_500)
      #expect(hand.destination == Double(page) * 400)
      // A flick moves the content by 110 before it lets go.
      for _ in 0..<60 where hand.offset < Double(page) * 400 - 100 { hand.frame() }
    }
  }

  @Test(arguments: Axis.both) func theFastestFlingIsAtRestWithinASecond(_ axis: Axis) {
    let scroll = scroller([Paging(axis: axis), Bouncing()], viewport: 1_000, content: 9_000)
    let hand = Hand(scroll, axis, at: 3_000).flung(at: 8_000)
    let start = hand.now
    #expect(hand.destination == 4_000)
    hand.rest(every: 1.0 / 256)
    #expect(hand.offset == 4_000 && hand.now - start < 1)
  }

  @Test(arguments: Axis.both) func pagingAloneHoldsTheEnds(_ axis: Axis) {
    let (pages, hand) = Paging(axis: axis).inHand(axis, and: [])
    #expect(hand.flingToRest(at: -3_000) == 0)
    hand.scroll.contentOffset = axis.point(1_600)
    #expect(hand.flingToRest(at: 3_000) == 1_600 && pages.page == 4)
  }

  @Test(arguments: Axis.both, [(300.0, 0.0), (500, 0), (300, 30)])
  func aResizeKeepsThePage(_ axis: Axis, _ change: (length: Double, inset: Double)) {
    let (pages, scroll) = Paging(axis: axis).shown(content: 8_000, delegate: log)
    scroll.contentOffset = axis.point(1_200)
    scroll.viewport = axis.size(change.length, across: 400)
    if change.inset != 0 { scroll.contentInset = axis.inset(.lower, change.inset) }
    #expect(pages.page == 3 && pages.fraction == 3)
    #expect(scroll.contentOffset[axis] == 3 * (change.length - change.inset) - change.inset)
  }

  @Test(arguments: Axis.both) func aResizeOnTheWayKeepsThePageItGoesTo(_ axis: Axis) {
    let (pages, hand) = Paging(axis: axis).inHand(axis, content: 8_000, at: 800)
    hand.fling(at: 1_500, frames: 3)
    let offset = hand.offset
    hand.scroll.viewport = axis.size(500, across: 400)
    #expect(hand.destination == 1_500)
    #expect((hand.offset - offset * 1.25).magnitude <= 1.0 / 128, "the same part of the pages is shown")
    #expect(hand.resting() == 1_500 && pages.page == 3)
  }

  /// A window made wider point by point moves a turning page by half a step of 1/64 point for each resize, at most.
  @Test(arguments: Axis.both, 1...8) func manyResizesHardlyMoveATurningPage(_ axis: Axis, _ frames: Int) {
    let (pages, hand) = Paging(axis: axis).inHand(axis, content: 80_000, at: 800)
    hand.fling(at: 1_500, frames: frames)
    for length in 401...440 {
      let shown = pages.fraction * Double(length)
      hand.scroll.viewport = axis.size(Double(length), across: 400)
      #expect((hand.offset - shown).magnitude <= 1.0 / 128 + 1e-9 && hand.scroll.phase == .decelerating)
    }
  }

  @Test(arguments: Axis.both) func contentThatShrinksLeavesTheLastPage(_ axis: Axis) {
    let (pages, scroll) = Paging(axis: axis).shown()
    scroll.contentOffset = axis.point(1_600)
    scroll.contentSize = Size(width: 1_000, height: 1_000)
    #expect(scroll.contentOffset[axis] == 600 && pages.page == 2 && pages.pageCount == 3)
  }

  @Test(arguments: [(400.0, 0.0, 0.0), (0, 2_000, 0), (0, 0, 0), (400, 2_000, 300)])
  func withoutLengthThereAreNoPages(_ viewport: Double, _ content: Double, _ inset: Double) {
    let (pages, hand) = Paging(axis: .vertical).inHand(viewport: viewport, content: content)
    hand.scroll.contentInset = Insets(all: inset)
    #expect(pages.pageCount == 0 && pages.page == 0 && pages.fraction == 0)
    #expect(hand.flingToRest(at: 900) == hand.destination)
  }

  @Test func hugeCountsOfPagesAreCounted() {
    let (pages, hand) = Paging(axis: .vertical).inHand(viewport: 1e-10, content: 1e140)
    #expect(pages.pageCount == .max)
    hand.scroll.contentOffset.y = 1e139
    #expect(pages.page == .max && pages.fraction.isFinite)
    hand.flingToRest(at: 900)
    #expect(hand.offset.isFinite && hand.offset == hand.destination)
    let (far, long) = Paging(axis: .vertical).inHand(viewport: 400, content: 4e12)
    #expect(far.pageCount == 10_000_000_000)
    long.scroll.contentOffset.y = 400 * 9_000_000_000
    #expect(far.page == 9_000_000_000)
    long.flingToRest(at: 900)
    #expect(far.page == 9_000_000_001 && long.offset == 400 * 9_000_000_001)
  }
}
