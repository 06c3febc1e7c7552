import Hands
import Testing

/// Steps by lines and pages.
struct StepTests {
  let log = Log()

  @Test(arguments: Axis.both) func aNotchIsThreeLinesOf100Sixths(_ axis: Axis) {
    let hand = Hand(scroller([Clamping()], delegate: log), axis)
    hand.scroll.step(by: .lines(axis.vector(3)), time: hand.time)
    #expect(hand.destination == 50 && hand.scroll.phase == .animating)
    #expect(hand.resting() == 50)
    #expect(log.summary == ["didScroll…", "didEndScrollingAnimation", "didSettle(animated)"])
  }

  @Test(arguments: Axis.both) func aPageIsSevenEighthsOfWhatIsVisible(_ axis: Axis) {
    let hand = Hand(scroller([Clamping()]), axis)
    hand.scroll.contentInset = axis.inset(.lower, 40)
    hand.scroll.step(by: .pages(axis.vector(1)), time: hand.time)
    #expect(hand.offset == -40 && hand.destination == -40 + 315)
  }

  @Test(arguments: Axis.both) func aStepEndsAtTheWallAndTheNextComesBackAtOnce(_ axis: Axis) {
    let hand = Hand(scroller([Bouncing()]), axis)
    for _ in 0..<9 { hand.scroll.step(by: .pages(axis.vector(1)), time: hand.time) }
    #expect(hand.destination == 1_600)
    hand.scroll.step(by: .pages(axis.vector(-1)), time: hand.time)
    #expect(hand.destination == 1_250)
  }

  @Test(arguments: Axis.both) func aStepWithPagingGoesOnePage(_ axis: Axis) {
    let hand = Hand(scroller([Paging(axis: axis), Bouncing()]), axis)
    hand.scroll.step(by: .pages(axis.vector(1)), time: hand.time)
    #expect(hand.destination == 400)
    hand.frames(3)
    hand.scroll.step(by: .lines(axis.vector(1)), time: hand.time)
    #expect(hand.destination == 800)
    hand.scroll.step(by: .pages(axis.vector(-1)), time: hand.time)
    #expect(hand.restingAtDestination() == 400)
  }

  @Test(arguments: Axis.both) func aLayoutMeanwhileDoesNotTurnAnotherPage(_ axis: Axis) {
    let hand = Hand(scroller([Paging(axis: axis), Bouncing()]), axis)
    hand.scroll.step(by: .pages(axis.vector(1)), time: hand.time)
    hand.frames(3)
    hand.scroll.contentSize = axis.size(4_000, across: 2_000)
    #expect(hand.destination == 400)
    hand.scroll.viewport = Size(width: 500, height: 500)
    #expect(hand.restingAtDestination() == 500)
  }

  @Test(arguments: Axis.both) func aStepGoesThroughTheDragQuestion(_ axis: Axis) {
    let probe = Probe(\.onDrag) { proposal, _ in
      #expect(proposal.cause == .step)
      proposal.translation[axis] = 7
    }
    let hand = Hand(scroller([probe]), axis)
    hand.scroll.step(by: .lines(axis.vector(3)), time: hand.time)
    #expect(hand.destination == 7)
  }

  @Test(arguments: Axis.both) func stepsAddToAnAnimationOfTheProgram(_ axis: Axis) {
    let hand = Hand(scroller([Clamping()]), axis).travelling(to: 900, frames: 3)
    hand.scroll.step(by: .lines(axis.vector(-6)), time: hand.time)
    #expect(hand.destination == 800)
  }

  @Test(arguments: Axis.both) func withPagesOnBothAxesTheOtherStillTurnsItsPage(_ axis: Axis) {
    let hand = Hand(scroller([Paging(axis: axis), Paging(axis: axis.cross), Bouncing()]), axis)
    hand.fling(at: 900, frames: 3)
    #expect(hand.destination == 400)
    let speed = hand.speed
    for _ in 0..<2 { hand.scroll.step(by: .lines(axis.cross.vector(1)), time: hand.time) }
    #expect(hand.scroll.destination == axis.point(400, across: 800) && (hand.speed - speed).magnitude < 1e-6)
    hand.rest()
    #expect(hand.scroll.contentOffset == axis.point(400, across: 800))
  }
}
