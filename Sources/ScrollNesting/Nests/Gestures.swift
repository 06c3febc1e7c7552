import ScrollEngine
import ScrollMotion
import ScrollSpace

/// A gesture of one or several fingers, from the first touch to the last lift.
struct FingerGesture {
  enum State {
    /// Within the slop.
    case undecided
    case taken(Rails.Constraint)
    /// Not taken by any scroller.
    case lost
  }

  struct Finger {
    let id: Int
    var position: Point
    /// The distance to a drag, in points; nil for the settings of the innermost scroller.
    let slop: Double?
    /// The samples of this finger, for the velocity at its release.
    private(set) var tracker = VelocityTracker()

    init(id: Int, position: Point, slop: Double?) {
      (self.id, self.position, self.slop) = (id, position, slop)
    }

    mutating func move(to position: Point, at time: Timestamp) {
      self.position = position
      tracker.add(position, at: time)
    }

    /// Forgets the samples so far.
    mutating func begin(by strategy: VelocityStrategy, at time: Timestamp) {
      tracker.reset()
      tracker.strategy = strategy
      tracker.add(position, at: time)
    }

    mutating func resetClock() { tracker.reset() }
  }

  /// The scrollers to which its movements are offered.
  var route: NestedRoute
  /// The scrollers that receive the touches: at first those under the first finger, from the inside out.
  var takers: [NestedTaker]
  /// The scroller that was in motion until it was caught.
  private(set) var caught: NestedScroller?
  /// True if the touch has stopped any scroller: content that moves on screen is not tapped.
  private(set) var hasStopped = false
  /// The place of the active finger when it became active.
  private(set) var start: Point
  /// The place of each finger, in the order of their touches: the newest moves the content.
  var fingers: [Finger]
  var state = State.undecided
  /// The scroller whose settings apply to the fingers.
  let reader: NestedScroller

  /// Begins a gesture, and passes the touch on to the scrollers under the finger.
  init(_ route: NestedRoute, _ finger: Finger, _ time: Timestamp) {
    self.route = route
    takers = NestedTaker.all(on: route.path, at: finger.position)
    reader = route.path[0]
    (start, fingers) = (finger.position, [])
    begin(finger, at: time)
    for taker in takers {
      let (scroller, scroll) = (taker.scroller, taker.scroller.scroll)
      if caught == nil, scroll.phase == .decelerating || scroll.phase == .wheeling { caught = scroller }
      scroll.touchBegan(at: taker.position, time: time, slop: 0)
      if scroll.touchOutcome(at: time) == .caught { hasStopped = true }
    }
    // The touch may have ended a zoom.
    for (index, now) in NestedTaker.all(on: route.path, at: start).enumerated() {
      takers[index].scale = now.scale
    }
  }

  func index(of id: Int) -> Int? { fingers.firstIndex { $0.id == id } }

  /// The distance to a drag for the active finger, in points.
  var slop: Double { fingers.last?.slop ?? reader.scroll.settings.slop }

  /// Returns the outcome of its touches, from those of the scrollers that have it, the inner ones first. Scrollers that
  /// do not have it may be among them.
  func outcome(_ outcomes: [TouchOutcome]) -> TouchOutcome {
    guard case .undecided = state else { return outcomes.contains(.drag) ? .drag : .none }
    return hasStopped ? .caught : outcomes.first { $0 != .none } ?? .none
  }

  /// Adds a finger, which becomes the active one.
  mutating func begin(_ finger: Finger, at time: Timestamp) {
    fingers.append(finger)
    restart(at: time)
  }

  /// Makes the newest finger the active one. The slop counts from its place.
  mutating func follow() { if let finger = fingers.last { start = finger.position } }

  /// Begins the way of the newest finger where it is.
  mutating func restart(at time: Timestamp) {
    guard let last = fingers.indices.last else { return }
    fingers[last].begin(by: reader.scroll.settings.velocityStrategy, at: time)
    follow()
  }

  /// Drops the samples, whose times are ahead of a clock that was set back.
  mutating func resetClock() { for index in fingers.indices { fingers[index].resetClock() } }

  /// Passes the time of a sample that moves none of the scrollers on to them.
  func hold(at time: Timestamp) {
    for taker in takers { taker.scroller.scroll.touchMoved(to: taker.position, time: time) }
  }

  /// Returns the velocity of the active finger at its lift, by its samples or as the host gives it. A velocity across
  /// a rail, or across the axis of the gesture, counts as 0.
  func velocity(at time: Timestamp, orElse given: Vector?) -> Vector {
    guard case .taken(let constraint) = state else { return .zero }
    var velocity = given ?? fingers.last?.tracker.velocityOfLift(at: time, reader.scroll.settings) ?? .zero
    if let axis = constraint.axis { velocity[axis.cross] = 0 }
    return velocity
  }
}

extension VelocityTracker {
  /// Returns the velocity at a lift. A velocity against the last stretch of the movement counts as 0.
  func velocityOfLift(at time: Timestamp, _ settings: ScrollSettings) -> Vector {
    var velocity = velocity(atLift: time, pause: settings.releasePause)
    let recent = displacement(over: VelocityTracker.pause)
    for axis in Axis.both where velocity[axis] * recent[axis] <= 0 { velocity[axis] = 0 }
    return velocity
  }
}

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
