import ScrollBehaviors
import ScrollTesting
import Testing

/// The checker of the grammar: orders that pass, and orders that fail.
@Suite struct GrammarTests {
  private static let fling: [ScrollCallback] = [
    .willBeginDragging, .didScroll, .willEndDragging, .didEndDragging(willDecelerate: true),
    .willBeginDecelerating, .didRebase, .didScroll, .didEndDecelerating, .didSettle(.decelerated),
  ]

  private func told(_ callbacks: [ScrollCallback], joinsLate: Bool = false) -> [String] {
    let scroll = ScrollController(viewport: World.viewport)
    let checker = CallbackChecker("link", joinsLate: joinsLate, readsCauses: false)
    for callback in callbacks { checker.tell(callback, of: scroll) }
    return checker.violations.filter { !$0.contains("asked for the end") && !$0.contains("but the phase is") }
  }

  private static let right: [[ScrollCallback]] = [
    fling,
    [.didLayout, .didRebase] + fling + [.didLayout] + fling,
    [.didScroll, .didSettle(.set)],
    [.willBeginZooming, .didZoom, .didLayout, .didZoom, .didEndZooming, .didSettle(.set)],
    [.willBeginZooming, .willBeginDragging, .didZoom, .didEndZooming] + fling.dropFirst(),
    [.willBeginDragging, .willBeginZooming, .willEndDragging, .didEndDragging(willDecelerate: true)]
      + [.willBeginDecelerating, .didZoom, .didEndZooming, .didEndDecelerating, .didSettle(.decelerated)],
    [.didPull, .didLayout, .didPull] + fling + [.didPull],
    [.willBeginDragging, .didPull, .willEndDragging, .didPull, .didEndDragging(willDecelerate: false)]
      + [.didPull, .didSettle(.dragged)],
    [.didScroll, .didScroll, .didLayout, .didScroll, .didSettle(.wheeled)],
    [.didEndScrollingAnimation, .didSettle(.animated)],
    [.didLayout, .didScroll, .didEndScrollingAnimation, .willBeginDragging] + fling.dropFirst(),
    [.willBeginDragging, .didEndDragging(willDecelerate: false), .didScroll, .didEndScrollingAnimation]
      + [.willBeginDecelerating, .didEndDecelerating, .didRebase, .didSettle(.decelerated)],
  ]

  private static let wrong: [[ScrollCallback]] = [
    [.didSettle(.set)],
    [.didLayout, .didSettle(.layout)],
    [.didPull, .didSettle(.wheeled)],
    [.didZoom],
    [.didEndZooming],
    [.willBeginZooming, .willBeginZooming],
    [.willBeginZooming, .didEndZooming, .didZoom],
    [.willBeginDragging, .didEndDragging(willDecelerate: true), .willBeginZooming],
    [.willBeginDragging, .didEndDragging(willDecelerate: true), .didPull],
    [.willEndDragging],
    [.didEndDragging(willDecelerate: false)],
    [.didEndDecelerating],
    [.willBeginDragging, .willBeginDragging],
    [.willBeginDragging, .didSettle(.dragged)],
    [.willBeginDragging, .willBeginDecelerating],
    [.willBeginDragging, .willEndDragging, .willEndDragging],
    [.willBeginDragging, .didEndDragging(willDecelerate: true), .didScroll],
    [.willBeginDragging, .didEndDragging(willDecelerate: true), .didSettle(.dragged)],
    [.willBeginDragging, .didEndDragging(willDecelerate: false), .willBeginDecelerating],
    [.willBeginDecelerating, .didSettle(.decelerated)],
    [.willBeginDecelerating, .didScroll, .willBeginDragging],
    [.willBeginDecelerating, .didEndScrollingAnimation],
    [.didScroll, .didSettle(.set), .didSettle(.set)],
  ]

  @Test(arguments: right) func rightOrdersPass(_ callbacks: [ScrollCallback]) {
    #expect(told(callbacks) == [])
  }

  @Test(arguments: wrong) func wrongOrdersAreReported(_ callbacks: [ScrollCallback]) {
    let violations = told(callbacks)
    #expect(violations.count == 1)
    #expect(violations.first?.contains("\(callbacks.last!)") == true)
  }

  @Test(arguments: 0..<fling.count) func aLateLinkMayBeginAnywhere(index: Int) {
    #expect(told(Array(Self.fling[index...]), joinsLate: true) == [])
  }

  @Test func aLateLinkMustFollowTheGrammarToo() {
    let violations = told([.didEndDecelerating, .didEndDragging(willDecelerate: true)], joinsLate: true)
    #expect(violations.count == 1)
  }

  @Test func thePhaseAndTheGrammarMustAgree() {
    let scroll = ScrollController(viewport: World.viewport)
    let checker = CallbackChecker("delegate")
    scroll.delegate = checker
    checker.scrollWillBeginDragging(scroll)
    #expect(checker.violations.isEmpty)
    checker.endCall(scroll)
    #expect(checker.violations.count == 1)
    #expect(checker.violations.first?.contains("the scroller is idle") == true)
  }

  @Test func aMissedDestinationIsReported() {
    let scroll = ScrollController(
      viewport: World.viewport, content: Size(width: 390, height: 20_000), behaviors: [Bouncing()])
    let checker = CallbackChecker("delegate")
    scroll.delegate = checker
    scroll.touchBegan(at: Point(x: 100, y: 700), time: .zero)
    for step in 1...5 {
      scroll.touchMoved(to: Point(x: 100, y: 700 - 40 * Double(step)), time: .milliseconds(8 * Double(step)))
    }
    scroll.touchEnded(at: Point(x: 100, y: 500), time: .milliseconds(42))
    #expect(checker.promise == scroll.destination)
    // A command that the checker does not know of.
    let other = Point(x: 0, y: scroll.destination.y + 1)
    scroll.delegate = nil
    scroll.setContentOffset(other, animated: false)
    checker.scrollDidEndDecelerating(scroll)
    checker.scrollDidSettle(scroll, reason: .decelerated)
    #expect(checker.violations.count == 1)
    #expect(checker.violations.first?.contains("was its destination") == true)
  }
}

extension CallbackChecker {
  /// Calls the method of a callback.
  fileprivate func tell(_ callback: ScrollCallback, of scroll: ScrollController) {
    switch callback {
    case .didAttach: didAttach(to: scroll)
    case .didDetach: didDetach()
    case .didWake: didWake(scroll)
    case .didChangeInset: scrollDidChangeAdjustedContentInset(scroll)
    case .didLayout: scrollDidLayout(scroll)
    case .didRebase: scrollDidRebase(scroll, by: .zero)
    case .didScroll: scrollDidScroll(scroll)
    case .didPull:
      scrollDidPull(
        scroll, EdgePull(axis: .vertical, side: .upper, refused: 1, distance: 1, overshoot: 0, velocity: 0))
    case .willBeginZooming: scrollWillBeginZooming(scroll)
    case .didZoom: scrollDidZoom(scroll)
    case .didEndZooming: scrollDidEndZooming(scroll, atScale: 1)
    case .willBeginDragging: scrollWillBeginDragging(scroll)
    case .willEndDragging:
      var target = Point.zero
      scrollWillEndDragging(scroll, withVelocity: .zero, targetContentOffset: &target)
    case .didEndDragging(let willDecelerate): scrollDidEndDragging(scroll, willDecelerate: willDecelerate)
    case .willBeginDecelerating: scrollWillBeginDecelerating(scroll)
    case .didEndDecelerating: scrollDidEndDecelerating(scroll)
    case .didEndScrollingAnimation: scrollDidEndScrollingAnimation(scroll)
    case .didScrollToTop: scrollDidScrollToTop(scroll)
    case .didSettle(let reason): scrollDidSettle(scroll, reason: reason)
    case .didChangePhase(let old): scrollDidChangePhase(scroll, from: old)
    }
  }
}
