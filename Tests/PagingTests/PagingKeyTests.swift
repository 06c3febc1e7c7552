import Hands
import Testing

/// The home and end keys, which lead to a page at any distance. All other keys turn one page.
struct PagingKeyTests {
  static let kinds: [PageKind] = [
    .viewport, .length(90, spacing: 10), .items(count: 7, length: 300),
    .items(lengths: [300, 900, 50, 1_200]), .offsets([0, 70, 300, 1_100]),
  ]

  @Test(arguments: Axis.both, kinds)
  func homeAndEndGoToTheFirstAndTheLastPage(_ axis: Axis, _ kind: PageKind) {
    let pages = Paging(kind, axis: axis)
    let hand = Hand(scroller([pages, Bouncing()]), axis)
    for way in [1.0, -1, 1] {
      press(hand, .ends(axis.vector(way)))
      let end = hand.destination
      press(hand, .ends(axis.vector(way)))
      #expect(hand.destination == end && hand.restingAtDestination() == end)
      #expect(pages.page == (way < 0 ? 0 : pages.pageCount - 1))
    }
    press(hand, .pages(axis.vector(-1)))
    hand.rest()
    #expect(pages.page >= pages.pageCount - 2)
  }

  private func press(_ hand: Hand, _ step: ScrollStep) { hand.scroll.step(by: step, time: hand.time) }
}
