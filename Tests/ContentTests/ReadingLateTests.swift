import Hands
import Testing

/// What is read stays where estimates are far too small, and where there is no room for a while.
struct ReadingLateTests {
  private func page(_ axis: Axis, estimate: Double?) -> (page: ArrangedPage, hand: Hand) {
    let page = ArrangedPage(
      axis, areas: (0..<300).map { 40_000 + 9_000 * Double($0 % 7) }, estimate: estimate)
    let scroll = ScrollController(axis.size(480, across: 320), [page.content, Bouncing()])
    return (page, Hand(scroll, axis))
  }

  @Test(arguments: Axis.both, [0, 1, 7] as [Int64])
  func aRotationNearTheEndKeepsTheTextInView(_ axis: Axis, _ fromEnd: Int64) throws {
    let (page, hand) = page(axis, estimate: 10)
    page.content.scroll(to: 299 - fromEnd, align: .end, animated: false)
    hand.frame()
    let before = try page.reading(hand.scroll)
    #expect(before.item > 285)
    // Lower and wider: each item is longer than the view.
    hand.scroll.viewport = axis.size(320, across: 300)
    #expect(hand.offset <= hand.scroll.geometry.extent[axis].upper!)
    // The command has brought an item to the view's end, and it stays there.
    #expect(page.screen(299 - fromEnd, hand.scroll) + page.length(299 - fromEnd, 270) == 320 || fromEnd == 0)
  }

  @Test(arguments: Axis.both, [30, 299] as [Int64])
  func anEditNearTheEndKeepsTheTextInView(_ axis: Axis, _ place: Int64) throws {
    let (page, hand) = page(axis, estimate: 10)
    page.content.scroll(to: 295, align: .start, animated: false)
    hand.pullToRest(by: 20, for: 0.3)
    let before = page.screen(295, hand.scroll)
    page.areas.insert(90_000, at: Int(place))
    try page.content.change(.insertRun(count: 1, at: place))
    #expect(page.screen(place <= 295 ? 296 : 295, hand.scroll) == before)
    hand.rest()
    #expect(page.screen(place <= 295 ? 296 : 295, hand.scroll) == before)
  }

  @Test(arguments: Axis.both, [nil, 10, 200] as [Double?])
  func theTextInViewReturnsAfterThereWasNoRoom(_ axis: Axis, _ estimate: Double?) throws {
    let (page, hand) = page(axis, estimate: estimate)
    page.content.scroll(to: 150, align: .start, animated: false)
    hand.pullToRest(by: 33, for: 0.3)
    let (before, offset) = (try page.reading(hand.scroll), hand.offset)
    for away in [axis.size(480, across: 0), .zero, axis.size(0, across: 320)] {
      hand.scroll.viewport = away
      hand.frame()
      hand.scroll.viewport = axis.size(480, across: 320)
      let after = try page.reading(hand.scroll)
      #expect(after == before && hand.offset == offset, "\(away)")
    }
  }
}
