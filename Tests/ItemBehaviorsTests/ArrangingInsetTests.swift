import ScrollBehaviors
import Testing

/// Insets that depend on whether an axis can scroll, which depends on the content, which depends on the insets.
struct ArrangingInsetTests {
  @Test func aSafeAreaAcrossLeavesWhatIsMeasured() {
    var measured = 0
    let stack = Stack(count: 200, estimate: 50) { _, across in
      measured += 1
      return across / 4
    }
    let content = Arranging(stack, overscan: .none)
    let scroll = ScrollController(
      viewport: Size(width: 300, height: 400), behaviors: [content, Infinite(.horizontal), Clamping()])
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
