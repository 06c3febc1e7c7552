import Hands
import Testing

/// Scrollers that leave the nest while a fling is on its way to them.
struct LeavingFlingTests {
  /// The last of two or three scrollers leaves. The next call is a frame, or an input after the crossing.
  @Test(arguments: [2, 3], [false, true])
  func theStageBeforeGoesOnWithItsOwnEdge(_ count: Int, _ isInput: Bool) {
    let flung = FlungPages(count)
    flung.fling()
    let (last, before) = (flung.pages[count - 1], flung.pages[count - 2])
    #expect(last.scroll.phase == .decelerating && last.scroll.destination.y > 0)
    flung.frame(after: 0.01)
    #expect(before.scroll.contentOffset.y < 150)
    last.remove()
    if isInput { flung.nest.step(by: .points(.zero), from: before, time: .seconds(flung.now + 0.05)) }
    var most = 0.0
    for _ in 0..<300 {
      flung.frame(after: 1.0 / 60)
      last.scroll.advance(to: .seconds(flung.now))
      most = max(most, before.scroll.contentOffset.y)
    }
    #expect(most > 151, "it bounces")
    #expect(before.scroll.contentOffset.y == 150 && before.scroll.phase == .idle)
    #expect(last.scroll.contentOffset.y == 0 && last.scroll.phase == .idle)
    #expect(flung.pages.allSatisfy { $0.scroll.diagnostics.total == 0 } && flung.nest.diagnostics.total == 0)
  }
}
