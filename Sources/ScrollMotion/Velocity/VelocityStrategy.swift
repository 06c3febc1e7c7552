import ScrollSpace

/// The method that computes a velocity from the samples of a finger.
public enum VelocityStrategy: UInt8, CaseIterable, Sendable {
  /// The slope of a parabola fitted to the samples of the last 100 ms, at the newest sample: Flutter's method, and
  /// Android's default for touches. At least three samples are needed.
  case leastSquares
  /// The velocity of a body of mass 1 that each interval of the samples has pushed: Android's other method, and
  /// Compose's. At least two samples are needed. If all intervals have the same direction, so has the result. The
  /// method reacts late to a stop before the lift.
  /// ```
  /// work += (v − √(2·work)) · |v|       v the mean velocity of an interval; the first one counts half
  /// ```
  case impulse
  /// The weighted mean of the last three intervals, with weights of 0.6, 0.35 and 0.05, the oldest first: Flutter's
  /// method for iOS. A missing interval counts as rest. There is no horizon, and pauses between samples have no
  /// effect.
  case iOS
  /// The same method with weights of 0.15, 0.65 and 0.2: Flutter's method for macOS.
  case macOS
  /// The distance of the last 150 ms divided by its time until the lift: GTK's method. At least two samples are
  /// needed. A pause before the lift reduces the velocity, and after 150 ms the velocity is 0. So set `releasePause`
  /// to 0.15 too.
  case mean

  /// The age after which samples are ignored, in seconds.
  var horizon: Double { self == .mean ? 0.15 : VelocityTracker.horizon }
}

extension VelocityStrategy: CustomStringConvertible {
  /// The name of the case.
  @_documentation(visibility: internal)
  public var description: String {
    switch self {
    case .leastSquares: "leastSquares"
    case .impulse: "impulse"
    case .iOS: "iOS"
    case .macOS: "macOS"
    case .mean: "mean"
    }
  }
}

extension VelocityTracker {
  /// Returns the mean velocity from the sample of an age to the next newer sample; zero if there is no sample of that
  /// age.
  private func meanVelocity(since age: Int) -> Vector {
    guard age < count else { return .zero }
    let (older, newer) = (sample(age), sample(age - 1))
    return (newer.position - older.position) / (newer.time - older.time)
  }

  /// The velocity after the pushes of all relevant intervals, on each axis by itself.
  var impulse: Vector {
    let relevant = relevant
    guard relevant > 1 else { return .zero }
    var result = Vector.zero
    for axis in Axis.both {
      var (work, pushed) = (0.0, 0.0)
      for age in (1..<relevant).reversed() {
        let velocity = meanVelocity(since: age)[axis]
        work += (velocity - pushed) * velocity.magnitude / (age == relevant - 1 ? 2 : 1)
        pushed = work < 0 ? 0 - squareRoot(-2 * work) : squareRoot(2 * work)
      }
      result[axis] = pushed
    }
    return result.finite
  }

  /// Returns the distance of the samples within the horizon before a time, divided by the time since the oldest of
  /// them.
  func mean(until time: Double) -> Vector {
    var age = 0
    while age < count, time - sample(age).time <= strategy.horizon + Self.rounding { age += 1 }
    guard age > 1 else { return .zero }
    let oldest = sample(age - 1)
    return ((sample(0).position - oldest.position) / (time - oldest.time)).finite
  }

  /// Returns the weighted mean of the last three intervals, the oldest first.
  func mean(by weights: (Double, Double, Double)) -> Vector {
    let older = meanVelocity(since: 3) * weights.0 + meanVelocity(since: 2) * weights.1
    return (older + meanVelocity(since: 1) * weights.2).finite
  }
}
