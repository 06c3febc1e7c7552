import Hands
import Testing

/// `settings.reducesMotion`, while something else moves and layouts change.
struct ReducedMotionTests {
  let log = Log()

  /// A fling along the axis, and the other axis sent to its start.
  private func flingWithTop(_ axis: Axis) -> Hand {
    let hand = Hand(scroller([Clamping(), Bouncing()], delegate: log), axis)
    hand.scroll.settings.reducesMotion = true
    hand.scroll.contentOffset = axis.point(0, across: 900)
    hand.fling(at: 800, frames: 4)
    log.clear()
    hand.scroll.scrollToTop(of: axis.cross)
    return hand
  }

  @Test(arguments: Axis.both) func anAnimationBesideAFlingIsThereAtOnce(_ axis: Axis) {
    let hand = flingWithTop(axis)
    #expect(hand.scroll.contentOffset[axis.cross] == 0 && hand.speed > 100)
    hand.rest()
    #expect(
      log.story == [
        "shouldScrollToTop", "didEndDecelerating", "didScroll…", "didEndScrollingAnimation",
        "didScrollToTop", "didSettle(animated)",
      ])
  }

  @Test(arguments: Axis.both) func whatWasPlacedIsPlacedByALayoutToo(_ axis: Axis) {
    let hand = flingWithTop(axis)
    let speed = hand.speed
    for (inset, top) in [(40.0, -40.0), (10, -10)] {
      hand.scroll.contentInset = axis.cross.inset(.lower, inset)
      #expect(hand.scroll.contentOffset[axis.cross] == top && hand.scroll.velocity[axis.cross] == 0)
      #expect(hand.speed == speed, "what a finger set going goes on")
    }
    hand.rest()
    #expect(log.events.suffix(3) == ["didEndScrollingAnimation", "didScrollToTop", "didSettle(animated)"])
  }

  @Test(arguments: Axis.both) func aPageThatAFingerTurnsIsNotPlaced(_ axis: Axis) {
    let hand = Hand(scroller([Paging(axis: axis), Clamping(), Bouncing()]), axis)
    hand.scroll.settings.reducesMotion = true
    hand.scroll.contentOffset = axis.point(0, across: 900)
    hand.fling(at: 800, frames: 4)
    hand.scroll.scrollToTop(of: axis.cross)
    let (offset, speed) = (hand.offset, hand.speed)
    hand.scroll.contentInset = axis.cross.inset(.lower, 40)
    #expect(hand.scroll.contentOffset[axis.cross] == -40)
    #expect(hand.offset == offset && hand.speed == speed && speed > 100, "it goes on beside what is placed")
    #expect(hand.resting() == 400)
  }

  @Test(arguments: Axis.both) func aWallThatComesInPushesTheContentAtOnce(_ axis: Axis) {
    let hand = Hand(scroller([Clamping(), Bouncing()], delegate: log), axis)
    hand.scroll.settings.reducesMotion = true
    hand.scroll.contentOffset = axis.point(0, across: 900)
    hand.fling(at: 400, frames: 4)
    let rect = Rect(origin: axis.point(hand.offset, across: 1_900), size: Size(width: 20, height: 20))
    hand.scroll.scrollRectToVisible(rect, animated: true)
    #expect(hand.scroll.contentOffset[axis.cross] == 1_520)
    hand.scroll.contentSize = axis.size(2_000, across: 1_000)
    #expect(hand.scroll.contentOffset[axis.cross] == 600 && hand.scroll.phase == .animating)
    hand.rest()
    #expect(hand.scroll.contentOffset[axis.cross] == 600)
  }

  @Test(arguments: Axis.both) func aStepIsThereAtOnceAndSoIsAnAnimationPastAWall(_ axis: Axis) {
    let hand = Hand(scroller([Clamping()]), axis)
    hand.scroll.settings.reducesMotion = true
    hand.scroll.setContentOffset(axis.point(9_000), animated: true)
    #expect(hand.offset == 1_600 && hand.scroll.phase == .idle)
    hand.scroll.step(by: .lines(axis.vector(-3)), time: hand.time)
    #expect(hand.offset == 1_550 && hand.scroll.phase == .idle)
  }

  /// The user asks for less motion while something moves: the next layout does not send it on a journey.
  @Test(arguments: Axis.both) func aLayoutEndsAnAnimationOnceLessMotionIsAskedFor(_ axis: Axis) {
    let hand = Hand(scroller([Clamping(), Bouncing()], delegate: log), axis, at: 900)
    var outcomes: [AnimationOutcome] = []
    hand.scroll.setContentOffset(axis.point(1_600), arrival: .timed(0.5)) { outcomes.append($0) }
    hand.frames(8)
    log.clear()
    hand.scroll.settings.reducesMotion = true
    hand.scroll.contentSize = Size(width: 1_400, height: 1_400)
    #expect(hand.offset == 1_000)
    #expect(hand.resting() == 1_000 && outcomes == [.finished])
    #expect(log.story == ["didLayout"] + Log.animated)
  }
}
