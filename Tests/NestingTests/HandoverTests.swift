import Hands
import Testing

/// A fling through several scrollers is one deceleration of each scroller.
struct HandoverTests {
  private let shared = NegotiatingPolicy()

  private func logged(_ axis: Axis, page: [any ScrollBehavior] = [Clamping()]) -> (Nested, Log, Log) {
    let nested = Nested(axis, policy: shared, page: page)
    let logs = (Log(), Log())
    nested.page.scroll.delegate = logs.0
    nested.list.scroll.delegate = logs.1
    return (nested, logs.0, logs.1)
  }

  @Test(arguments: Axis.both) func eachScrollerDeceleratesOnceIfTheFlingIsPlannedAgain(_ axis: Axis) {
    let (nested, page, list) = logged(axis)
    nested.list.scroll.contentOffset[axis] = 300
    nested.fling(at: 900)
    for length in [790.0, 810, 795] {
      nested.frame(after: 0.02)
      nested.list.scroll.contentSize = Size(width: length, height: length)
    }
    let decelerations = { (log: Log) in log.events.filter { $0.hasSuffix("Decelerating") }.count }
    nested.nest.advance(to: nested.time)
    let ends = nested.destinations
    #expect(decelerations(page) == 1 && decelerations(list) == 1 && ends[1] == 495 && ends[0] > 0)
    nested.frames()
    #expect(nested.offsets == ends)
    #expect(decelerations(page) == 2 && decelerations(list) == 2)
  }

  @Test(arguments: Axis.both) func aPageThatNoLongerTakesPartEndsItsPendingFling(_ axis: Axis) {
    let (nested, page, _) = logged(axis)
    nested.list.scroll.contentOffset[axis] = 300
    nested.fling(at: 900)
    nested.list.scroll.contentSize = Size(width: 5_000, height: 5_000)
    nested.frames()
    #expect(nested.offsets[0] == 0)
    #expect(
      page.summary.suffix(3) == ["willBeginDecelerating", "didEndDecelerating", "didSettle(decelerated)"])
  }

  @Test(arguments: Axis.both) func aDiagonalFlingIsOneDecelerationOfThePage(_ axis: Axis) {
    let (nested, page, _) = logged(axis)
    nested.list.scroll.contentOffset = Point(x: 400, y: 450)
    nested.down()
    for step in 1...12 {
      nested.move(to: axis.point(250 - Double(step) * 6, across: 250 - Double(step) * 7), after: 0.008)
    }
    nested.nest.touchEnded(at: axis.point(178, across: 166), time: nested.time)
    let end = nested.page.scroll.destination
    #expect(end.x > 0 && end.y > 0)
    nested.frames()
    #expect(page.events.filter { $0 == "willBeginDecelerating" }.count == 1)
    #expect(nested.page.scroll.contentOffset == end)
  }

  @Test(arguments: Axis.both) func theNextScrollerOfAFlingIsNotifiedAtTheLiftAfterTheFirst(_ axis: Axis) {
    let (nested, page, list) = logged(axis)
    var told: [String] = []
    page.onEvent = { event, _ in told.append("page \(event)") }
    list.onEvent = { event, _ in told.append("list \(event)") }
    nested.list.scroll.contentOffset[axis] = 300
    nested.fling(at: 900)
    #expect(
      told.filter { $0.hasSuffix("Decelerating") } == [
        "list willBeginDecelerating", "page willBeginDecelerating",
      ])
    told = []
    nested.frames { nested.offsets[0] > 0 }
    let (end, begin) = (
      told.lastIndex(of: "list didSettle(decelerated)"), told.firstIndex(of: "page didScroll")
    )
    #expect(end != nil && begin != nil && end! < begin!)
  }

  /// The list has room again, so a finger that flings the list releases the page between two pages.
  @Test(arguments: Axis.both) func aPageBetweenPagesSettlesBeforeTheFlingReachesIt(_ axis: Axis) {
    let nested = Nested(axis, policy: shared, page: [Paging(axis: axis), Bouncing()])
    nested.page.scroll.contentSize = Size(width: 1_600, height: 1_600)
    nested.list.scroll.contentSize = Size(width: 3_000, height: 3_000)
    nested.list.scroll.contentOffset[axis] = 2_700
    nested.pull(by: 80)
    #expect(nested.offsets == [80, 2_700])
    for _ in 0..<10 { nested.move(by: -40) }
    nested.lift()
    let ends = nested.destinations
    #expect(nested.offsets[0] == 80 && ends == [0, 0])
    nested.frames { nested.offsets[0] < 40 }
    #expect(nested.offsets[1] > 1_000)
    nested.frames { nested.offsets[0] < 1 }
    #expect(nested.offsets[1] > 0, "the page is home before the list meets its wall")
    nested.frames()
    #expect(nested.offsets == ends)
  }
}
