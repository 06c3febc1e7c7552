import Hands
import ScrollBehaviors
import Testing

/// The arithmetic of pages used by a delegate alone, with no link in the chain that knows of pages.
struct PagesDelegateTests {
  final class PageController: ScrollDelegate {
    let axis: Axis
    let pages: Pages
    var indicator = 0

    init(_ axis: Axis, _ offsets: [Double]) {
      self.axis = axis
      pages = Pages(offsets: offsets)
    }

    func scrollWillEndDragging(
      _ scroll: ScrollController, withVelocity velocity: Vector, targetContentOffset target: inout Point
    ) {
      let rule = PageRule(.fromNearest)
      guard
        let page = pages.target(from: scroll.contentOffset[axis], velocity: velocity[axis], rule: rule),
        let offset = pages.offset(of: page)
      else { return }
      target[axis] = offset
    }

    func scrollDidScroll(_ scroll: ScrollController) {
      guard let fraction = pages.fraction(at: scroll.contentOffset[axis]) else { return }
      indicator = Int(fraction.rounded())
    }
  }

  @Test(arguments: Axis.both) func landsOnPagesAndMarksThem(_ axis: Axis) {
    let pages = PageController(axis, [0, 300, 1_000, 1_600])
    let hand = Hand(scroller([Bouncing()], delegate: pages), axis)
    for (speed, page, offset) in [
      (900.0, 1, 300.0), (900, 2, 1_000), (-900, 1, 300), (900, 2, 1_000), (900, 3, 1_600), (900, 3, 1_600),
    ] {
      hand.fling(at: speed)
      #expect(hand.destination == offset)
      hand.rest()
      #expect(hand.offset == offset && pages.indicator == page)
    }
    hand.down()
    hand.drag(by: -500)
    hand.lift(after: 0.2)
    hand.rest()
    #expect(hand.offset == 1_000 && pages.indicator == 2)
  }

  @Test func withoutPagesItLeavesTheTargetAlone() {
    let pages = PageController(.vertical, [])
    let hand = Hand(scroller([Bouncing()], delegate: pages))
    hand.fling(at: 900)
    hand.rest()
    #expect(hand.offset > 200 && pages.indicator == 0)
  }
}
