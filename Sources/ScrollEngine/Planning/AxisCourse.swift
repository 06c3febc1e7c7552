import ScrollMotion
import ScrollSpace

/// The course of one axis during a planned motion: what sent it, where to, and whether it is part of the command.
///
/// The courses of both axes are apart, so that a command for one axis continues the course of the other.
struct AxisCourse {
  /// What moves the axis.
  var cause: Cause
  /// Where the axis goes.
  var intent: Intent
  /// The intent of the motion that continues until this one begins; nil if this one has begun.
  var former: Intent?
  /// True if the command moves the axis; false if the axis continues beside the command.
  var isOwn = true
  /// True if `scrollToTop` sends the axis to the start, wherever the start is on arrival.
  var isScrollToTop = false

  /// Returns the course of an axis that rests at an offset.
  static func rest(at offset: Double, because cause: Cause) -> AxisCourse {
    AxisCourse(cause: cause, intent: .rest(at: offset))
  }

  /// Returns this course beside the command for another axis.
  var continued: AxisCourse {
    var result = self
    (result.isOwn, result.isScrollToTop) = (false, false)
    return result
  }

  /// Stops the axis, and takes it out of the command.
  mutating func stop(at offset: Double) { self = .rest(at: offset, because: cause).continued }

  /// Moves the origin of the course.
  mutating func shift(by shift: Double) {
    intent = intent.shifted(by: shift)
    former = former?.shifted(by: shift)
  }

  /// True if the axis moves because the program, a step or a part of a step sent it to a target.
  var isAnimated: Bool {
    switch (cause, intent.glide) {
    case (.program, _), (.step, _), (.wheel, .none): true
    case (.drag, _), (.release, _), (.wheel, _), (.layout, _): false
    }
  }

  /// Returns true if an axis that began at a velocity moves to a chosen place, not by its own velocity, and not back
  /// to a wall.
  func isAnimatedToATarget(from velocity: Double) -> Bool {
    if intent.isGlide || intent.returnSide != nil { return false }
    if case .keepSpeed = intent.arrival { return velocity == 0 }
    return true
  }
}
