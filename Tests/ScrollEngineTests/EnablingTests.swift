import Hands
import Testing

/// Input that is refused: `isScrollEnabled`.
struct EnablingTests {
  let log = Log()

  func hand(_ behaviors: [any ScrollBehavior] = [Bouncing()], _ axis: Axis = .vertical) -> Hand {
    let hand = Hand(scroller(behaviors, delegate: log), axis, at: 100)
    log.clear()
    return hand
  }

  @Test(arguments: Axis.both) func disabledInputIsIgnoredAndTheProgramScrolls(_ axis: Axis) {
    let hand = hand([Bouncing()], axis)
    hand.scroll.isScrollEnabled = false
    #expect(!hand.scroll.isScrollEnabled && hand.scroll.settings.isScrollEnabled == PerAxis(false))
    hand.fling(at: 800)
    hand.pull(by: 50)
    hand.cancel()
    hand.scroll.wheel(by: Vector(x: 5, y: 5), time: hand.time)
    hand.scroll.step(by: .pages(Vector(x: 1, y: 1)), time: hand.time)
    #expect(hand.offset == 100 && log.events == [] && log.phases == [] && !hand.scroll.isTracking)
    #expect(hand.scroll.diagnostics == Diagnostics())
    hand.scroll.contentOffset[axis] = 300
    hand.travelToRest(at: 700)
    hand.scroll.isScrollEnabled = true
    hand.pull(by: 50)
    #expect(hand.offset == 750)
  }

  @Test func aDecelerationGoesOn() {
    let hand = hand().flung(at: 800, frames: 1)
    let told = hand.destination
    hand.scroll.isScrollEnabled = false
    hand.down()
    #expect(hand.scroll.isDecelerating)
    #expect(hand.resting() == told && log.events.last == "didSettle(decelerated)")
  }

  @Test func aDisabledDragEndsAsACancelledOne() {
    let hand = hand().held()
    hand.swipe(at: 800)
    log.clear()
    var end: DragEnd?
    log.once("didEndDragging(false)") { end = $0.dragEnd }
    hand.scroll.isScrollEnabled = false
    #expect(log.events == ["willEndDragging", "didEndDragging(false)", "didSettle(dragged)"])
    #expect(end == .cancelled && log.endVelocity == .zero && !hand.scroll.isTracking)
    hand.scroll.isScrollEnabled = true
    let offset = hand.offset
    hand.move(by: 50)
    #expect(hand.offset == offset, "a finger that was let go of is ignored until it is lifted")
    hand.lift()
    hand.pull(by: 50)
    #expect(hand.offset == offset + 50 && hand.scroll.diagnostics == Diagnostics())
  }

  @Test(arguments: [
    "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating",
  ])
  func aCallbackMayDisableScrolling(_ event: String) {
    let hand = hand([Paging(axis: .vertical), Bouncing()])
    log.once(event) { $0.isScrollEnabled = false }
    hand.flingToRest(at: 500)
    #expect(hand.scroll.phase == .idle && !hand.scroll.isTracking && !hand.scroll.isScrollEnabled)
    #expect(log.summary.filter { $0 == "willEndDragging" }.count == 1)
    #expect(hand.offset == 0 || hand.offset == 400)
    #expect(hand.scroll.diagnostics == Diagnostics())
  }

  /// How a callback ends a drag: it refuses input there, and takes it again when the drag is over.
  @Test func aCallbackMayEndADrag() {
    let hand = hand([Paging(axis: .vertical), Bouncing()])
    log.once("didScroll") {
      $0.touchCancelled(time: $0.context.time)
      $0.isScrollEnabled = false
    }
    log.once("didEndDragging(true)") { $0.isScrollEnabled = true }
    hand.pull(by: 90)
    #expect(hand.scroll.isDecelerating && hand.scroll.isScrollEnabled && hand.scroll.dragEnd == .cancelled)
    #expect(hand.scroll.diagnostics.count(of: .input) == 1, "no touch may be cancelled in there")
    hand.move(by: 50)
    #expect(hand.resting() == 0, "the finger is ignored until it goes")
  }

  /// What a finger held between pages, or past a wall, goes where it should rest.
  @Test func heldContentGoesWhereItShouldRest() {
    let hand = hand([Paging(axis: .vertical), Bouncing()]).flung(at: 500, frames: 3)
    hand.down()
    log.clear()
    hand.scroll.isScrollEnabled = false
    #expect(log.events == ["willBeginDecelerating"])
    #expect(hand.resting() == 0)
  }

  @Test(arguments: Axis.both) func oneAxisAloneIsDisabled(_ axis: Axis) {
    let hand = Finger(scroller([Bouncing()], content: 20_000, delegate: log))
    hand.scroll.contentOffset = Point(x: 300, y: 300)
    hand.scroll.settings.isScrollEnabled[axis.cross] = false
    #expect(hand.scroll.isScrollEnabled)
    log.clear()
    hand.down()
    hand.move(by: axis.vector(0, across: 40))
    #expect(log.events == [], "across it leaves no slop")
    hand.move(by: axis.vector(10, across: 40))
    hand.move(by: axis.vector(50, across: 50))
    #expect(hand.offset == axis.point(350, across: 300))
    hand.scroll.settings.isScrollEnabled[axis.cross] = true
    #expect(hand.offset == axis.point(350, across: 300))
    hand.move(by: axis.vector(20, across: 20))
    #expect(hand.offset == axis.point(370, across: 320))
    hand.scroll.settings.isScrollEnabled[axis.cross] = false
    hand.move(by: axis.vector(20, across: 20))
    hand.move(by: axis.vector(20, across: 20))
    hand.move(by: axis.vector(20, across: 20))
    #expect(hand.offset == axis.point(430, across: 320))
    hand.liftToRest()
    #expect(hand.offset[axis] > 430 && hand.offset[axis.cross] == 320)
    let place = hand.offset
    hand.scroll.wheel(by: axis.vector(0, across: 40), time: .seconds(hand.now))
    hand.scroll.step(by: .lines(axis.vector(0, across: 4)), time: .seconds(hand.now))
    #expect(hand.scroll.phase == .idle)
    hand.scroll.wheel(by: axis.vector(30, across: 40), time: .seconds(hand.now))
    hand.rest()
    hand.scroll.step(by: .lines(axis.vector(6, across: 4)), time: .seconds(hand.now))
    hand.rest()
    #expect((hand.offset[axis] - place[axis] - 130).magnitude < 1e-9 && hand.offset[axis.cross] == 320)
  }

  @Test func aSnapshotKnowsAFingerThatIsRefused() throws {
    let hand = hand()
    hand.scroll.isScrollEnabled = false
    hand.down()
    let other = try hand.twin([Bouncing()]).scroll
    #expect(!other.isScrollEnabled)
    other.touchEnded(at: .zero, time: hand.time)
    #expect(other.diagnostics == Diagnostics())
  }
}
