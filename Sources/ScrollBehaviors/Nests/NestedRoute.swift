import ScrollSpace

/// Whom the movements of a gesture, or of a fling, are offered to: scrollers that were under it when it began, by the policy
/// of that moment.
struct NestedRoute {
  /// From the inside out.
  var path: [NestedScroller]
  /// Whether each movement is shared.
  let isShared: Bool
  let policy: any NestingPolicy
  let device: NestedGesture.Device

  init(_ path: [NestedScroller], _ policy: any NestingPolicy, _ device: NestedGesture.Device) {
    (self.path, self.policy, self.device) = (path, policy, device)
    isShared = policy.decidesEachMovement
  }

  func holds(_ scroller: NestedScroller) -> Bool { path.contains { $0 === scroller } }
}

/// A scroller that takes part in a gesture.
struct NestedTaker {
  let scroller: NestedScroller
  /// Where the finger is for it, in its viewport.
  var position: Point
  /// How far it has been moved on past what it had room for, as movements count.
  var pull = Vector.zero
  /// Its part of the movement that is being shared, and how much of that leads it back from where it was pulled.
  var (part, returned) = (Vector.zero, Vector.zero)
  /// How many points of the host a point of its viewport takes.
  let scale: Double

  init(_ scroller: NestedScroller, position: Point = .zero) {
    (self.scroller, self.position, scale) = (scroller, position, scroller.scaleInHost)
  }
}

extension ScrollNest {
  /// Gives `body` the scrollers that take a movement, in their order. One of them may come twice if movements are shared. A
  /// scroller that is not under the gesture is no answer.
  func withTakers<Result>(
    _ route: NestedRoute, of movement: Vector, caught: NestedScroller? = nil, isFree: Bool = false,
    _ body: ([NestedScroller]) -> Result
  ) -> Result {
    // The list keeps its memory from one question to the next. Who asks in the midst of an answer has another list.
    var takers: [NestedScroller] = []
    swap(&takers, &order)
    defer {
      takers.removeAll(keepingCapacity: true)
      swap(&takers, &order)
    }
    route.policy.addTakers(
      of: NestedGesture(
        path: route.path, movement: movement, device: route.device, caught: caught, isFree: isFree),
      to: &takers)
    if !takers.allSatisfy(route.holds) {
      refuse(.answer, "takers(of:)", "a scroller that is not under the gesture")
      takers.removeAll { !route.holds($0) }
    }
    return body(takers)
  }

  /// The same as a list.
  func takers(
    _ route: NestedRoute, of movement: Vector, caught: NestedScroller? = nil, isFree: Bool = false
  ) -> [NestedScroller] {
    withTakers(route, of: movement, caught: caught, isFree: isFree) { $0 }
  }

  /// The scrollers that take a movement along an axis.
  func takers(_ route: NestedRoute, _ axis: Axis, _ movement: Double) -> [NestedScroller] {
    takers(route, of: .along(axis, movement))
  }
}

extension Vector {
  /// A vector along an axis.
  static func along(_ axis: Axis, _ length: Double) -> Vector {
    var vector = Vector.zero
    vector[axis] = length
    return vector
  }
}
