import ScrollMotion
import ScrollSpace

/// A gesture of one or several fingers, from the first that comes down to the last that goes.
struct FingerGesture {
  enum State {
    /// Within the slop.
    case undecided
    case taken(Rails.Course)
    /// Nobody takes it.
    case lost
  }

  struct Finger {
    let id: Int
    var position: Point
    /// How far it must go to drag; nil: as far as the innermost scroller's settings say.
    let slop: Double?
  }

  /// Whom its movements are offered to.
  var route: NestedRoute
  /// The scrollers that hear of the fingers: at first those under the first finger, from the inside out.
  var takers: [NestedTaker]
  /// The scroller that moved by itself until it was caught.
  let caught: NestedScroller?
  /// Where the finger in charge was when it took charge.
  private(set) var start: Point
  /// Where each finger is, in the order in which they came: the newest moves the content.
  var fingers: [Finger]
  /// The time of its latest sample.
  var time: Timestamp
  /// The samples of the finger in charge, whose velocity scrollers are let go with.
  var tracker = VelocityTracker()
  var state = State.undecided
  /// The scroller whose settings say how the fingers are read.
  let reader: NestedScroller

  init(_ route: NestedRoute, _ finger: Finger, _ time: Timestamp) {
    self.route = route
    takers = route.path.map { NestedTaker($0, position: $0.place(of: finger.position)) }
    caught = route.path.first { $0.scroll.phase == .decelerating || $0.scroll.phase == .wheeling }
    reader = route.path[0]
    (start, fingers, self.time) = (finger.position, [finger], time)
    tracker.strategy = reader.scroll.settings.velocityStrategy
    tracker.add(start, at: time)
  }

  func index(of id: Int) -> Int? { fingers.firstIndex { $0.id == id } }

  /// How far the finger in charge must go to drag.
  var slop: Double { fingers.last?.slop ?? reader.scroll.settings.slop }

  /// Another finger is in charge. The slop counts from where that is.
  mutating func follow(_ position: Point, at time: Timestamp) {
    start = position
    tracker.reset()
    tracker.add(position, at: time)
  }

  /// The velocity of the finger in charge at its lift, as its samples or the host say. One against the last stretch of the way
  /// counts as none, and so does one across a rail.
  func velocity(at time: Timestamp, orElse told: Vector?) -> Vector {
    guard case .taken(let course) = state else { return .zero }
    var velocity =
      told ?? tracker.velocity(atLift: time, pause: reader.scroll.settings.releasePause)
    let recent = tracker.displacement(over: VelocityTracker.pause)
    for axis in Axis.both where told == nil && velocity[axis] * recent[axis] <= 0 { velocity[axis] = 0 }
    if case .kept(let axis, _, _) = course { velocity[axis.cross] = 0 }
    return velocity
  }
}
