internal import CScrollCore
import ScrollMotion
import ScrollSpace

/// What moves the content from outside: fingers, wheels and steps, and how they are interpreted.
struct Hands: ~Copyable {
  var settings = ScrollSettings()
  var decelerationRate = DecelerationRate.normal
  var touches = Touches()
  var wheel = WheelStream()
  var remainder = StepRemainder()
  /// The motion that fingers have caught, on a touch screen or a trackpad, until they release the content.
  var caught: CaughtMotion?
  /// How the latest drag or run of wheel deltas ended; nil before the first end, and during a drag or run.
  var dragEnd: DragEnd?
  /// The number of drags and runs of wheel deltas that have begun.
  var dragNumber = 0

  /// True if input scrolls at least one axis.
  var isEnabled: Bool { settings.isScrollEnabled.x || settings.isScrollEnabled.y }

  /// Returns a movement without its part along disabled axes.
  func enabled(_ movement: Vector) -> Vector {
    var movement = movement
    for axis in Axis.both where !settings.isScrollEnabled[axis] { movement[axis] = 0 }
    return movement
  }

  /// Returns true if a wheel or a step has an effect: not if its whole movement is along disabled axes.
  func takes(_ movement: Vector) -> Bool {
    isEnabled && (movement == .zero || enabled(movement) != .zero)
  }

  /// Returns the result that a touch would have if it were lifted at a time.
  func outcome(of id: Int, at time: Timestamp) -> TouchOutcome {
    touches.outcome(of: id, at: time, longPress: settings.longPress)
  }

  /// Counts a drag or a run of wheel deltas that begins.
  mutating func beginDrag() {
    // After the largest number, 1 follows.
    dragNumber = max(dragNumber &+ 1, 1)
    dragEnd = nil
  }

  /// Returns the place from which a drag of the active finger counts, on the enabled axes, and the part of the way from
  /// there that the slop takes, so that the content starts from its present offset. Nil within the slop.
  ///
  /// The slop is taken off the way, not off the place: so the drag is the same to the last bit wherever it begins.
  func grip(at position: Point) -> (place: Point, slop: Vector)? {
    var grip = touches.grip
    let moved = enabled(position - grip)
    let distance = hypotenuse(moved)
    let slop = touches.down.last?.slop ?? settings.slop
    guard distance > slop else { return nil }
    for axis in Axis.both where !settings.isScrollEnabled[axis] { grip[axis] = position[axis] }
    return (grip, moved * (slop / distance))
  }

  // MARK: Velocities

  /// Returns the velocity of the offset at a finger's lift: the estimate from its samples, within limits, on each
  /// axis by itself. A velocity against the last part of the movement, or without a movement there, is an overshoot
  /// of the estimator, and counts as zero.
  func flingVelocity(of tracker: VelocityTracker, at time: Timestamp) -> Vector {
    flingVelocity(
      tracker.velocity(atLift: time, pause: settings.releasePause),
      against: tracker.displacement(over: VelocityTracker.pause))
  }

  /// Returns the velocity that a finger's own velocity gives the offset.
  func flingVelocity(_ estimate: Vector, against recent: Vector) -> Vector {
    var result = Vector.zero
    for axis in Axis.both {
      let speed = estimate[axis].magnitude
      guard speed >= settings.minimumFlingSpeed, estimate[axis] * recent[axis] > 0 else { continue }
      let limited = min(speed, settings.maximumFlingSpeed)
      result[axis] = estimate[axis] > 0 ? 0 - limited : limited
    }
    return result
  }

  /// The velocity of the wheel's deltas on the enabled axes of the screen.
  var wheelVelocity: Vector { enabled(flingVelocity(of: wheel.tracker, at: wheel.time)) }

  /// Returns the velocity of the offset for a finger's velocity, on the enabled axes, with the part that is carried
  /// over from a caught motion.
  func carrying(_ velocity: Vector, at time: Timestamp) -> Vector {
    guard let caught else { return velocity }
    return normalized(enabled(settings.carriedMomentum.velocity(of: velocity, after: caught, atLift: time)))
  }
}

func hypotenuse(_ vector: Vector) -> Double {
  // Scaled, so that the squares of huge numbers stay finite.
  let scale = max(vector.x.magnitude, vector.y.magnitude)
  guard scale > 0 else { return 0 }
  let x = vector.x / scale
  let y = vector.y / scale
  return scale * csc_sqrt(x * x + y * y)
}
