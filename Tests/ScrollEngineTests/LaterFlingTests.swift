import Hands
import Testing

/// Flings that begin later, while something moves.
struct LaterFlingTests {
  @Test(arguments: Axis.both) func aFlingThatIsYetToBeginJoinsTheDeceleration(_ axis: Axis) {
    let log = Log()
    let hand = Hand(scroller([Bouncing()], delegate: log), axis, at: 400, frames: 3)
    hand.scroll.fling(velocity: axis.vector(0, across: 500), on: axis.cross)
    hand.scroll.fling(velocity: axis.vector(800), on: axis, at: .seconds(hand.now + 0.2))
    hand.scroll.fling(velocity: axis.vector(600), on: axis, at: .seconds(hand.now + 0.1))
    let end = hand.destination
    #expect(end > 690 && hand.speed == 0 && hand.scroll.velocity[axis.cross] == 500)
    hand.frame(after: 0.1)
    #expect(hand.offset == 400 && (hand.speed - 600).magnitude < 1e-6)
    #expect(hand.resting() == end)
    #expect(
      log.summary.filter { $0.hasSuffix("Decelerating") } == ["willBeginDecelerating", "didEndDecelerating"])
  }

  @Test(arguments: Axis.both) func anAxisGoesOnAsItWasUntilItsFlingBegins(_ axis: Axis) {
    let log = Log()
    let hand = Hand(scroller([Bouncing()], delegate: log), axis, at: 400, frames: 3)
    hand.scroll.fling(velocity: axis.vector(300))
    let alone = hand.scroll.motion!
    let time = Timestamp.seconds(hand.now + 0.25)
    let (place, speed) = (alone.offset(at: time)[axis], alone.velocity(at: time)[axis])
    hand.scroll.fling(velocity: axis.vector(500), on: axis, at: time)
    let end = hand.destination
    hand.frame(after: 0.25 - 1e-7)
    #expect((hand.offset - place).magnitude < 1e-4 && (hand.speed - speed).magnitude < 1e-3)
    hand.frame(after: 2e-7)
    #expect((hand.offset - place).magnitude < 1e-3 && (hand.speed - speed - 500).magnitude < 1e-2)
    #expect(hand.resting() == end)
    #expect(log.summary.filter { $0 == "willBeginDecelerating" }.count == 1)
  }

  @Test(arguments: Axis.both) func aSpeedOfZeroGivesUpWhatHasNotBegun(_ axis: Axis) {
    let log = Log()
    let hand = Hand(scroller([Bouncing()], delegate: log), axis, at: 400, frames: 3)
    hand.scroll.fling(velocity: axis.vector(800), at: .seconds(hand.now + 0.2))
    hand.scroll.fling(velocity: .zero, on: axis, at: .seconds(hand.now))
    #expect(hand.scroll.phase == .idle && hand.offset == 400)
    #expect(
      log.summary.suffix(3) == ["willBeginDecelerating", "didEndDecelerating", "didSettle(decelerated)"])
    hand.scroll.contentOffset[axis] = -50
    hand.scroll.fling(velocity: .zero)
    let home = hand.scroll.motion!
    hand.scroll.fling(velocity: axis.vector(800), on: axis, at: .seconds(hand.now + 0.5))
    hand.frame(after: 0.05)
    let speed = hand.speed
    hand.scroll.fling(velocity: .zero, on: axis, at: .seconds(hand.now))
    #expect(speed == home.velocity(at: .seconds(hand.now))[axis] && speed > 0)
    #expect((hand.speed - speed).magnitude < 1e-9 && hand.destination == 0 && hand.resting() == 0)
  }

  /// Content that a wheel has pulled past a wall returns at once, though the fling across begins later.
  @Test(arguments: Axis.both) func theOtherAxisDoesNotWaitForTheFling(_ axis: Axis) {
    let hand = Hand(scroller([Bouncing()]), axis)
    hand.frames(1)
    hand.scroll.wheel(by: axis.vector(-80), phase: .began, time: .seconds(hand.now))
    let pulled = hand.offset
    hand.scroll.fling(velocity: axis.vector(0, across: 800), on: axis.cross, at: .seconds(hand.now + 0.5))
    hand.frame(after: 0.1)
    #expect(pulled < -20 && hand.offset > pulled && hand.scroll.contentOffset[axis.cross] == 0)
    #expect(hand.resting() == 0 && hand.scroll.contentOffset[axis.cross] > 300)
  }

  @Test(arguments: Axis.both) func aSnapshotAmidAFlingThatFollowsRestsInTheSamePlace(_ axis: Axis) throws {
    let hand = Hand(scroller([Bouncing()]), axis, at: 400, frames: 3)
    hand.scroll.fling(velocity: axis.vector(300))
    hand.scroll.fling(velocity: axis.vector(500), on: axis, at: .seconds(hand.now + 0.25))
    hand.frame(after: 0.1)
    let other = Hand(scroller([Bouncing()]), axis, now: hand.now)
    try other.scroll.restore(try #require(hand.scroll.snapshot()))
    #expect(other.offset == hand.offset && other.destination == hand.destination)
    for _ in 0..<40 {
      hand.frames(1)
      other.frames(1)
      #expect(other.offset == hand.offset && other.speed == hand.speed)
    }
    #expect(other.resting() == hand.resting())
  }

  /// A host may plan a fling again. It then has the velocity that it had, and what moves goes on until its time, also if
  /// that is later now. A link that moves the content otherwise than the speed is no reason for a jump.
  @Test(arguments: Axis.both, [0, 1]) func aFlingThatIsPlannedAgainIsTheSame(_ axis: Axis, _ before: Int) {
    var speeds: [Double] = []
    for (again, later) in [(false, 0.3), (true, 0.3), (true, 0.1)] {
      let hand = Hand(scroller([Bouncing()], content: 9_000), axis, at: 900, frames: 3)
      let start = hand.now
      if before == 0 {
        hand.scroll.move(at: axis.vector(200), time: hand.time)
      } else {
        hand.scroll.setContentOffset(axis.point(1_500), animated: true)
      }
      hand.frame(after: 0.02)
      if again { hand.scroll.fling(velocity: axis.vector(500), on: axis, at: .seconds(start + later)) }
      hand.scroll.fling(velocity: axis.vector(500), on: axis, at: .seconds(start + 0.3))
      hand.frame(after: 0.2)
      #expect(hand.speed > 100, "what moves goes on")
      hand.frame(after: start + 0.3 - hand.now)
      speeds.append(hand.speed)
    }
    #expect(speeds == [speeds[0], speeds[0], speeds[0]] && (speeds[0] - 500).magnitude < 1, "\(speeds)")
    final class Half: ScrollBehavior {
      func drag(_ proposal: inout DragProposal, in context: ScrollContext) {
        proposal.translation = proposal.translation * 0.5
      }
    }
    let hand = Hand(scroller([Half(), Bouncing()], content: 9_000), axis, at: 900, frames: 3)
    hand.scroll.move(at: axis.vector(400), time: hand.time)
    hand.frame(after: 0.5)
    let place = hand.offset
    hand.scroll.fling(velocity: axis.vector(500), on: axis, at: .seconds(hand.now + 0.2))
    hand.frame(after: 0.001)
    #expect((hand.offset - place).magnitude < 1)
  }

  /// An animation that was asked for while the host slept has not begun, so it is not over when a fling is planned.
  @Test(arguments: Axis.both) func anAnimationThatAwaitsAFrameIsNotOver(_ axis: Axis) {
    let hand = Hand(scroller([Bouncing()]), axis, at: 100, frames: 3)
    hand.scroll.setContentOffset(axis.point(600), animated: true)
    hand.scroll.fling(velocity: axis.vector(300), on: axis, at: .seconds(hand.now + 60))
    hand.frame(after: 59.9)
    #expect(hand.offset == 100)
  }

  /// What moves before the time of a fling continues, so frames do not count, nor does a snapshot, nor an origin that
  /// moves with the content. It is called at a frame, or before it.
  @Test(arguments: Axis.both) func framesBeforeTheTimeDoNotCount(_ axis: Axis) throws {
    for seed in 0..<UInt64(perBuild(debug: 100, release: 2_000)) {
      var random = SeededGenerator(seed: seed)
      let before = Int.random(in: 0..<5, using: &random)
      let speed = Double.random(in: -900...900, using: &random)
      let place = Double.random(in: 200...2_000, using: &random)
      let times = (0..<4).map { _ in Double.random(in: 0.1...0.4, using: &random) }.sorted()
      var ends: [[Double]] = []
      for isDrawn in [false, true] {
        let hand = Hand(scroller([Bouncing()], content: 3_000), axis, at: place, frames: 3)
        let start = hand.now
        switch before {
        case 0: hand.scroll.fling(velocity: axis.vector(speed * 2), at: .seconds(start))
        case 1: hand.scroll.move(at: axis.vector(speed), time: .seconds(start))
        case 2:
          hand.scroll.setContentOffset(axis.point(place + speed), animated: true)
          hand.frame(after: 0.01)  // with which it begins
        case 3:
          hand.scroll.fling(velocity: axis.vector(speed * 2), at: .seconds(start))
          hand.scroll.fling(velocity: axis.vector(speed), at: .seconds(start + times[0] / 2))
        default: break
        }
        if isDrawn { hand.frame(after: times[0] * 0.3) }
        let velocity = axis.vector(700 - speed)
        hand.scroll.fling(velocity: velocity, on: axis, at: .seconds(start + times[0]))
        if isDrawn { hand.frame(after: times[0] * 0.4) }
        if isDrawn, seed % 2 == 0 { try hand.scroll.restore(try #require(hand.scroll.snapshot())) }
        ends.append(
          times.map {
            hand.frame(after: start + $0 - hand.now)
            return hand.offset
          } + [hand.resting()])
      }
      try #require(ends[0] == ends[1], "seed \(seed)")
    }
  }
}
