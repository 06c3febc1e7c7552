import ScrollMotion
import ScrollSpace

/// A wheel's gesture: from its first movement to a pause, a phase that ends it, or a pointer that has moved
/// away.
struct WheelGesture {
  /// The scrollers to which its movements are offered.
  var route: NestedRoute
  var takers: [NestedTaker]
  /// The place of its start.
  let start: Point
  /// The time of its last movement.
  var time: Timestamp
  /// The samples of its movements, as those of a finger, which moves the opposite way.
  var tracker = VelocityTracker()
  var finger = Point.zero
  /// The scroller whose settings apply to the wheel.
  let reader: NestedScroller
  /// True if the fingers were lifted: the system's momentum may follow, and belongs to the same gesture.
  var isLifted = false

  init(_ route: NestedRoute, _ takers: [NestedScroller], at start: Point, _ time: Timestamp) {
    self.route = route
    self.takers = takers.map { NestedTaker($0) }
    reader = route.path[0]
    tracker.strategy = reader.scroll.settings.velocityStrategy
    (self.start, self.time) = (start, time)
    tracker.add(finger, at: time)
  }

  mutating func move(by delta: Vector, at time: Timestamp) {
    (finger, self.time) = (finger - delta, time)
    tracker.add(finger, at: time)
  }
}
