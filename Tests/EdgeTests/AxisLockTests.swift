import Hands
import Testing

struct AxisLockTests {
  static let modes: [AxisLock.Mode] = [.dominant, .sticky]

  /// A scroller without walls, in the middle of much content.
  func stage(_ mode: AxisLock.Mode, _ others: [any ScrollBehavior] = []) -> (AxisLock, Finger) {
    let (lock, scroll) = AxisLock(mode).shown(and: others, content: 1e6)
    return (lock, Finger(scroll))
  }

  @Test(arguments: Axis.both, modes)
  func theAxisThatMovesFirstKeepsTheDrag(_ axis: Axis, _ mode: AxisLock.Mode) {
    let (lock, finger) = stage(mode)
    finger.down()
    #expect(lock.axis == nil)
    finger.move(by: axis.vector(40, across: 15))
    #expect(lock.axis == axis)
    for _ in 0..<20 { finger.move(by: axis.vector(10, across: 4)) }
    #expect(finger.offset[axis.cross] == 0)
    #expect(finger.offset[axis] > 220 && finger.offset[axis] < 240, "240 points less the slop")
    finger.lift()
    #expect(lock.axis == nil)
    #expect(finger.scroll.destination[axis] > 400 && finger.scroll.destination[axis.cross] == 0)
  }

  @Test(arguments: Axis.both) func aDominantLockHoldsToTheEnd(_ axis: Axis) {
    let (_, finger) = stage(.dominant)
    finger.pull(by: axis.vector(20))
    for _ in 0..<10 { finger.move(by: axis.vector(0, across: 50)) }
    #expect(finger.offset == axis.point(10))
    #expect(finger.liftToRest() == axis.point(10), "a locked axis does not fling")
    // The next drag is judged by itself.
    finger.pull(by: axis.vector(0, across: 20))
    #expect(finger.offset == axis.point(10, across: 10))
  }

  /// Content of one axis: a drag that begins along the other one, which has no room, moves it as without a lock. So
  /// does a run of deltas.
  @Test(arguments: Axis.both, modes) func noLockKeepsAnAxisWithoutRoom(_ axis: Axis, _ mode: AxisLock.Mode) {
    for isWheel in [false, true] {
      let fingers = [[AxisLock(mode)], [any ScrollBehavior]()].map { (links: [any ScrollBehavior]) in
        let finger = Finger(
          ScrollController(
            viewport: Size(width: 400, height: 400),
            content: axis == .vertical ? Size(width: 400, height: 5_000) : Size(width: 5_000, height: 400),
            behaviors: links + [Bouncing()]))
        finger.scroll.contentOffset = axis.point(2_000)
        if !isWheel { finger.down() }
        for count in 0..<20 {
          let way = axis.vector(count < 6 ? 5 : 10, across: count < 6 ? 8 : 1)
          if isWheel { finger.wheel(by: way) } else { finger.move(by: way) }
          #expect((links.first as? AxisLock)?.axis == nil)
        }
        return finger
      }
      #expect(fingers[0].offset == fingers[1].offset && fingers[0].offset[axis] > 2_150)
    }
  }

  @Test(arguments: [
    (AxisLock.Mode.dominant, Vector(x: 20, y: 17), Vector(x: 30, y: 2)),
    (.sticky, Vector(x: 20, y: 17), Vector(x: 30, y: 2)), (.off, Vector(x: 3, y: 11), Vector(x: 3, y: 11)),
  ])
  func aDiagonalIsFreeAndSoIsEveryWayOfALockThatIsOff(_ mode: AxisLock.Mode, first: Vector, next: Vector) {
    let (lock, finger) = stage(mode)
    let plain = Finger(scroller([], content: 1e6))
    for finger in [finger, plain] {
      finger.pull(by: first)
      for _ in 0..<10 { finger.move(by: next) }
      finger.liftToRest()
    }
    #expect(lock.axis == nil && finger.offset == plain.offset && finger.offset.x > 30 && finger.offset.y > 10)
  }

  @Test func theFirstMovementDecidesByItsDirectionAlone() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<300 {
      let (lock, finger) = stage(.dominant)
      finger.scroll.contentOffset = Point(x: 5_000, y: 5_000)
      let way = Vector(
        x: Double.random(in: -40...40, using: &generator), y: Double.random(in: -40...40, using: &generator))
      finger.pull(by: way)
      guard finger.scroll.isDragging else { continue }
      let (x, y) = (way.x.magnitude, way.y.magnitude)
      // What the slop leaves of the movement has its direction but for the last bits.
      if min((x - 1.25 * y).magnitude, (y - 1.25 * x).magnitude) < 1e-6 { continue }
      let expected: Axis? = x > 1.25 * y ? .horizontal : y > 1.25 * x ? .vertical : nil
      #expect(lock.axis == expected)
      #expect((finger.offset.x != 5_000) == (expected != .vertical))
      #expect((finger.offset.y != 5_000) == (expected != .horizontal))
    }
  }

  @Test(arguments: Axis.both) func aStickyLockBreaksWithoutAJump(_ axis: Axis) {
    let (lock, finger) = stage(.sticky, [Probe.open])
    finger.pull(by: axis.vector(40))
    for _ in 0..<8 { finger.move(by: axis.vector(0, across: 2)) }
    #expect(finger.offset == axis.point(30) && lock.axis == axis, "16 points are the channel")
    finger.move(by: axis.vector(0, across: 3))
    #expect(finger.offset == axis.point(30, across: 3) && lock.axis == nil)
    finger.move(by: axis.vector(5, across: -7))
    #expect(finger.offset == axis.point(35, across: -4), "then both follow, and go on doing so")
    finger.move(by: axis.vector(50, across: 1))
    #expect(finger.offset == axis.point(85, across: -3))
  }

  @Test(arguments: Axis.both) func driftDoesNotBreakAStickyLock(_ axis: Axis) {
    let (lock, finger) = stage(.sticky)
    finger.pull(by: axis.vector(10, across: 6), times: 100)
    #expect(lock.axis == axis && finger.offset[axis.cross] == 0, "600 points of drift")
  }

  /// However the finger goes, the content never goes much further than it in one move.
  @Test(arguments: modes) func nothingJumps(_ mode: AxisLock.Mode) {
    var generator = SeededGenerator(seed: 7)
    var breaks = 0
    for _ in 0..<200 {
      let (lock, finger) = stage(mode)
      finger.scroll.contentOffset = Point(x: 5_000, y: 5_000)
      finger.down()
      var speed = Vector(x: 12, y: 3)
      finger.move(by: speed)
      for _ in 0..<60 {
        speed += Vector(
          x: Double.random(in: -6...6, using: &generator), y: Double.random(in: -6...6, using: &generator))
        let before = finger.offset
        let wasLocked = lock.axis != nil
        finger.move(by: speed)
        for axis in Axis.both {
          let moved = (finger.offset[axis] - before[axis]).magnitude
          #expect(moved <= speed[axis].magnitude + 1.25 * speed[axis.cross].magnitude + 1e-9)
          if lock.axis == axis.cross { #expect(moved == 0) }
        }
        if wasLocked, lock.axis == nil { breaks += 1 }
      }
    }
    #expect(mode == .dominant ? breaks == 0 : breaks > 50)
  }

  @Test(arguments: Axis.both, modes)
  func aRunOfWheelDeltasIsLockedLikeADrag(_ axis: Axis, _ mode: AxisLock.Mode) {
    let (lock, finger) = stage(mode)
    finger.wheel(by: .zero)
    #expect(lock.axis == nil)
    for _ in 0..<5 { finger.wheel(by: axis.vector(4, across: -2)) }
    #expect(finger.offset == axis.point(20) && lock.axis == axis)
    finger.frame(after: 0.2)
    #expect(lock.axis == nil)
    finger.wheel(by: axis.vector(1, across: 4))
    #expect(finger.offset == axis.point(20, across: 4), "another run, another axis")
    for _ in 0..<5 { finger.wheel(by: axis.vector(4)) }
    #expect(finger.offset[axis] == (mode == .sticky ? 25 : 20))
  }

  @Test(arguments: modes) func stepsGoWhereTheyWant(_ mode: AxisLock.Mode) {
    let (_, finger) = stage(mode)
    finger.scroll.step(by: .lines(Vector(x: 3, y: 6)), time: .zero)
    finger.rest()
    #expect(finger.offset == Point(x: 50, y: 100))
  }

  @Test(arguments: modes) func theSameQuestionGetsTheSameAnswer(_ mode: AxisLock.Mode) {
    let (lock, finger) = stage(mode)
    finger.down()
    for move in [Vector(x: 30, y: 2), Vector(x: 5, y: 9), Vector(x: 2, y: 30), Vector(x: -9, y: 4)] {
      finger.move(by: move)
      func ask(_ way: Vector) -> Vector {
        var proposal = DragProposal(
          cause: .drag, start: .zero, translation: way, velocity: Vector(x: 1, y: 1))
        lock.drag(&proposal, in: finger.scroll.context)
        return proposal.translation
      }
      let way = finger.scroll.dragTranslation
      let first = ask(way)
      _ = ask(Vector(x: -500, y: 90))
      #expect(ask(way) == first)
      #expect(finger.offset == Point(x: first.x, y: first.y), "and what it said is what is shown")
    }
  }

  @Test(arguments: modes) func comingAndGoingInADragMovesNothing(_ mode: AxisLock.Mode) {
    let (_, finger) = stage(.off)
    finger.pull(by: Vector(x: 15, y: 9))
    finger.move(by: Vector(x: 100, y: 50))
    let start = finger.offset
    finger.scroll.behaviors = [AxisLock(mode)]
    #expect(finger.offset == start)
    finger.move(by: Vector(x: 5, y: 4))
    #expect((finger.offset.x - start.x - 5).magnitude < 1e-9)
    let end = finger.offset
    finger.scroll.behaviors = []
    #expect(finger.offset == end)
    finger.move(by: Vector(x: 2, y: 3))
    #expect((finger.offset.x - end.x - 2).magnitude < 1e-9 && (finger.offset.y - end.y - 3).magnitude < 1e-9)
  }

  @Test(arguments: Axis.both, modes)
  func anotherFingerThatTakesOverKeepsTheLock(_ axis: Axis, _ mode: AxisLock.Mode) {
    let (lock, finger) = stage(mode)
    finger.pull(by: axis.vector(40, across: 4))
    let before = finger.offset
    finger.scroll.touchBegan(at: .zero, time: .seconds(finger.now), id: 1)
    finger.scroll.touchMoved(to: axis.point(-20, across: -9), time: .seconds(finger.now + 0.008), id: 1)
    #expect(lock.axis == axis)
    #expect((finger.offset[axis] - before[axis] - 20).magnitude < 1e-9 && finger.offset[axis.cross] == 0)
  }
}
