import Hands
import Testing

/// Lost ends of gestures, several devices at once, and changes during a gesture.
struct MishapTests {
  private let middle = Point(x: 250, y: 250)

  private func isFree(_ nested: Nested) -> Bool {
    !nested.page.scroll.isTracking && !nested.list.scroll.isTracking
      && nested.page.scroll.phase != .wheeling && nested.list.scroll.phase != .wheeling
  }

  @Test(arguments: Axis.both, 0..<3) func aFingerWithALostEndTouchesAgain(_ axis: Axis, _ policy: Int) {
    let nested = Nested(axis, policy: Nested.policies[policy])
    nested.pull(by: 30)
    nested.now += 1
    nested.nest.touchBegan(at: Point(x: 30, y: 30), time: nested.time)
    #expect(!nested.list.scroll.isTracking)
    nested.nest.touchEnded(at: Point(x: 30, y: 30), time: nested.time)
    #expect(isFree(nested))
    nested.pull(by: 30)
    #expect(nested.offsets == [0, 60])
  }

  @Test(arguments: Axis.both, 0..<3) func aSecondFingerWithinTheSlopMovesNothing(_ axis: Axis, _ policy: Int)
  {
    let nested = Nested(axis, policy: Nested.policies[policy])
    nested.down()
    nested.nest.touchBegan(at: axis.point(120, across: 200), time: nested.time, id: 1)
    nested.nest.touchMoved(to: axis.point(115, across: 200), time: nested.time, id: 1)
    #expect(nested.offsets == [0, 0])
    nested.nest.touchMoved(to: axis.point(90, across: 200), time: nested.time, id: 1)
    #expect(nested.offsets == [0, 20])
  }

  @Test(arguments: Axis.both, 0..<3) func anUnusablePointIsRefusedAndCounted(_ axis: Axis, _ policy: Int) {
    let nested = Nested(axis, policy: Nested.policies[policy])
    nested.pull(by: 30)
    nested.nest.touchMoved(to: axis.point(.nan), time: nested.time)
    nested.nest.wheel(by: axis.vector(.infinity), phase: .began, at: middle, time: nested.time)
    nested.nest.step(by: .points(axis.vector(.nan)), at: middle, time: nested.time)
    #expect(nested.nest.diagnostics.count(of: .unusableNumbers) == 3)
    nested.move(by: 20)
    #expect(nested.offsets == [0, 50])
    nested.lift(after: 1)
    #expect(isFree(nested))
  }

  @Test(arguments: Axis.both, [499.75, 500])
  func aFlingThatBeginsInThePageFollowsTheFinger(_ axis: Axis, _ offset: Double) {
    let nested = Nested(axis, policy: NegotiatingPolicy(), at: 400)
    nested.down()
    nested.move(by: 10)
    for _ in 0..<4 { nested.move(by: (offset - 400) / 4) }
    #expect(nested.offsets == [0, offset])
    nested.lift()
    #expect(nested.page.scroll.phase == .decelerating && nested.page.scroll.destination[axis] > 100)
  }

  @Test(arguments: Axis.both, 0..<3) func momentumMovesTheScrollerOfItsSwipe(_ axis: Axis, _ policy: Int) {
    let nested = Nested(axis, policy: Nested.policies[policy])
    nested.page.scroll.contentSize = Size(width: 9_000, height: 9_000)
    let outside = axis.point(50, across: 250)
    for index in 0..<12 { nested.swipe(8, index == 0 ? .began : .changed, at: outside) }
    #expect(nested.offsets == [96, 0] && nested.nest.scroller(at: outside) === nested.list)
    nested.swipe(0, .ended, at: outside)
    for index in 0..<20 {
      nested.swipe(8, index == 0 ? .momentumBegan : .momentumChanged, at: outside)
      nested.nest.advance(to: nested.time)
    }
    nested.swipe(0, .momentumEnded, at: outside)
    nested.frames()
    #expect(nested.offsets[0] > 150 && nested.offsets[1] == 0)
  }

  @Test(arguments: Axis.both) func aNewPolicyTakesEffectWithTheNextGesture(_ axis: Axis) {
    let nested = Nested(axis, policy: NegotiatingPolicy(), at: 490)
    nested.pull(by: 30)
    nested.list.scroll.contentSize = Size(width: 9_000, height: 9_000)
    nested.nest.policy = LatchingPolicy.browser
    for _ in 0..<8 { nested.move(by: 8) }
    #expect(nested.offsets == [20, 564])
    nested.liftToRest()
    #expect(nested.offsets[0] == 20 && nested.offsets[1] > 700)
    nested.page.scroll.contentOffset[axis] = 0
    nested.list.scroll.contentSize = Size(width: 800, height: 800)
    nested.list.scroll.contentOffset[axis] = 450
    nested.pull(by: 80)
    #expect(nested.offsets == [0, 500])
  }

  @Test(arguments: Axis.both) func aWheelElsewhereDoesNotAffectTheScrollersOfAFinger(_ axis: Axis) {
    let nested = Nested(axis, policy: NegotiatingPolicy())
    let other = nested.page.add(scroller([Clamping()], viewport: 80), at: .zero)
    nested.pull(by: 30)
    nested.nest.wheel(by: axis.vector(10), at: Point(x: 40, y: 40), time: nested.time)
    #expect(other.scroll.contentOffset[axis] == 10)
    nested.move(by: 20)
    #expect(nested.offsets == [0, 50])
    for _ in 0..<5 { nested.swipe(10, .changed, at: Point(x: 40, y: 40)) }
    nested.nest.wheel(by: .zero, phase: .ended, at: Point(x: 40, y: 40), time: nested.time)
    #expect(nested.page.scroll.isTracking && nested.list.scroll.isDragging)
    nested.lift(after: 1)
    #expect(isFree(nested))
  }

  @Test(arguments: Axis.both, 0..<3) func aSwipeWithALostEndIsReleased(_ axis: Axis, _ policy: Int) {
    let nested = Nested(axis, policy: Nested.policies[policy])
    nested.nest.wheel(by: axis.vector(10), phase: .began, at: middle, time: nested.time)
    #expect(nested.list.scroll.phase == .wheeling)
    nested.now += 1
    nested.nest.wheel(by: .zero, phase: .began, at: Point(x: 30, y: 30), time: nested.time)
    #expect(isFree(nested))
  }

  @Test(arguments: Axis.both, 0..<3) func aNotchDuringASwipeKeepsTheEndOfTheSwipe(_ axis: Axis, _ policy: Int)
  {
    let nested = Nested(axis, policy: Nested.policies[policy], at: 490)
    nested.nest.wheel(by: axis.vector(10), phase: .began, at: middle, time: nested.time)
    nested.nest.step(by: .notches(axis.vector(1)), at: middle, time: nested.time)
    nested.nest.wheel(by: .zero, phase: .ended, at: middle, time: nested.time)
    #expect(isFree(nested))
  }

  @Test(arguments: Axis.both, 0..<3) func aRemovedScrollerReceivesACancelledTouch(_ axis: Axis, _ policy: Int)
  {
    let nested = Nested(axis, policy: Nested.policies[policy])
    nested.pull(by: 30)
    nested.list.remove()
    nested.nest.advance(to: nested.time)
    #expect(!nested.list.scroll.isTracking && nested.list.scroll.dragEnd == .cancelled)
    nested.move(by: 20)
    #expect(nested.offsets[1] == 30)
    nested.lift(after: 1)
    #expect(isFree(nested))
  }

  @Test(arguments: Axis.both) func aNestRefusesInputFromItsOwnCallbacks(_ axis: Axis) {
    let log = Log()
    let nested = Nested(axis, policy: NegotiatingPolicy())
    nested.page.scroll.delegate = log
    nested.list.scroll.contentOffset[axis] = 300
    nested.fling(at: 900)
    log.onEvent = { _, _ in
      nested.nest.cancelAllTouches(time: nested.time)
      #expect(nested.nest.advance(to: nested.time) == .needsFrame)
    }
    nested.list.scroll.contentSize = Size(width: 5_000, height: 5_000)
    nested.frames()
    #expect(nested.offsets[0] == 0 && nested.offsets[1] > 500)
  }

  @Test(arguments: Axis.both) func aFrameMovesAMotionThatACallbackStarted(_ axis: Axis) {
    let probe = Probe()
    let nested = Nested(axis, policy: NegotiatingPolicy(), list: [probe, Clamping()])
    var alarm = Timestamp.seconds(9)
    probe.onWake = { _ in alarm }
    probe.once("didWake") { _ in
      alarm = .seconds(20)
      nested.page.scroll.setContentOffset(axis.point(90), animated: true)
    }
    nested.nest.advance(to: .seconds(1))
    #expect(nested.nest.advance(to: .seconds(2)) == .sleep(until: alarm))
    #expect(nested.nest.advance(to: alarm) == .needsFrame)
    nested.now = alarm.seconds
    nested.frames { nested.page.scroll.phase == .idle }
    #expect(nested.offsets == [90, 0])
  }

  @Test(arguments: Axis.both) func theFlingOfASwipeHasTheLimitsOfAFinger(_ axis: Axis) {
    let nested = Nested(axis, policy: NegotiatingPolicy())
    nested.list.scroll.contentSize = Size(width: 90_000, height: 90_000)
    nested.list.scroll.settings.maximumFlingSpeed = 300
    for index in 0..<10 { nested.swipe(20, index == 0 ? .began : .changed) }
    nested.nest.wheel(by: .zero, phase: .ended, at: middle, time: nested.time)
    #expect(nested.list.scroll.velocity[axis] == 300)
  }

  @Test(arguments: Axis.both) func theEndKeyScrollsToTheEndOfAReversedList(_ axis: Axis) {
    let nested = Nested(axis, policy: LatchingPolicy.browser)
    nested.list.scroll.isReversed[axis] = true
    nested.nest.step(by: .ends(axis.vector(1)), from: nested.list, time: nested.time)
    nested.frames()
    #expect(nested.offsets == [0, 500])
  }
}
