import Hands
import Testing

/// Viewport, content and insets change while something moves.
struct LayoutInMotionTests {
  let log = Log()

  /// A fling some frames on, or an animation if there is no speed, and another just like it.
  func pair(_ behaviors: () -> [any ScrollBehavior], _ axis: Axis, at speed: Double, frames: Int = 4) -> (
    Hand, Hand
  ) {
    func fling() -> Hand {
      let hand = Hand(scroller(behaviors()), axis)
      if speed == 0 { hand.travel(to: 900, frames: frames) } else { hand.fling(at: speed, frames: frames) }
      return hand
    }
    return (fling(), fling())
  }

  @Test(arguments: Axis.both, [900.0, -900, 0])
  func anIrrelevantLayoutChangesNoBit(_ axis: Axis, _ speed: Double) {
    // Gliding, in the bounce zone, and animated.
    let (hand, other) = pair({ [Bouncing()] }, axis, at: speed)
    #expect((hand.offset < 0) == (speed < 0))
    hand.scroll.contentSize = axis.size(2_500, across: 2_000)
    hand.scroll.contentSize[axis.cross] = 3_000
    hand.scroll.viewport[axis.cross] = 300
    hand.scroll.contentInset = axis.cross.inset(.lower, 20)
    hand.scroll.behaviors = [Bouncing(), Probe()]
    #expect(hand.scroll.phase == (speed == 0 ? .animating : .decelerating))
    #expect(hand.rest() == other.rest())
  }

  /// During a motion the offset rounds the shift; the destination does not.
  @Test(arguments: Axis.both) func theDestinationIsMovedToTheLastBit(_ axis: Axis) {
    let mover = Probe(\.onLayout) { change, _ in change.offset[axis] += 142.015625 }
    let hand = Hand(scroller([mover, Bouncing()], content: 50_000), axis).travelling(to: 1_851, frames: 1)
    var end = hand.destination
    for _ in 0..<20 {
      hand.frame()
      hand.scroll.invalidateLayout()
      end += 142.015625
      #expect(hand.destination == end && hand.offset != end)
    }
  }

  /// The content shrinks on the way of a fling, shrinks away under it, so that it springs back, and grows, so that
  /// it goes on.
  @Test(arguments: Axis.both, [(3_000.0, 1_000.0), (3_000, 500), (8_000, 90_000)])
  func contentThatChangesMovesTheEndOfAFling(_ axis: Axis, _ fling: (speed: Double, content: Double)) {
    let (hand, other) = pair({ [Bouncing()] }, axis, at: fling.speed)
    let (offset, speed) = (hand.offset, hand.speed)
    #expect(offset > 100 && hand.destination > 1_000 && hand.destination <= 1_600)
    hand.scroll.contentSize = axis.size(fling.content, across: 2_000)
    let wall = fling.content - 400
    #expect(wall > 1_600 ? hand.destination > 4_000 : hand.destination == wall)
    #expect(hand.offset == offset && (hand.speed - speed).magnitude < 1e-6 && hand.scroll.isDecelerating)
    hand.frame()
    other.frame()
    #expect((hand.offset == other.offset) == (wall > offset))
    let end = hand.destination
    #expect(hand.resting() == end)
  }

  @Test(arguments: Axis.both) func underADragNothingJumps(_ axis: Axis) {
    for link in [Clamping(), Bouncing()] as [any ScrollBehavior] {
      let log = Log()
      let hand = Hand(scroller([link], delegate: log), axis, at: 1_000).pulled(by: 50)
      log.clear()
      hand.scroll.contentSize = axis.size(1_000, across: 2_000)
      #expect(hand.offset == 1_050 && log.events == ["didLayout"] && hand.scroll.isDragging)
      hand.move(by: -0.5)
      #expect(hand.offset < 1_050 && hand.offset > 1_048)
      #expect(hand.liftToRest(after: 1) == 600)
    }
  }

  @Test(arguments: Axis.both) func underAFingerThatRestsNothingMoves(_ axis: Axis) {
    let hand = Hand(scroller([Clamping()], delegate: log), axis, at: 1_000).held()
    log.clear()
    hand.scroll.contentSize = axis.size(1_000, across: 2_000)
    #expect(hand.offset == 1_000 && log.events == ["didLayout"])
  }

  @Test(arguments: Axis.both) func aLinksShiftTakesMotionAndDragAlong(_ axis: Axis) throws {
    func keeper() -> Probe {
      Probe(\.onLayout) { change, _ in
        change.offset[axis] += change.new.content[axis] - change.old.content[axis]
      }
    }
    // Decelerating.
    let (hand, other) = pair({ [keeper()] }, axis, at: 900)
    hand.scroll.contentSize = axis.size(2_064, across: 2_000)
    #expect(hand.destination == other.destination + 64)
    #expect(zip(hand.rest(), other.rest()).allSatisfy { ($0 - 64 - $1).magnitude < 1e-9 })
    // Dragging: also the place at which the drag began.
    let dragging = Hand(scroller([keeper()]), axis).pulled(by: 50)
    dragging.scroll.contentSize = axis.size(2_064, across: 2_000)
    #expect(dragging.offset == 114)
    #expect(try #require(dragging.scroll.context.dragStart) == axis.point(64))
    dragging.move(by: 1)
    #expect(dragging.offset == 115)
  }

  @Test(arguments: Axis.both) func aLinkSendsADecelerationElsewhere(_ axis: Axis) {
    let (hand, _) = pair({ [Clamping(), Probe()] }, axis, at: 900)
    let sender = Probe(\.onLayout) { change, _ in change.destination[axis] = 300 }
    let speed = hand.speed
    hand.scroll.behaviors += [sender]
    #expect(hand.destination == 300 && (hand.speed - speed).magnitude < 1e-6)
    #expect(hand.resting() == 300)
  }

  @Test(arguments: Axis.both) func anAnimationsTargetIsAskedAgain(_ axis: Axis) {
    let row = Rounding(axis, 100)
    let hand = Hand(scroller([row, Clamping()], delegate: log), axis)
    hand.scroll.setContentOffset(axis.point(620), animated: true)
    #expect(hand.destination == 600)
    hand.frames(4)
    log.clear()
    let speed = hand.speed
    row.length = 130
    hand.scroll.contentSize = axis.size(2_500, across: 2_000)
    #expect(hand.destination == 650 && (hand.speed - speed).magnitude < 1e-6)
    hand.rest()
    #expect(log.summary == ["didLayout"] + Log.animated)
    #expect(hand.offset == 650)
  }

  @Test(arguments: Axis.both) func anAnimationFollowsItsWall(_ axis: Axis) {
    let hand = Hand(scroller([Clamping()]), axis).travelling(to: 5_000, frames: 4)
    #expect(hand.destination == 1_600)
    hand.scroll.contentSize = axis.size(1_000, across: 2_000)
    #expect(hand.destination == 600)
    hand.scroll.contentSize = axis.size(3_000, across: 2_000)
    #expect(hand.restingAtDestination() == 2_600)
  }
}
