import Hands
import ScrollBehaviors
import Testing

/// The rows of the callback table that begin with a finger.
struct FlingTests {
  static let fling = [
    "willBeginDragging", "didScroll…", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating",
    "didScroll…", "didEndDecelerating", "didSettle(decelerated)",
  ]

  @Test(arguments: Axis.both) func aFling(_ axis: Axis) {
    let log = Log()
    let hand = Hand(scroller([Clamping()], delegate: log), axis)
    hand.fling(at: 800)
    hand.rest()
    #expect(log.story == Self.fling)
    #expect(log.phases == [.idle, .tracking, .dragging, .decelerating])
    #expect(hand.scroll.diagnostics == Diagnostics())
  }

  @Test(arguments: Axis.both) func aDragThatPauses(_ axis: Axis) {
    let log = Log()
    let hand = Hand(scroller([Bouncing()], delegate: log), axis)
    hand.down()
    hand.swipe(at: 800)
    hand.lift(after: 0.041)
    #expect(
      log.story == [
        "willBeginDragging", "didScroll…", "willEndDragging", "didEndDragging(false)", "didSettle(dragged)",
      ])
    #expect(log.endVelocity == .zero)
    #expect(hand.scroll.phase == .idle)
  }

  @Test(arguments: Axis.both) func aLiftOutsideTheEdge(_ axis: Axis) {
    let log = Log()
    let hand = Hand(scroller([Bouncing()], delegate: log), axis)
    hand.down()
    hand.drag(by: -100)
    hand.lift(after: 0.1)
    #expect(log.endVelocity == .zero)
    hand.rest()
    #expect(log.story == Self.fling)
    #expect(hand.offset == 0)
  }

  @Test(arguments: Axis.both) func aLiftBetweenPages(_ axis: Axis) {
    let log = Log()
    let hand = Hand(scroller([Paging(axis: axis), Bouncing()], delegate: log), axis)
    hand.down()
    hand.drag(by: 250)
    hand.lift(after: 0.1)
    hand.rest()
    #expect(log.story == Self.fling)
    #expect(hand.offset == 400)
  }

  @Test func aFlickWhileDecelerating() {
    let log = Log()
    let hand = Hand(scroller([Clamping()], delegate: log))
    hand.fling(at: 800)
    hand.frames(5)
    log.clear()
    hand.fling(at: 800)
    #expect(
      log.story == [
        "didEndDecelerating", "willBeginDragging", "didScroll…", "willEndDragging", "didEndDragging(true)",
        "willBeginDecelerating",
      ])
  }

  @Test(arguments: Axis.both) func aCancelledTouchIsALiftWithoutSpeed(_ axis: Axis) {
    let log = Log()
    let hand = Hand(scroller([Clamping()], delegate: log), axis)
    hand.down()
    hand.swipe(at: 800)
    let offset = hand.offset
    hand.cancel()
    #expect(
      log.story == [
        "willBeginDragging", "didScroll…", "willEndDragging", "didEndDragging(false)", "didSettle(dragged)",
      ])
    #expect(log.endVelocity == .zero)
    #expect(hand.offset == offset)
  }

  @Test func aTapOnWhatRestsTellsNothing() {
    let log = Log()
    let hand = Hand(scroller([Bouncing()], delegate: log))
    hand.down()
    #expect(hand.scroll.isTracking && !hand.scroll.isDragging)
    hand.move(by: 9)
    hand.lift()
    #expect(log.events == [])
    #expect(log.phases == [.idle, .tracking])
    #expect(hand.scroll.phase == .idle)
  }
}
