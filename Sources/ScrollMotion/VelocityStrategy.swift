import ScrollSpace

/// How a finger's samples become a velocity.
public enum VelocityStrategy: UInt8, CaseIterable, Sendable {
  /// The slope of a parabola fitted to the samples of the last 100 ms, at the newest one: Flutter's, and Android's default for
  /// touches. Three samples are needed.
  case leastSquares
  /// The velocity of a body of mass 1 that each interval of the samples has pushed: Android's other strategy, and
  /// Compose's. Two samples are needed. If all intervals point one way, it does too. It follows a stop before the lift late.
  /// ```
  /// work += (v − √(2·work)) · |v|       v the mean velocity of an interval; the first one counts half
  /// ```
  case impulse
  /// The mean of the last three intervals, the oldest first, by weights of 0.6, 0.35 and 0.05: Flutter's for iOS. An
  /// interval that is not there counts as rest. There is no horizon, and pauses between samples count.
  case iOS
  /// The same by weights of 0.15, 0.65 and 0.2: Flutter's for macOS.
  case macOS
  /// The whole way of the last 150 ms by its time, until the lift: GTK's. Two samples are needed. A pause before the lift makes it
  /// slower, and ends it after 150 ms; so give it a `releasePause` of as much.
  case mean

  /// Samples older than this do not count, in seconds.
  var horizon: Double { self == .mean ? 0.15 : VelocityTracker.horizon }
}

extension VelocityStrategy: CustomStringConvertible {
  /// The name of the case.
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
  /// The mean velocity from the sample of an age to the next newer one; rest where there is none of that age.
  private func meanVelocity(since age: Int) -> Vector {
    guard age < count else { return .zero }
    let (older, newer) = (sample(age), sample(age - 1))
    return (newer.position - older.position) / (newer.time - older.time)
  }

  /// What all relevant intervals have pushed, on each axis by itself.
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

  /// The way of the samples within the horizon before a time, by the time from the oldest of them on.
  func mean(until time: Double) -> Vector {
    var age = 0
    while age < count, time - sample(age).time <= strategy.horizon + Self.rounding { age += 1 }
    guard age > 1 else { return .zero }
    let oldest = sample(age - 1)
    return ((sample(0).position - oldest.position) / (time - oldest.time)).finite
  }

  /// The mean of the last three intervals by their weights, the oldest first.
  func mean(by weights: (Double, Double, Double)) -> Vector {
    let older = meanVelocity(since: 3) * weights.0 + meanVelocity(since: 2) * weights.1
    return (older + meanVelocity(since: 1) * weights.2).finite
  }
}
