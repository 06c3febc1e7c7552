import Hands
import Testing

/// A sheet with a list, over another list. The sheet's viewport is the area that the sheet can cover: the lower 500
/// points of the screen. Closed, the sheet shows 100 points.
struct SheetOverListTests {
  private let root = NestedScroller(ScrollController(shape: ScrollController.screen, [Clamping()]))
  private let behind: NestedScroller
  private let sheet: NestedScroller
  private let list: NestedScroller
  private let hand: ShapeHand

  private static let pane = Size(width: 390, height: 500)
  private static let open = 400.0
  /// A point on the sheet, open or closed.
  private let low = Point(x: 195, y: 760)
  private let middle = Point(x: 195, y: 600)

  init() {
    behind = root.add(
      ScrollController(shape: Size(width: 390, height: 3_000), [Bouncing()]), at: .zero)
    sheet = root.add(
      ScrollController(
        shape: Size(width: 390, height: Self.open + 500), in: Self.pane,
        [Snapping(points: [0, Self.open], axis: .vertical), Clamping()]), at: Point(x: 0, y: 300))
    list = sheet.add(
      ScrollController(shape: Size(width: 390, height: 2_000), in: Self.pane, [Bouncing()]),
      at: Point(x: 0, y: Self.open))
    sheet.scrollsFirst = .bottom
    hand = ShapeHand(
      NegotiatingPolicy(pulling: .innermost), root, ("behind", behind), ("sheet", sheet), ("list", list))
  }

  @Test func aFlickOpensTheSheetWithoutItsList() {
    #expect(hand.swipe(from: low, by: Vector(x: 0, y: -60), in: 0.06) == ["sheet"])
    #expect(sheet.scroll.contentOffset.y == Self.open)
  }

  @Test(arguments: [(60.0, 0.0), (260, 400)])
  func aSlowDragRestsTheSheetAtTheNearerStop(_ way: Double, _ end: Double) {
    #expect(hand.swipe(from: low, by: Vector(x: 0, y: -10 - way), in: 0.5, hold: 0.3) == ["sheet"])
    #expect(sheet.scroll.contentOffset.y == end)
  }

  @Test func aDragScrollsTheListOfTheOpenSheet() {
    sheet.scroll.contentOffset.y = Self.open
    #expect(hand.swipe(from: middle, by: Vector(x: 0, y: -150)) == ["list"])
    #expect(list.scroll.contentOffset.y > 200 && sheet.scroll.contentOffset.y == Self.open)
  }

  @Test func aDragOpensTheSheetAndContinuesInItsList() {
    sheet.scroll.contentOffset.y = 350
    #expect(hand.swipe(from: low, by: Vector(x: 0, y: -210), in: 0.4, hold: 0.3) == ["sheet", "list"])
    #expect(sheet.scroll.contentOffset.y == Self.open)
    #expect((list.scroll.contentOffset.y - 150).magnitude < 1e-9)
  }

  @Test func aDragOfTheListPastItsTopClosesTheSheet() {
    sheet.scroll.contentOffset.y = Self.open
    list.scroll.contentOffset.y = 50
    let finger = Point(x: 195, y: 400)
    #expect(hand.swipe(from: finger, by: Vector(x: 0, y: 360), in: 0.5, hold: 0.3) == ["sheet", "list"])
    #expect(list.scroll.contentOffset.y == 0 && sheet.scroll.contentOffset.y == 0)
  }

  @Test func aFlingOfTheListStopsAtItsTop() {
    sheet.scroll.contentOffset.y = Self.open
    list.scroll.contentOffset.y = 600
    let moved = hand.swipe(from: Point(x: 195, y: 400), by: Vector(x: 0, y: 60), in: 0.05)
    #expect(moved.contains("list") && !moved.contains("behind"))
    #expect([0, Self.open].contains(sheet.scroll.contentOffset.y), "the sheet rests open or closed")
  }

  @Test func aDragBesideTheSheetScrollsTheListBehind() {
    #expect(hand.swipe(from: Point(x: 195, y: 200), by: Vector(x: 0, y: -120)) == ["behind"])
    #expect(behind.scroll.contentOffset.y > 150 && sheet.scroll.contentOffset.y == 0)
  }
}
