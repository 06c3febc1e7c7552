import Hands
import Testing

struct ArrangingTests {
  // MARK: Content that says itself how large it is

  private func shown(
    _ axis: Axis, _ areas: [Double], _ breadth: Breadth = .viewport
  ) -> (ArrangedPage, ScrollController) {
    let page = ArrangedPage(axis, areas: areas, breadth: breadth)
    return (page, ScrollController(axis.size(300, across: 320), [page.content, Bouncing()]))
  }

  @Test(arguments: Axis.both) func contentIsAsLongAsItsItemsMarginsAndSpacing(axis: Axis) throws {
    let (page, scroll) = shown(axis, [9_000, 24_940, 90_000])
    // 290 across: 9000 / 290 is two lines of 20, and so on.
    #expect(scroll.contentSize == axis.size(60 + 40 + 8 + 100 + 8 + 320 + 20, across: 320))
    let frame = try #require(page.content.frame(of: 1))
    #expect(frame.origin == axis.point(108, across: 15) && frame.size == axis.size(100, across: 290))
    #expect(scroll.geometry.extent[axis] == Extent(lower: 0, upper: 256))
    #expect(scroll.geometry.extent[axis.cross] == Extent(lower: 0, upper: 0))
    #expect(page.asked == [0, 1, 2])
  }

  @Test(arguments: Axis.both) func contentIsAsWideAsInsetsLeaveFreeAndAsksEachItemOnce(axis: Axis) {
    let (page, scroll) = shown(axis, [9_000, 9_000])
    page.forget()
    scroll.contentInset = axis.margins(10, 5, sides: 20)
    #expect(scroll.contentSize == axis.size(page.total(across: 280), across: 280))
    #expect(page.asked == [0, 1])
    #expect(scroll.geometry.extent[axis.cross] == Extent(lower: -20, upper: -20))
    #expect(scroll.geometry.extent[axis].lower == -10)
    page.forget()
    scroll.contentInset = axis.margins(50, 50, sides: 20)
    #expect(page.asked == [], "nothing has changed across")
  }

  @Test(arguments: Axis.both) func aFixedWidthBeyondTheViewportScrollsAcross(axis: Axis) {
    let (page, scroll) = shown(axis, [9_000, 9_000], .fixed(500))
    #expect(scroll.contentSize == axis.size(page.total(across: 500), across: 500))
    #expect(scroll.geometry.extent[axis.cross] == Extent(lower: 0, upper: 180))
    page.forget()
    scroll.viewport = axis.size(200, across: 640)
    #expect(page.asked == [] && scroll.geometry.extent[axis.cross].room == 0)
    page.content.breadth = .fixed(200)
    #expect(scroll.contentSize[axis.cross] == 200 && page.asked == [0, 1])
  }

  @Test(arguments: Axis.both) func contentScrollsOnlyOnceItIsLongerThanTheViewport(axis: Axis) throws {
    let (page, scroll) = shown(axis, [2_900])
    let hand = Hand(scroll, axis)
    #expect(hand.flingToRest(at: 2_000) == 0 && hand.scroll.geometry.extent[axis].room == 0)
    page.areas[0] = 290_000
    try page.content.change(.reload(0..<1))
    #expect(hand.scroll.contentSize[axis] == 1_080)
    #expect(hand.flingToRest(at: 4_000) == 780)
  }

  @Test(arguments: Axis.both) func aReloadAsksForItsItemsOnly(axis: Axis) throws {
    let (page, scroll) = shown(axis, [9_000, 19_000, 29_000])
    page.areas[2] = 100_000
    page.forget()
    try page.content.change(.reload(2..<3))
    #expect(scroll.contentSize[axis] == page.total(across: 320) && page.asked == [2])
    try page.content.change(.resize(from: 0, to: [33]))
    #expect(page.content.frame(of: 0)?.length(axis) == 33)
  }

  @Test(arguments: Axis.both) func aChangeThatCannotBeDoneChangesNothing(axis: Axis) {
    let (page, scroll) = shown(axis, [9_000, 19_000])
    for edit in [
      TileEdit.remove(1..<3), .insertRun(count: 1, at: 3), .insertRun(count: -1, at: 0), .reload(0..<9),
      .move(0..<2, to: 1), .resize(from: 1, to: [1, 2]), .insert([.nan], at: 0),
    ] {
      #expect(throws: TilingError.self) { try page.content.change(edit) }
      #expect(scroll.contentSize[axis] == page.total(across: 320))
    }
  }

  @Test(arguments: Axis.both) func theTextInViewStaysWhileAnItemAboveGrows(axis: Axis) throws {
    let (page, scroll) = shown(axis, Array(repeating: 60_000, count: 6))
    scroll.contentOffset[axis] = 500
    let before = page.screen(2, scroll)
    page.areas[0] = 120_000
    try page.content.change(.reload(0..<1))
    #expect(page.screen(2, scroll) == before && scroll.contentOffset[axis] > 500)
    scroll.contentOffset[axis] = 0
    page.areas.insert(5_000, at: 0)
    try page.content.change(.insertRun(count: 1, at: 0))
    #expect(scroll.contentOffset[axis] == 0)
  }

  @Test(arguments: Axis.both) func aTextThatGrowsInMotionMakesNothingJump(axis: Axis) throws {
    let (page, scroll) = shown(axis, Array(repeating: 60_000, count: 6))
    let hand = Hand(scroll, axis, at: 300).flung(at: 1_500, frames: 3)
    let (speed, place) = (hand.speed, page.screen(3, hand.scroll))
    page.areas[0] = 120_000
    try page.content.change(.reload(0..<1))
    #expect(hand.speed == speed && (page.screen(3, hand.scroll) - place).magnitude < 1e-9)
    page.areas[5] = 600_000
    try page.content.change(.reload(5..<6))
    #expect(hand.speed == speed && hand.scroll.isDecelerating)
    let destination = hand.destination
    #expect(hand.resting() == destination)
    hand.flingToRest(at: 8_000)
    #expect(hand.flingToRest(at: 8_000) == page.total(across: 320) - 300)
  }

  @Test(arguments: Axis.both) func contentOnARingIsMeasuredAndRepeated(axis: Axis) throws {
    let page = ArrangedPage(axis, areas: Array(repeating: 30_000, count: 12), estimate: 44)
    let scroll = ScrollController(axis.size(300, across: 320), [page.content, Circular(axis: axis)])
    scroll.contentOffset[axis] -= 200
    #expect(Set(page.asked).contains(11) && !Set(page.asked).contains(6))
    let period = try #require(scroll.geometry.extent[axis].period)
    #expect(period == scroll.contentSize[axis] + 8)
    let origin = scroll.contentOrigin
    let one = try #require(page.content.place(of: 3, origin: origin))
    let next = try #require(page.content.place(of: 15, origin: origin))
    #expect(next.start - one.start == period && next.length == one.length)
    let seen = page.content.items(from: scroll.contentOffset[axis], length: 300, origin: origin)
    #expect(!seen.isEmpty && seen.allSatisfy { page.content.appearance(at: $0).index >= 0 })
    for position in seen {
      let place = try #require(page.content.place(of: position, origin: origin))
      #expect(place.end > scroll.contentOffset[axis] && place.start < scroll.contentOffset[axis] + 300)
    }
  }

  // MARK: Insets that depend on whether an axis can scroll, which depends on the content, which
  // depends on the insets

  @Test func aSafeAreaAcrossKeepsMeasuredItems() {
    var measured = 0
    let stack = Stack(count: 200, estimate: 50) { _, across in
      measured += 1
      return across / 4
    }
    let content = Arranging(stack, overscan: .none)
    let scroll = ScrollController(
      Size(width: 300, height: 400), [content, Infinite(axis: .horizontal), Clamping()])
    scroll.safeArea = Insets(left: 40, right: 40)
    #expect(scroll.adjustedContentInset == Insets(left: 40, right: 40))
    #expect(content.frame(of: 0)?.size == Size(width: 220, height: 55))
    let before = measured
    for _ in 0..<5 { scroll.invalidateLayout() }
    scroll.contentInset.top = 10
    #expect(measured == before, "a layout measures nothing anew")
    scroll.contentOffset.y = 2_000
    let size = scroll.contentSize
    scroll.invalidateLayout()
    #expect(scroll.contentSize == size && content.layout.isMeasured(0..<7))
    #expect(scroll.diagnostics.total == 0)
  }
}
