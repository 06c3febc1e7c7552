import Hands
import Testing

/// Content that is smaller than its viewport.
@Suite("Aligning") struct AligningTests {
  static let cases: [(Axis, Alignment, Double)] = Axis.both.flatMap { axis in
    [(axis, .start, 0), (axis, .center, 0.5), (axis, .end, 1)]
  }

  private func scroller(_ axis: Axis, _ chain: [any ScrollBehavior], content: Double) -> ScrollController {
    ScrollController(
      viewport: axis.size(400, across: 300), content: axis.size(content, across: 900), behaviors: chain)
  }

  @Test(arguments: cases) func smallContentRestsAligned(axis: Axis, alignment: Alignment, part: Double) {
    let hand = Hand(scroller(axis, [Aligning(alignment, axis: axis), Bouncing()], content: 100), axis)
    #expect(hand.offset == -300 * part)
    hand.scroll.contentInset = axis.margins(40, 60, sides: 7)
    #expect(hand.offset == -40 - 200 * part)
    #expect(hand.flingToRest(at: 2_000) == -40 - 200 * part)
    #expect(
      hand.scroll.geometry.extent[axis.cross] == Extent(lower: -7, upper: 607),
      "the other axis does not count")
  }

  @Test(arguments: cases) func growingContentComesToItsStart(axis: Axis, alignment: Alignment, part: Double) {
    let hand = Hand(scroller(axis, [Aligning(alignment), Clamping()], content: 0), axis)
    for length in stride(from: 0.0, through: 400, by: 25) {
      hand.scroll.contentSize[axis] = length
      #expect(hand.offset == -(400 - length) * part)
      #expect(hand.scroll.geometry.extent[axis].room == 0)
    }
    hand.scroll.contentSize[axis] = 500
    #expect(hand.scroll.geometry.extent[axis] == Extent(lower: 0, upper: 100))
    hand.scroll.contentOffset[axis] = 100
    hand.scroll.contentSize[axis] = 200
    #expect(hand.offset == -200 * part)
  }

  @Test(arguments: Axis.both) func ringsAndEndlessAxesAreLeftAloneAndInnerWallsComeAfter(axis: Axis) {
    let ring = scroller(axis, [Circular(axis: axis, gap: 0), Aligning(.end)], content: 100)
    #expect(ring.geometry.extent[axis].period == 100)
    let endless = scroller(axis, [Infinite(axis: axis, length: 100), Aligning(.end)], content: 100)
    #expect(endless.geometry.extent[axis] == Extent())
    let walled = scroller(axis, [Aligning(.end), Clamping(axis: axis, to: 0...50)], content: 100)
    #expect(walled.geometry.extent[axis] == Extent(lower: -300, upper: -300))
  }

  @Test(arguments: Axis.both) func aPageThatMeasuresItselfIsCentredUntilItFills(axis: Axis) throws {
    let page = ArrangedPage(axis, areas: [2_900])
    let scroll = ScrollController(
      axis.size(400, across: 320), [page.content, Aligning(.center, axis: axis), Bouncing()])
    #expect(scroll.contentOffset[axis] == -150)
    page.areas[0] = 290 * 400
    try page.content.change(.reload(0..<1))
    #expect(scroll.contentOffset[axis] == 0 && scroll.geometry.extent[axis].upper == 80)
  }
}
