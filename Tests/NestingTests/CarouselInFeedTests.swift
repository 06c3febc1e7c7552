import Hands
import Testing

/// A carousel of five pages in a feed, with the policies that latch.
struct CarouselInFeedTests {
  private static let policies: [LatchingPolicy] = [.browser, .uiKit]
  private let pages = Paging(.viewport)
  private let feed = NestedScroller(
    ScrollController(shape: Size(width: 390, height: 5_000), [Bouncing()]))
  private let carousel: NestedScroller
  private let onCarousel = Point(x: 300, y: 500)

  init() {
    carousel = NestedScroller(
      ScrollController(
        shape: Size(width: 1_950, height: 200), in: Size(width: 390, height: 200), [pages, Bouncing()]),
      at: Point(x: 0, y: 400))
    feed.add(carousel)
  }

  private func hand(_ policy: LatchingPolicy) -> ShapeHand {
    ShapeHand(policy, feed, ("feed", feed), ("carousel", carousel))
  }

  @Test(arguments: policies, [-90.0, -20, 0, 20, 90])
  func aSlantedSwipeUpOnTheCarouselScrollsTheFeed(_ policy: LatchingPolicy, _ askew: Double) {
    #expect(hand(policy).swipe(from: onCarousel, by: Vector(x: askew, y: -150)) == ["feed"])
    #expect(feed.scroll.contentOffset.y > 200 && pages.page == 0)
    #expect(feed.scroll.contentOffset.x == 0)
  }

  @Test(arguments: policies, [-90.0, -20, 0, 20, 90])
  func aSlantedSwipeAcrossTheCarouselTurnsThePage(_ policy: LatchingPolicy, _ askew: Double) {
    let hand = hand(policy)
    #expect(hand.swipe(from: onCarousel, by: Vector(x: -150, y: askew)) == ["carousel"])
    #expect(pages.page == 1 && carousel.scroll.contentOffset == Point(x: 390, y: 0))
    #expect(hand.swipe(from: Point(x: 60, y: 500), by: Vector(x: 150, y: askew)) == ["carousel"])
    #expect(pages.page == 0)
  }

  @Test(arguments: policies) func aSwipeBesideTheCarouselScrollsTheFeedOnly(_ policy: LatchingPolicy) {
    let hand = hand(policy)
    let beside = Point(x: 300, y: 700)
    #expect(hand.swipe(from: beside, by: Vector(x: 0, y: -150)) == ["feed"])
    let end = feed.scroll.contentOffset
    #expect(hand.swipe(from: beside, by: Vector(x: -150, y: 0)) == [], "nothing scrolls that way")
    #expect(feed.scroll.contentOffset == end)
  }

  @Test(arguments: policies) func aSwipePastTheLastPageFollowsThePolicy(_ policy: LatchingPolicy) {
    carousel.scroll.contentOffset.x = 1_560
    let moved = hand(policy).swipe(from: onCarousel, by: Vector(x: -150, y: 0))
    #expect(
      moved == (policy === LatchingPolicy.uiKit ? ["carousel"] : []), "it bounces, or the touch is lost")
    #expect(pages.page == 4 && carousel.scroll.contentOffset.x == 1_560)
  }

  @Test(arguments: policies) func aSwipeUpOnATurningPageFollowsThePolicy(_ policy: LatchingPolicy) {
    let hand = hand(policy)
    hand.drag(from: onCarousel, by: Vector(x: -150, y: 0))
    hand.wait(0.1)
    #expect(carousel.scroll.isDecelerating && carousel.scroll.contentOffset.x < 380)
    let moved = hand.swipe(from: onCarousel, by: Vector(x: 0, y: -150))
    // UIScrollView's caught carousel keeps the finger. The page bounces back when the finger lifts.
    #expect(moved == (policy === LatchingPolicy.uiKit ? ["carousel"] : ["feed", "carousel"]))
    #expect(carousel.scroll.contentOffset.x == 390 * Double(pages.page))
  }
}
