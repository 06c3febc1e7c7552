import ScrollEngine
import ScrollSpace

/// The scrollers to which the movements of a gesture, or of a fling, are offered: those under it when it
/// began, with the policy at that time.
struct NestedRoute {
  /// The scrollers from the inside out.
  var path: [NestedScroller]
  /// True if each movement is shared.
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
  /// The finger's place for this scroller, in its viewport.
  var position: Point
  /// The distance that it was moved beyond its room, with the sign of movements.
  var pull = Vector.zero
  /// The scroller's part of the movement that is being shared, and the part of that which leads back from a pull.
  var (part, returned) = (Vector.zero, Vector.zero)
  /// The number of points of the host for a point of its viewport.
  var scale: Double

  init(_ scroller: NestedScroller, position: Point = .zero) {
    (self.scroller, self.position, scale) = (scroller, position, scroller.scaleInHost)
  }
}

extension ScrollNest {
  /// Calls `body` with the scrollers that take a movement, in order. If movements are shared, a scroller may occur
  /// twice. Scrollers that are not under the gesture are left out and counted.
  func withTakers<Result>(
    _ route: NestedRoute, of movement: Vector, caught: NestedScroller? = nil, isFree: Bool = false,
    _ body: ([NestedScroller]) -> Result
  ) -> Result {
    // The list keeps its memory from one call to the next. A nested call has a list of its own.
    var takers: [NestedScroller] = []
    swap(&takers, &order)
    defer {
      takers.removeAll(keepingCapacity: true)
      swap(&takers, &order)
    }
    route.policy.appendTakers(
      of: NestedGesture(
        path: route.path, movement: movement, device: route.device, caught: caught, isFree: isFree),
      to: &takers)
    if !takers.allSatisfy(route.holds) {
      refuse(.answer, "takers(of:)", "a scroller that is not under the gesture")
      takers.removeAll { !route.holds($0) }
    }
    return body(takers)
  }

  /// Returns the same scrollers as a list.
  func takers(
    _ route: NestedRoute, of movement: Vector, caught: NestedScroller? = nil, isFree: Bool = false
  ) -> [NestedScroller] {
    withTakers(route, of: movement, caught: caught, isFree: isFree) { $0 }
  }

  /// Returns the scrollers that take a movement along an axis.
  func takers(_ route: NestedRoute, _ axis: Axis, _ movement: Double) -> [NestedScroller] {
    takers(route, of: .along(axis, movement))
  }
}

extension Vector {
  /// Returns a vector along an axis.
  static func along(_ axis: Axis, _ length: Double) -> Vector {
    var vector = Vector.zero
    vector[axis] = length
    return vector
  }
}
