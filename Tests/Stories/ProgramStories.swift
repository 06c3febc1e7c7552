import Hands
import ScrollTesting
import Testing

/// Commands of the program during other actions, as a user sees them.
struct ProgramStories {
  private let checker = CallbackChecker("delegate")

  private let outcomes = Outcomes()

  private func hand(_ axis: Axis, _ behaviors: [any ScrollBehavior] = [Clamping(), Bouncing()]) -> Hand {
    Hand(scroller(behaviors, content: 4_000, delegate: checker), axis)
  }

  private func field(_ axis: Axis, at place: Double) -> Rect {
    Rect(origin: axis.point(place, across: 20), size: Size(width: 50, height: 50))
  }

  private func go(_ hand: Hand, to offset: Double, _ arrival: Arrival = .timed(0.5)) {
    hand.scroll.setContentOffset(hand.axis.point(offset), arrival: arrival, completion: outcomes.add)
  }

  private func count(_ event: ScrollCallback) -> Int { checker.received.filter { $0 == event }.count }

  @Test(arguments: Axis.both) func aTapOnAFieldDuringAScrollReachesTheField(_ axis: Axis) {
    let hand = hand(axis)
    go(hand, to: 3_000)
    hand.frames(12)
    hand.down()
    #expect(outcomes.all == [.interrupted(by: .finger)] && hand.speed == 0)
    let caught = hand.offset
    #expect(caught > 50 && caught < 2_900)
    hand.lift(after: 0.05)
    let field = field(axis, at: caught + 500)
    hand.scroll.scrollRectToVisible(field, animated: true)
    #expect(hand.resting() == caught + 150, "no further than it must")
    #expect(outcomes.all.count == 1 && checker.violations.isEmpty)
  }

  @Test(arguments: Axis.both) func aStatusBarTapScrollsToTheTop(_ axis: Axis) {
    let hand = hand(axis)
    hand.scroll.safeArea = axis.inset(.lower, 44)
    hand.scroll.contentInsetAdjustment = .always
    hand.scroll.contentOffset[axis] = 2_000
    hand.scroll.scrollToTop(of: axis)
    #expect(hand.resting() == -44 && count(.didScrollToTop) == 1 && checker.violations.isEmpty)
  }

  @Test(arguments: Axis.both) func aCommandDuringADragEndsTheDrag(_ axis: Axis) {
    let hand = hand(axis)
    hand.pull(by: 100)
    go(hand, to: 1_500)
    #expect(hand.scroll.phase == .animating && count(.didEndDragging(willDecelerate: false)) == 1)
    hand.frames(3)
    let offset = hand.offset
    #expect(offset > 100 && hand.scroll.isTracking)
    // The finger moves the content back.
    hand.move(by: 300)
    hand.liftToRest(after: 0.5)
    #expect(outcomes.all == [.interrupted(by: .finger)] && count(.willBeginDragging) == 2)
    #expect(hand.offset > offset + 290 && hand.offset < 1_500 && checker.violations.isEmpty)
  }

  @Test(arguments: Axis.both) func reducedMotionScrollsAtOnce(_ axis: Axis) {
    let hand = hand(axis)
    hand.scroll.settings.reducesMotion = true
    go(hand, to: 1_000)
    #expect(hand.offset == 1_000 && outcomes.all == [.finished] && count(.didEndScrollingAnimation) == 1)
    hand.scroll.scrollRectToVisible(field(axis, at: 3_000), animated: true)
    #expect(hand.offset == 2_650)
    hand.scroll.scrollToTop(of: axis)
    #expect(hand.offset == 0 && count(.didScrollToTop) == 1 && count(.didScroll) == 3)
    hand.fling(at: 1_000)
    #expect(hand.scroll.isDecelerating, "what my finger sets going is not touched by it")
    hand.rest()
    #expect(checker.violations.isEmpty)
  }
}
