import Hands
import Testing

/// Precise wheel deltas.
struct WheelTests {
  let log = Log()

  func wheel(_ hand: Hand, _ delta: Double, after seconds: Double = 0.01) {
    hand.now += seconds
    hand.scroll.wheel(by: hand.axis.vector(delta), time: hand.time)
  }

  /// Some precision pads send deltas of zero without a phase: they stop, end and hold nothing.
  @Test(arguments: Axis.both, [false, true]) func nothingIsNoInput(_ axis: Axis, _ isStep: Bool) {
    func tellNothing(_ hand: Hand) {
      if isStep {
        hand.scroll.step(by: .notches(.zero), time: hand.time)
      } else {
        hand.scroll.wheel(by: .zero, time: hand.time)
      }
    }
    for mover in 0..<3 {
      let hand = Hand(scroller([Bouncing()]), axis)
      switch mover {
      case 0: hand.fling(at: 1_500, frames: 3)
      case 1: hand.travel(to: 900, frames: 3)
      default:
        for _ in 0..<5 {
          hand.now += 0.008
          hand.scroll.wheel(by: axis.vector(-12), time: hand.time)
        }
        #expect(hand.offset < 0)
      }
      let (phase, destination, speed) = (hand.scroll.phase, mover == 2 ? 0 : hand.destination, hand.speed)
      tellNothing(hand)
      #expect(hand.scroll.phase == phase && hand.speed == speed)
      for _ in 0..<120 {
        hand.frame(after: 0.05)
        tellNothing(hand)
      }
      #expect(hand.offset == destination && hand.scroll.phase == .idle)
    }
  }

  @Test(arguments: Axis.both) func aWheelMovesTheContentAtOnce(_ axis: Axis) {
    let hand = Hand(scroller([Clamping()], delegate: log), axis)
    wheel(hand, 3.5)
    #expect(hand.offset == 3.5 && hand.scroll.phase == .wheeling && !hand.scroll.isTracking)
    wheel(hand, 4)
    wheel(hand, -1)
    #expect(hand.offset == 6.5)
    hand.frame(after: 0.099)
    #expect(log.events == ["didScroll", "didScroll", "didScroll"])
    hand.frame(after: 0.002)
    #expect(log.events == ["didScroll", "didScroll", "didScroll", "didSettle(wheeled)"])
    #expect(hand.offset == 6.5 && hand.scroll.phase == .idle)
  }

  @Test(arguments: Axis.both) func aWheelAtARigidWallStopsAndTurnsAtOnce(_ axis: Axis) {
    let hand = Hand(scroller([Clamping()], delegate: log), axis)
    wheel(hand, -100)
    #expect(hand.offset == 0 && log.events == [])
    wheel(hand, 2)
    #expect(hand.offset == 2)
  }

  @Test(arguments: Axis.both) func aWheelPastAnElasticWallResistsAndReturns(_ axis: Axis) throws {
    let hand = Hand(scroller([Bouncing()], delegate: log), axis)
    let band = RubberBand(dimension: 400)
    wheel(hand, -60)
    wheel(hand, -40)
    #expect(hand.offset == 0 - band.shown(100))
    let last = hand.time
    hand.frame(after: 0.05)
    #expect(hand.scroll.phase == .wheeling)
    hand.frame(after: 0.06)
    // The return began exactly 100 ms after the last delta, whenever the frame came.
    #expect(try #require(hand.scroll.motion).start == last + 0.1)
    #expect(hand.resting() == 0)
    #expect(log.summary == ["didScroll…"] + Log.glided)
  }

  @Test(arguments: Axis.both) func aWheelGoesThroughTheDragQuestion(_ axis: Axis) {
    let probe = Probe(\.onDrag) { proposal, context in
      #expect(proposal.cause == .wheel && proposal.start == axis.point(100) && proposal.velocity == .zero)
      proposal.translation = proposal.translation * 2
    }
    let hand = Hand(scroller([probe]), axis, at: 100)
    wheel(hand, 5)
    wheel(hand, 5)
    #expect(hand.offset == 120)
  }

  @Test(arguments: Axis.both) func contentBetweenPagesTravelsToTheNearestAfterAWheel(_ axis: Axis) {
    let hand = Hand(scroller([Paging(axis: axis), Bouncing()]), axis)
    wheel(hand, 190)
    hand.rest()
    hand.frame(after: 0.2)
    #expect(hand.resting() == 0)
    wheel(hand, 210)
    hand.frame(after: 0.2)
    #expect(hand.resting() == 400)
  }

  @Test(arguments: Axis.both) func aWheelCatchesABounceWithoutAJump(_ axis: Axis) {
    let hand = Hand(scroller([Bouncing()]), axis).flung(at: -3_000, frames: 6)
    let offset = hand.offset
    #expect(offset < -20)
    wheel(hand, 0.5, after: 0)
    #expect(hand.offset > offset && hand.offset < offset + 0.5)
  }

  @Test func thePauseIsASetting() {
    let hand = Hand(scroller([Clamping()]))
    hand.scroll.settings.wheelPause = 0.3
    wheel(hand, 5)
    hand.frame(after: 0.29)
    #expect(hand.scroll.phase == .wheeling)
    hand.frame(after: 0.02)
    #expect(hand.scroll.phase == .idle)
  }

  /// The remainder of deltas that moved nothing stays a number that can be kept.
  @Test(arguments: Axis.both, [-1e150, 1e150])
  func deltasBeyondAllBoundsAddUpToAUsableNumber(_ axis: Axis, _ delta: Double) throws {
    let hand = Hand(scroller([Clamping()]), axis)
    for _ in 0..<3 { wheel(hand, delta) }
    #expect(hand.scroll.dragTranslation[axis] == delta && hand.scroll.diagnostics == Diagnostics())
    #expect(try hand.twin([Clamping()]).scroll.phase == .wheeling)
  }

  /// The same of fingers that take turns, and of drags that are placed elsewhere meanwhile.
  @Test(arguments: Axis.both) func fingersBeyondAllBoundsToo(_ axis: Axis) throws {
    let hand = Hand(scroller([]), axis, at: 1e150)
    hand.down(at: 1e150)
    hand.move(by: 2e150)
    hand.scroll.contentOffset[axis] = -1e150
    let second = Hand(hand.scroll, axis, id: 1, now: hand.now)
    second.down(at: 1e150)
    second.move(by: 2e150)
    #expect(hand.scroll.dragTranslation[axis] == 1e150 && hand.scroll.diagnostics == Diagnostics())
    #expect(try hand.twin([]).scroll.phase == .dragging)
  }
}
