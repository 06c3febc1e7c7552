import Hands
import Testing

/// The coordinates of nested scrollers, and commands that bring a rect into view.
struct NestedSpaceTests {
  @Test(arguments: [false, true]) func aRectIsConvertedThroughAllScrollersInBetween(_ isReversed: Bool) {
    let page = NestedScroller(scroller([Clamping()], viewport: 400), at: Point(x: 7, y: 9))
    let list = page.add(scroller([Clamping()], viewport: 300), at: Point(x: 20, y: 500))
    let cards = page.add(scroller([Clamping()], viewport: 200), at: Point(x: 20, y: 900))
    for (number, one) in [page, list, cards].enumerated() {
      one.scroll.isReversed.x = isReversed
      one.scroll.contentOffset = Point(x: Double(number) * 10, y: 100 + Double(number) * 50)
    }
    let rect = Rect(x: 40, y: 60, width: 30, height: 10)
    let inHost = list.mapToHost.convert(rect)
    let view = Rect(origin: list.scroll.contentOffset, size: list.scroll.viewport)
    #expect(list.mapToHost.convert(view) == list.frame)
    #expect(cards.mapToHost.convert(list.convert(rect, to: cards)) == inHost)
    #expect(cards.convert(list.convert(rect, to: cards), to: list) == rect)
    if !isReversed {
      // At (20, 500) of the page, the list shows its content from (10, 150) on.
      #expect(list.convert(rect, to: page) == Rect(x: 50, y: 410, width: 30, height: 10))
      #expect(list.convert(rect.origin, to: page) == Point(x: 50, y: 410))
    }
  }

  @Test(arguments: Axis.both, [false, true])
  func anItemIsBroughtIntoViewThroughAllOuterScrollers(_ axis: Axis, _ animated: Bool) {
    let row = ItemRow(count: 50, length: 40, axis: axis)
    let tiling = Tiling(row, make: { 0 }, show: { _, _, _ in })
    let page = NestedScroller(scroller([Clamping()], viewport: 400, content: 3_000))
    let list = page.add(
      ScrollController(viewport: Size(width: 300, height: 300), behaviors: [tiling, Clamping()]),
      at: axis.point(2_000))
    page.scrollPadding = Insets(top: 10, left: 10, bottom: 10, right: 10)
    let nest = ScrollNest(page, policy: LatchingPolicy.browser)
    #expect(list.scroll(to: 30, of: tiling, align: .start, animated: animated))
    var now = 0.0
    while animated, now < 5, nest.advance(to: .seconds(now)) != .idle { now += 1.0 / 60 }
    #expect(list.scroll.contentOffset[axis] == 1_200)
    #expect(page.scroll.contentOffset[axis] == 1_990)
    #expect(!list.scroll(to: 70, of: tiling, animated: animated))
    #expect(list.scroll(to: 49, of: tiling, align: .end, animated: false))
    #expect(list.scroll.contentOffset[axis] == 1_700)
    // The item ends at 2,300 of the page, with 10 points of padding.
    #expect(page.scroll.contentOffset[axis] == 1_910)
  }
}
