import Hands
import Testing

/// Items as pages: cards that peek in, aligned, contained and grouped.
struct PagingItemsTests {
  func cards(
    _ axis: Axis, _ paging: Paging, _ more: [any ScrollBehavior] = [Bouncing()], viewport: Double = 390
  ) -> Hand {
    let scroll = ScrollController(axis.size(viewport, across: viewport), [paging] + more)
    return Hand(scroll, axis)
  }

  /// The offsets at which flings come to rest, from the first page on.
  func rests(_ hand: Hand, _ count: Int) -> [Double] {
    var offsets = [hand.offset]
    for _ in 1..<count {
      hand.fling(at: 900)
      offsets.append(hand.restingAtDestination() ?? .nan)
    }
    return offsets
  }

  @Test(arguments: Axis.both) func centredCardsPeekIn(_ axis: Axis) {
    let paging = Paging(.items(count: 10, length: 280, spacing: 16), axis: axis, align: .center)
    let hand = cards(axis, paging)
    #expect(hand.scroll.contentSize[axis] == 2_944 && paging.pageCount == 10)
    #expect(rests(hand, 11) == [0, 241, 537, 833, 1_129, 1_425, 1_721, 2_017, 2_313, 2_554, 2_554])
    #expect(paging.page == 9 && paging.fraction == 9)
    hand.scroll.contentOffset = axis.point(120.5)
    #expect(paging.fraction == 0.5)
  }

  @Test(arguments: Axis.both) func paddedEndsCentreTheFirstAndTheLast(_ axis: Axis) {
    let paging = Paging(.items(count: 3, length: 280, spacing: 16), axis: axis, align: .center, ends: .pad)
    let hand = cards(axis, paging)
    #expect(rests(hand, 4) == [-55, 241, 537, 537])
    hand.pull(by: 200)
    #expect(hand.offset > 537 && hand.offset < 737, "The wall is at the last card, and yields.")
    #expect(hand.liftToRest(after: 0.2) == 537)
  }

  @Test(arguments: Axis.both) func pagesPastTheWallsAreTrimmedOrKept(_ axis: Axis) {
    let lengths = [100.0, 200, 150, 250, 130, 100, 200, 150, 250, 130]
    let trimmed = Paging(.items(lengths: lengths), axis: axis, align: .center)
    let hand = cards(axis, trimmed, viewport: 1_000)
    #expect(rests(hand, 7) == [0, 75, 265, 380, 530, 660, 660] && trimmed.pageCount == 6)
    #expect(trimmed.pages.items(of: 0) == 0..<3 && trimmed.pages.items(of: 5) == 7..<10)
    let kept = Paging(.items(lengths: lengths), axis: axis, align: .center, ends: .keep)
    let other = cards(axis, kept, viewport: 1_000)
    #expect(kept.pageCount == 10)
    #expect(rests(other, 6) == [0, 75, 265, 380, 530, 660])
    #expect(kept.page == 7, "The first of those that lie there.")
    kept.scroll(toPage: 9, animated: true)
    #expect(kept.page == 9 && kept.selected == 9 && kept.fraction == 9 && kept.previous == 7)
    #expect(other.resting() == 660 && kept.page == 9)
    kept.scroll(byPages: -1, animated: false)
    #expect(kept.page == 8 && other.offset == 660)
  }

  @Test(arguments: Axis.both) func itemsInGroupsAreOnePage(_ axis: Axis) {
    let fitting = Paging(.items(count: 10, length: 100, spacing: 10), axis: axis, grouping: .fitting)
    let hand = cards(axis, fitting)
    #expect(fitting.pageCount == 4 && rests(hand, 4) == [0, 330, 660, 700])
    #expect(fitting.pages.items(of: 3) == 9..<10)
    hand.scroll.viewport = axis.size(550, across: 390)
    #expect(fitting.pageCount == 2 && fitting.pages.items(of: 0) == 0..<5)
    #expect(hand.offset == 540, "It stays at the end.")
    let pairs = Paging(.items(count: 7, length: 100), axis: axis, grouping: .count(2), ends: .pad)
    #expect(rests(cards(axis, pairs), 4) == [0, 200, 400, 600])
  }

  @Test(arguments: Axis.both) func aPartOfTheViewportGrowsWithIt(_ axis: Axis) {
    let paging = Paging(
      .items(count: 8, part: 0.75, spacing: 10), axis: axis, align: .center, ends: .pad, startingAt: 3)
    let hand = cards(axis, paging, viewport: 400)
    #expect(paging.page == 3 && paging.previous == 3 && hand.offset == 3 * 310 - 50)
    hand.scroll.viewport = axis.size(800, across: 400)
    #expect(paging.page == 3 && hand.offset == 3 * 610 - 100)
    #expect(hand.scroll.contentSize[axis] == 8 * 610 - 10)
  }

  @Test(arguments: Axis.both) func pagesOfALengthDivideTheProgramsContent(_ axis: Axis) {
    let paging = Paging(.length(300, spacing: 20), axis: axis)
    let hand = Hand(scroller([paging, Bouncing()], viewport: 400, content: 1_900), axis)
    #expect(paging.pageCount == 6)
    #expect(rests(hand, 7) == [0, 320, 640, 960, 1_280, 1_500, 1_500])
  }

  @Test(arguments: Axis.both) func givenOffsetsAreAlignedWithNothing(_ axis: Axis) {
    let paging = Paging(.offsets([900, 0, .nan, 250, 250, 5_000, -40]), axis: axis, align: .center)
    let hand = Hand(scroller([paging, Bouncing()]), axis)
    hand.scroll.contentInset = axis.inset(.lower, 10)
    #expect(paging.pageCount == 5)
    #expect(rests(hand, 5) == [-10, 0, 250, 900, 1_600])
  }

  @Test(arguments: Axis.both) func insetsMoveWhatItemsAreAlignedWith(_ axis: Axis) {
    let paging = Paging(.items(count: 5, length: 200), axis: axis, align: .center, ends: .pad)
    let hand = cards(axis, paging, viewport: 400)
    hand.scroll.contentInset = axis.inset(.lower, 60)
    #expect(rests(hand, 3) == [-130, 70, 270])
  }

  @Test(arguments: Axis.both, PageRule.Reach.cases)
  func aFlingAtTheLastPageBounces(_ axis: Axis, _ reach: PageRule.Reach) {
    let paging = Paging(
      .items(count: 4, length: 300), axis: axis, rule: PageRule(reach: reach), startingAt: 3)
    let hand = cards(axis, paging)
    let end = 810.0
    #expect(hand.offset == end)
    hand.fling(at: 3_000)
    #expect((hand.rest().max() ?? 0) > end + 20 && hand.offset == end)
  }

  @Test(arguments: Axis.both) func aFlingWithoutALimitPassesManyPages(_ axis: Axis) {
    let rule = PageRule(.whereItStops, limit: nil)
    let paging = Paging(.items(count: 100, length: 100), axis: axis, rule: rule)
    let hand = cards(axis, paging)
    hand.fling(at: 3_000)
    #expect(hand.destination > 1_000 && hand.destination.truncatingRemainder(dividingBy: 100) == 0)
    #expect((hand.scroll.motion?.settlingTime ?? 2) <= 1)
    hand.rest()
    #expect(paging.page == Int(hand.offset / 100))
    paging.rule.limit = 3
    let page = paging.page
    hand.fling(at: 3_000)
    #expect(paging.selected == page + 3)
  }

  @Test(arguments: [0.0, 200, 5_000]) func contentSmallerThanTheViewportIsOnePage(_ viewport: Double) {
    let paging = Paging(.items(count: viewport == 0 ? 0 : 3, length: 50), ends: .keep)
    let hand = cards(.horizontal, paging, viewport: viewport)
    hand.flingToRest(at: 2_000)
    #expect(paging.pageCount == (viewport == 0 ? 0 : 1) && paging.page == 0 && hand.offset == 0)
    #expect(hand.scroll.diagnostics.total == 0)
  }

  @Test func unusableItemsAreLeftOut() {
    let items = [
      PageItem(start: 500, length: 100), PageItem(start: .nan, length: 5), PageItem(start: 0, length: 500),
      PageItem(start: 10, length: -1), PageItem(start: 600, length: 500),
      PageItem(start: 3, length: .infinity),
    ]
    let paging = Paging(.items(items, trailing: 20), align: .start, ends: .pad)
    let hand = cards(.horizontal, paging, viewport: 500)
    #expect(hand.scroll.contentSize.width == 1_120 && rests(hand, 3) == [0, 500, 600])
    let lengths = Paging(.items(lengths: [.nan, 100, -5, 100], spacing: 10))
    #expect(cards(.horizontal, lengths, viewport: 50).scroll.contentSize.width == 230)
    #expect(lengths.pageCount == 4)
  }
}

extension PageRule.Reach {
  static let cases: [PageRule.Reach] = [.part(0.5), .part(0.1), .points(40)]
}
