import Hands
import ScrollBehaviors
import Testing

/// What a finger holds stays in place when pages change their length.
struct PagingUnderFingerTests {
  @Test(arguments: [0.25, 0.5, 0.8, -0.125])
  func aResizeKeepsThePlaceBetweenPages(_ part: Double) {
    let scroll = ScrollController(
      viewport: Size(width: 400, height: 100), content: Size(width: 4_000, height: 100),
      behaviors: [Probe.open, Paging(axis: .horizontal)])
    scroll.settings.slop = 0
    scroll.touchBegan(at: Point(x: 200, y: 50), time: .zero)
    scroll.touchMoved(to: Point(x: 200 - part * 400, y: 50), time: .milliseconds(8))
    #expect(scroll.contentOffset.x == part * 400)
    scroll.contentInset = Insets(left: 100, right: 100)
    let beyond = min(0, part * 400)
    #expect(scroll.contentOffset.x == -100 + max(0, part) * 200 + beyond)
    #expect(scroll.phase == .dragging)
  }
}
