import Hands
import Testing

/// Items come, go and change under pages.
struct PagingEditTests {
  /// Cards of 300 with 20 between them, in a viewport of 400.
  func cards(_ axis: Axis, _ count: Int, at page: Int, ends: PageEnds = .trim) -> (Paging, Hand) {
    Paging(kind(count), axis: axis, align: .center, ends: ends, startingAt: page).inHand(axis, content: 0)
  }

  func kind(_ count: Int) -> PageKind { .items(count: count, length: 300, spacing: 20) }

  @Test(arguments: Axis.both, [PageEnds.trim, .keep, .pad])
  func anInsertionBeforeThePageKeepsItsItem(_ axis: Axis, _ ends: PageEnds) {
    let (paging, hand) = cards(axis, 8, at: 3, ends: ends)
    var told: [[Int]] = []
    paging.selectionDidChange = { told.append([$0, $1]) }
    let offset = hand.offset
    paging.setPages(kind(10)) { $0 + 2 }
    #expect(paging.page == 5 && paging.selected == 5 && paging.previous == 5 && paging.pageCount == 10)
    #expect(hand.offset == offset + 640 && hand.scroll.contentSize[axis] == 10 * 320 - 20)
    #expect(told == [[5, 5]], "It is the same page with another number.")
  }

  @Test func theFirstPageIsLeftOfCountlessItemsThatGo() {
    let (paging, hand) = cards(.horizontal, .max, at: 4_000_000)
    #expect(paging.page == 4_000_000)
    var asked = 0
    paging.setPages(kind(.max)) { _ in
      asked += 1
      return nil
    }
    #expect(paging.page == 0 && hand.offset == 0 && asked < 1 << 24)
    paging.scroll(toPage: 4_000_000, animated: false)
    // A million neighbours are asked for: of these one is left.
    paging.setPages(kind(.max)) { $0 == 4_900_000 ? 7 : nil }
    #expect(paging.page == 7 && paging.selected == 7)
    paging.scroll(toPage: 4_000_000, animated: false)
    paging.setPages(kind(.max)) { $0 < 3_100_000 ? $0 : nil }
    #expect(paging.page == 3_099_999)
  }

  @Test(arguments: Axis.both) func anEditOnTheWayCausesNoJump(_ axis: Axis) {
    let (paging, hand) = cards(axis, 8, at: 3)
    hand.fling(at: 1_500, frames: 3)
    let (offset, destination, speed) = (hand.offset, hand.destination, hand.speed)
    paging.setPages(kind(9)) { $0 + 1 }
    #expect(hand.offset == offset + 320 && hand.destination == destination + 320)
    #expect((hand.speed - speed).magnitude < 1e-6 && paging.selected == 5)
    hand.rest()
    #expect(paging.page == 5 && hand.offset == destination + 320)
  }

  @Test(arguments: Axis.both) func anEditUnderAFingerMovesNothingOnTheScreen(_ axis: Axis) {
    let (paging, hand) = cards(axis, 8, at: 0)
    hand.pull(by: 80)
    let offset = hand.offset
    paging.setPages(kind(9)) { $0 + 1 }
    #expect(hand.offset == offset + 320 && hand.scroll.phase == .dragging)
    paging.setPages(kind(12)) { $0 }
    #expect(hand.offset == offset + 320, "Behind it nothing counts.")
    hand.liftToRest(after: 0.2)
    #expect(paging.page == 1)
  }

  @Test(arguments: Axis.both) func aPageThatIsGoneGivesWayToTheNext(_ axis: Axis) {
    let (paging, hand) = cards(axis, 8, at: 3)
    paging.setPages(kind(6)) { $0 < 3 ? $0 : $0 < 5 ? nil : $0 - 2 }
    #expect(paging.page == 3, "What was item 5.")
    paging.setPages(kind(3)) { $0 < 3 ? $0 : nil }
    #expect(paging.page == 2, "Nothing is left behind it.")
    #expect(hand.resting() == 3 * 320 - 20 - 400)
  }

  @Test(arguments: Axis.both) func pagesGoUntilNoneIsLeftAndComeAgain(_ axis: Axis) {
    let (paging, hand) = cards(axis, 3, at: 2)
    for count in [2, 1, 0] { paging.setPages(kind(count)) { $0 < count ? $0 : nil } }
    #expect(paging.pageCount == 0 && paging.page == 0 && paging.selected == 0 && paging.previous == 0)
    #expect(paging.fraction == 0 && hand.scroll.contentSize[axis] == 0 && hand.offset == 0)
    hand.flingToRest(at: 900)
    paging.scroll(byPages: 1, animated: true)
    #expect(hand.offset == 0)
    paging.setPages(kind(5))
    #expect(paging.pageCount == 5 && paging.page == 0 && hand.offset == 0)
    #expect(hand.scroll.diagnostics.total == 0)
  }

  @Test(arguments: Axis.both) func otherLengthsKeepTheItem(_ axis: Axis) {
    let paging = Paging(.items(lengths: [300, 100, 500, 200, 700]), axis: axis, startingAt: 2)
    let scroll = ScrollController(viewport: axis.size(400, across: 400), behaviors: [paging, Bouncing()])
    #expect(scroll.contentOffset[axis] == 400)
    paging.setPages(.items(lengths: [350, 150, 500, 200, 700]))
    #expect(scroll.contentOffset[axis] == 500 && paging.page == 2)
    paging.setPages(.items(lengths: [350, 150, 500, 200, 700, 10, 10]))
    #expect(scroll.contentOffset[axis] == 500 && paging.page == 2)
  }

  @Test(arguments: Axis.both) func otherKindsKeepTheNumber(_ axis: Axis) {
    let (paging, scroll) = Paging(axis: axis, startingAt: 2).shown()
    #expect(scroll.contentOffset[axis] == 800)
    paging.setPages(.offsets([0, 50, 70, 1_000]))
    #expect(scroll.contentOffset[axis] == 70 && paging.page == 2)
    paging.setPages(.viewport)
    #expect(scroll.contentOffset[axis] == 800 && paging.kind == .viewport)
  }

  @Test(arguments: Axis.both) func editsInOneCallbackAddUp(_ axis: Axis) {
    let (paging, hand) = cards(axis, 8, at: 3)
    let log = Log()
    hand.scroll.delegate = log
    log.once("didScroll") { _ in
      paging.setPages(self.kind(9)) { $0 + 1 }
      paging.setPages(self.kind(11)) { $0 + 2 }
    }
    hand.flingToRest(at: 900)
    #expect(paging.page == 7 && paging.previous == 6 && paging.selected == 7)
  }

  @Test(arguments: Axis.both) func pagingInNoChainKeepsItsItemsForLater(_ axis: Axis) {
    let paging = Paging(kind(3), axis: axis)
    paging.setPages(kind(6))
    #expect(paging.pages.count == 0)
    let scroll = ScrollController(viewport: axis.size(400, across: 400), behaviors: [paging])
    #expect(paging.pageCount == 6)
    scroll.behaviors = []
    #expect(paging.pages.count == 0)
  }
}
