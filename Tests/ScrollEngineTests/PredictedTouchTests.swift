import Hands
import Testing

/// Positions of a finger that a system makes up for its frames.
struct PredictedTouchTests {
  let log = Log()

  /// A finger that speeds up, with positions ahead of each sample if asked for, lifted where it was drawn last.
  private func flick(_ strategy: VelocityStrategy, _ axis: Axis, ahead: Double) -> (Hand, Point) {
    let hand = Hand(scroller([], delegate: log), axis)
    hand.scroll.settings.velocityStrategy = strategy
    hand.down()
    var place = axis.point(300)
    for step in 1...10 {
      hand.now += 0.008
      place = axis.point(300 - Double(step * step) * 0.9)
      hand.scroll.touchMoved(to: place, time: hand.time)
      let before = hand.scroll.contentOffset
      guard ahead > 0 else { continue }
      place[axis] -= ahead
      hand.scroll.touchPredicted(at: place, time: hand.time)
      if hand.scroll.isDragging, step > 4 {
        #expect(hand.scroll.contentOffset[axis] == before[axis] + ahead && hand.scroll.velocity[axis] > 0)
      }
    }
    hand.scroll.touchEnded(at: place, time: hand.time)
    return (hand, place)
  }

  @Test(arguments: VelocityStrategy.allCases, Axis.both)
  func aPredictedPositionMovesTheContentAndIsNoSample(_ strategy: VelocityStrategy, _ axis: Axis) {
    let plain = flick(strategy, axis, ahead: 0).0
    let velocity = log.endVelocity
    let ahead = flick(strategy, axis, ahead: 5).0
    #expect(log.endVelocity == velocity && velocity[axis] > 1_000)
    #expect((ahead.offset - plain.offset - 5).magnitude < 1e-9, "what was drawn ahead is kept at the lift")
    #expect(
      (ahead.destination - plain.destination - 5).magnitude < 1e-9 && ahead.restingAtDestination() != nil)
  }

  /// Each sample comes before the time for which the one before it was predicted.
  @Test(arguments: CarriedMomentum.allCases, Axis.both)
  func predictionsFurtherAheadThanTheNextSampleChangeNoLift(_ kind: CarriedMomentum, _ axis: Axis) {
    var velocities: [Vector] = []
    for isPredicted in [false, true] {
      let hand = Hand(scroller([], content: 90_000, delegate: log), axis, at: 40_000)
      hand.scroll.settings.carriedMomentum = kind
      hand.fling(at: 1_500, frames: 3)
      hand.down()
      for _ in 0..<10 {
        hand.move(by: 12)
        guard isPredicted else { continue }
        let before = hand.offset
        for (ahead, time) in [(15.0, 0.01), (-6, -0.004), (24, 0.016)] {
          hand.scroll.touchPredicted(at: axis.point(hand.place - ahead), time: .seconds(hand.now + time))
          #expect(!hand.scroll.isDragging || ahead < 0 || hand.offset > before)
        }
      }
      hand.lift()
      velocities.append(log.endVelocity)
      #expect(hand.scroll.diagnostics == Diagnostics())
    }
    #expect(velocities[0] == velocities[1] && velocities[0][axis] > 1_400)
  }

  @Test(arguments: Axis.both) func theNextSamplePutsTheContentWhereTheFingerIs(_ axis: Axis) {
    let hand = Hand(scroller([]), axis).pulled(by: 50)
    hand.scroll.touchPredicted(at: axis.point(hand.place - 30), time: hand.time)
    #expect(hand.offset == 80)
    hand.move(by: 2)
    #expect(hand.offset == 52)
  }

  @Test(arguments: Axis.both) func aPredictedPositionPastTheSlopBeginsADrag(_ axis: Axis) {
    let hand = Hand(scroller([], delegate: log), axis).held()
    hand.scroll.touchPredicted(at: axis.point(285), time: hand.time)
    #expect(hand.scroll.isDragging && hand.offset == 5)
  }

  @Test func unusablePredictionsAreRefusedByName() {
    let scroll = scroller([])
    scroll.touchPredicted(at: .zero, time: .zero)
    scroll.touchBegan(at: .zero, time: .seconds(1))
    scroll.touchPredicted(at: Point(x: .nan, y: 0), time: .seconds(1))
    scroll.touchPredicted(at: .zero, time: .seconds(0.5))
    #expect(
      scroll.diagnostics.refusals.map { $0.kind } == [.unbalancedTouch, .unusableNumbers, .reversedTime])
    #expect(scroll.diagnostics.refusals.allSatisfy { "\($0)".contains("touchPredicted(at:time:id:)") })
  }
}
