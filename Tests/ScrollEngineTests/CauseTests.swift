import Hands
import Testing

/// What moves each axis, as links are asked by it and as callbacks read it.
struct CauseTests {
  let probe = Probe()

  // MARK: Each axis is asked about by what moves it, and an axis that nothing moves is not asked
  // about

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
    PerAxis(along, on: axis, else: across)
  }

  @Test(arguments: Axis.both) func aStepLeavesTheOtherAxisAlone(_ axis: Axis) {
    let hand = Hand(scroller([probe]), axis)
    hand.scroll.contentOffset = axis.point(0, across: 130)
    let asked = asked(probe)
    hand.scroll.step(by: .lines(axis.vector(6)), time: hand.time)
    #expect(asked() == [causes(axis, .step, across: nil)])
    hand.rest()
    #expect(hand.scroll.contentOffset == axis.point(100, across: 130))
  }

  /// A wheel that a step or a fling along the other axis ends rests where it would have rested by itself.
  @Test(arguments: Axis.both, [true, false])
  func theWheelOfTheOtherAxisEndsByItsOwnCause(_ axis: Axis, _ isStep: Bool) {
    let hand = Hand(scroller([probe, Clamping()]), axis)
    hand.scroll.wheel(by: axis.cross.vector(130), time: hand.time)
    let asked = asked(probe)
    var motions: [PerAxis<Cause?>] = []
    probe.onMotion = { proposal, _ in motions.append(proposal.cause) }
    if isStep {
      hand.scroll.step(by: .lines(axis.vector(6)), time: hand.time)
    } else {
      hand.scroll.fling(velocity: axis.vector(300), on: axis)
    }
    let expected = causes(axis, isStep ? .step : .release, across: .wheel)
    #expect(asked() == [expected] && motions == (isStep ? [] : [expected]))
    hand.rest()
    #expect(hand.scroll.contentOffset == axis.point(100, across: 100))
  }

  /// What a link writes for an axis that goes on as it is does nothing, and the links after it do not see it.
  @Test(arguments: Axis.both) func aMotionThatGoesOnCannotBeAnswered(_ axis: Axis) {
    let (first, second) = (Probe(), Probe())
    let hand = Hand(scroller([first, second, Clamping()], content: 90_000), axis).flung(at: 1_000)
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

  /// So it is with where it rests.
  @Test(arguments: Axis.both) func aTargetThatGoesOnCannotBeAnswered(_ axis: Axis) {
    let (first, second) = (Probe(), Probe())
    let hand = Hand(scroller([first, second, Clamping()], content: 90_000), axis).flung(at: 1_000)
    let destination = hand.destination
    first.onTarget = { proposal, _ in proposal.offset = Point(x: 77, y: 77) }
    var seen: Point?
    second.onTarget = { proposal, _ in seen = proposal.offset }
    hand.scroll.setContentOffset(axis.cross.point(560), on: axis.cross, animated: true)
    #expect(seen == axis.point(destination, across: 77))
    hand.rest()
    #expect(hand.scroll.contentOffset == axis.point(destination, across: 77))
  }

  @Test(arguments: Axis.both) func aFlingGoesOnBesideTheProgram(_ axis: Axis) {
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

  // MARK: What moved the content, as `scrollDidScroll` reads it

  /// Each run of equal causes once.
  private class Told: ScrollDelegate {
    private(set) var seen: [MoveCause] = []
    func scrollDidScroll(_ scroll: ScrollController) {
      if seen.last != scroll.moveCause { seen.append(scroll.moveCause) }
    }
    func take() -> [MoveCause] {
      defer { seen = [] }
      return seen
    }
  }

  private let told = Told()

  private func hand(_ axis: Axis, _ chain: [any ScrollBehavior] = [Bouncing()]) -> Hand {
    Hand(scroller(chain, delegate: told), axis)
  }

  @Test(arguments: Axis.both) func eachWayOfMovingHasItsOwn(_ axis: Axis) {
    let hand = hand(axis).flung(at: 800)
    #expect(told.take() == [.finger])
    hand.rest()
    #expect(told.take() == [.momentum])
    hand.scroll.wheel(by: axis.vector(30), time: hand.time)
    hand.rest()
    #expect(told.take() == [.wheel])
    hand.scroll.step(by: .lines(axis.vector(3)), time: hand.time)
    hand.rest()
    #expect(told.take() == [.step])
    hand.travelToRest(at: 300)
    #expect(told.take() == [.program])
    hand.scroll.contentOffset = axis.point(1_500)
    #expect(told.take() == [.program])
    hand.scroll.contentSize = axis.size(1_000, across: 2_000)
    #expect(told.take() == [.layout] && hand.offset == 600)
    hand.scroll.fling(velocity: axis.vector(-500))
    hand.rest()
    #expect(told.take() == [.momentum])
  }

  @Test(arguments: Axis.both) func theReturnAfterAWheelIsMomentum(_ axis: Axis) {
    let hand = hand(axis)
    hand.scroll.wheel(by: axis.vector(-30), time: hand.time)
    hand.frame(after: 1)
    hand.rest()
    #expect(told.take() == [.wheel, .momentum] && hand.offset == 0)
  }

  @Test(arguments: Axis.both, [true, false])
  func aLayoutDuringAFlingIsReportedOnce(_ axis: Axis, _ isAnimated: Bool) {
    let probe = Probe()
    let hand = hand(axis, [probe, Bouncing()])
    if isAnimated {
      hand.scroll.setContentOffset(axis.point(900), animated: true)
    } else {
      hand.fling(at: 800)
    }
    hand.frames(5)
    probe.onLayout = { change, _ in
      change.offset[axis] += 100
      change.destination[axis] += 100
    }
    _ = told.take()
    hand.scroll.invalidateLayout()
    #expect(told.take() == [.layout])
    probe.onLayout = { _, _ in }
    hand.scroll.invalidateLayout()
    hand.rest()
    #expect(told.take() == [isAnimated ? .program : .momentum])
  }

  /// A link before the delegate commands the scroller in a callback: the delegate receives both movements, in
  /// order.
  @Test(arguments: Axis.both) func eachCallbackReadsItsCause(_ axis: Axis) {
    let first = Probe()
    let hand = hand(axis, [first, Bouncing()]).flung(at: 800, frames: 3)
    _ = told.take()
    first.once("didScroll") { $0.contentOffset[axis] += 40 }
    hand.frames(2)
    #expect(told.take() == [.momentum, .program, .momentum])
    #expect(hand.scroll.moveCause == .momentum)
  }

  @Test(arguments: Axis.both) func anOriginThatReturnsIsARebase(_ axis: Axis) {
    let endless = Probe(\.onExtent) { proposal, _ in
      proposal.extent[axis] = Extent()
      proposal.window[axis] = -100...100
    }
    endless.onRebase = { proposal, context in proposal.shift = 0 - context.offset[axis] }
    let hand = hand(axis, [endless])
    hand.scroll.contentOffset = axis.point(160)
    #expect(hand.offset == 0)
    _ = told.take()
    hand.scroll.behaviors = []
    #expect(told.take() == [.rebase] && hand.offset == 160)
  }
}
