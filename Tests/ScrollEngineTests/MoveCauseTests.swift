import Hands
import ScrollBehaviors
import Testing

/// What moved the content, as `scrollDidScroll` reads it.
struct MoveCauseTests {
  /// Each run of equal causes once.
  private class Causes: ScrollDelegate {
    private(set) var seen: [MoveCause] = []
    func scrollDidScroll(_ scroll: ScrollController) {
      if seen.last != scroll.moveCause { seen.append(scroll.moveCause) }
    }
    func take() -> [MoveCause] {
      defer { seen = [] }
      return seen
    }
  }

  private let causes = Causes()

  private func hand(_ axis: Axis, _ chain: [any ScrollBehavior] = [Bouncing()]) -> Hand {
    Hand(scroller(chain, delegate: causes), axis)
  }

  @Test(arguments: Axis.both) func eachWayOfMovingHasItsOwn(_ axis: Axis) {
    let hand = hand(axis)
    hand.fling(at: 800)
    #expect(causes.take() == [.finger])
    hand.rest()
    #expect(causes.take() == [.momentum])
    hand.scroll.wheel(by: axis.vector(30), time: hand.time)
    hand.rest()
    #expect(causes.take() == [.wheel])
    hand.scroll.step(by: .lines(axis.vector(3)), time: hand.time)
    hand.rest()
    #expect(causes.take() == [.step])
    hand.scroll.setContentOffset(axis.point(300), animated: true)
    hand.rest()
    #expect(causes.take() == [.program])
    hand.scroll.contentOffset = axis.point(1_500)
    #expect(causes.take() == [.program])
    hand.scroll.contentSize = axis.size(1_000, across: 2_000)
    #expect(causes.take() == [.layout] && hand.offset == 600)
    hand.scroll.fling(velocity: axis.vector(-500))
    hand.rest()
    #expect(causes.take() == [.momentum])
  }

  @Test(arguments: Axis.both) func theWayHomeOfAWheelIsMomentum(_ axis: Axis) {
    let hand = hand(axis)
    hand.scroll.wheel(by: axis.vector(-30), time: hand.time)
    hand.now += 1
    hand.scroll.advance(to: hand.time)
    hand.rest()
    #expect(causes.take() == [.wheel, .momentum] && hand.offset == 0)
  }

  @Test(arguments: Axis.both, [true, false])
  func aLayoutAmidAFlingSaysSoOnce(_ axis: Axis, _ isAnimated: Bool) {
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
    _ = causes.take()
    hand.scroll.invalidateLayout()
    #expect(causes.take() == [.layout])
    probe.onLayout = { _, _ in }
    hand.scroll.invalidateLayout()
    hand.rest()
    #expect(causes.take() == [isAnimated ? .program : .momentum])
  }

  /// A link that is told before the delegate commands the scroller: the delegate is told of both movements, in order.
  @Test(arguments: Axis.both) func eachCallbackReadsWhatLedToIt(_ axis: Axis) {
    let first = Probe()
    let hand = hand(axis, [first, Bouncing()])
    hand.fling(at: 800)
    hand.frames(3)
    _ = causes.take()
    first.once("didScroll") { $0.contentOffset[axis] += 40 }
    hand.frames(2)
    #expect(causes.take() == [.momentum, .program, .momentum])
    #expect(hand.scroll.moveCause == .momentum)
  }

  @Test(arguments: Axis.both) func anOriginThatGoesHomeIsARebase(_ axis: Axis) {
    let endless = Probe()
    endless.onExtent = { proposal, _ in
      proposal.extent[axis] = Extent()
      proposal.window[axis] = -100...100
    }
    endless.onRebase = { proposal, context in proposal.shift = 0 - context.offset[axis] }
    let hand = hand(axis, [endless])
    hand.scroll.contentOffset = axis.point(160)
    #expect(hand.offset == 0)
    _ = causes.take()
    hand.scroll.behaviors = []
    #expect(causes.take() == [.rebase] && hand.offset == 160)
  }
}
