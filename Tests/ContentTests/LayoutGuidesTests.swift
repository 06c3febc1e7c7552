import Hands
import Testing

/// What is pinned to the frame, and where that and the content are.
@Suite("Guides") struct LayoutGuidesTests {
  @Test(arguments: Axis.both) func viewsPinnedToTheFrameStayStillOnTheScreen(axis: Axis) {
    let scroll = ScrollController(
      viewport: axis.size(200, across: 90), content: axis.size(900, across: 700), behaviors: [Bouncing()])
    let badge = Rect(x: 10, y: 20, width: 30, height: 40)
    for offset in [Point.zero, Point(x: 120, y: 33.5), Point(x: -15, y: 400)] {
      scroll.contentOffset = offset
      #expect(scroll.contentLayoutGuide == Rect(origin: .zero, size: scroll.contentSize))
      #expect(scroll.frameLayoutGuide == Rect(origin: offset, size: scroll.viewport))
      #expect(scroll.pinned(badge) == badge.offset(by: offset - Point.zero))
      let head = scroll.pinned(badge, along: axis)
      #expect(head.origin[axis] - offset[axis] == badge.origin[axis])
      #expect(head.origin[axis.cross] == badge.origin[axis.cross] && head.size == badge.size)
    }
  }

  @Test(arguments: Axis.both) func theGuidesDoNotNoticeThatAnOriginMoves(axis: Axis) {
    let hand = Hand(ScrollController(axis.size(200, across: 90), [Infinite(axis: axis)]), axis)
    let badge = Rect(x: 10, y: 20, width: 30, height: 40)
    hand.fling(at: 7_000)
    var (way, offset) = (0.0, 0.0)
    while hand.frame() == .needsFrame {
      let guide = hand.scroll.frameLayoutGuide
      #expect(guide.lower(axis) >= way)
      way = guide.lower(axis)
      offset = hand.offset - hand.scroll.contentOrigin[axis]
      #expect(way == offset)
      #expect(hand.scroll.pinned(badge).lower(axis) - way == badge.lower(axis))
    }
    #expect(way > 1_500)
  }
}
