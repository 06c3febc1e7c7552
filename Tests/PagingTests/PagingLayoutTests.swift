import Hands
import Testing

/// Viewport, content and insets change under pages, in every phase.
struct PagingLayoutTests {
  let pages = PerAxis(x: Paging(axis: .horizontal), y: Paging(axis: .vertical))

  func hand(_ axis: Axis, content: Double = 2_000) -> Hand {
    Hand(scroller([pages.x, pages.y, Bouncing()], content: content), axis)
  }

  /// What can hold pages at a place between two of them.
  enum Holder: CaseIterable {
    case drag, wheel, catchingFinger

    func take(_ hand: Hand) {
      switch self {
      case .drag:
        hand.pull(by: 130)
      case .wheel: hand.scroll.wheel(by: hand.axis.vector(130), time: hand.time)
      case .catchingFinger:
        hand.fling(at: 900, frames: 6)
        hand.down()
      }
    }
  }

  @Test(arguments: Axis.both, Holder.allCases)
  func contentThatGrowsMovesNothingThatIsHeld(_ axis: Axis, _ holder: Holder) {
    // The last page is short: it stops lying at the wall.
    let hand = hand(axis, content: 1_100)
    hand.scroll.contentOffset = axis.point(530)
    holder.take(hand)
    let offset = hand.offset
    hand.scroll.contentSize = axis.size(8_000, across: 1_100)
    #expect(hand.offset == offset && pages[axis].pageCount == 20)
    hand.scroll.contentSize = axis.size(500, across: 1_100)
    #expect(hand.offset == offset && pages[axis].pageCount == 2)
  }

  @Test(arguments: Axis.both, Holder.allCases)
  func anInsetAtTheFarEndKeepsThePlaceBetweenPages(_ axis: Axis, _ holder: Holder) {
    let hand = hand(axis)
    holder.take(hand)
    let (offset, fraction) = (hand.offset, pages[axis].fraction)
    hand.scroll.contentInset = axis.inset(.upper, 34)
    #expect((pages[axis].fraction - fraction).magnitude < 1e-12)
    #expect((hand.offset - offset * 366 / 400).magnitude < 1e-9)
  }

  @Test(arguments: Axis.both) func theProgramsAnimationKeepsItsPlace(_ axis: Axis) {
    let hand = hand(axis).travelling(to: 530, frames: 4)
    hand.scroll.contentSize = axis.size(8_000, across: 2_000)
    #expect(hand.destination == 530)
    hand.scroll.viewport = axis.size(500, across: 400)
    #expect((hand.destination - 662.5).magnitude < 1e-9, "as far into the second page as before")
    hand.rest()
    #expect((pages[axis].fraction - 1.325).magnitude < 1e-9)
  }

  @Test(arguments: Axis.both) func theProgramsAnimationToAPageKeepsThePage(_ axis: Axis) {
    let hand = hand(axis).travelling(to: 800, frames: 4)
    hand.scroll.viewport = axis.size(310, across: 400)
    #expect(hand.destination == 620)
  }

  @Test(arguments: Axis.both, [0, 1, 3, 4]) func aRotationKeepsThePage(_ axis: Axis, _ page: Int) {
    let scroll = hand(axis).scroll
    scroll.contentOffset = axis.point(Double(page) * 400)
    for length in [700.0, 333.25, 400] {
      scroll.resize(viewport: axis.size(length, across: 500), content: axis.size(5 * length, across: 900))
      #expect(pages[axis].page == page && scroll.contentOffset[axis] == Double(page) * length)
    }
  }

  /// Where several items come to lie at one wall, and apart again, the page is the one it was.
  @Test(arguments: Axis.both, [PageEnds.trim, .keep])
  func aResizeThereAndBackKeepsThePage(_ axis: Axis, _ ends: PageEnds) {
    for page in 0..<6 {
      for align in [Alignment.start, .center, .end] {
        let cards = Paging(
          .items(count: 6, length: 300), axis: axis, align: align, ends: ends, startingAt: page)
        let scroll = scroller([cards, Bouncing()], viewport: 310)
        let (offset, selected) = (scroll.contentOffset, cards.selected)
        #expect(selected == page)
        for length in [1_000.0, 1_500, 2_500, 700] {
          scroll.viewport = axis.size(length, across: 310)
          let shown = [cards.selected, cards.page].map { cards.pages.items(of: $0) }
          #expect(shown.allSatisfy { $0?.contains(page) == true })
          if ends == .keep, cards.pageCount == 6 { #expect(cards.selected == page && cards.page == page) }
        }
        scroll.viewport = axis.size(310, across: 310)
        #expect(cards.selected == page && scroll.contentOffset == offset && cards.pageCount == 6)
      }
    }
  }

  /// Lengths that are no whole numbers round, and a page is a whole number all the same.
  @Test(arguments: Axis.both, [false, true]) func atAPageTheFractionIsWhole(_ axis: Axis, _ isRing: Bool) {
    for part in [0.1, 0.3, 0.7, 0.83] {
      let cards = Paging(.items(count: 23, part: part, spacing: 0.1), axis: axis)
      let scroll = scroller([cards, isRing ? Circular(axis: axis) : Bouncing()], viewport: 333.3)
      for page in 0..<23 {
        cards.scroll(toPage: page, animated: false)
        #expect(cards.fraction == Double(cards.page) && (!isRing || cards.page == page))
      }
      _ = scroll
    }
  }

  @Test(arguments: Axis.both) func aRotationUnderAFingerKeepsThePlace(_ axis: Axis) {
    let hand = hand(axis).pulled(by: 300)
    hand.scroll.resize(viewport: axis.size(700, across: 500), content: axis.size(3_500, across: 900))
    #expect(hand.offset == 525 && pages[axis].fraction == 0.75)
    hand.lift(after: 0.2)
    #expect(hand.destination == 700)
  }

  @Test(arguments: Axis.both) func anOffsetSetUnderAFingerMovesTheDragsStartAlong(_ axis: Axis) {
    let hand = hand(axis, content: 8_000)
    hand.scroll.contentOffset = axis.point(3_200)
    hand.pull(by: 100)
    hand.scroll.contentOffset[axis] -= 2_400
    #expect(hand.scroll.context.dragStart == axis.point(800))
    hand.lift(after: 0.2)
    #expect(hand.offset == 900 && hand.destination == 800)
  }

  @Test(arguments: Axis.both, [1_171.0 / 3, 0.1, 99.99, 400])
  func sumsOfLengthsAreWholePages(_ axis: Axis, _ length: Double) {
    for count in 1...30 {
      let sum = (0..<count).reduce(0.0) { sum, _ in sum + length }
      _ = scroller([pages.x, pages.y], viewport: length, content: sum)
      #expect(pages[axis].pageCount == count)
    }
  }
}
