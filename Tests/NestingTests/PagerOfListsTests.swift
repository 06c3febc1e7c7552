import Hands
import Testing

/// A pager of three lists, with the policies that latch.
struct PagerOfListsTests {
  private static let policies: [LatchingPolicy] = [.browser, .uiKit]
  private let pages = Paging(.viewport)
  private let pager: NestedScroller
  private let lists: [NestedScroller]
  private let right = Point(x: 330, y: 600)
  private let left = Point(x: 60, y: 600)

  init() {
    let pager = NestedScroller(
      ScrollController(shape: Size(width: 1_170, height: 800), [pages, Bouncing()]))
    lists = (0..<3).map { index in
      pager.add(
        ScrollController(shape: Size(width: 390, height: 3_000), [Bouncing()]),
        at: Point(x: 390 * Double(index), y: 0))
    }
    self.pager = pager
  }

  private func hand(_ policy: LatchingPolicy) -> ShapeHand {
    ShapeHand(policy, pager, ("pager", pager), ("0", lists[0]), ("1", lists[1]), ("2", lists[2]))
  }

  @Test(arguments: policies, [-80.0, 0, 80])
  func aSlantedDragScrollsOnlyTheList(_ policy: LatchingPolicy, _ askew: Double) {
    #expect(hand(policy).swipe(from: right, by: Vector(x: askew, y: -150)) == ["0"])
    #expect(lists[0].scroll.contentOffset.y > 200 && pages.page == 0)
  }

  @Test(arguments: policies, [-80.0, 0, 80])
  func aSlantedSwipeTurnsThePageAndKeepsTheLists(_ policy: LatchingPolicy, _ askew: Double) {
    let hand = hand(policy)
    hand.swipe(from: right, by: Vector(x: 0, y: -150))
    let place = lists[0].scroll.contentOffset
    #expect(hand.swipe(from: right, by: Vector(x: -150, y: askew)) == ["pager"])
    #expect(pages.page == 1 && pager.scroll.contentOffset.x == 390)
    #expect(hand.swipe(from: right, by: Vector(x: 0, y: -90)) == ["1"], "the list that is seen by now")
    #expect(hand.swipe(from: left, by: Vector(x: 150, y: askew)) == ["pager"])
    #expect(pages.page == 0 && lists[0].scroll.contentOffset == place)
  }

  @Test(arguments: policies) func aShortDragOfThePagerReturnsToThePage(_ policy: LatchingPolicy) {
    #expect(hand(policy).swipe(from: right, by: Vector(x: -90, y: 0), in: 0.4, hold: 0.3) == ["pager"])
    #expect(pager.scroll.contentOffset.x == 0)
  }

  @Test(arguments: policies) func aPullAtTheTopStretchesTheList(_ policy: LatchingPolicy) {
    let moved = hand(policy).swipe(from: right, by: Vector(x: 0, y: 120), hold: 0.1)
    #expect(moved == (policy === LatchingPolicy.uiKit ? ["0"] : []), "it bounces, or the touch is lost")
    #expect(lists[0].scroll.contentOffset.y == 0)
  }

  @Test(arguments: policies) func aSwipeAcrossAGlidingListFollowsThePolicy(_ policy: LatchingPolicy) {
    let hand = hand(policy)
    hand.drag(from: right, by: Vector(x: 0, y: -150))
    hand.wait(0.1)
    #expect(lists[0].scroll.isDecelerating)
    let moved = hand.swipe(from: right, by: Vector(x: -150, y: 0))
    // UIScrollView's caught list keeps the finger, and does not scroll with it.
    #expect(moved == (policy === LatchingPolicy.uiKit ? [] : ["pager"]))
    #expect(pages.page == (policy === LatchingPolicy.uiKit ? 0 : 1))
  }
}
