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

  /// Some scrollers leave in a callback, and are flung in another nest before the first one can follow; or all are
  /// flung in another nest on the same tree.
  @Test(arguments: 0...2, [false, true])
  func aFlingInAnotherNestIsNotTouched(_ leaver: Int, _ isOuterFirst: Bool) {
    for moment in 1..<60 {
      let policy: any NestingPolicy = moment % 2 == 0 ? NegotiatingPolicy() : LatchingPolicy.uiKit
      let flung = FlungPages(3, isOuterFirst: isOuterFirst)
      let ticker = flung.pages[0].add(scroller([Clamping()], viewport: 10), at: .zero)
      let outer = NestedScroller(scroller([Bouncing()], viewport: 500, content: 900))
      let other = ScrollNest(leaver == 0 ? flung.pages[0] : outer, policy: policy)
      flung.fling()
      ticker.scroll.fling(velocity: Vector(x: 0, y: 3_000), at: .seconds(flung.now))
      for _ in 0..<moment / 2 { flung.frame(after: 1.0 / 120) }
      let log = Log()
      ticker.scroll.delegate = log
      var (movers, ends) = ([NestedScroller](), [Double]())
      func fling() {
        movers = other.scroller(at: Point(x: 200, y: 200))?.path ?? []
        flung.fling(in: other)
        ends = movers.map { $0.scroll.destination.y }
      }
      log.once("didScroll") { _ in
        if leaver == 0 { return }
        outer.add(flung.pages[leaver])
        fling()
      }
      if leaver == 0 { fling() }
      flung.frame(after: 1.0 / 120)
      for mover in movers { mover.scroll.invalidateLayout() }
      #expect(movers.map { $0.scroll.destination.y } == ends && ends.count > 1, "moment \(moment)")
      while other.advance(to: .seconds(flung.now)) != .idle { flung.frame(after: 1.0 / 60) }
      #expect(movers.map { $0.scroll.contentOffset.y } == ends, "moment \(moment)")
    }
  }
}
