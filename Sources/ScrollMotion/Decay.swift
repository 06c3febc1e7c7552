/// A glide that loses speed in proportion to it: UIScrollView's deceleration.
///
/// ```
/// v(t) = v₀ e^(−kt)        x(t) = v₀/k · (1 − e^(−kt))        k = −1000 ln(rate)
/// ```
/// with x in points from where it began, v in points per second and t in seconds. The speed never
/// reaches zero, so a glide ends on position: see `duration(within:)`.
public struct Decay: Hashable, Sendable {
  /// The speed at the start, in points per second.
  public internal(set) var velocity: Double
  /// How far it travels in the end, in points, with the sign of the velocity.
  public internal(set) var distance: Double
  /// k, per second.
  public internal(set) var constant: Double

  /// A glide at a rate, from a start velocity in points per second.
  public init(velocity: Double, rate: DecelerationRate) {
    let constant = -1_000 * logarithm(rate.rawValue)
    self.velocity = velocity
    self.constant = constant
    distance = velocity / constant
  }

  /// A glide that starts at a velocity and ends after just this distance, by another k: v₀ / distance.
  ///
  /// Nil unless velocity and distance are finite, not zero and point the same way, and where they are so far
  /// apart that the glide would outlast any number of seconds.
  public init?(velocity: Double, distance: Double) {
    let constant = velocity / distance
    guard constant > 1e-300, constant.isFinite else { return nil }
    self.velocity = velocity
    self.distance = distance
    self.constant = constant
  }

  /// Points from the start after some seconds; before the start, 0.
  public func displacement(at seconds: Double) -> Double {
    distance - distance * fade(at: seconds)
  }

  /// Points per second after some seconds; before the start, the velocity of the start.
  public func velocity(at seconds: Double) -> Double {
    velocity * fade(at: seconds)
  }

  /// The part of the way, and of the speed, that is left.
  private func fade(at seconds: Double) -> Double {
    exponential(seconds > 0 ? -constant * seconds : 0)
  }

  /// Seconds until less than `threshold` points are left. Never negative, and always finite: with a
  /// threshold of 0, the seconds after which a `Double` can no longer tell what is left.
  public func duration(within threshold: Double) -> Double {
    let seconds = min(logarithm(distance.magnitude / threshold), 746) / constant
    return seconds > 0 ? seconds : 0
  }

  /// Seconds until it is this far from the start; nil where it never gets there.
  public func time(to displacement: Double) -> Double? {
    let part = displacement / distance
    guard part >= 0, part < 1 else { return nil }
    return (0 - logarithm(1 - part)) / constant
  }
}
