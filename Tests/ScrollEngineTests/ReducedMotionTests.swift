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
      log.summary == [
        "shouldScrollToTop", "didEndDecelerating", "didScroll…", "didEndScrollingAnimation",
        "didScrollToTop", "didSettle(animated)",
      ])
  }

  @Test(arguments: Axis.both) func aLayoutKeepsAJumpAJump(_ axis: Axis) {
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

  @Test(arguments: Axis.both) func aPageThatAFingerTurnsIsThereAtOnce(_ axis: Axis) {
    let hand = Hand(scroller([Paging(axis: axis), Clamping(), Bouncing()], delegate: log), axis)
    hand.scroll.settings.reducesMotion = true
    hand.fling(at: 800)
    #expect(hand.offset == 400 && hand.scroll.phase == .idle && hand.speed == 0)
    #expect(log.summary == Log.thrown + Log.glided)
    hand.pull(by: 300, for: 0.2)
    #expect(hand.offset == 800 && hand.resting() == 800, "slowly too")
  }

  @Test(arguments: Axis.both) func aPageIsPlacedBesideAnAxisThatGlides(_ axis: Axis) {
    let hand = Hand(scroller([Paging(axis: axis), Clamping(), Bouncing()], delegate: log), axis)
    hand.scroll.settings.reducesMotion = true
    let cross = axis.cross
    hand.scroll.contentOffset[cross] = 100
    hand.scroll.touchBegan(at: Point(x: 300, y: 300), time: hand.time)
    for step in 1...10 {
      hand.now += 0.008
      let place = 300 - 6.4 * Double(step)
      hand.scroll.touchMoved(to: Point(x: place, y: place), time: hand.time)
    }
    hand.scroll.touchEnded(at: Point(x: 236, y: 236), time: hand.time)
    #expect(hand.offset == 400 && hand.scroll.velocity[axis] == 0)
    #expect(hand.scroll.velocity[cross] > 700 && hand.scroll.phase == .decelerating)
    hand.scroll.contentSize = Size(width: 1_400, height: 1_400)
    #expect(hand.scroll.velocity[cross] > 700)
    let destination = hand.scroll.destination
    hand.rest()
    #expect(hand.scroll.contentOffset == destination && destination[axis] == 400)
  }

  /// A free glide, one past an edge, and a page.
  @Test(arguments: Axis.both, 0..<3) func aFingersFlingIsThereAtOnceIfAskedFor(_ axis: Axis, _ kind: Int) {
    let links: [any ScrollBehavior] = kind == 2 ? [Paging(axis: axis), Bouncing()] : [Bouncing()]
    let (full, reduced) = (Hand(scroller(links, delegate: log), axis), Log())
    full.scroll.settings.reducesMotion = true
    full.fling(at: kind == 1 ? 6_000 : 800)
    let other: [any ScrollBehavior] = kind == 2 ? [Paging(axis: axis), Bouncing()] : [Bouncing()]
    let placed = Hand(scroller(other, delegate: reduced), axis)
    placed.scroll.settings.reducesMotion = true
    placed.scroll.settings.reducesFlings = true
    placed.fling(at: kind == 1 ? 6_000 : 800)
    #expect(placed.scroll.phase == .idle && placed.offset == full.destination && placed.offset > 300)
    #expect((full.offset == full.destination) == (kind == 2))
    #expect(full.resting() == placed.offset && log.summary == reduced.summary)
  }

  /// What sets the content going.
  enum Mover: CaseIterable {
    case animation, timed, rect, top, step, page, turn, slowTurn, wheelTurn, swipe, fling
  }

  /// All callbacks, apart from repeated movements, come in the same order, and the content rests at the same place.
  @Test(arguments: Mover.allCases, Axis.both)
  func callbacksComeInTheSameOrder(_ mover: Mover, _ axis: Axis) {
    var stories: [[String]] = []
    var ends: [Point] = []
    for isReduced in [false, true] {
      let (log, pages) = (Log(), Paging(axis: axis))
      let isPaged = [.page, .turn, .slowTurn, .wheelTurn, .swipe, .fling].contains(mover)
      let hand = Hand(
        scroller(isPaged ? [pages, Bouncing()] : [Bouncing()], delegate: log), axis, at: 400, frames: 1)
      hand.scroll.settings.reducesMotion = isReduced
      log.clear()
      switch mover {
      case .animation: hand.scroll.setContentOffset(axis.point(900), animated: true)
      case .timed:
        hand.scroll.setContentOffset(axis.point(900), arrival: .timed(0.4)) { log.note("\($0)", hand.scroll) }
      case .rect:
        let rect = Rect(origin: axis.point(1_100), size: Size(width: 30, height: 30))
        hand.scroll.scrollRectToVisible(rect, animated: true)
      case .top: hand.scroll.scrollToTop(of: axis)
      case .step: hand.scroll.step(by: .pages(axis.vector(1)), time: hand.time)
      case .page: pages.scroll(toPage: 3, animated: true)
      case .turn: hand.fling(at: 900)
      case .slowTurn: hand.pull(by: 250, for: 0.2)
      case .wheelTurn:
        for _ in 0..<12 {
          hand.now += 0.01
          hand.scroll.wheel(by: axis.vector(20), time: hand.time)
        }
        hand.frame(after: 0.2)
      case .swipe:
        for phase in [WheelPhase.began, .changed, .changed, .changed, .changed, .ended] {
          hand.now += 0.01
          hand.scroll.wheel(by: phase == .ended ? .zero : axis.vector(15), phase: phase, time: hand.time)
        }
      case .fling: hand.scroll.fling(velocity: axis.vector(700))
      }
      if isReduced { #expect(hand.scroll.phase == .idle && hand.speed == 0) }
      hand.rest()
      stories.append(log.summary)
      ends.append(hand.scroll.contentOffset)
    }
    #expect(stories[0] == stories[1] && stories[0].count > 2, "\(stories)")
    #expect(ends[0] == ends[1] && ends[0] != axis.point(400))
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

  /// Reduced motion is switched on during a motion: the next layout starts no animation.
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
    #expect(log.summary == ["didLayout"] + Log.animated)
  }
}
