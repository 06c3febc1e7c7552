import Hands
import Testing

/// A policy of the program's own.
struct OwnPolicyTests {
  /// The outer scrollers come first.
  private final class OuterFirst: NestingPolicy {
    let decidesEachMovement: Bool
    private(set) var asked = 0

    init(decidesEachMovement: Bool = false) { self.decidesEachMovement = decidesEachMovement }

    func takers(of gesture: NestedGesture) -> [NestedScroller] {
      asked += 1
      return gesture.path.reversed().filter { $0.canTake(gesture.movement) != PerAxis(false) }
    }
  }

  /// The policy of the article: one without an answer about each movement.
  private final class Silent: NestingPolicy {
    func takers(of gesture: NestedGesture) -> [NestedScroller] {
      gesture.path.reversed().filter { $0.canTake(gesture.movement) != PerAxis(false) }
    }
  }

  @Test(arguments: Axis.both, [false, true])
  func theOuterScrollerTakesAGestureWhileItHasRoom(_ axis: Axis, _ isSilent: Bool) {
    let nested = Nested(axis, policy: isSilent ? Silent() : OuterFirst())
    nested.pull(by: 80)
    #expect(nested.offsets == [80, 0])
    nested.lift(after: 1)
    nested.page.scroll.contentOffset[axis] = 600
    nested.list.origin[axis] = 600
    nested.pull(by: 80)
    #expect(nested.offsets == [600, 80])
    nested.move(by: -30)
    #expect(nested.offsets == [600, 50], "who has taken it keeps it")
    nested.lift(after: 1)
    #expect(nested.nest.diagnostics.total == 0)
  }

  @Test(arguments: Axis.both) func aMovementIsOfferedInTheOrderOfThePolicy(_ axis: Axis) {
    let policy = OuterFirst(decidesEachMovement: true)
    let nested = Nested(axis, policy: policy)
    nested.page.scroll.contentOffset[axis] = 550
    nested.list.origin[axis] = 600
    nested.pull(by: 80)
    #expect(nested.offsets == [600, 30])
    let asked = policy.asked
    nested.move(by: -90)
    #expect(nested.offsets == [510, 30] && policy.asked == asked + 1)
    nested.move(by: -700)
    #expect(nested.offsets == [0, 0])
    nested.lift(after: 1)
    #expect(nested.nest.diagnostics.total == 0)
  }

  @Test(arguments: Axis.both) func keysAndWheelsAskThePolicyToo(_ axis: Axis) {
    let nested = Nested(axis, policy: OuterFirst())
    nested.nest.wheel(
      by: axis.vector(40), phase: .changed, at: Point(x: 250, y: 250), time: nested.time)
    nested.nest.wheel(by: .zero, phase: .cancelled, at: Point(x: 250, y: 250), time: nested.time)
    #expect(nested.offsets == [40, 0])
    nested.nest.step(by: .points(axis.vector(40)), from: nested.list, time: nested.time)
    nested.frames()
    #expect(nested.offsets == [80, 0])
  }
}
