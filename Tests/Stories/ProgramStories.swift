import CallbackGrammar
import Hands
import ScrollBehaviors
import Testing

/// The program scrolls while something else goes on, in a user's words.
struct ProgramStories {
  private let checker = CallbackChecker("delegate")

  private final class Outcomes {
    var all: [AnimationOutcome] = []
    func add(_ outcome: AnimationOutcome) { all.append(outcome) }
  }
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

  private func count(_ event: Heard) -> Int { checker.heard.filter { $0 == event }.count }

  @Test(arguments: Axis.both) func iTapAFieldWhileTheLastScrollIsStillRunning(_ axis: Axis) {
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
    hand.rest()
    #expect(hand.offset == caught + 150, "no further than it must")
    #expect(outcomes.all.count == 1 && checker.violations.isEmpty)
  }

  @Test(arguments: Axis.both) func theReturnKeyLeadsToTheNextFieldBeforeTheFirstIsThere(_ axis: Axis) {
    let hand = hand(axis)
    go(hand, to: 900, .spring(response: 0.4))
    hand.frames(10)
    let (offset, speed) = (hand.offset, hand.speed)
    go(hand, to: 1_400, .spring(response: 0.4))
    #expect(hand.offset == offset && hand.speed == speed && outcomes.all == [.replaced])
    hand.rest()
    #expect(hand.offset == 1_400 && outcomes.all == [.replaced, .finished] && checker.violations.isEmpty)
  }

  @Test(arguments: Axis.both) func iTapTheStatusBar(_ axis: Axis) {
    let hand = hand(axis)
    hand.scroll.safeArea = axis.inset(.lower, 44)
    hand.scroll.contentInsetAdjustment = .always
    hand.scroll.contentOffset[axis] = 2_000
    hand.scroll.scrollToTop(of: axis)
    hand.rest()
    #expect(hand.offset == -44 && count(.didScrollToTop) == 1 && checker.violations.isEmpty)
  }

  @Test(arguments: Axis.both) func iCatchTheListOnItsWayToTheTop(_ axis: Axis) {
    let hand = hand(axis)
    hand.scroll.contentOffset[axis] = 2_000
    hand.scroll.scrollToTop(of: axis)
    hand.frames(8)
    hand.down()
    let caught = hand.offset
    hand.lift(after: 0.1)
    hand.rest()
    #expect(hand.offset == caught && caught > 0 && count(.didScrollToTop) == 0 && checker.violations.isEmpty)
  }

  @Test(arguments: Axis.both) func theProgramScrollsWhileIDrag(_ axis: Axis) {
    let hand = hand(axis)
    hand.down()
    hand.drag(by: 100)
    go(hand, to: 1_500)
    #expect(hand.scroll.phase == .animating && count(.didEndDragging(willDecelerate: false)) == 1)
    hand.frames(3)
    let offset = hand.offset
    #expect(offset > 100 && hand.scroll.isTracking)
    // The finger takes it back.
    hand.move(by: 300)
    hand.lift(after: 0.5)
    hand.rest()
    #expect(outcomes.all == [.interrupted(by: .finger)] && count(.willBeginDragging) == 2)
    #expect(hand.offset > offset + 290 && hand.offset < 1_500 && checker.violations.isEmpty)
  }

  @Test(arguments: Axis.both) func iPressStop(_ axis: Axis) {
    let hand = hand(axis)
    go(hand, to: 3_000)
    hand.frames(16)
    let offset = hand.offset
    hand.scroll.stop()
    #expect(outcomes.all == [.interrupted(by: .stop)] && hand.rest().allSatisfy { $0 == offset })
    #expect(hand.offset == offset && offset > 100 && hand.speed == 0 && checker.violations.isEmpty)
  }

  @Test(arguments: Axis.both) func iAskedForLessMotion(_ axis: Axis) {
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

  @Test(arguments: Axis.both) func iCloseTheWindowWhileItScrolls(_ axis: Axis) {
    var hand: Hand? = hand(axis)
    hand.map { go($0, to: 2_000) }
    hand?.frames(9)
    hand = nil
    #expect(outcomes.all == [.interrupted(by: .teardown)])
  }

  @Test(arguments: Axis.both) func theContentShrinksOnTheWay(_ axis: Axis) {
    let hand = hand(axis)
    go(hand, to: 3_000)
    hand.frames(12)
    let (offset, speed) = (hand.offset, hand.speed)
    hand.scroll.contentSize = Size(width: 2_000, height: 2_000)
    #expect(hand.offset == offset && hand.speed == speed && hand.destination == 1_600)
    hand.rest()
    #expect(hand.offset == 1_600 && outcomes.all == [.finished] && checker.violations.isEmpty)
  }
}
