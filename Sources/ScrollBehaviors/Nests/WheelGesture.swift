import ScrollMotion
import ScrollSpace

/// A wheel's gesture: from its first movement to a pause, a phase that ends it, or a pointer that has gone elsewhere.
struct WheelGesture {
  /// Whom its movements are offered to.
  var route: NestedRoute
  var takers: [NestedTaker]
  /// Where it began.
  let start: Point
  /// When it moved last.
  var time: Timestamp
  /// The samples of its movements, as those of a finger: it goes the other way.
  var tracker = VelocityTracker()
  var finger = Point.zero
  /// The scroller whose settings say how the wheel is read.
  let reader: NestedScroller
  /// Whether the fingers have lifted: the system's momentum may come yet, which belongs to the same gesture.
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
