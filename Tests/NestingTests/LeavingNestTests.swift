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

  /// A nest that is dropped in its own dismissal lives until the end of that.
  @Test func aNestLivesThroughItsOwnDismissal() {
    let page = NestedScroller(scroller([Clamping()]))
    let lists = [0.0, 200].map { page.add(scroller([Bouncing()], viewport: 100), at: Point(x: 0, y: $0)) }
    var nest: ScrollNest? = ScrollNest(page, policy: LatchingPolicy.uiKit)
    weak let dropped = nest
    nest?.touchBegan(at: Point(x: 50, y: 50), time: .zero, slop: 0)
    nest?.touchMoved(to: Point(x: 50, y: 30), time: .seconds(0.01))
    nest?.wheel(by: Vector(x: 0, y: 10), phase: .began, at: Point(x: 50, y: 250), time: .seconds(0.02))
    let log = Log()
    lists[0].scroll.delegate = log
    var wasAlive = false
    log.onEvent = { event, _ in
      guard event.hasPrefix("didEndDragging") else { return }
      nest = nil
      wasAlive = dropped != nil
    }
    lists[0].remove()
    #expect(wasAlive && dropped == nil && lists[0].scroll.dragEnd == .cancelled)
  }
}
