import Hands
import Testing

/// What a touch became, which a host asks before it takes a lift for a click.
struct TouchOutcomeTests {
  func outcome(_ hand: Hand, moving way: Double, after seconds: Double = 0.1) -> TouchOutcome {
    hand.now += seconds
    let place = hand.axis.point(hand.place - way)
    return hand.scroll.touchEnded(at: place, time: hand.time, id: hand.id)
  }

  @Test(arguments: Axis.both) func aTouchWithinTheSlopIsATapOrALongPress(_ axis: Axis) {
    let hand = Hand(scroller([Clamping()]), axis).held()
    #expect(hand.scroll.touchOutcome(at: hand.time + 0.4) == .tap)
    #expect(hand.scroll.touchOutcome(at: hand.time + 0.5) == .longPress)
    #expect(outcome(hand, moving: 9) == .tap)
    hand.down()
    #expect(outcome(hand, moving: 0, after: 0.6) == .longPress)
    #expect(outcome(hand, moving: 0) == .none, "it is not down")
  }

  @Test(arguments: Axis.both) func aTouchThatMovesTheContentIsADragAndSoAreAllBesideIt(_ axis: Axis) {
    let hand = Hand(scroller([Clamping()]), axis).held()
    let other = Hand(hand.scroll, axis, id: 1, now: hand.now).held()
    other.drag(by: 20)
    hand.now = other.now
    #expect(outcome(hand, moving: 0) == .drag)
    other.now = hand.now
    #expect(outcome(other, moving: -20) == .drag)
  }

  @Test(arguments: Axis.both) func aTouchThatHoldsAMotionIsNoTap(_ axis: Axis) {
    let hand = Hand(scroller([Clamping()]), axis).flung(at: 3_000, frames: 5)
    hand.down()
    #expect(outcome(hand, moving: 3) == .caught)
    hand.down()
    #expect(outcome(hand, moving: 3) == .tap, "the content rests by now")
  }

  @Test(arguments: Axis.both) func aWayThatMovesNothingIsNoTapAndATouchThatIsNotDownIsNone(_ axis: Axis) {
    let hand = Hand(scroller([Clamping()]), axis)
    hand.scroll.settings.isScrollEnabled[axis] = false
    hand.down()
    hand.move(by: 40)
    hand.move(by: -40)
    #expect(outcome(hand, moving: 0) == .moved)
    hand.down()
    hand.cancel()
    #expect(outcome(hand, moving: 0) == .none, "it is down no more")
    hand.scroll.isScrollEnabled = false
    hand.down()
    #expect(outcome(hand, moving: 0) == .none, "it is ignored")
  }

  @Test(arguments: Axis.both) func eachTouchMayHaveASlopOfItsOwn(_ axis: Axis) {
    let hand = Hand(scroller([Clamping()]), axis)
    hand.scroll.touchBegan(at: axis.point(300), time: hand.time, slop: 3)
    hand.scroll.touchMoved(to: axis.point(290), time: hand.time + 0.01)
    #expect(hand.offset == 7 && hand.scroll.isDragging)
    hand.scroll.cancelAllTouches(time: hand.time + 0.02)
    hand.scroll.touchBegan(at: axis.point(300), time: hand.time + 1, slop: -1)
    #expect(!hand.scroll.isTracking && hand.scroll.diagnostics.count(of: .unusableNumbers) == 1)
  }
}
