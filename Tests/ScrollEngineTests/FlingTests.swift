import Hands
import Testing

/// The rows of the callback table that begin with a finger: on what rests, and on what moves.
struct FlingTests {
  let log = Log()

  // MARK: The rows of the callback table that begin with a finger

  static let fling = Log.thrown + Log.glided

  @Test(arguments: Axis.both) func aFling(_ axis: Axis) {
    let hand = Hand(scroller([Clamping()], delegate: log), axis)
    hand.flingToRest(at: 800)
    #expect(log.story == Self.fling)
    #expect(log.phases == [.idle, .tracking, .dragging, .decelerating])
    #expect(hand.scroll.diagnostics == Diagnostics())
  }

  @Test(arguments: Axis.both) func aDragThatPauses(_ axis: Axis) {
    let hand = Hand(scroller([Bouncing()], delegate: log), axis)
    hand.down()
    hand.swipe(at: 800)
    hand.lift(after: 0.041)
    #expect(log.story == Log.dragged)
    #expect(log.endVelocity == .zero)
    #expect(hand.scroll.phase == .idle)
  }

  @Test(arguments: Axis.both) func aLiftOutsideTheEdge(_ axis: Axis) {
    let hand = Hand(scroller([Bouncing()], delegate: log), axis)
    hand.pull(by: -100, for: 0.1)
    #expect(log.endVelocity == .zero)
    hand.rest()
    #expect(log.story == Self.fling)
    #expect(hand.offset == 0)
  }

  @Test(arguments: Axis.both) func aLiftBetweenPages(_ axis: Axis) {
    let hand = Hand(scroller([Paging(axis: axis), Bouncing()], delegate: log), axis)
    hand.pullToRest(by: 250, for: 0.1)
    #expect(log.story == Self.fling)
    #expect(hand.offset == 400)
  }

  @Test func aFlickWhileDecelerating() {
    let hand = Hand(scroller([Clamping()], delegate: log))
    hand.fling(at: 800, frames: 5)
    log.clear()
    hand.fling(at: 800)
    #expect(log.story == ["didEndDecelerating"] + Log.thrown + ["willBeginDecelerating"])
  }

  @Test(arguments: Axis.both) func aCancelledTouchIsALiftWithoutSpeed(_ axis: Axis) {
    let hand = Hand(scroller([Clamping()], delegate: log), axis)
    hand.down()
    hand.swipe(at: 800)
    let offset = hand.offset
    hand.cancel()
    #expect(log.story == Log.dragged)
    #expect(log.endVelocity == .zero)
    #expect(hand.offset == offset)
  }

  @Test func aTapOnWhatRestsTellsNothing() {
    let hand = Hand(scroller([Bouncing()], delegate: log))
    hand.down()
    #expect(hand.scroll.isTracking && !hand.scroll.isDragging)
    hand.move(by: 9)
    hand.lift()
    #expect(log.events == [])
    #expect(log.phases == [.idle, .tracking])
    #expect(hand.scroll.phase == .idle)
  }

  // MARK: A finger comes down on something that moves

  /// A scroller that decelerates towards the upper walls, with its log cleared.
  func flung(_ behaviors: [any ScrollBehavior], _ axis: Axis, at speed: Double = 800) -> (Hand, Log) {
    let log = Log()
    let hand = Hand(scroller(behaviors, delegate: log), axis)
    hand.fling(at: speed, frames: 4)
    log.clear()
    return (hand, log)
  }

  @Test(arguments: Axis.both) func endsADecelerationAtOnce(_ axis: Axis) {
    let (hand, log) = flung([Clamping()], axis)
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
    hand.travel(to: 900, frames: 5)
    log.clear()
    hand.down()
    hand.lift()
    #expect(log.events == ["didEndScrollingAnimation", "didSettle(interrupted)"])
  }

  @Test(arguments: Axis.both) func outsideTheEdgeItTravelsHomeAfterwards(_ axis: Axis) {
    let (hand, log) = flung([Bouncing()], axis, at: -2_000)
    #expect(hand.offset < 0)
    hand.down()
    hand.liftToRest(after: 1)
    #expect(log.story == ["didEndDecelerating"] + Log.glided)
    #expect(hand.offset == 0)
  }

  @Test(arguments: Axis.both) func betweenPagesItTravelsToOneAfterwards(_ axis: Axis) {
    let (hand, log) = flung([Paging(axis: axis), Bouncing()], axis)
    hand.down()
    hand.liftToRest()
    #expect(log.story == ["didEndDecelerating"] + Log.glided)
    #expect(hand.offset == 0 || hand.offset == 400)
  }

  @Test(arguments: Axis.both) func thenDraggingIsOneMovement(_ axis: Axis) {
    let (hand, log) = flung([Clamping()], axis)
    hand.pull(by: 50, for: 1)
    #expect(log.story == ["didEndDecelerating"] + Log.dragged)
  }

  @Test(arguments: Axis.both) func aTouchBehindTheFrameCatchesWhatIsDisplayed(_ axis: Axis) {
    let (hand, _) = flung([Clamping()], axis)
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
    let (hand, _) = flung([Clamping()], axis)
    let motion = try #require(hand.scroll.motion)
    hand.now += 0.011
    hand.down()
    #expect(hand.scroll.contentOffset == motion.offset(at: hand.time))
  }
}
