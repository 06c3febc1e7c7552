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

  /// A sheet that shares drags with its list, and keeps flings.
  private final class SheetPolicy: NestingPolicy {
    let sheet: NestedScroller
    private let shared = NegotiatingPolicy()

    init(_ sheet: NestedScroller) { self.sheet = sheet }

    var decidesEachMovement: Bool { true }

    func takers(of gesture: NestedGesture) -> [NestedScroller] {
      let takers = shared.takers(of: gesture)
      return gesture.isFling && takers.first === sheet ? [sheet] : takers
    }
  }

  @Test(arguments: Axis.both) func aPolicyMayKeepAFlingOfASharedDrag(_ axis: Axis) {
    for keeps in [false, true] {
      let nested = Nested(axis, policy: NegotiatingPolicy())
      nested.page.scrollsFirst = Edges(axis, .upper)
      nested.page.scroll.contentOffset[axis] = 500
      nested.list.origin[axis] = 600
      if keeps { nested.nest.policy = SheetPolicy(nested.page) }
      nested.pull(by: 40)
      for _ in 0..<6 { nested.move(by: 8) }
      nested.lift()
      nested.frames()
      #expect(nested.offsets[0] == 600)
      #expect((nested.offsets[1] == 0) == keeps)
    }
  }

  /// A pager that takes a movement back to its own page only, and leaves the rest to the photo on it.
  private final class PagerOfPhotos: NestingPolicy {
    let pager: NestedScroller
    let axis: Axis
    let length: Double

    init(_ pager: NestedScroller, _ axis: Axis, length: Double) {
      (self.pager, self.axis, self.length) = (pager, axis, length)
    }

    var decidesEachMovement: Bool { true }

    func takers(of gesture: NestedGesture) -> [NestedScroller] { [pager] + gesture.path }

    func room(of scroller: NestedScroller, for movement: Vector, in gesture: NestedGesture) -> Vector {
      let room = scroller.room(for: movement)
      guard scroller === pager else { return room }
      let offset = pager.scroll.contentOffset[axis]
      let back = (offset / length).rounded() * length - offset
      var part = Vector.zero
      part[axis] = back * movement[axis] > 0 ? back : 0
      return part
    }
  }

  @Test(arguments: Axis.both) func aPolicyMayTakeAPartOfAMovement(_ axis: Axis) {
    let nested = Nested(axis, policy: NegotiatingPolicy(), at: 450)
    nested.nest.policy = PagerOfPhotos(nested.page, axis, length: 300)
    nested.pull(by: 80)
    #expect(nested.offsets == [30, 500], "the photo first, then the pager")
    nested.move(by: -50)
    #expect(nested.offsets == [0, 480], "back to the page, and the rest is the photo's")
    nested.move(by: -500)
    #expect(nested.offsets == [0, 0])
    nested.move(by: 10)
    nested.lift(after: 1)
    #expect(nested.nest.diagnostics.total == 0)
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan, 2e300])
  func anAnswerWithUnusableRoomTakesNoMoreThanTheMovement(_ room: Double) {
    final class Odd: NestingPolicy {
      let room: Double
      init(_ room: Double) { self.room = room }
      var decidesEachMovement: Bool { true }
      func takers(of gesture: NestedGesture) -> [NestedScroller] { gesture.path }
      func room(of scroller: NestedScroller, for movement: Vector, in gesture: NestedGesture) -> Vector {
        Vector(x: room, y: room)
      }
    }
    let nested = Nested(.vertical, policy: Odd(room))
    nested.pull(by: 80)
    #expect(nested.offsets.reduce(0, +) == 80)
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
