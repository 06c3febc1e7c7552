import Hands
import Testing

/// Steps amid flings and bounces, deltas amid steps: nothing jumps, nothing is lost.
struct MixedInputTests {
  func lines(_ hand: Hand, _ lines: Double) {
    hand.scroll.step(by: .lines(hand.axis.vector(lines)), time: hand.time)
  }

  @Test(arguments: Axis.both, [3.0, -3, 1, -1, 30])
  func aStepWhileItSpringsBackKeepsPlaceAndSpeed(_ axis: Axis, _ amount: Double) {
    let hand = Hand(scroller([Bouncing()]), axis, at: 1_500).flung(at: 4_000)
    repeat { hand.frame() } while hand.speed >= -400
    let (offset, speed) = (hand.offset, hand.speed)
    #expect(offset > 1_620)
    lines(hand, amount)
    #expect(hand.offset == offset && hand.speed == speed)
    #expect((hand.destination - (amount > 0 ? 1_600 : 1_600 + amount * 100 / 6)).magnitude < 1e-9)
    var last = offset
    for _ in 0..<60 {
      hand.frame()
      #expect(hand.offset <= last, "it does not turn on its way")
      last = hand.offset
    }
    #expect((hand.offset - hand.destination).magnitude < 1e-9)
  }

  @Test(arguments: Axis.both, [3.0, 30, -3])
  func aStepDuringAFlingSlowsDownWithoutAJump(_ axis: Axis, _ amount: Double) {
    let hand = Hand(scroller([Clamping()], content: 20_000), axis, at: 2_000).flung(at: 4_000, frames: 3)
    let (offset, speed) = (hand.offset, hand.speed)
    lines(hand, amount)
    #expect(hand.offset == offset && hand.speed == speed && speed > 3_000)
    #expect((hand.destination - offset - amount * 100 / 6).magnitude < 1e-9)
    let way = hand.rest()
    let furthest = way.max()! - hand.destination
    #expect(furthest < (amount == 30 ? 1e-9 : amount > 0 ? 40 : 200))
    #expect((hand.offset - offset - amount * 100 / 6).magnitude < 1e-9)
  }

  @Test(arguments: Axis.both, [1.0, -1]) func aDeltaAmidAStepLosesNothing(_ axis: Axis, _ sign: Double) {
    let log = Log()
    let hand = Hand(scroller([Clamping()], delegate: log), axis, at: 500)
    lines(hand, 3 * sign)
    hand.frames(2)
    lines(hand, 3 * sign)
    hand.frames(2)
    log.clear()
    let offset = hand.offset
    for _ in 0..<2 {
      let before = hand.offset
      hand.scroll.wheel(by: axis.vector(sign), time: hand.time)
      #expect((hand.offset - before - sign).magnitude < 1e-9, "it follows at once")
    }
    #expect((hand.destination - 500 - 102 * sign).magnitude < 1e-9)
    #expect((hand.offset - offset - 2 * sign).magnitude < 1e-9 && hand.scroll.phase == .animating)
    hand.rest()
    #expect((hand.offset - 500 - 102 * sign).magnitude < 1e-9)
    #expect(log.events.last == "didSettle(animated)")
    // At rest again, a delta is a wheel's.
    hand.scroll.wheel(by: axis.vector(sign), time: hand.time)
    #expect(hand.scroll.phase == .wheeling && (hand.offset - 500 - 103 * sign).magnitude < 1e-9)
  }

  @Test(arguments: Axis.both) func aDeltaAlongOneAxisLeavesAStepAlongTheOther(_ axis: Axis) {
    let hand = Hand(scroller([Clamping()]), axis)
    lines(hand, 6)
    hand.frames(2)
    hand.scroll.wheel(by: axis.vector(0, across: 7), time: hand.time)
    #expect(hand.scroll.contentOffset[axis.cross] == 7 && hand.destination == 100)
    hand.rest()
    #expect(hand.scroll.contentOffset == axis.point(100, across: 7))
  }

  @Test(arguments: Axis.both) func aDeltaAmidAStepStaysWithinTheWalls(_ axis: Axis) {
    for links in [[Clamping()], [Bouncing()]] as [[any ScrollBehavior]] {
      let hand = Hand(scroller(links), axis, at: 1_560)
      lines(hand, 3)
      hand.frames(2)
      hand.scroll.wheel(by: axis.vector(500), time: hand.time)
      #expect(hand.offset == 1_600)
      hand.scroll.wheel(by: axis.vector(-20), time: hand.time)
      #expect(hand.resting() == 1_580)
    }
  }

  @Test(arguments: Axis.both) func aDeltaAmidAStepBetweenPagesRestsOnAPage(_ axis: Axis) {
    let hand = Hand(scroller([Paging(axis: axis), Bouncing()]), axis)
    lines(hand, 3)
    hand.frames(3)
    hand.scroll.wheel(by: axis.vector(30), time: hand.time)
    #expect(hand.restingAtDestination() == 400)
  }
}
