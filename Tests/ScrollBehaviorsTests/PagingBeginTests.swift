import Hands
import ScrollBehaviors
import Testing

/// The page it begins with, also where viewport, insets and content come one after the other.
struct PagingBeginTests {
  /// Lengths that are told after the scroller was made.
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

  @Test(arguments: Axis.both, Late.allCases) func amongOffsetsWithTheOneThatIsGiven(
    _ axis: Axis, _ late: Late
  ) {
    let paging = Paging(.offsets([0, 300, 700, 1_500]), axis: axis, startingAt: 2)
    let scroll = late.scroller([paging, Bouncing()])
    #expect(paging.page == 2 && scroll.contentOffset[axis] == 700)
    #expect(paging.selected == 2 && paging.previous == 2)
    scroll.invalidateLayout()
    paging.scroll(toPage: 1, animated: false)
    scroll.invalidateLayout()
    #expect(paging.page == 1 && scroll.contentOffset[axis] == 300)
  }

  @Test(arguments: Axis.both) func theLastWordCounts(_ axis: Axis) {
    let paging = Paging(.offsets([0, 300, 700]), axis: axis, startingAt: 2)
    let scroll = scroller([paging, Bouncing()], content: 0)
    paging.scroll(toPage: 1, animated: true)
    scroll.contentSize = Size(width: 2_000, height: 2_000)
    #expect(paging.page == 1 && scroll.contentOffset[axis] == 300)
  }

  /// Of pages that lie at one offset it is the one that was asked for.
  @Test(arguments: Axis.both, 0..<10) func ofSeveralAtAWallWithTheOneThatIsGiven(_ axis: Axis, _ page: Int) {
    let cards = Paging(
      .items(count: 10, length: 100), axis: axis, align: .center, ends: .keep, startingAt: page)
    let scroll = scroller([cards, Bouncing()], viewport: 390)
    #expect(cards.page == page && cards.selected == page && cards.fraction == Double(page))
    scroll.viewport = Size(width: 0, height: 0)
    scroll.viewport = Size(width: 390, height: 390)
    #expect(cards.page == page && cards.selected == page && cards.previous == page)
  }

  @Test(arguments: Axis.both, Late.allCases) func onARingWithTheFirst(_ axis: Axis, _ late: Late) {
    for align in [Alignment.start, .center, .end] {
      let paging = Paging(.length(100), axis: axis, align: align)
      let scroll = late.scroller([paging, Circular(axis)], inset: Insets(all: 6))
      #expect(paging.page == 0 && paging.winding == 0)
      let place = scroll.contentOffset[axis] - scroll.contentOrigin[axis]
      #expect(paging.pages.offset(of: 0) == place)
    }
  }
}
