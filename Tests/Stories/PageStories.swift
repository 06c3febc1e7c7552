import Hands
import ScrollTesting
import Testing

/// Content that measures itself while a user reads it.
struct PageStories {
  private let checker = CallbackChecker("delegate")

  /// Paragraphs that wrap: the width of the page determines their lengths.
  private final class Reading {
    let axis: Axis
    let hand: Hand
    let content: Arranging
    private let text: Text

    private final class Text { var areas: [Double] = [] }

    init(
      _ axis: Axis, count: Int = 40, estimate: Double? = nil, delegate: any ScrollDelegate
    ) {
      let text = Text()
      text.areas = (0..<count).map { 20_000 + 7_000 * Double($0 % 6) }
      (self.text, self.axis) = (text, axis)
      content = Arranging(
        Stack(count: Int64(count), margins: Insets(all: 15), spacing: 8, estimate: estimate) {
          index, across in
          across > 0 ? 20 * (text.areas[Int(index)] / across / 20).rounded(.up) : 0
        }, axis: axis)
      let scroll = ScrollController(axis.size(480, across: 320), [content, Bouncing()])
      scroll.delegate = delegate
      hand = Hand(scroll, axis)
      hand.frame()
    }

    /// The place of a paragraph on the screen.
    func screen(_ index: Int64) -> Double {
      (content.frame(of: index)?.lower(axis) ?? .nan) - hand.scroll.frameLayoutGuide.lower(axis)
    }

    /// The first visible paragraph.
    var first: Int64 {
      content.items(from: hand.offset, length: 480, origin: hand.scroll.contentOrigin).lowerBound
    }

    func insert(_ area: Double, at index: Int) throws {
      text.areas.insert(area, at: index)
      try content.change(.insertRun(count: 1, at: Int64(index)))
    }

    func remove(_ index: Int) throws {
      text.areas.remove(at: index)
      try content.change(.remove(Int64(index)..<Int64(index) + 1))
    }

    func rewrite(_ index: Int, _ area: Double) throws {
      text.areas[index] = area
      try content.change(.reload(Int64(index)..<Int64(index) + 1))
    }
  }

  @Test(arguments: Axis.both) func scrollingBackThroughUnmeasuredItemsDoesNotJump(_ axis: Axis) {
    let page = Reading(axis, count: 400, estimate: 300, delegate: checker)
    let hand = page.hand
    hand.scroll.contentOffset[axis] = 40_000
    hand.fling(at: -2_500)
    let end = hand.now + 20
    var frames = 0
    while hand.now < end, hand.scroll.phase != .idle {
      let (first, speed) = (page.first, hand.speed)
      let before = page.screen(first)
      hand.frame()
      let moved = page.screen(first) - before
      // At the very end the content lands from half a pixel away.
      #expect(moved >= 0 && moved <= max(speed.magnitude, hand.speed.magnitude) / 64 + 0.5)
      frames += 1
    }
    #expect(frames > 50 && hand.scroll.phase == .idle && checker.violations.isEmpty)
  }

  @Test(arguments: Axis.both) func aCommentDeletedUnderAFingerMovesNothingElse(_ axis: Axis) throws {
    let page = Reading(axis, delegate: checker)
    let hand = page.hand
    hand.scroll.contentOffset[axis] = 900
    hand.pull(by: 40)
    let first = page.first
    let before = page.screen(first)
    try page.remove(0)
    #expect(page.screen(first - 1) == before && hand.scroll.isDragging)
    hand.move(by: 25)
    #expect(page.screen(first - 1) == before - 25, "it follows the finger on")
    hand.liftToRest(after: 0.2)
    #expect(checker.violations.isEmpty)
  }

  @Test(arguments: Axis.both) func theKeyboardHidesNoLineDuringWritingAtTheEnd(_ axis: Axis) throws {
    let page = Reading(axis, count: 3, delegate: checker)
    let hand = page.hand
    hand.scroll.obscured = axis.inset(.upper, 216)
    for area in stride(from: 10_000.0, through: 200_000, by: 10_000) {
      try page.rewrite(2, area)
      let last = try #require(page.content.frame(of: 2))
      hand.scroll.scrollRectToVisible(
        hand.scroll.converted(fromContent: last), align: .end, animated: false)
      #expect(last.upper(axis) - hand.scroll.frameLayoutGuide.lower(axis) <= 480 - 216)
    }
    hand.scroll.obscured = .zero
    #expect(hand.resting() == hand.scroll.geometry.extent[axis].upper && checker.violations.isEmpty)
  }

  @Test(arguments: Axis.both) func headersStickDuringAFling(_ axis: Axis) {
    let page = Reading(axis, delegate: checker)
    let (hand, headers) = (page.hand, StickyHeaders([0, 7, 21, 33]))
    let head = Rect(origin: axis.point(4, across: 6), size: axis.size(44, across: 300))
    hand.fling(at: 3_000)
    var last: Int64 = 0
    while hand.frame() == .needsFrame {
      let view = hand.scroll.frameLayoutGuide
      #expect(hand.scroll.pinned(head).lower(axis) - view.lower(axis) == 4)
      let sticking = headers.places(of: page.content, on: hand.scroll).first
      #expect((sticking?.start ?? .infinity) <= max(view.lower(axis), 15) + 1e-9)
      #expect((sticking?.index ?? -1) >= last)
      last = sticking?.index ?? last
    }
    #expect(last > 0 && checker.violations.isEmpty)
  }
}
