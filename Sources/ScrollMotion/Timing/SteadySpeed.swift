import ScrollSpace

/// A law of a constant speed.
///
/// ```
/// x(t) = ± speed · t        T = |distance| / speed
/// ```
/// The motion has that speed from its start to its end, whatever moved before. If the motion is sent elsewhere on its
/// way, it continues there at the same speed. Without a distance it stays where it is.
public final class SteadySpeed: MotionLaw {
  /// The speed in points per second.
  public let speed: Double

  /// Creates a law from a speed in points per second, above 0. Anything else is a programmer's mistake, and traps.
  public init(speed: Double) {
    precondition(
      speed > 0 && speed.isFinite, .steadySpeed,
      "A steady arrival needs a speed above 0 points per second; this one is \(speed); 500 is moderate.")
    self.speed = speed
  }

  /// Returns the motion over a distance. The velocity is ignored.
  public func curve(distance: Double?, velocity: Double) -> any MotionCurve {
    let distance = distance ?? 0
    let duration = distance.magnitude / speed
    return FormulaCurve(
      distance: distance, duration: duration,
      .even(speed: distance < 0 ? 0 - speed : speed, deceleration: 0))
  }

  /// The first number of its archives: "STDY" in ASCII.
  private static let tag = Double(0x53_54_44_59)

  /// The speed, for archives.
  public var archived: [Double]? { [Self.tag, speed] }

  /// Creates the law of an archive. Returns nil if the numbers belong to another law.
  public init?(archived numbers: [Double]) {
    guard numbers.count == 2, numbers[0] == Self.tag, numbers[1] > 0, numbers[1].isFinite else { return nil }
    speed = numbers[1]
  }
}
