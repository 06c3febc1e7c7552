import Hands
import ScrollBehaviors
import Testing

/// A finger comes down on something that moves.
struct CatchTests {
  /// A scroller that decelerates towards the upper walls, with its log cleared.
  func fling(_ behaviors: [any ScrollBehavior], _ axis: Axis, at speed: Double = 800) -> (Hand, Log) {
    let log = Log()
    let hand = Hand(scroller(behaviors, delegate: log), axis)
    hand.fling(at: speed)
    hand.frames(4)
    log.clear()
    return (hand, log)
  }

  @Test(arguments: Axis.both) func endsADecelerationAtOnce(_ axis: Axis) {
    let (hand, log) = fling([Clamping()], axis)
    let offset = hand.offset
    hand.down()
    #expect(log.events == ["didEndDecelerating"])
    #expect(hand.offset == offset && hand.destination == offset && hand.speed == 0)
    hand.lift()
    #expect(log.events == ["didEndDecelerating", "didSettle(interrupted)"])
    #expect(hand.offset == offset)
  }

  @Test(arguments: Axis.both) func endsAnAnimationAtOnce(_ axis: Axis) {
    let log = Log()
    let hand = Hand(scroller([Clamping()], delegate: log), axis)
    hand.scroll.setContentOffset(axis.point(900), animated: true)
    hand.frames(5)
    log.clear()
    hand.down()
    hand.lift()
    #expect(log.events == ["didEndScrollingAnimation", "didSettle(interrupted)"])
  }

  @Test(arguments: Axis.both) func outsideTheEdgeItTravelsHomeAfterwards(_ axis: Axis) {
    let (hand, log) = fling([Bouncing()], axis, at: -2_000)
    #expect(hand.offset < 0)
    hand.down()
    hand.lift(after: 1)
    hand.rest()
    #expect(
      log.story == [
        "didEndDecelerating", "willBeginDecelerating", "didScroll…", "didEndDecelerating",
        "didSettle(decelerated)",
      ])
    #expect(hand.offset == 0)
  }

  @Test(arguments: Axis.both) func betweenPagesItTravelsToOneAfterwards(_ axis: Axis) {
    let (hand, log) = fling([Paging(axis: axis), Bouncing()], axis)
    hand.down()
    hand.lift()
    hand.rest()
    #expect(
      log.story == [
        "didEndDecelerating", "willBeginDecelerating", "didScroll…", "didEndDecelerating",
        "didSettle(decelerated)",
      ])
    #expect(hand.offset == 0 || hand.offset == 400)
  }

  @Test(arguments: Axis.both) func thenDraggingIsOneMovement(_ axis: Axis) {
    let (hand, log) = fling([Clamping()], axis)
    hand.down()
    hand.drag(by: 50)
    hand.lift(after: 1)
    #expect(
      log.story == [
        "didEndDecelerating", "willBeginDragging", "didScroll…", "willEndDragging", "didEndDragging(false)",
        "didSettle(dragged)",
      ])
  }

  @Test(arguments: Axis.both) func aTouchBehindTheFrameCatchesWhatIsDisplayed(_ axis: Axis) {
    let (hand, _) = fling([Clamping()], axis)
    let offset = hand.offset
    hand.now -= 0.005
    hand.down()
    #expect(hand.offset == offset)
    // Its own time counts for the velocity: three moves in 8 ms each at 400 pt/s.
    hand.move(by: 3.2)
    hand.move(by: 3.2)
    hand.move(by: 3.2)
    hand.move(by: 3.2)
    #expect((hand.speed - 400).magnitude < 1e-6)
    #expect(hand.scroll.diagnostics == Diagnostics())
  }

  @Test(arguments: Axis.both) func aCatchAheadOfTheFrameBringsTheMotionThere(_ axis: Axis) throws {
    let (hand, _) = fling([Clamping()], axis)
    let motion = try #require(hand.scroll.motion)
    hand.now += 0.011
    hand.down()
    #expect(hand.scroll.contentOffset == motion.offset(at: hand.time))
  }
}
