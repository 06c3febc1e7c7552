import Hands
import ScrollBehaviors
import Testing

/// Areas of both axes that offer the same offset.
struct SnappingAxesTests {
  /// Two rooms side by side: their tops are one offset, and either of them may be what the vertical axis rests on.
  @Test func eachAxisKeepsItsOwnAreaThroughLayouts() {
    let rooms = Snapping(
      (0..<2).map {
        SnapArea(id: Int64($0), frame: Rect(x: Double($0) * 260, y: 260, width: 240, height: 240))
      })
    rooms.preferred = [1]
    let scroll = scroller([rooms, Clamping()])
    scroll.setContentOffset(Point(x: 0, y: 260), animated: false)
    scroll.invalidateLayout()
    #expect(rooms.snapped == PerAxis(x: 0, y: 1) && scroll.contentOffset == Point(x: 0, y: 260))
    rooms.preferred = []
    for _ in 0..<3 {
      scroll.invalidateLayout()
      #expect(rooms.snapped == PerAxis(x: 0, y: 1))
    }
  }
}
