import ScrollBehaviors
import Testing

/// The behaviour of a scroller by default.
struct DefaultChainTests {
  @Test func aScrollerWithoutLinksClamps() {
    let scroll = ScrollController(
      viewport: Size(width: 100, height: 100), content: Size(width: 100, height: 300))
    #expect(scroll.behaviors.count == 1)
    #expect("\(scroll)" == "ScrollController idle at (0.0, 0.0): Clamping[extent, edge]")
    scroll.setContentOffset(Point(x: 0, y: 1_000), animated: true)
    #expect(scroll.destination == Point(x: 0, y: 200))
  }
}
