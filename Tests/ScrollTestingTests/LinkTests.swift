import Hands
import Testing

/// The links and checkers that tests put into a chain.
@Suite struct LinkTests {
  @Test func logListsCallbacksAndGivesCommands() {
    let log = CallbackLog()
    let host = TestHost(scroller([Bouncing()], delegate: log))
    log.once("didEndDragging(true)") { $0.stop() }
    host.perform(.fling(velocity: Vector(x: 0, y: 900)))
    host.run(for: 1)
    #expect(
      log.summary.dropFirst().starts(with: [
        "willBeginDragging", "didScroll…", "willEndDragging", "didEndDragging(true)",
      ])
    )
    #expect(log.summary.last?.hasPrefix("didSettle(") == true && host.scroll.phase == .idle)
    #expect(log.endVelocity.y > 800)
  }

  @Test func probeAnswersByItsClosures() {
    let probe = Probe("half", \.onDrag, { proposal, _ in proposal.translation *= 0.5 })
    let host = TestHost(scroller([probe, Bouncing()]))
    host.perform(.drag(by: Vector(x: 0, y: 100)))
    #expect(host.scroll.contentOffset.y == 50 && probe.events.contains("willBeginDragging"))
  }

  /// Two scrollers, one inside the other, of which the checker watches both.
  private func nest() -> (ScrollNest, ScrollController, NestChecker) {
    let (inner, outer) = (scroller([Bouncing()]), NestedScroller(scroller([Bouncing()])))
    outer.add(inner, at: .zero)
    let checker = NestChecker()
    for scroll in [inner, outer.scroll] { checker.watch(scroll) }
    return (ScrollNest(outer, policy: LatchingPolicy.browser), inner, checker)
  }

  @Test func nestInItsOrderHasNoMistake() {
    let (nest, _, checker) = nest()
    for step in 0..<40 {
      let time = Timestamp.milliseconds(step * 8)
      checker.beginCall(step == 0 ? .touch : .move, in: nest)
      if step == 0 { nest.touchBegan(at: Point(x: 200, y: 300), time: time) }
      if step > 0 { nest.touchMoved(to: Point(x: 200, y: 300 - Double(step) * 9), time: time) }
      #expect(checker.endCall() == nil)
      checker.beginCall(.frame, in: nest)
      nest.advance(to: time)
      #expect(checker.endCall() == nil && NestChecker.waitingScroller(in: nest) == nil)
    }
  }

  @Test func scrollersOutOfOrderAreAMistake() {
    let (nest, inner, checker) = nest()
    checker.beginCall(.frame, in: nest)
    nest.root.scroll.contentOffset.y = 10
    inner.contentOffset.y = 10
    #expect(checker.endCall()?.contains("in 2 rounds") == true)
  }
}
