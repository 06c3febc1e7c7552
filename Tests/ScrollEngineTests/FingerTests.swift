import Hands
import Testing

/// A finger that is down stays a finger, whatever the program does to the content under it.
struct FingerTests {
  let log = Log()

  func held(_ axis: Axis = .vertical, _ behaviors: [any ScrollBehavior] = [Bouncing()]) -> Hand {
    let hand = Hand(scroller(behaviors, delegate: log), axis, at: 100).held()
    return hand
  }

  @Test(arguments: Axis.both) func aFingerIsThereWhileAnAnimationRunsUnderIt(_ axis: Axis) {
    let hand = held(axis)
    hand.travel(to: 700, frames: 3)
    #expect(hand.scroll.phase == .animating && hand.scroll.isTracking && !hand.scroll.isDragging)
    #expect(hand.scroll.finger?[axis] == 300)
    hand.move(by: 4)
    #expect(hand.scroll.phase == .animating && hand.scroll.finger?[axis] == 296)
    hand.lift()
    #expect(hand.scroll.phase == .animating && !hand.scroll.isTracking && hand.scroll.finger == nil)
    #expect(hand.resting() == 700)
  }

  @Test(arguments: Axis.both) func anotherSlopTakesTheContentFromAnAnimation(_ axis: Axis) {
    let hand = held(axis)
    var outcome: AnimationOutcome?
    hand.scroll.setContentOffset(axis.point(700), arrival: .timed(1)) { outcome = $0 }
    hand.frames(20)
    log.clear()
    hand.move(by: 7)
    hand.move(by: 3)
    #expect(log.summary == ["didScroll…"] && hand.scroll.phase == .animating)
    hand.move(by: 12, after: 0)
    #expect(hand.scroll.isDragging)
    let taken = hand.offset - 12
    hand.move(by: 30, after: 0)
    #expect((hand.offset - taken - 42).magnitude < 1e-9, "the content sets out from where it was taken")
    #expect(outcome == .interrupted(by: .finger))
    hand.lift(after: 1)
    #expect(log.summary == ["didScroll…", "didEndScrollingAnimation"] + Log.dragged)
  }

  @Test(arguments: Axis.both) func aFingerDragsAgainAfterAnAnimationHasEndedUnderIt(_ axis: Axis) {
    let hand = held(axis)
    hand.drag(by: 50)
    log.clear()
    hand.travelToRest(at: 700)
    #expect(hand.offset == 700 && hand.scroll.phase == .tracking && hand.scroll.isTracking)
    hand.drag(by: 40)
    #expect(hand.offset == 740)
    hand.lift(after: 1)
    #expect(log.summary == ["didEndDragging(false)"] + Log.animated + Log.dragged)
    #expect(hand.scroll.diagnostics == Diagnostics())
  }

  /// The program's rest stays: a finger that lifts without a drag asks nobody where to rest.
  @Test func aLiftAfterAnAnimationMovesNothing() {
    let hand = held(.vertical, [Paging(axis: .vertical), Bouncing()])
    let probe = Probe()
    hand.scroll.behaviors += [probe]
    probe.onTarget = { proposal, _ in if proposal.cause.y == .program { proposal.offset.y = 130 } }
    hand.travelToRest(at: 130)
    log.clear()
    hand.lift()
    #expect(hand.offset == 130 && hand.scroll.phase == .idle && log.events == [])
    #expect(log.phases == [.tracking])
  }

  /// The glide was caught: the finger is still in charge although the delegate moves the content to its start.
  @Test(arguments: Axis.both) func aDelegateThatSnapsWhenItStopsDoesNotTakeACaughtGlide(_ axis: Axis) {
    let hand = Hand(scroller([Bouncing()], content: 20_000, delegate: log), axis).flung(at: 2_000, frames: 10)
    log.clear()
    log.once("didEndDecelerating") { scroll in
      scroll.setContentOffset(axis.point((scroll.contentOffset[axis] / 100).rounded() * 100), animated: true)
    }
    hand.down()
    #expect(hand.scroll.phase == .animating && hand.scroll.isTracking)
    hand.drag(by: 60)
    let offset = hand.offset
    hand.move(by: 40)
    #expect(hand.offset == offset + 40)
    log.once("didEndDragging(true)") { scroll in
      scroll.setContentOffset(axis.point(500), animated: true)
    }
    hand.now += 0.2
    hand.swipe(at: 1_000)
    #expect(hand.liftToRest() == 500)
    #expect(
      log.summary == [
        "didEndDecelerating", "didScroll…", "didEndScrollingAnimation", "willBeginDragging", "didScroll…",
        "willEndDragging", "didEndDragging(true)", "willBeginDecelerating", "didEndDecelerating",
        "didScroll…", "didEndScrollingAnimation", "didSettle(animated)",
      ])
  }

  @Test func aLayoutMovesTheEndOfAnAnimationUnderAFinger() {
    let hand = held()
    hand.travel(to: 700, frames: 3)
    hand.scroll.contentSize.height = 900
    #expect(hand.destination == 500 && hand.scroll.isTracking)
    #expect(hand.resting() == 500 && hand.scroll.phase == .tracking)
  }

  @Test func aSecondFingerCatchesWhatTheProgramMoves() {
    let hand = held()
    hand.travel(to: 700, frames: 3)
    let second = Hand(hand.scroll, id: 1, now: hand.now).held()
    let offset = hand.offset
    #expect(hand.scroll.phase == .tracking && log.events.last == "didEndScrollingAnimation")
    second.drag(by: 30)
    #expect(hand.offset == offset + 30)
    second.lift(after: 1)
    hand.now = second.now
    hand.move(by: 20)
    #expect(hand.offset == offset + 50, "the first finger goes on with the drag")
    hand.lift(after: 1)
    #expect(hand.scroll.phase == .idle && hand.scroll.diagnostics == Diagnostics())
  }

  @Test func aStoppedFingerThatLiftsLeavesTheContent() {
    let hand = Hand(scroller([Paging(axis: .vertical)], delegate: log)).pulled(by: 130)
    hand.scroll.stop()
    log.clear()
    hand.lift()
    #expect(hand.offset == 130 && log.events == [] && hand.scroll.phase == .idle)
  }

  @Test func aSnapshotKnowsTheFingerUnderAnAnimation() throws {
    let hand = held()
    hand.travel(to: 700, frames: 3)
    hand.move(by: 6)
    let other = try hand.twin([Bouncing()])
    #expect(other.scroll.isTracking && other.scroll.phase == .animating)
    other.place(like: hand)
    for hand in [hand, other] { hand.move(by: 6) }
    #expect(other.scroll.isDragging && other.offset == hand.offset)
  }

  @Test func aDragReportsHowItEnded() {
    let hand = held()
    var ends: [DragEnd?] = []
    var isTracking: [Bool] = []
    for event in ["willEndDragging", "didEndDragging(true)", "willEndDragging", "didEndDragging(false)"] {
      log.once(event) {
        ends.append($0.dragEnd)
        isTracking.append($0.isTracking)
      }
    }
    #expect(hand.scroll.dragEnd == nil)
    hand.swipe(at: 800)
    #expect(hand.scroll.dragEnd == nil)
    hand.lift()
    #expect(ends == [.lifted, .lifted])
    hand.down()
    #expect(hand.scroll.dragEnd == .lifted)
    hand.swipe(at: 800)
    #expect(hand.scroll.dragEnd == nil)
    hand.cancel()
    #expect(ends == [.lifted, .lifted, .cancelled, .cancelled] && hand.scroll.phase == .idle)
    #expect(isTracking == [true, false, true, false], "a finger is there until its drag is over")
    hand.pull(by: 30)
    hand.scroll.stop()
    #expect(hand.scroll.dragEnd == .interrupted)
  }
}
