import Hands
import Testing

/// `fling(velocity:on:)`: the program gives the speed.
struct FlingCommandTests {
  let log = Log()
  let probe = Probe()

  @Test(arguments: Axis.both, [700.0, -1_200]) func aFlingGoesWhereALiftGoes(_ axis: Axis, _ speed: Double) {
    let hand = Hand(scroller([Bouncing()], delegate: log), axis, at: 800).flung(at: speed)
    let other = Hand(scroller([Bouncing()]), axis, now: hand.now)
    other.scroll.contentOffset = hand.scroll.contentOffset
    other.frame(after: 0)
    other.scroll.fling(velocity: log.endVelocity)
    #expect(other.scroll.isDecelerating && other.destination == hand.destination)
    // It begins with the next frame.
    let (late, plain) = (other.rest().dropFirst(), hand.rest())
    #expect(late.count == plain.count && zip(late, plain).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test(arguments: Axis.both) func aFlingIsReportedAsADeceleration(_ axis: Axis) {
    let hand = Hand(scroller([Clamping()], delegate: log), axis)
    hand.scroll.fling(velocity: axis.vector(800))
    #expect(log.events == ["willBeginDecelerating"] && hand.offset == 0)
    hand.frame()
    #expect(hand.offset == 0 && hand.speed == 800)
    hand.rest()
    #expect(log.summary == Log.glided)
    #expect(log.phases == [.idle, .decelerating])
  }

  @Test(arguments: Axis.both) func linksAreAskedAsAtALift(_ axis: Axis) {
    var asked: [String] = []
    probe.onDrag = { _, _ in asked.append("drag") }
    probe.onMotion = { proposal, _ in
      asked.append("motion \(proposal.cause[axis].map { "\($0)" } ?? "none") \(proposal.velocity[axis])")
    }
    probe.onTarget = { proposal, _ in
      asked.append("target \(proposal.cause[axis].map { "\($0)" } ?? "none")")
      proposal.offset[axis] = 340
    }
    let hand = Hand(scroller([probe, Clamping()]), axis)
    asked = []
    hand.scroll.fling(velocity: axis.vector(800))
    #expect(asked == ["motion release 800.0", "target release"] && hand.destination == 340)
    #expect(hand.resting() == 340)
  }

  @Test(arguments: Axis.both) func aFlingBeginsAtATimeToComeWhateverTheFramesAre(_ axis: Axis) {
    let hand = Hand(scroller([Bouncing()], delegate: log), axis, at: 400, frames: 3)
    let start = hand.now + 0.123
    hand.scroll.fling(velocity: axis.vector(800), at: .seconds(start))
    let end = hand.destination
    #expect(log.summary.last == "willBeginDecelerating" && end > 790 && hand.speed == 0)
    hand.frame(after: start - 1e-6 - hand.now)
    #expect(hand.offset == 400 && hand.speed == 0)
    hand.frame(after: 1e-6)
    #expect(hand.offset == 400 && (hand.speed - 800).magnitude < 1e-6)
    hand.frame(after: 0.1)
    let decay = Decay(velocity: 800, rate: .normal)
    #expect((hand.offset - 400 - decay.displacement(at: 0.1)).magnitude < 1e-9)
    #expect(hand.resting() == end)
  }

  @Test(arguments: Axis.both) func aWallThatMovesBeforeAFlingBeginsLeavesItsSpeed(_ axis: Axis) throws {
    let hand = Hand(scroller([Bouncing()]), axis, at: 400, frames: 3)
    hand.scroll.fling(velocity: axis.vector(800), at: .seconds(hand.now + 0.5))
    hand.frames(3)
    hand.scroll.contentSize = Size(width: 1_000, height: 1_000)
    #expect(hand.destination == 600 && hand.offset == 400)
    let other = scroller([Bouncing()], content: 1_000)
    try other.restore(try #require(hand.scroll.snapshot()))
    #expect(other.destination[axis] == 600)
    hand.frame(after: 0.5)
    #expect(hand.offset > 400 && hand.speed > 700)
  }

  @Test(arguments: Axis.both) func aTimeThatIsPastOrUnusableIsThePresentOrRefused(_ axis: Axis) {
    let hand = Hand(scroller([Bouncing()]), axis, at: 400, frames: 3)
    hand.scroll.fling(velocity: axis.vector(800), at: .seconds(-5))
    #expect(hand.speed == 800 && hand.offset == 400)
    hand.scroll.stop()
    hand.scroll.fling(velocity: axis.vector(800), at: .seconds(.nan))
    #expect(hand.scroll.phase == .idle && hand.scroll.diagnostics.count(of: .unusableNumbers) == 1)
  }

  @Test(arguments: Axis.both) func alongOneAxisAnAnimationAcrossArrives(_ axis: Axis) {
    var outcomes: [AnimationOutcome] = []
    let hand = Hand(scroller([Clamping()], delegate: log), axis)
    hand.scroll.setContentOffset(axis.point(700), on: axis, arrival: .timed(0.4)) { outcomes.append($0) }
    hand.frames(4)
    log.clear()
    hand.scroll.fling(velocity: axis.vector(0, across: 500), on: axis.cross)
    #expect(log.events == ["didEndScrollingAnimation", "willBeginDecelerating"] && outcomes == [.replaced])
    #expect(hand.resting() == 700 && hand.scroll.contentOffset[axis.cross] > 200)
  }

  /// What a finger holds on the other axis goes where it should rest.
  @Test(arguments: Axis.both) func alongOneAxisADragAcrossIsLetGo(_ axis: Axis) {
    let hand = Hand(scroller([Bouncing()]), axis).pulled(by: -80)
    #expect(hand.offset < -20)
    hand.scroll.fling(velocity: axis.vector(0, across: 500), on: axis.cross)
    #expect(hand.resting() == 0 && hand.scroll.contentOffset[axis.cross] > 200)
  }

  @Test(arguments: Axis.both) func aFlingAgainstARigidWallReportsNothing(_ axis: Axis) {
    let hand = Hand(scroller([Clamping()], delegate: log), axis)
    hand.scroll.fling(velocity: axis.vector(-500))
    hand.scroll.fling(velocity: .zero)
    #expect(log.events == [] && hand.scroll.phase == .idle)
  }
}
