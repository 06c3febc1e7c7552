import Hands
import ScrollBehaviors
import Testing

/// Far out places are told apart as far as doubles tell them apart.
struct SnappingFarTests {
  private static let start = 1e12

  private func areas() -> [SnapArea] {
    (0..<9).map { index in
      SnapArea(
        id: Int64(index),
        frame: Rect(x: Self.start + 50 * Double(index), y: 0, width: 40, height: 400))
    }
  }

  @Test func aTrillionPointsOutItSnapsToEachPlace() {
    let snapping = Snapping(areas())
    let scroll = scroller([snapping, Clamping()], content: 2e12)
    let hand = Hand(scroll, .horizontal)
    hand.scroll.contentOffset.x = Self.start + 100
    hand.frame()
    #expect(snapping.snapped.x == 2)
    for (way, id) in [(30.0, Int64(3)), (20, 3), (-40, 2), (-80, 0), (160, 3)] {
      hand.down()
      hand.drag(by: way)
      hand.lift(after: 0.3)
      hand.rest()
      #expect(hand.offset == Self.start + 50 * Double(id) && snapping.snapped.x == id)
    }
  }

  /// Content that is set beside a place rests on none.
  @Test func aTrillionPointsOutAPlaceIsLeft() {
    let snapping = Snapping(areas(), .proximity)
    let scroll = scroller([snapping, Clamping()], content: 2e12)
    scroll.contentOffset.x = Self.start + 100
    #expect(snapping.snapped.x == 2)
    scroll.contentOffset.x = Self.start + 110
    #expect(snapping.snapped.x == nil && scroll.contentOffset.x == Self.start + 110)
  }
}
