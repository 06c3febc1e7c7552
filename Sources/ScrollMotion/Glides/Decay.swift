/// A glide whose velocity decreases in proportion to itself: UIScrollView's deceleration.
///
/// ```
/// v(t) = v₀ e^(−kt)        x(t) = v₀/k · (1 − e^(−kt))        k = −1000 ln(rate)
/// ```
/// with x in points from the start, v in points per second and t in seconds. The velocity never reaches zero, so a
/// glide ends by its position: see `duration(within:)`.
public struct Decay: Hashable, Sendable {
  /// The initial velocity, in points per second.
  public internal(set) var velocity: Double
  /// The whole distance, in points, with the sign of the velocity.
  public internal(set) var distance: Double
  /// k, per second.
  public internal(set) var constant: Double

  /// Creates a glide with a rate, from an initial velocity in points per second.
  public init(velocity: Double, rate: DecelerationRate) {
    let constant = -1_000 * logarithm(rate.rawValue)
    self.velocity = velocity
    self.constant = constant
    distance = velocity / constant
  }

  /// Creates a glide from an initial velocity over exactly this distance, with another k: v₀ / distance.
  ///
  /// Returns nil unless the velocity and the distance are finite, not zero and of the same sign. Returns nil also if
  /// they are so far apart that the glide would never end.
  public init?(velocity: Double, distance: Double) {
    let constant = velocity / distance
    guard constant > 1e-300, constant.isFinite else { return nil }
    self.velocity = velocity
    self.distance = distance
    self.constant = constant
  }

  /// Returns the distance from the start after some seconds, in points; before the start, 0.
  public func displacement(at seconds: Double) -> Double {
    distance - distance * fade(at: seconds)
  }

  /// Returns the velocity after some seconds, in points per second. Before the start, returns the initial velocity.
  public func velocity(at seconds: Double) -> Double {
    velocity * fade(at: seconds)
  }

  /// Returns the part of the distance, and of the velocity, that is left.
  private func fade(at seconds: Double) -> Double {
    exponential(seconds > 0 ? -constant * seconds : 0)
  }

  /// Returns the seconds until less than `threshold` points are left. Never negative, and always finite. With a
  /// threshold of 0, returns the seconds after which a `Double` can no longer represent the rest.
  public func duration(within threshold: Double) -> Double {
    let seconds = min(logarithm(distance.magnitude / threshold), 746) / constant
    return seconds > 0 ? seconds : 0
  }

  /// Returns the seconds until the glide is this far from the start; nil if it never gets there.
  public func time(to displacement: Double) -> Double? {
    let part = displacement / distance
    guard part >= 0, part < 1 else { return nil }
    return (0 - logarithm(1 - part)) / constant
  }
}
