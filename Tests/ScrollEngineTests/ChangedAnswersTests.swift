import Hands
import ScrollBehaviors
import Testing

/// A link's answers change, and `invalidateLayout()` says so.
struct ChangedAnswersTests {
  @Test(arguments: Axis.both) func atRestTheTargetCounts(_ axis: Axis) {
    let rows = Probe()
    var height = 44.0
    rows.onTarget = { proposal, _ in
      proposal.offset[axis] = (proposal.offset[axis] / height).rounded() * height
    }
    let hand = Hand(scroller([rows, Bouncing()]), axis)
    hand.fling(at: 700)
    hand.rest()
    let offset = hand.offset
    #expect(offset > 0 && offset.truncatingRemainder(dividingBy: 44) == 0)
    height = 97
    hand.scroll.invalidateLayout()
    #expect(hand.offset == (offset / 97).rounded() * 97 && hand.offset != offset)
  }

  @Test(arguments: Axis.both) func aFlingMeetsTheNewEdge(_ axis: Axis) {
    let wall = Probe()
    wall.onEdge = { proposal, _ in proposal.response = .rigid }
    let hand = Hand(scroller([wall]), axis)
    hand.scroll.contentOffset = axis.point(800)
    hand.fling(at: 3_000)
    hand.frames(3)
    wall.onEdge = { proposal, _ in proposal.response = .elastic(resistance: 0.55, response: 0.575) }
    hand.scroll.invalidateLayout()
    #expect(hand.rest().contains { $0 > 1_620 } && hand.offset == 1_600)
  }

  @Test(arguments: Axis.both) func aDragMeetsTheNewEdgeWithoutAJump(_ axis: Axis) {
    let wall = Probe()
    wall.onEdge = { proposal, _ in proposal.response = .elastic(resistance: 0.55, response: 0.575) }
    let hand = Hand(scroller([wall]), axis)
    hand.down()
    hand.drag(by: -100)
    let offset = hand.offset
    #expect(offset < -20)
    wall.onEdge = { proposal, _ in proposal.response = .rigid }
    hand.scroll.invalidateLayout()
    #expect(hand.offset == offset)
    hand.move(by: -50)
    #expect(hand.offset == offset)
    hand.move(by: 0.5)
    #expect((hand.offset - offset - 0.5).magnitude < 1e-9)
  }

  @Test(arguments: Axis.both) func anAnimationTakesTheNewArrival(_ axis: Axis) throws {
    let rows = Probe()
    let hand = Hand(scroller([rows, Clamping()]), axis)
    hand.scroll.setContentOffset(axis.point(600), animated: true)
    hand.frames(4)
    let (offset, speed, start) = (hand.offset, hand.speed, hand.now)
    rows.onTarget = { proposal, _ in
      proposal.offset[axis] = 700
      proposal.arrival[axis] = .spring(response: 1.2)
    }
    hand.scroll.invalidateLayout()
    hand.frames(8)
    let spring = CriticalSpring(displacement: offset - 700, velocity: speed, response: 1.2)
    #expect((hand.offset - 700 - spring.displacement(at: hand.now - start)).magnitude < 1e-6)
  }

  @Test(arguments: Axis.both) func theProgramsAnimationIsAskedAsTheProgram(_ axis: Axis) {
    let probe = Probe()
    let hand = Hand(scroller([probe, Clamping()]), axis)
    hand.scroll.setContentOffset(axis.point(600), animated: true)
    hand.frames(2)
    var causes: [Cause?] = []
    probe.onTarget = { proposal, _ in causes.append(proposal.cause[axis]) }
    hand.scroll.contentSize = axis.size(3_000, across: 2_000)
    hand.scroll.step(by: .lines(axis.vector(3)), time: hand.time)
    hand.scroll.invalidateLayout()
    #expect(causes == [.program, .step, .layout])
  }
}
