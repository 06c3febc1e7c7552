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
  /// The time of the nest's clock at its last movement, from which a pause counts.
  var time: Timestamp
  /// The axis to which scrollers that share it keep it.
  enum Course {
    case free
    case bound(Axis)
    /// Each movement counts along an axis of its own: as long as the way so far is short, or leads along no axis of a
    /// scroller; and without phases, as nobody sees where one swipe ends. The way is nil then.
    case undecided(Vector?)
  }
  var course = Course.free
  /// The way, in points, after which the axis of a swipe is decided.
  static let decision = 8.0
  /// The scroller whose settings apply to the wheel.
  let reader: NestedScroller
  /// True if the fingers were lifted: the system's momentum may follow, and belongs to the same gesture.
  var isLifted = false

  init(
    _ route: NestedRoute, _ takers: [NestedScroller], at start: Point, _ time: Timestamp, now: Timestamp
  ) {
    self.route = route
    self.takers = takers.map { NestedTaker($0) }
    reader = route.path[0]
    (self.start, self.time) = (start, now)
  }

  /// Sets the clock back after an absurd time.
  mutating func resetClock(to time: Timestamp) { self.time = min(self.time, time) }
}

/// The samples of a wheel's movements, as those of a finger, which moves the opposite way. They begin with the fingers
/// on the trackpad, before it is known who takes their gesture.
struct WheelSamples {
  private(set) var tracker = VelocityTracker()
  private var finger = Point.zero
  /// The times of the first and the latest sample.
  private(set) var start: Timestamp
  private var time: Timestamp

  init(at time: Timestamp) {
    (start, self.time) = (time, time)
    tracker.add(finger, at: time)
  }

  /// Estimates velocities as the scroller does that takes the gesture.
  mutating func read(by strategy: VelocityStrategy) { tracker.strategy = strategy }

  mutating func move(by delta: Vector, at time: Timestamp) {
    self.time = time
    finger = finger - delta
    tracker.add(finger, at: time)
  }

  /// Sets the clock back after an absurd time. Samples with such times are dropped.
  mutating func resetClock(to time: Timestamp) {
    guard self.time > time else { return }
    (start, self.time) = (time, time)
    tracker.reset()
  }
}
