import Hands
import Testing

/// Steps to the ends and by points, what is taken away at once, and what input would move.
struct KeyTests {
  func step(_ hand: Hand, _ step: ScrollStep) { hand.scroll.step(by: step, time: hand.time) }

  @Test(arguments: Axis.both) func endAndHomeKeysGoToTheWalls(_ axis: Axis) throws {
    let hand = Hand(scroller([Clamping()]), axis, at: 300)
    let end = try #require(hand.scroll.geometry.extent[axis].upper)
    step(hand, .ends(axis.vector(1)))
    #expect(hand.scroll.phase == .animating && hand.destination == end)
    #expect(hand.resting() == end)
    step(hand, .ends(axis.vector(-1)))
    #expect(hand.resting() == 0)
  }

  @Test(arguments: Axis.both) func aKeyToTheOtherEndTurnsTheContentRound(_ axis: Axis) {
    let hand = Hand(scroller([Clamping()]), axis)
    step(hand, .ends(axis.vector(1)))
    step(hand, .ends(axis.vector(-1)))
    #expect(hand.destination == 0 && hand.resting() == 0)
    hand.fling(at: 2_000, frames: 5)
    hand.now += 0.05
    step(hand, .ends(axis.vector(-1)))
    #expect(hand.destination == 0 && hand.resting() == 0)
  }

  @Test func endsThatAreNoNumbersAreRefused() {
    let hand = Hand(scroller([Clamping()]))
    step(hand, .ends(Vector(x: .nan, y: 0)))
    #expect(hand.scroll.phase == .idle && hand.scroll.diagnostics.count(of: .unusableNumbers) == 1)
    #expect(hand.scroll.canScroll(by: Vector(x: .nan, y: .infinity)) == PerAxis(false))
  }

  @Test(arguments: Axis.both) func theEndIsWhereverItIsByThen(_ axis: Axis) throws {
    let hand = Hand(scroller([Clamping()]), axis, at: 300)
    step(hand, .ends(axis.vector(1)))
    hand.frames(5)
    var content = hand.scroll.contentSize
    content[axis] += 5_000
    hand.scroll.contentSize = content
    #expect(hand.resting() == hand.scroll.geometry.extent[axis].upper)
  }

  @Test(arguments: Axis.both) func anEndKeyWithoutAWallMovesNothing(_ axis: Axis) {
    let hand = Hand(scroller([Infinite(axis: axis)]), axis)
    let offset = hand.offset
    step(hand, .ends(axis.vector(1)))
    #expect(hand.scroll.phase == .idle && hand.offset == offset)
  }

  @Test(arguments: Axis.both) func aLinkThatTakesAStepsWayRefusesIt(_ axis: Axis) {
    let lock = Probe(\.onDrag) { proposal, _ in proposal.translation = .zero }
    let hand = Hand(scroller([lock, Clamping()]), axis, at: 300)
    step(hand, .ends(axis.vector(1)))
    #expect(hand.scroll.phase == .idle && hand.resting() == 300)
  }

  @Test(arguments: Axis.both) func aStepByPointsGoesThatFar(_ axis: Axis) {
    let hand = Hand(scroller([Clamping()]), axis)
    step(hand, .points(axis.vector(37)))
    step(hand, .points(axis.vector(5)))
    #expect(hand.resting() == 42)
  }

  @Test(arguments: Axis.both) func allTouchesAreCancelledAtOnce(_ axis: Axis) {
    let log = Log()
    let hand = Hand(scroller([Bouncing()], delegate: log), axis).pulled(by: -100)
    Hand(hand.scroll, axis, id: 7, now: hand.now).down()
    hand.scroll.cancelAllTouches(time: hand.time)
    #expect(!hand.scroll.isTracking && hand.scroll.dragEnd == .cancelled && hand.resting() == 0)
    hand.scroll.wheel(by: axis.vector(-90), phase: .began, time: hand.time)
    #expect(hand.offset < 0 && hand.scroll.phase == .wheeling)
    hand.scroll.cancelAllTouches(time: hand.time)
    #expect(hand.resting() == 0 && hand.scroll.diagnostics == Diagnostics())
  }

  @Test(arguments: Axis.both) func inputScrollsTowardsRoomAlone(_ axis: Axis) throws {
    let hand = Hand(scroller([Bouncing()]), axis)
    func takes(_ delta: Double) -> Bool { hand.scroll.canScroll(by: axis.vector(delta))[axis] }
    #expect(takes(1) && !takes(-1) && !takes(0))
    hand.scroll.contentOffset[axis] = 300
    #expect(takes(1) && takes(-1))
    #expect(!hand.scroll.canScroll(by: axis.cross.vector(-1))[axis.cross])
    hand.scroll.contentOffset[axis] = try #require(hand.scroll.geometry.extent[axis].upper)
    #expect(!takes(1) && takes(-1))
    hand.scroll.settings.isScrollEnabled[axis] = false
    #expect(!takes(-1))
    hand.scroll.behaviors = [Circular(axis: axis)]
    hand.scroll.settings.isScrollEnabled[axis] = true
    #expect(takes(1) && takes(-1))
  }
}
