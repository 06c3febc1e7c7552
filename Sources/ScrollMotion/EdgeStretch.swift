public import ScrollSpace

/// The stretch of content at an edge, as Android shows it since version 12: for a host to draw.
///
/// ```
/// p       = distance / length                                         at most 1
/// amount  = 0.016 p + 0.016 (1 − e^(−8.24 p))                         8.24 = e / 0.33
/// let go  : distance follows a spring of 24.657 per second, damped by 0.98
/// absorbed: the same spring sets out at 13 times the speed
/// ```
/// The amount is the part of its length by which the content is longer: 0.016 to 0.032 at most. The constants are those of
/// `EdgeEffect` in the Android Open Source Project.
///
/// Feed it from `scrollDidPull`: `pull(by:at:)` with what was refused, `absorb(speed:at:)` with the refused speed, and
/// `release(at:)` when the distance is 0 or the drag ends. Draw with `amount(at:)` until `settles`. It is a value: the
/// amount at a time does not depend on which frames were drawn.
public struct EdgeStretch: Hashable, Sendable {
  /// The spring's frequency, per second.
  public static let frequency = 24.657
  /// The spring's damping ratio.
  public static let dampingRatio = 0.98
  /// By how much an absorbed speed is exaggerated.
  public static let absorption = 13.0
  /// The greatest part of the linear stretch, and that of the exponential one.
  private static let intensity = 0.016
  /// The part of the length within which the exponential stretch happens.
  private static let reach = 0.33
  /// Nearer than this the spring has settled, in points: 0.001 of it are seen.
  private static let threshold = 0.001 / intensity

  /// The length of the viewport along the axis, in points.
  public let length: Double
  /// How far it is pulled, in points, as long as it is held; then where the spring sets out.
  private var distance = 0.0
  private var speed = 0.0
  /// When it was let go; nil while it is held.
  private var start: Timestamp?

  /// Makes a stretch that rests, for a viewport of a length along the axis, in points.
  public init(length: Double) { self.length = length }

  /// A finger pulls on by some points, away from the content; below 0 it comes back. What is under way is caught.
  public mutating func pull(by delta: Double, at time: Timestamp) {
    let caught = max(0, distance(at: time) + delta)
    guard caught.isFinite else { return }
    (distance, speed, start) = (caught, 0, nil)
  }

  /// The finger lets go: the stretch springs back. Nothing if it is not held.
  public mutating func release(at time: Timestamp) {
    if start == nil { start = time }
  }

  /// A motion meets the edge at a speed, in points per second. 0 or more, and finite; any other counts as none.
  public mutating func absorb(speed: Double, at time: Timestamp) {
    let speed = speed > 0 && speed.isFinite ? speed : 0
    (distance, self.speed, start) = (distance(at: time), Self.absorption * speed, time)
  }

  private var spring: DampedSpring {
    DampedSpring(
      displacement: distance, velocity: speed, response: 2 * Double.pi / Self.frequency,
      dampingRatio: Self.dampingRatio)
  }

  /// How far it is pulled at a time, in points.
  public func distance(at time: Timestamp) -> Double {
    guard let start else { return distance }
    return time < settles ?? time ? spring.displacement(at: time - start) : 0
  }

  /// By which part of its length the content is longer at a time.
  public func amount(at time: Timestamp) -> Double {
    guard length > 0 else { return 0 }
    let part = min(max(distance(at: time) / length, 0), 1)
    let scale = Mathematics.exp(1) / Self.reach
    return Self.intensity * (part + (1 - Mathematics.exp(0 - part * scale)))
  }

  /// When nothing is left of it; nil while it is held. A stretch that was never pulled is held at 0.
  public var settles: Timestamp? {
    start.map { $0 + spring.duration(within: Self.threshold) }
  }
}
