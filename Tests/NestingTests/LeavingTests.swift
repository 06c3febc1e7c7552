import Hands
import ScrollTesting
import Testing

/// Scrollers that leave a nest amid a gesture: their touches are cancelled, and the others continue.
struct LeavingTests {
  private let middle = Point(x: 250, y: 250)

  @Test(arguments: Nested.policies.indices) func aRemovalCancelsTheTouchAtOnce(_ policy: Int) {
    let nested = Nested(.vertical, policy: Nested.policies[policy], list: [Bouncing()])
    let log = Log()
    nested.list.scroll.contentOffset.y = 400
    nested.pull(by: 30)
    nested.list.scroll.contentOffset.y = 520
    nested.list.scroll.delegate = log
    nested.list.remove()
    #expect(nested.list.scroll.dragEnd == .cancelled && !nested.list.scroll.isTracking)
    #expect(log.events == ["willEndDragging", "didEndDragging(true)", "willBeginDecelerating"])
    nested.list.scroll.advance(to: .seconds(nested.now + 5))
    #expect(nested.list.scroll.contentOffset.y == 500)
    nested.move(by: 20)
    nested.lift(after: 1)
    #expect(nested.nest.diagnostics.total == 0 && nested.list.scroll.diagnostics.total == 0)
    #expect(!nested.page.scroll.isTracking)
  }

  /// A finger, fingers on a trackpad, a pinch, a speed.
  @Test(arguments: 0..<4, Nested.policies.indices) func eachInputIsCancelled(_ input: Int, _ policy: Int) {
    let nested = Nested(.vertical, policy: Nested.policies[policy], list: [Bouncing()])
    let (nest, scroll) = (nested.nest, nested.list.scroll)
    scroll.settings.maximumZoomScale = 2
    switch input {
    case 0: nested.pull(by: 30)
    case 1: nest.wheel(by: Vector(x: 0, y: 10), phase: .began, at: middle, time: nested.time)
    case 2:
      nest.pinchBegan(at: middle, time: nested.time)
      nest.pinchMoved(to: Point(x: 250, y: 230), scale: 1.5, time: nested.time)
    default: nest.move(at: Vector(x: 0, y: 100), from: nested.list, time: nested.time)
    }
    #expect(scroll.phase == .dragging || scroll.phase == .wheeling)
    nested.list.remove()
    #expect(scroll.phase == .idle && scroll.dragEnd == .cancelled)
    let offset = scroll.contentOffset
    nested.frames()
    #expect(scroll.contentOffset == offset && nest.diagnostics.total == 0)
  }

  @Test(arguments: Nested.policies.indices) func aRemovalInACallbackCancelsAtTheEndOfTheInput(_ policy: Int) {
    let nested = Nested(.vertical, policy: Nested.policies[policy])
    let log = Log()
    nested.list.scroll.delegate = log
    nested.pull(by: 20)
    log.once("didScroll") { _ in nested.list.remove() }
    nested.move(by: 10)
    #expect(nested.list.scroll.dragEnd == .cancelled && !nested.list.scroll.isTracking)
    #expect(nested.list.scroll.diagnostics.total == 0)
  }

  /// The former nest does not touch a scroller that another nest has.
  @Test(arguments: Nested.policies.indices) func anotherNestTakesTheScroller(_ policy: Int) {
    let nested = Nested(.vertical, policy: Nested.policies[policy])
    nested.pull(by: 30)
    let other = ScrollNest(NestedScroller(scroller([Clamping()])), policy: Nested.policies[policy])
    nested.list.origin = .zero
    other.root.add(nested.list)
    #expect(!nested.list.scroll.isTracking && nested.list.scroll.dragEnd == .cancelled)
    other.touchBegan(at: Point(x: 100, y: 100), time: nested.time, slop: 0)
    other.touchMoved(to: Point(x: 100, y: 80), time: nested.time)
    nested.move(by: 20)
    nested.lift(after: 1)
    #expect(nested.list.scroll.isDragging && nested.list.scroll.contentOffset.y == 50)
    other.touchEnded(at: Point(x: 100, y: 80), time: nested.time)
    #expect(!nested.list.scroll.isTracking && nested.list.scroll.diagnostics.total == 0)
  }

  @Test(arguments: Nested.policies.indices) func aScrollerThatMovesWithinTheTreeKeepsItsTouch(_ policy: Int) {
    let nested = Nested(.vertical, policy: Nested.policies[policy])
    let pane = nested.page.add(scroller([Clamping()], viewport: 80), at: .zero)
    nested.pull(by: 30)
    pane.add(nested.list)
    nested.move(by: 20)
    #expect(nested.list.scroll.isDragging && nested.list.scroll.contentOffset.y == 50)
  }

  /// The host forgets a scroller only after its touch was cancelled.
  @Test func touchesAreCancelledBeforeTheHostForgetsTheScroller() {
    let nested = Nested(.vertical, policy: NegotiatingPolicy())
    let list = nested.list.scroll
    var heard: [Bool] = []
    nested.page.onTreeChange = { heard.append(list.isTracking) }
    nested.pull(by: 30)
    nested.list.remove()
    #expect(heard == [false])
  }
}
