import ScrollSpace

/// A part of a motion under one law, along one axis, in closed form.
///
/// Times are seconds since the stage began, offsets are points. From `duration` on, the offset is exactly
/// `destination`.
package struct Stage: Sendable {
  /// The law of a stage.
  package enum Law: Sendable {
    /// Nothing moves: the stage is at its destination from the start.
    case rest
    /// A glide, measured from the start.
    case decay(Decay)
    /// A spring, measured from the destination.
    case spring(CriticalSpring)
    /// A curve of the user, measured from the start.
    case curve(any MotionCurve)
  }

  /// The law of the stage.
  package let law: Law
  /// The offset at which the stage begins.
  package private(set) var start: Double
  /// The offset at which the stage comes to rest.
  package private(set) var destination: Double
  /// The duration in seconds. Never negative, always finite.
  package let duration: Double
  /// The request to the law that made the curve, so that an archive can keep it.
  let request: LawRequest?

  init(law: Law, start: Double, destination: Double, duration: Double, request: LawRequest? = nil) {
    self.law = law
    self.start = start
    self.destination = destination
    self.duration = duration
    self.request = request
  }

  /// Returns a stage that rests at an offset.
  package static func rest(at offset: Double) -> Stage {
    Stage(law: .rest, start: offset, destination: offset, duration: 0)
  }

  /// Returns a glide, which ends when less than `threshold` points are left.
  package static func decay(_ decay: Decay, from start: Double, within threshold: Double) -> Stage {
    Stage(
      law: .decay(decay), start: start, destination: start + decay.distance,
      duration: decay.duration(within: threshold))
  }

  /// Returns a glide to exactly this destination, by a rate of its own: v₀ over the distance. Returns nil if the
  /// velocity does not point to the destination.
  package static func decay(
    from start: Double, velocity: Double, to destination: Double, within threshold: Double
  ) -> Stage? {
    guard let decay = Decay(velocity: velocity, distance: destination - start) else { return nil }
    return Stage(
      law: .decay(decay), start: start, destination: destination, duration: decay.duration(within: threshold))
  }

  /// Returns a critically damped spring to a destination. The stage ends when the spring stays nearer than
  /// `threshold` points.
  package static func spring(
    from start: Double, velocity: Double, to destination: Double, response: Double, within threshold: Double
  ) -> Stage {
    let spring = CriticalSpring(displacement: start - destination, velocity: velocity, response: response)
    return Stage(
      law: .spring(spring), start: start, destination: destination,
      duration: spring.duration(within: threshold))
  }

  /// Returns a curve of the user to a destination. If `destination` is nil, the stage ends after the curve's own
  /// distance.
  ///
  /// Returns nil if the curve's distance or end is not finite or beyond 1e150, or its duration is not from 0 to
  /// 1e100.
  package static func curve(_ curve: any MotionCurve, from start: Double, to destination: Double? = nil)
    -> Stage?
  {
    self.curve(curve, from: start, to: destination, request: nil)
  }

  /// Returns a stage of the curve that was made for a request.
  package static func curve(
    _ curve: any MotionCurve, from start: Double, to destination: Double?, request: LawRequest?
  ) -> Stage? {
    let duration = curve.duration
    let end = destination ?? start + curve.distance
    guard duration >= 0, duration <= 1e100, end.isUsable, curve.distance.isUsable else { return nil }
    return Stage(
      law: .curve(curve), start: start, destination: end, duration: duration + 0, request: request)
  }

  /// The number of points by which a curve of the user misses the start or the destination, whichever is more. 0 for
  /// every other law, and for a curve without duration.
  package var jump: Double {
    guard case .curve(let curve) = law, duration > 0 else { return 0 }
    let begins = curve.displacement(at: 0)
    let ends = start + curve.displacement(at: duration)
    guard begins.isFinite else { return .infinity }
    return max(begins.magnitude, ends.isFinite ? (ends - destination).magnitude : 0)
  }

  /// Returns the offset after some seconds. At the start and before, returns the start to the last bit.
  package func offset(at seconds: Double) -> Double {
    guard seconds < duration else { return destination }
    let seconds = seconds > 0 ? seconds : 0
    switch law {
    case .rest: return destination
    case .decay(let decay): return start + decay.displacement(at: seconds)
    // At time 0 the sum may round to a neighbour of the start.
    case .spring(let spring): return seconds > 0 ? destination + spring.displacement(at: seconds) : start
    case .curve(let curve):
      let offset = start + curve.displacement(at: seconds)
      return offset.isUsable ? offset : destination
    }
  }

  /// Returns the velocity after some seconds, in points per second. 0 from `duration` on.
  package func velocity(at seconds: Double) -> Double {
    guard seconds < duration else { return 0 }
    let seconds = seconds > 0 ? seconds : 0
    switch law {
    case .rest: return 0
    case .decay(let decay): return decay.velocity(at: seconds)
    case .spring(let spring): return spring.velocity(at: seconds)
    case .curve(let curve):
      let (velocity, mean) = (curve.velocity(at: seconds), (destination - start) / duration)
      return velocity.isUsable ? velocity : mean.isUsable ? mean : 0
    }
  }

  /// Returns the same stage with the origin moved, so that every offset grows by `shift`.
  package func shifted(by shift: Double) -> Stage {
    var result = self
    result.start = start + shift
    result.destination = destination + shift
    return result
  }
}
