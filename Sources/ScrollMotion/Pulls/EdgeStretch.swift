public import ScrollSpace

/// The stretch of content at an edge, as Android shows it since version 12. The host draws the stretch.
///
/// ```
/// p        = distance / length                                         at most 1
/// amount   = 0.016 p + 0.016 (1 − e^(−8.24 p))                         8.24 = e / 0.33
/// released : distance follows a spring of 24.657 per second, damped by 0.98
/// absorbed : the same spring starts at 13 times the velocity
/// ```
/// The amount is the part of its length by which the content is longer: from 0 to at most 0.032, of which 0.016 are
/// linear. The constants are those of `EdgeEffect` in the Android Open Source Project.
///
/// Update the stretch in `scrollDidPull`: call `pull(by:at:)` with the refused distance, `absorb(speed:at:)` with the
/// refused velocity, and `release(at:)` when the distance is 0 or the drag ends. Draw with `amount(at:)` until
/// `settles`. The stretch is a value: the amount at a time does not depend on which frames were drawn.
public struct EdgeStretch: Hashable, Sendable {
  /// The spring's frequency, per second.
  public static let frequency = 24.657
  /// The spring's damping ratio.
  public static let dampingRatio = 0.98
  /// The factor of an absorbed velocity.
  public static let absorption = 13.0
  /// The largest linear part of the amount, and the largest exponential part.
  private static let intensity = 0.016
  /// The part of the length within which the exponential part grows.
  private static let reach = 0.33
  /// The distance within which the spring has settled, in points: 0.001 of the amount remain visible.
  private static let threshold = 0.001 / intensity

  /// The length of the viewport along the axis, in points.
  public let length: Double
  /// The distance of the pull, in points, while it is held; then the initial displacement of the spring.
  private var distance = 0.0
  private var speed = 0.0
  /// The time of the release; nil while the stretch is held.
  private var start: Timestamp?

  /// Creates a stretch at rest, for a viewport of a length along the axis, in points.
  public init(length: Double) { self.length = length }

  /// Pulls the stretch by some points, away from the content; below 0 towards the content. A running change is
  /// caught.
  public mutating func pull(by delta: Double, at time: Timestamp) {
    let caught = max(0, distance(at: time) + delta)
    guard caught.isFinite else { return }
    (distance, speed, start) = (caught, 0, nil)
  }

  /// Releases the pull: the stretch springs back. Does nothing if the stretch is not held.
  public mutating func release(at time: Timestamp) {
    if start == nil { start = time }
  }

  /// Absorbs the velocity of a motion that meets the edge, in points per second. The velocity must be 0 or more and
  /// finite; any other counts as 0.
  public mutating func absorb(speed: Double, at time: Timestamp) {
    let speed = speed > 0 && speed.isFinite ? speed : 0
    (distance, self.speed, start) = (distance(at: time), Self.absorption * speed, time)
  }

  private var spring: DampedSpring {
    DampedSpring(
      displacement: distance, velocity: speed, response: 2 * Double.pi / Self.frequency,
      dampingRatio: Self.dampingRatio)
  }

  /// Returns the distance of the pull at a time, in points.
  public func distance(at time: Timestamp) -> Double {
    guard let start else { return distance }
    return time < settles ?? time ? spring.displacement(at: time - start) : 0
  }

  /// Returns the part of its length by which the content is longer at a time.
  public func amount(at time: Timestamp) -> Double {
    guard length > 0 else { return 0 }
    let part = min(max(distance(at: time) / length, 0), 1)
    let scale = Mathematics.exp(1) / Self.reach
    return Self.intensity * (part + (1 - Mathematics.exp(0 - part * scale)))
  }

  /// The time at which the stretch has settled; nil while it is held. A stretch that was never pulled is held at 0.
  public var settles: Timestamp? {
    start.map { $0 + spring.duration(within: Self.threshold) }
  }
}
