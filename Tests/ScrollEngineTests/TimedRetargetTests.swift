import Hands
import Testing

/// A timed animation whose target layouts move on its way.
struct TimedRetargetTests {
  /// A hand on a scroller on its way to 700, and what sends it elsewhere by a layout.
  private func sent(
    _ axis: Axis, _ arrival: Arrival, _ completion: @escaping (AnimationOutcome) -> Void = { _ in }
  ) -> (Hand, (Double) -> Void) {
    var place = 700.0
    let link = Probe(\.onTarget) { proposal, _ in
      if proposal.cause[axis] == .program { proposal.offset[axis] = place }
    }
    let hand = Hand(scroller([Clamping(), link], content: 9_000), axis, frames: 1)
    hand.scroll.setContentOffset(axis.point(700), arrival: arrival, completion: completion)
    hand.frame()
    return (
      hand,
      { offset in
        place = offset
        hand.scroll.invalidateLayout()
      }
    )
  }

  /// When the motion of a scroller is over.
  private func end(of hand: Hand) throws -> Timestamp {
    let motion = try #require(hand.scroll.motion)
    return motion.start + motion.settlingTime
  }

  @Test(arguments: Axis.both, [CubicBezier.easeInOut, .linear, .easeOut, CubicBezier(0.3, -0.4, 0.6, 1.4)])
  func aTimedAnimationArrivesWhenItWasTo(_ axis: Axis, _ curve: CubicBezier) throws {
    var outcome: AnimationOutcome?
    let (hand, send) = sent(axis, .timed(1, curve)) { outcome = $0 }
    let start = hand.now
    for step in 1...9 {
      for _ in 0..<5 { hand.frame(after: 0.02) }
      let (offset, speed) = (hand.offset, hand.speed)
      send(700 + 130 * Double(step))
      #expect(hand.destination == 700 + 130 * Double(step))
      #expect((hand.offset - offset).magnitude < 1e-9, "it goes on from where it is")
      #expect((hand.speed - speed).magnitude < 1e-6 * max(1, speed.magnitude), "at the speed it has")
      #expect(try (end(of: hand) - .seconds(start + 1)).magnitude < 1e-9)
    }
    hand.frame(after: start + 0.999 - hand.now)
    #expect(outcome == nil && hand.scroll.phase == .animating)
    hand.frame(after: start + 1.000001 - hand.now)
    #expect(outcome == .finished && hand.offset == 1_870)
  }

  @Test(arguments: Axis.both) func aWallThatMovesCostsNoTime(_ axis: Axis) throws {
    let hand = Hand(scroller([Clamping()], content: 3_000), axis, frames: 1)
    hand.scroll.setContentOffset(axis.point(5_000), arrival: .timed(1))
    hand.frame()
    let due = Timestamp.seconds(hand.now + 1)
    for length in [3_300.0, 3_800, 4_500, 9_000] {
      hand.frame(after: 0.15)
      hand.scroll.contentSize = axis.size(length, across: 3_000)
      #expect(hand.destination == min(5_000, length - 400))
      #expect(try (end(of: hand) - due).magnitude < 1e-9)
    }
    #expect(hand.resting() == 5_000)
  }

  @Test(arguments: Axis.both) func anAnimationSentElsewhereAtTheVeryEndTakesAFrame(_ axis: Axis) throws {
    let (hand, send) = sent(axis, .timed(0.5))
    hand.frame(after: 0.4999)
    send(900)
    #expect(try (end(of: hand) - (hand.time + TimingCurve.shortest)).magnitude < 1e-9)
    #expect(hand.resting() == 900)
  }

  /// A law of the program's own begins anew, if it does not say what is left of it.
  @Test(arguments: Axis.both) func anotherLawBeginsAnew(_ axis: Axis) throws {
    let (hand, send) = sent(axis, .custom(OwnLaw(duration: 1)))
    hand.frame(after: 0.6)
    send(900)
    #expect(try (end(of: hand) - (hand.time + 1)).magnitude < 1e-9)
  }
}
