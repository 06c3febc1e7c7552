import Hands
import Testing

/// Axes whose content begins at the right or lower side of the viewport.
struct DirectionTests {
  private func reversed(_ axis: Axis, _ behaviors: [any ScrollBehavior] = [Clamping()]) -> ScrollController {
    let scroll = scroller(behaviors)
    scroll.isReversed[axis] = true
    return scroll
  }

  @Test(arguments: Axis.both) func theFingerMovesTheContentAlong(_ axis: Axis) {
    let hand = Hand(reversed(axis), axis).held()
    hand.drag(by: -100)  // to the right, or downwards
    #expect(hand.offset == 100 && hand.scroll.dragTranslation[axis] == 100)
    hand.drag(by: 3_000)
    #expect(hand.offset == 0)
  }

  @Test(arguments: Axis.both) func aFlingGoesTheWayOfTheFinger(_ axis: Axis) {
    let hand = Hand(reversed(axis), axis, at: 400).held()
    hand.swipe(at: -1_000)
    #expect((hand.speed - 1_000).magnitude < 1 && hand.offset == 470)
    hand.lift()
    #expect(hand.scroll.phase == .decelerating && hand.destination > 900)
  }

  @Test(arguments: Axis.both) func wheelsAndStepsGoByTheScreen(_ axis: Axis) {
    let scroll = reversed(axis)
    scroll.contentOffset[axis] = 800
    scroll.wheel(by: axis.vector(-30), time: .seconds(0))
    #expect(scroll.contentOffset[axis] == 830)
    let steps: [(ScrollStep, Double)] = [
      (.lines(axis.vector(-3)), 850), (.notches(axis.vector(1)), 680), (.pages(axis.vector(-1)), 1_150),
      (.points(axis.vector(10)), 790), (.ends(axis.vector(-1)), 0), (.ends(axis.vector(1)), 1_600),
    ]
    for (step, goal) in steps {
      scroll.contentOffset[axis] = 800
      scroll.stop()
      scroll.step(by: step, time: .seconds(1))
      #expect(scroll.destination[axis] == goal, "\(step)")
    }
  }

  /// The content of a list turns round while fingers swipe, on glass or on a trackpad.
  @Test(arguments: Axis.both, [false, true]) func aSwipeKeepsItsSpeedOnTheScreen(_ axis: Axis, _ isPad: Bool)
  {
    let hand = Hand(scroller([Clamping()], content: 20_000), axis, at: 9_000)
    if !isPad { hand.down() }
    for step in 0..<10 {
      if step == 5 { hand.scroll.isReversed[axis] = true }
      if isPad {
        hand.now += 0.008
        hand.scroll.wheel(by: axis.vector(16), phase: step == 0 ? .began : .changed, time: hand.time)
      } else {
        hand.move(by: 16)
      }
    }
    #expect((hand.speed + 2_000).magnitude < 1e-6)
    if isPad { hand.scroll.wheel(by: .zero, phase: .ended, time: hand.time) } else { hand.lift() }
    #expect(hand.scroll.phase == .decelerating && (hand.speed + 2_000).magnitude < 1e-6)
  }

  @Test(arguments: Axis.both) func canScrollAsksWhatTheScreenWouldDo(_ axis: Axis) {
    let scroll = reversed(axis)
    #expect(scroll.canScroll(by: axis.vector(-1))[axis] && !scroll.canScroll(by: axis.vector(1))[axis])
  }

  @Test(arguments: Axis.both) func placesOnTheScreenCountFromItsSides(_ axis: Axis) {
    let scroll = reversed(axis)
    var (bars, keyboard, own) = (Insets.zero, Insets.zero, Insets.zero)
    bars[axis, .lower] = 20
    keyboard[axis, .upper] = 50
    own[axis, .lower] = 7
    scroll.contentInsetAdjustment = .always
    scroll.resize(inset: own, safeArea: bars, obscured: keyboard)
    #expect(scroll.adjustedContentInset[axis, .lower] == 57)
    #expect(scroll.adjustedContentInset[axis, .upper] == 20)
    #expect(scroll.geometry.extent[axis] == Extent(lower: -57, upper: 1_620))
  }

  @Test(arguments: Axis.both) func spaceConvertsToTheScreenAndBack(_ axis: Axis) throws {
    let scroll = reversed(axis)
    scroll.contentOffset[axis] = 100
    var card = Rect(x: 0, y: 0, width: 30, height: 30)
    card.origin[axis] = 110
    let seen = scroll.space.mapToParent.convert(card)
    #expect(seen.lower(axis) == 360 && seen.upper(axis) == 390 && seen.lower(axis.cross) == 0)
    let back = try #require(scroll.space.mapToParent.inverted)
    #expect(back.convert(seen) == card)
  }

  @Test(arguments: Axis.both) func theStartStaysAtItsSideWhenTheWindowGrows(_ axis: Axis) {
    let scroll = reversed(axis)
    var size = scroll.viewport
    size[axis] = 500
    scroll.viewport = size
    #expect(scroll.contentOffset[axis] == 0)
    let start = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(scroll.space.mapToParent.convert(start).upper(axis) == 500)
  }

  @Test(arguments: Axis.both) func aFingerGoesOnFromWhereItIsWhenTheDirectionChanges(_ axis: Axis) {
    let hand = Hand(scroller([Clamping()]), axis, at: 400).pulled(by: 100)
    #expect(hand.offset == 500)
    hand.scroll.isReversed[axis] = true
    #expect(hand.offset == 500)
    hand.move(by: 30)
    #expect(hand.offset == 470)
    hand.scroll.isReversed[axis] = false
    hand.move(by: 30)
    #expect(hand.offset == 500)
  }

  @Test(arguments: Axis.both) func aMotionAndASnapshotKeepTheirDirection(_ axis: Axis) throws {
    let hand = Hand(reversed(axis, [Bouncing()]), axis).flung(at: -2_000, frames: 4)
    let end = hand.destination
    #expect(end > hand.offset)
    let other = scroller([Bouncing()])
    try other.restore(try #require(hand.scroll.snapshot()))
    #expect(other.isReversed[axis] && !other.isReversed[axis.cross] && other.destination[axis] == end)
    hand.scroll.isReversed[axis] = false
    #expect(hand.destination == end && hand.scroll.phase == .decelerating)
  }
}
