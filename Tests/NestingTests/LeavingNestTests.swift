import Hands
import ScrollTesting
import Testing

/// Several nests on one tree: a change of the tree is passed only to those that are there at that moment.
struct LeavingNestTests {
  /// The callbacks of the first nest's dismissal drop the second nest.
  @Test func aNestThatEndsAmidAChangeIsNotCalled() {
    let nested = Nested(.vertical, policy: LatchingPolicy.uiKit, list: [Bouncing()])
    var second: ScrollNest? = ScrollNest(nested.page, policy: LatchingPolicy.uiKit)
    weak let dropped = second
    let other = nested.page.add(scroller([Bouncing()], viewport: 80), at: .zero)
    // The second nest holds the scroller that leaves last: called after its end, it would cancel that touch.
    second?.touchBegan(at: Point(x: 40, y: 40), time: nested.time, slop: 0)
    nested.pull(by: 30)
    let log = Log()
    nested.list.scroll.delegate = log
    log.once("didEndDragging(true)") { _ in
      second = nil
      nested.list.add(other)
    }
    log.once("didEndDragging(false)") { _ in
      second = nil
      nested.list.add(other)
    }
    nested.list.remove()
    #expect(dropped == nil && nested.list.scroll.dragEnd == .cancelled)
    #expect(other.scroll.isTracking, "its nest is no longer there")
    #expect(nested.page.children.isEmpty && nested.nest.diagnostics.total == 0)
  }
}
