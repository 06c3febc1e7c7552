import Hands
import Testing

/// Runs of wheel deltas that begin in the tail of another one: the phase stays `.wheeling`, and yet each is judged by
/// itself.
struct AxisLockRunTests {
  /// A scroller without walls that a trackpad moves.
  private final class Pad {
    let lock: AxisLock
    let scroll: ScrollController
    var now = 0.0

    init(_ mode: AxisLock.Mode, at offset: Point) {
      (lock, scroll) = AxisLock(mode).shown(and: [], content: 1e6)
      scroll.contentOffset = offset
    }

    func wheel(_ delta: Vector, _ phase: WheelPhase) {
      now += 0.008
      scroll.wheel(by: delta, phase: phase, time: .seconds(now))
      scroll.advance(to: .seconds(now))
    }

    /// A swipe by fingers; returns how far the content is from where the swipe began, after each delta.
    func swipe(_ deltas: [Vector], isTold: Bool) -> [Vector] {
      let start = scroll.contentOffset
      return deltas.enumerated().map { index, delta in
        wheel(delta, !isTold ? .unknown : index == 0 ? .began : .changed)
        return scroll.contentOffset - start
      }
    }

    /// Fingers lift, and momentum falls off evenly, to about a point.
    func fade(from delta: Vector, isTold: Bool) {
      if isTold { wheel(.zero, .ended) }
      var delta = delta * 0.9
      var isFirst = true
      while max(delta.x.magnitude, delta.y.magnitude) > 1 {
        wheel(delta, !isTold ? .unknown : isFirst ? .momentumBegan : .momentumChanged)
        (delta, isFirst) = (delta * 0.9, false)
      }
    }
  }

  @Test(arguments: AxisLockTests.modes, [true, false])
  func aSwipeInTheTailOfAnotherDoesWhatItDoesAfterARest(_ mode: AxisLock.Mode, isTold: Bool) {
    var generator = SeededGenerator(seed: 11)
    func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &generator) }
    func deltas() -> [Vector] {
      let (x, y) = (number(-1...1), number(-1...1))
      let way = Vector(x: x, y: y) * (12 / max(x.magnitude, y.magnitude))
      // Each as long as the one before or longer on one axis, so that only the end is momentum.
      return (0..<12).map { way * (1 + 0.02 * Double($0)) + Vector(x: number(-3...3), y: number(-3...3)) }
    }
    var moved = 0
    for _ in 0..<60 {
      let pad = Pad(mode, at: Point(x: 5e5, y: 5e5))
      let first = deltas()
      _ = pad.swipe(first, isTold: isTold)
      pad.fade(from: first[first.count - 1], isTold: isTold)
      #expect(pad.scroll.phase == .wheeling)
      let rested = Pad(mode, at: pad.scroll.contentOffset)
      rested.now = pad.now
      let (second, number) = (deltas(), pad.scroll.dragNumber)
      let (ways, expected) = (
        pad.swipe(second, isTold: isTold), rested.swipe(second, isTold: isTold)
      )
      #expect(pad.scroll.dragNumber == number + 1 && pad.lock.axis == rested.lock.axis)
      let apart = zip(ways, expected).map { $0 - $1 }
      #expect(
        apart.allSatisfy { max($0.x.magnitude, $0.y.magnitude) < 1e-6 }, "\(ways) in place of \(expected)")
      if pad.lock.axis != nil { moved += 1 }
    }
    #expect(moved > 10)
  }

  @Test(arguments: AxisLockTests.modes, Axis.both)
  func aSpeedRightAfterAWheelIsJudgedByItself(_ mode: AxisLock.Mode, _ axis: Axis) {
    let pad = Pad(mode, at: Point(x: 5e5, y: 5e5))
    for _ in 0..<5 { pad.wheel(axis.vector(0, across: 10), .unknown) }
    #expect(pad.lock.axis == axis.cross)
    pad.scroll.move(at: axis.vector(600), time: .seconds(pad.now))
    pad.scroll.advance(to: .seconds(pad.now + 0.25))
    #expect((pad.scroll.contentOffset[axis] - 5e5 - 150).magnitude < 1e-6 && pad.lock.axis == axis)
  }

  /// The way that a broken rail held back belongs to the run that broke it.
  @Test(arguments: Axis.both) func noSwipeMakesUpForTheRailOfTheOneBefore(_ axis: Axis) {
    let pad = Pad(.sticky, at: Point(x: 5e5, y: 5e5))
    for _ in 0..<3 { pad.wheel(axis.vector(4), .unknown) }
    for _ in 0..<5 { pad.wheel(axis.vector(0, across: 12), .unknown) }
    #expect(pad.lock.axis == nil, "the rail is broken")
    pad.fade(from: axis.vector(0, across: 12), isTold: false)
    let before = pad.scroll.contentOffset
    pad.wheel(axis.vector(0, across: -1), .unknown)
    #expect((pad.scroll.contentOffset[axis.cross] - before[axis.cross] + 1).magnitude < 1e-6)
  }

  @Test(arguments: Axis.both) func aRestoredRunKeepsItsAxis(_ axis: Axis) throws {
    let pad = Pad(.dominant, at: Point(x: 5e5, y: 5e5))
    for _ in 0..<3 { pad.wheel(axis.vector(0, across: 10), .began) }
    pad.wheel(axis.vector(10), .began)
    let twin = Pad(.dominant, at: .zero)
    try twin.scroll.restore(try #require(pad.scroll.snapshot()))
    twin.now = pad.now
    #expect(twin.lock.axis == axis && twin.scroll.dragNumber == 4)
    for one in [pad, twin] { one.wheel(axis.vector(2, across: 40), .changed) }
    #expect(twin.scroll.contentOffset == pad.scroll.contentOffset)
    #expect(pad.scroll.contentOffset[axis] == 5e5 + 12 && pad.lock.axis == axis)
  }
}
