import Hands
import Testing

/// The content goes one way along an axis; the way back is forgotten.
private final class Ratchet: ScrollBehavior {
  let axis: Axis
  init(_ axis: Axis) { self.axis = axis }
  func drag(_ proposal: inout DragProposal, in context: ScrollContext) {
    proposal.step[axis] = max(proposal.step[axis], 0)
    proposal.velocity[axis] = max(proposal.velocity[axis], 0)
  }
}

struct StepOfDragTests {
  @Test(arguments: Axis.both) func aRatchetForgetsTheWayBack(_ axis: Axis) {
    let hand = Hand(scroller([Ratchet(axis), Bouncing()]), axis).pulled(by: 50)
    hand.move(by: -30)
    #expect(hand.offset == 50)
    hand.move(by: 5)
    #expect(hand.offset == 55, "the content follows at once when the finger turns")
    for _ in 0..<10 {
      hand.move(by: -20)
      hand.move(by: 4)
    }
    #expect(hand.offset == 95)
    hand.swipe(at: -1_000)
    hand.lift()
    #expect(hand.resting() == 95)
  }

  @Test(arguments: Axis.both) func aRatchetHoldsUnderAWheelAndSteps(_ axis: Axis) {
    let hand = Hand(scroller([Ratchet(axis), Clamping()]), axis)
    for (number, delta) in [30.0, -20, 10, -60, 1].enumerated() {
      hand.scroll.wheel(by: axis.vector(delta), time: .milliseconds(Double(number) * 10))
    }
    #expect(hand.offset == 41)
    hand.now = 1
    hand.rest()
    hand.scroll.step(by: .points(axis.vector(-100)), time: hand.time)
    hand.rest()
    #expect(hand.offset == 41)
    hand.scroll.step(by: .points(axis.vector(100)), time: hand.time)
    hand.rest()
    #expect(hand.offset == 141)
  }

  @Test(arguments: Axis.both) func aStepIsWhatIsNew(_ axis: Axis) {
    var steps: [Double] = []
    let probe = Probe(\.onDrag) { proposal, _ in steps.append(proposal.step[axis]) }
    let hand = Hand(scroller([probe]), axis, at: 500).pulled(by: 8)
    hand.move(by: -3)
    hand.scroll.contentSize = Size(width: 3_000, height: 3_000)
    hand.move(by: 7)
    hand.lift()
    #expect(steps == [8, -3, 0, 7, 0])
  }

  /// Half of each step is half of the whole, also when a second finger takes over.
  @Test(arguments: Axis.both) func keysAddUpToTheTranslation(_ axis: Axis) {
    let steps = Probe(\.onDrag) { proposal, _ in proposal.step[axis] *= 0.5 }
    let whole = Probe(\.onDrag) { proposal, _ in proposal.translation[axis] *= 0.5 }
    let (one, other) = (Hand(scroller([steps]), axis, at: 500), Hand(scroller([whole]), axis, at: 500))
    for hand in [one, other] {
      hand.pull(by: 64)
      let second = Hand(hand.scroll, axis, id: 1, now: hand.now)
      second.down(at: 100)
      second.move(by: 32)
      second.lift()
      hand.now = second.now
      hand.move(by: -8)
    }
    #expect(one.offset == 544 && other.offset == 544)
  }

  @Test(arguments: Axis.both) func linksOfStepsComeBeforeLinksOfTheWhole(_ axis: Axis) {
    let doubling = Probe(\.onDrag) { proposal, _ in proposal.translation[axis] *= 2 }
    let hand = Hand(scroller([Ratchet(axis), doubling]), axis).pulled(by: 50)
    hand.move(by: -30)
    hand.move(by: 5)
    #expect(hand.offset == 110)
  }

  @Test(arguments: Axis.both, [Double.nan, .infinity, 1e200])
  func aStepThatIsNoNumberIsRefused(_ axis: Axis, _ lie: Double) {
    let probe = Probe(\.onDrag) { proposal, _ in if proposal.step[axis] == 8 { proposal.step[axis] = lie } }
    let hand = Hand(scroller([probe]), axis).pulled(by: 20)
    hand.move(by: 8)
    #expect(hand.offset == 28 && hand.scroll.diagnostics.count(of: .answer) == 1)
  }

  @Test(arguments: Axis.both) func aRatchetGoesOnFromASnapshot(_ axis: Axis) throws {
    let hand = Hand(scroller([Ratchet(axis)]), axis).pulled(by: 50)
    hand.move(by: -30)
    let twin = try hand.twin([Ratchet(axis)])
    twin.place(like: hand)
    for hand in [hand, twin] { hand.move(by: 5) }
    #expect(hand.offset == 55 && twin.offset == 55)
  }
}
