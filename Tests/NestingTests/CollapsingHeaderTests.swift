import Hands
import Testing

/// A page whose header collapses before its list scrolls.
struct CollapsingHeaderTests {
  private let list = NestedScroller(
    ScrollController(shape: Size(width: 390, height: 4_000), [Bouncing()]))
  private let thumb = Point(x: 195, y: 600)

  private func profile(_ header: Double) -> (page: NestedScroller, hand: ShapeHand) {
    let page = NestedScroller(
      ScrollController(shape: Size(width: 390, height: header + 800), [Clamping()]))
    page.scrollsFirst = .bottom
    list.origin = Point(x: 0, y: header)
    page.add(list)
    let hand = ShapeHand(NegotiatingPolicy(pulling: .innermost), page, ("page", page), ("list", list))
    return (page, hand)
  }

  private static let headers = [80.0, 200, 320]

  @Test(arguments: headers) func aDragOfHalfTheHeaderMovesOnlyThePage(_ header: Double) {
    let (page, hand) = profile(header)
    #expect(hand.swipe(from: thumb, by: Vector(x: 0, y: -10 - header / 2), in: 0.3, hold: 0.3) == ["page"])
    #expect((page.scroll.contentOffset.y - header / 2).magnitude < 1e-9)
  }

  @Test(arguments: headers) func aFlingOfTheHeaderContinuesInTheList(_ header: Double) {
    let (page, hand) = profile(header)
    #expect(hand.drag(from: thumb, by: Vector(x: 0, y: -60), in: 0.03) == ["page"])
    #expect(list.scroll.contentOffset.y == 0 && list.scroll.destination.y > 300, "known before it moves")
    #expect(hand.rest() == ["page", "list"])
    #expect(page.scroll.contentOffset.y == header)
  }

  @Test(arguments: headers) func aFlingOfTheListBackOpensTheHeader(_ header: Double) {
    let (page, hand) = profile(header)
    page.scroll.contentOffset.y = header
    list.scroll.contentOffset.y = 250
    #expect(hand.drag(from: Point(x: 195, y: 400), by: Vector(x: 0, y: 90), in: 0.05) == ["list"])
    #expect(hand.rest() == ["page", "list"])
    #expect(list.scroll.contentOffset.y == 0 && page.scroll.contentOffset.y == 0)
  }

  @Test(arguments: headers) func aPullAtTheTopStretchesOnlyTheList(_ header: Double) {
    let (page, hand) = profile(header)
    let finger = Point(x: 195, y: header + 100)
    #expect(hand.swipe(from: finger, by: Vector(x: 0, y: 150), in: 0.2, hold: 0.1) == ["list"])
    #expect(list.scroll.contentOffset.y == 0 && page.scroll.contentOffset.y == 0)
  }

  @Test(arguments: headers) func aFlingIntoTheEndOfTheListBounces(_ header: Double) {
    let (page, hand) = profile(header)
    page.scroll.contentOffset.y = header
    list.scroll.contentOffset.y = 3_100
    hand.drag(from: thumb, by: Vector(x: 0, y: -60), in: 0.03)
    hand.wait(0.1)
    #expect(list.scroll.contentOffset.y > 3_200)
    #expect(hand.rest() == ["list"] && list.scroll.contentOffset.y == 3_200)
  }

  @Test(arguments: headers) func aFingerThatCatchesTheFlingStopsBothScrollers(_ header: Double) {
    let (page, hand) = profile(header)
    hand.drag(from: thumb, by: Vector(x: 0, y: -60), in: 0.03)
    hand.wait(0.4)
    let places = [page, list].map { $0.scroll.contentOffset.y }
    #expect(places[0] == header && places[1] > 0 && list.scroll.isDecelerating)
    #expect(hand.swipe(from: thumb, by: .zero, hold: 0.5) == [], "nor does anything go on")
    #expect([page, list].map { $0.scroll.contentOffset.y } == places)
  }
}
