/// A law that loses as much speed in each second as in any other, as a puck on a table does.
///
/// ```
/// v(t) = v₀ − a t        x(t) = v₀ t − a t² / 2        T = v₀ / a        distance = v₀² / 2a
/// ```
/// Caught and let go with its speed, it goes on as if it had not been caught.
///
/// The law asked for a distance of a quarter to twice its own keeps its speed and its shape, and takes longer or
/// shorter; for any other it is a critical spring of 0.575 s.
public final class ConstantDeceleration: MotionLaw {
  /// a: the speed lost each second, in points per second squared.
  public let deceleration: Double

  /// Makes a law from a deceleration in points per second squared, above 0. Anything else is a mistake in the program,
  /// and traps.
  public init(_ deceleration: Double) {
    precondition(
      deceleration > 0 && deceleration.isFinite,
      """
      A deceleration must be a number of points per second squared above 0; this one is \(deceleration); 2,000 is \
      about what a finger expects.
      """)
    self.deceleration = deceleration
  }

  /// The motion from a velocity: free, or over a distance.
  public func curve(distance: Double?, velocity: Double) -> any MotionCurve {
    FormulaCurve.glide(velocity, over: distance) { speed in
      let seconds = speed / deceleration
      return (speed * seconds / 2, seconds, .even(speed: speed, deceleration: deceleration))
    }
  }

  /// What its archives begin with: "CNST" in ASCII.
  private static let tag = Double(0x43_4E_53_54)

  /// Its deceleration.
  public var archived: [Double]? { [Self.tag, deceleration] }

  /// The law of an archive; nil where that is of another.
  public init?(archived numbers: [Double]) {
    guard numbers.count == 2, numbers[0] == Self.tag, numbers[1] > 0, numbers[1].isFinite else { return nil }
    deceleration = numbers[1]
  }
}
