import ScrollMotion
import ScrollSpace

/// A wheel's gesture: from its first movement to a pause, a phase that ends it, or a pointer that has gone elsewhere.
struct WheelGesture {
  var takers: [NestedTaker]
  /// Where it began.
  let start: Point
  /// When it moved last.
  var time: Timestamp
  /// The samples of its movements, as those of a finger: it goes the other way.
  var tracker = VelocityTracker()
  var finger = Point.zero

  init(_ takers: [NestedScroller], at start: Point, _ time: Timestamp) {
    self.takers = takers.map { NestedTaker(scroller: $0) }
    (self.start, self.time) = (start, time)
    tracker.add(finger, at: time)
  }

  mutating func move(by delta: Vector, at time: Timestamp) {
    (finger, self.time) = (finger - delta, time)
    tracker.add(finger, at: time)
  }
}
