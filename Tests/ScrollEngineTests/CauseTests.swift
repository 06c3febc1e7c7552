import Hands
import ScrollBehaviors
import Testing

/// Each axis is asked about by what moves it, and an axis that nothing moves is not asked about.
struct CauseTests {
  private func asked(_ probe: Probe) -> () -> [PerAxis<Cause?>] {
    final class Causes { var all: [PerAxis<Cause?>] = [] }
    let causes = Causes()
    probe.onTarget = { proposal, _ in
      causes.all.append(proposal.cause)
      for axis in Axis.both where proposal.offset[axis] != 0 {
        proposal.offset[axis] = (proposal.offset[axis] / 100).rounded() * 100
      }
    }
    return {
      defer { causes.all = [] }
      return causes.all
    }
  }

  private func causes(_ axis: Axis, _ along: Cause?, across: Cause?) -> PerAxis<Cause?> {
    var result = PerAxis(along)
    result[axis.cross] = across
    return result
  }

  @Test(arguments: Axis.both) func aStepLeavesTheOtherAxisAlone(_ axis: Axis) {
    let probe = Probe()
    let hand = Hand(scroller([probe]), axis)
    hand.scroll.contentOffset = axis.point(0, across: 130)
    let asked = asked(probe)
    hand.scroll.step(by: .lines(axis.vector(6)), time: hand.time)
    #expect(asked() == [causes(axis, .step, across: nil)])
    hand.rest()
    #expect(hand.scroll.contentOffset == axis.point(100, across: 130))
  }

  /// A wheel that a step along the other axis ends rests where it would have rested by itself.
  @Test(arguments: Axis.both) func aStepEndsTheWheelOfTheOtherAxis(_ axis: Axis) {
    let probe = Probe()
    let hand = Hand(scroller([probe]), axis)
    hand.scroll.wheel(by: axis.cross.vector(130), time: hand.time)
    let asked = asked(probe)
    hand.scroll.step(by: .lines(axis.vector(6)), time: hand.time)
    #expect(asked() == [causes(axis, .step, across: .wheel)])
    hand.rest()
    #expect(hand.scroll.contentOffset == axis.point(100, across: 100))
  }

  /// A fling along one axis ends a wheel along the other one, each by its own cause.
  @Test(arguments: Axis.both) func aFlingEndsTheWheelOfTheOtherAxis(_ axis: Axis) {
    let probe = Probe()
    let hand = Hand(scroller([probe, Clamping()]), axis)
    hand.scroll.wheel(by: axis.cross.vector(130), time: hand.time)
    let asked = asked(probe)
    var motions: [PerAxis<Cause?>] = []
    probe.onMotion = { proposal, _ in motions.append(proposal.cause) }
    hand.scroll.fling(velocity: axis.vector(300), on: axis)
    #expect(motions == [causes(axis, .release, across: .wheel)])
    #expect(asked() == motions)
  }

  /// What a link writes for an axis that goes on as it is does nothing, and the links after it do not see it.
  @Test(arguments: Axis.both) func aMotionThatGoesOnCannotBeAnswered(_ axis: Axis) {
    let (first, second) = (Probe(), Probe())
    let hand = Hand(scroller([first, second, Clamping()], content: 90_000), axis)
    hand.fling(at: 1_000)
    let destination = hand.destination
    first.onMotion = { proposal, _ in
      proposal.velocity = Vector(x: 7, y: 7)
      proposal.glide = PerAxis(.none)
    }
    var seen: (cause: PerAxis<Cause?>, velocity: Vector, glides: PerAxis<Bool>)?
    second.onMotion = { proposal, _ in
      func glides(_ axis: Axis) -> Bool { if case .decay = proposal.glide[axis] { true } else { false } }
      seen = (proposal.cause, proposal.velocity, PerAxis(x: glides(.horizontal), y: glides(.vertical)))
    }
    let speed = hand.speed
    hand.scroll.fling(velocity: axis.cross.vector(400), on: axis.cross)
    #expect(seen?.cause == causes(axis, nil, across: .release))
    #expect(seen?.velocity == axis.vector(speed, across: 7))
    #expect(seen?.glides[axis] == true && seen?.glides[axis.cross] == false)
    #expect(hand.destination == destination)
  }

  @Test(arguments: Axis.both) func aFlingGoesOnBesideTheProgram(_ axis: Axis) {
    let probe = Probe()
    let hand = Hand(scroller([probe, Clamping()], content: 90_000), axis)
    let asked = asked(probe)
    hand.fling(at: 1_000)
    #expect(asked() == [causes(axis, .release, across: .release)])
    let destination = hand.destination
    hand.scroll.setContentOffset(axis.cross.point(560), on: axis.cross, animated: true)
    #expect(asked() == [causes(axis, nil, across: .program)])
    hand.scroll.invalidateLayout()
    #expect(asked() == [causes(axis, .layout, across: .program)])
    hand.rest()
    #expect(hand.scroll.contentOffset == axis.point(destination, across: 600))
  }
}
