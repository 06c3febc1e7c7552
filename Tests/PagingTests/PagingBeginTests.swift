import Hands
import Testing

/// The page it begins with, and pages that are padded.
struct PagingBeginTests {
  // MARK: The page it begins with, also where viewport, insets and content come one after the other

  /// Lengths that are set after the scroller was created.
  enum Late: CaseIterable {
    case nothing, viewport, content, all

    func scroller(_ links: [any ScrollBehavior], inset: Insets = .zero) -> ScrollController {
      let scroll = Hands.scroller(
        links, viewport: self == .viewport || self == .all ? 0 : 400,
        content: self == .content || self == .all ? 0 : 2_000)
      scroll.contentInset = inset
      scroll.viewport = Size(width: 400, height: 400)
      scroll.contentSize = Size(width: 2_000, height: 2_000)
      return scroll
    }
  }

  @Test(arguments: Axis.both, Late.allCases)
  func pagingBeginsAtTheGivenOffset(_ axis: Axis, _ late: Late) {
    let paging = Paging(.offsets([0, 300, 700, 1_500]), axis: axis, startingAt: 2)
    let scroll = late.scroller([paging, Bouncing()])
    #expect(paging.page == 2 && scroll.contentOffset[axis] == 700)
    #expect(paging.selected == 2 && paging.previous == 2)
    scroll.invalidateLayout()
    paging.scroll(toPage: 1, animated: false)
    scroll.invalidateLayout()
    #expect(paging.page == 1 && scroll.contentOffset[axis] == 300)
  }

  @Test(arguments: Axis.both) func theLastCommandBeforeContentCounts(_ axis: Axis) {
    let (paging, scroll) = Paging(.offsets([0, 300, 700]), axis: axis, startingAt: 2).shown(content: 0)
    paging.scroll(toPage: 1, animated: true)
    scroll.contentSize = Size(width: 2_000, height: 2_000)
    #expect(paging.page == 1 && scroll.contentOffset[axis] == 300)
  }

  /// Of pages that lie at one offset it is the one that was asked for.
  @Test(arguments: Axis.both, 0..<10) func pagingBeginsWithAnyOfSeveralAtAWall(_ axis: Axis, _ page: Int) {
    let cards = Paging(
      .items(count: 10, length: 100), axis: axis, align: .center, ends: .keep, startingAt: page)
    let scroll = scroller([cards, Bouncing()], viewport: 390)
    #expect(cards.page == page && cards.selected == page && cards.fraction == Double(page))
    scroll.viewport = Size(width: 0, height: 0)
    scroll.viewport = Size(width: 390, height: 390)
    #expect(cards.page == page && cards.selected == page && cards.previous == page)
  }

  @Test(arguments: Axis.both, Late.allCases) func aRingBeginsWithItsFirstPage(_ axis: Axis, _ late: Late) {
    for align in [Alignment.start, .center, .end] {
      let paging = Paging(.length(100), axis: axis, align: align)
      let scroll = late.scroller([paging, Circular(axis: axis)], inset: Insets(all: 6))
      #expect(paging.page == 0 && paging.lap == 0)
      let place = scroll.contentOffset[axis] - scroll.contentOrigin[axis]
      #expect(paging.pages.offset(of: 0) == place)
    }
  }

  // MARK: Padded pages: between walls that stand further in, and in groups that do not divide

  @Test(arguments: Axis.both) func innerWallsHoldPaddedPages(_ axis: Axis) {
    let paging = Paging(.items(count: 5, length: 400), axis: axis, ends: .pad)
    let hand = Hand(scroller([paging, Clamping(axis: axis, to: 300...1_600)]), axis, at: 300)
    hand.scroll.invalidateLayout()
    #expect(hand.offset == 300 && paging.page == 0 && paging.pageCount == 5)
    #expect((0..<5).map { paging.pages.offset(of: $0) } == [300, 400, 800, 1_200, 1_600])
  }

  @Test(arguments: Axis.both) func theWallIsAtAGroupThatIsNotFull(_ axis: Axis) {
    let paging = Paging(.length(100), axis: axis, align: .center, grouping: .count(3), ends: .pad)
    let scroll = scroller([paging, Bouncing()], viewport: 390, content: 1_000)
    #expect(scroll.geometry.extent[axis].upper == 755)
    #expect(paging.pageCount == 4 && paging.pages.offset(of: 3) == 755)
  }

  /// If several pages lie before the content's start, the content begins with the first.
  @Test(arguments: Axis.both, [true, false]) func paddedPagesBeginWithTheFirst(_ axis: Axis, _ isLate: Bool) {
    let paging = Paging(.items(count: 7, length: 100), axis: axis, align: .center, ends: .pad)
    let scroll = scroller([paging, Bouncing()], viewport: isLate ? 0 : 390)
    if isLate { scroll.viewport = Size(width: 390, height: 390) }
    #expect(paging.page == 0 && scroll.contentOffset[axis] == -145)
  }
}
