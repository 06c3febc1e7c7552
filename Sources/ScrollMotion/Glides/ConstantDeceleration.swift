import ScrollSpace

/// A law with a constant deceleration, like that of a puck on a table.
///
/// ```
/// v(t) = v₀ − a t        x(t) = v₀ t − a t² / 2        T = v₀ / a        distance = v₀² / 2a
/// ```
/// If a motion is caught and released with its velocity, it continues as if it had not been caught.
///
/// If the law is asked for a distance of a quarter to twice its own, the motion keeps its initial velocity and its
/// shape, and takes longer or shorter. For any other distance it is a critical spring of 0.575 s.
public final class ConstantDeceleration: MotionLaw {
  /// The deceleration a, in points per second squared.
  public let deceleration: Double

  /// Creates a law from a deceleration in points per second squared, above 0. Anything else is a programmer's
  /// mistake, and traps.
  public init(_ deceleration: Double) {
    precondition(
      deceleration > 0 && deceleration.isFinite, .deceleration,
      """
      A deceleration must be a number of points per second squared above 0; this one is \(deceleration); 2,000 is \
      about what a finger expects.
      """)
    self.deceleration = deceleration
  }

  /// Returns the motion from a velocity, free or over a distance.
  public func curve(distance: Double?, velocity: Double) -> any MotionCurve {
    FormulaCurve.glide(velocity, over: distance) { speed in
      let seconds = speed / deceleration
      return (speed * seconds / 2, seconds, .even(speed: speed, deceleration: deceleration))
    }
  }

  /// The first number of its archives: "CNST" in ASCII.
  private static let tag = Double(0x43_4E_53_54)

  /// The deceleration, for archives.
  public var archived: [Double]? { [Self.tag, deceleration] }

  /// Creates the law of an archive. Returns nil if the numbers belong to another law.
  public init?(archived numbers: [Double]) {
    guard numbers.count == 2, numbers[0] == Self.tag, numbers[1] > 0, numbers[1].isFinite else { return nil }
    deceleration = numbers[1]
  }
}
