/// A law that travels at one speed: as many points in each second as in any other.
///
/// ```
/// x(t) = ± speed · t        T = |distance| / speed
/// ```
/// It begins and ends at that speed, whatever moved before. Sent elsewhere on its way, it goes there at the same speed. Where
/// there is nowhere to go, run free, it stays where it is.
public final class SteadySpeed: MotionLaw {
  /// The speed in points per second.
  public let speed: Double

  /// Makes a law from a speed in points per second, above 0. Anything else is a mistake in the program, and traps.
  public init(speed: Double) {
    precondition(
      speed > 0 && speed.isFinite,
      "A steady arrival needs a speed above 0 points per second; this one is \(speed); 500 is a brisk walk.")
    self.speed = speed
  }

  /// The motion over a distance. The velocity does not count.
  public func curve(distance: Double?, velocity: Double) -> any MotionCurve {
    let distance = distance ?? 0
    let duration = distance.magnitude / speed
    return FormulaCurve(
      distance: distance, duration: duration,
      .even(speed: distance < 0 ? 0 - speed : speed, deceleration: 0))
  }

  /// What its archives begin with: "STDY" in ASCII.
  private static let tag = Double(0x53_54_44_59)

  /// Its speed.
  public var archived: [Double]? { [Self.tag, speed] }

  /// The law of an archive; nil where that is of another.
  public init?(archived numbers: [Double]) {
    guard numbers.count == 2, numbers[0] == Self.tag, numbers[1] > 0, numbers[1].isFinite else { return nil }
    speed = numbers[1]
  }
}
