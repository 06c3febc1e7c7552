import Hands
import Testing

/// A timed animation whose target layouts move on its way.
struct TimedRetargetTests {
  /// Sends the program's animations to a place of its own.
  private func sender(_ axis: Axis) -> (Probe, (Double) -> Void) {
    final class Place { var offset = 700.0 }
    let place = Place()
    let link = Probe(\.onTarget) { proposal, _ in
      if proposal.cause[axis] == .program { proposal.offset[axis] = place.offset }
    }
    return (link, { place.offset = $0 })
  }

  @Test(arguments: Axis.both, [CubicBezier.easeInOut, .linear, .easeOut, CubicBezier(0.3, -0.4, 0.6, 1.4)])
  func arrivesWhenItWasTo(_ axis: Axis, _ curve: CubicBezier) throws {
    let (link, send) = sender(axis)
    let hand = Hand(scroller([Clamping(), link], content: 9_000), axis, frames: 1)
    var outcome: AnimationOutcome?
    hand.scroll.setContentOffset(axis.point(700), arrival: .timed(1, curve)) { outcome = $0 }
    hand.frame()
    let start = hand.now
    for step in 1...9 {
      for _ in 0..<5 { hand.frame(after: 0.02) }
      let (offset, speed) = (hand.offset, hand.speed)
      send(700 + 130 * Double(step))
      hand.scroll.invalidateLayout()
      #expect(hand.destination == 700 + 130 * Double(step))
      #expect((hand.offset - offset).magnitude < 1e-9, "it goes on from where it is")
      #expect((hand.speed - speed).magnitude < 1e-6 * max(1, speed.magnitude), "at the speed it has")
      let motion = try #require(hand.scroll.motion)
      #expect((motion.start + motion.settlingTime - .seconds(start + 1)).magnitude < 1e-9)
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
    let end = Timestamp.seconds(hand.now + 1)
    for length in [3_300.0, 3_800, 4_500, 9_000] {
      hand.frame(after: 0.15)
      hand.scroll.contentSize = axis.size(length, across: 3_000)
      #expect(hand.destination == min(5_000, length - 400))
      let motion = try #require(hand.scroll.motion)
      #expect((motion.start + motion.settlingTime - end).magnitude < 1e-9)
    }
    #expect(hand.resting() == 5_000)
  }

  @Test(arguments: Axis.both) func atTheVeryEndItTakesAFrame(_ axis: Axis) throws {
    let (link, send) = sender(axis)
    let hand = Hand(scroller([Clamping(), link], content: 9_000), axis, frames: 1)
    hand.scroll.setContentOffset(axis.point(700), arrival: .timed(0.5))
    hand.frame()
    hand.frame(after: 0.4999)
    send(900)
    hand.scroll.invalidateLayout()
    let motion = try #require(hand.scroll.motion)
    #expect((motion.start + motion.settlingTime - (hand.time + TimingCurve.shortest)).magnitude < 1e-9)
    #expect(hand.resting() == 900)
  }

  /// A law of the program's own begins anew, if it does not say what is left of it.
  @Test(arguments: Axis.both) func anotherLawBeginsAnew(_ axis: Axis) throws {
    let (link, send) = sender(axis)
    let hand = Hand(scroller([Clamping(), link], content: 9_000), axis, frames: 1)
    hand.scroll.setContentOffset(axis.point(700), arrival: .custom(OwnLaw(duration: 1)))
    hand.frame()
    hand.frame(after: 0.6)
    send(900)
    hand.scroll.invalidateLayout()
    let motion = try #require(hand.scroll.motion)
    #expect((motion.start + motion.settlingTime - (hand.time + 1)).magnitude < 1e-9)
  }
}
