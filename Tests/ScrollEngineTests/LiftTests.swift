import Hands
import Testing

/// The speed of a lift.
struct LiftTests {
  func lifted(_ play: (Hand) -> Void) -> (Hand, Log) {
    let log = Log()
    let hand = Hand(scroller([], delegate: log)).held()
    play(hand)
    return (hand, log)
  }

  @Test func aLiftAtANewPlaceIsAMoveAndASample() {
    let (moved, movedLog) = lifted {
      $0.swipe(at: 800)
      $0.lift(after: 0.008, moving: 20)
    }
    let (other, otherLog) = lifted {
      $0.swipe(at: 800)
      $0.move(by: 20)
      $0.lift()
    }
    #expect(movedLog.events == otherLog.events && movedLog.endVelocity == otherLog.endVelocity)
    #expect(moved.offset == other.offset && moved.destination == other.destination)
  }

  @Test func aLiftAtTheLastPlaceIsNeitherAMoveNorASample() {
    let (late, lateLog) = lifted {
      $0.swipe(at: 800)
      $0.lift(after: 0.03)
    }
    #expect((lateLog.endVelocity.y - 800).magnitude < 1e-6)
    #expect(late.offset.magnitude.distance(to: 54).magnitude < 1e-9)
  }

  /// A finger that stopped along an axis and went on along the other flings along that alone.
  @Test(arguments: Axis.both) func anAxisAtRestBeforeTheLiftDoesNotFling(_ axis: Axis) {
    let finger = Finger(scroller([]))
    finger.down()
    finger.move(by: axis.vector(20))
    for _ in 0..<10 { finger.move(by: axis.vector(0, across: 10)) }
    finger.lift()
    #expect(finger.scroll.destination[axis] == finger.offset[axis])
    #expect(finger.scroll.destination[axis.cross] > finger.offset[axis.cross] + 100)
  }

  @Test(arguments: [(0.039, true), (0.041, false)])
  func aLiftAfterAPauseDoesNotFling(_ pause: Double, _ flings: Bool) {
    let (hand, log) = lifted {
      $0.swipe(at: 800)
      $0.lift(after: pause)
    }
    #expect((log.endVelocity != .zero) == flings && hand.scroll.isDecelerating == flings)
  }

  @Test func twoSamplesDoNotFling() {
    let (hand, log) = lifted {
      $0.move(by: 60)
      $0.lift()
    }
    #expect(log.endVelocity == .zero && hand.offset == 50)
    let (_, third) = lifted {
      $0.move(by: 60)
      $0.lift(after: 0.008, moving: 60)
    }
    #expect(third.endVelocity.y > 5_000)
  }

  @Test func aFlingAgainstTheLastStretchIsDropped() {
    let way = [50.0, 50, 50, 50, 1, 1, 1, 1, 1, 1]
    var tracker = VelocityTracker()
    var place = 0.0
    tracker.add(.zero, at: .zero)
    for (index, step) in way.enumerated() {
      place += step
      tracker.add(Point(x: 0, y: place), at: .seconds(0.008 * Double(index + 1)))
    }
    // The parabola's slope at its end points back, although the finger never did.
    #expect(tracker.velocity.y < -50)
    let (hand, log) = lifted { hand in
      for step in way { hand.move(by: step) }
      hand.lift()
    }
    #expect(log.endVelocity == .zero && hand.scroll.phase == .idle)
  }

  @Test func aFingerThatTurnsFlingsBack() {
    let (_, log) = lifted {
      $0.swipe(at: 800)
      $0.swipe(at: -800)
      $0.lift()
    }
    #expect(log.endVelocity.y < -500)
  }

  @Test func aLiftThatPassesTheSlopIsAWholeDrag() {
    let (hand, log) = lifted { $0.lift(after: 0.008, moving: 60) }
    #expect(log.summary == Log.dragged && log.events.count == Log.dragged.count && hand.offset == 50)
  }
}
