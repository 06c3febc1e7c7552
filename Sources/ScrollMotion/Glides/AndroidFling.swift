import ScrollSpace

/// Android's fling. Its duration and its distance depend on the velocity, the friction and the density of the screen.
///
/// ```
/// r = 0.35 |v| / (friction · c)       c = 9.80665 · 39.37 · ppi · 0.84       D = ln 0.78 / ln 0.9 = 2.358
/// T = r^(1/(D−1)) s                   distance = friction · c · r^(D/(D−1))
/// ```
/// A fling of 1,000 points per second travels 194 points in 0.56 s. The constants and formulas are those of AOSP's
/// OverScroller. Points are density-independent pixels; 160 of them are an inch.
///
/// If the law is asked for a distance of a quarter to twice its own, the motion keeps its initial velocity and its
/// shape, and takes longer or shorter. For any other distance it is a critical spring of 0.575 s. If the motion is
/// sent elsewhere on its way, it starts anew with its present velocity.
public final class AndroidFling: MotionLaw {
  /// The shape of the motion over time.
  public enum Shape: Sendable {
    /// AOSP's spline, which AOSP stores as a table of 101 points: the cubic Bézier of (0.175, 0.5) and (0.35, 1).
    case spline
    /// Flutter's 1 − (1 − t/T)^D, with a T of 0.825 times Android's, so that the initial velocity is the same. If a
    /// fling is caught and released with its velocity, it continues as if it had not been caught.
    case power
  }

  /// ViewConfiguration's friction, 0.015.
  public static let usualFriction = 0.015

  /// The shape of the motion over time.
  public let shape: Shape
  /// The friction, a number without a unit.
  public let friction: Double
  /// The number of points in an inch.
  public let pointsPerInch: Double

  /// Creates a law from a shape, a friction and the number of points in an inch. A number that is not above 0 and
  /// finite is a programmer's mistake, and traps.
  public init(
    _ shape: Shape = .spline, friction: Double = usualFriction, pointsPerInch: Double = 160
  ) {
    precondition(
      friction > 0 && friction.isFinite && pointsPerInch > 0 && pointsPerInch.isFinite, .androidFling,
      """
      A fling needs a friction and a number of points per inch above 0; these are \(friction) and \(pointsPerInch); \
      Android has 0.015 and 160.
      """)
    (self.shape, self.friction, self.pointsPerInch) = (shape, friction, pointsPerInch)
  }

  /// D: ln 0.78 / ln 0.9.
  private static let exponent = Mathematics.log(0.78) / Mathematics.log(0.9)
  private static let inflexion = 0.35
  private static let spline = CubicBezier(0.175, 0.5, 0.35, 1)

  /// Returns the motion from a velocity, free or over a distance.
  public func curve(distance: Double?, velocity: Double) -> any MotionCurve {
    FormulaCurve.glide(velocity, over: distance) { speed in
      let (drag, d) = (friction * (9.80665 * 39.37 * 0.84 * pointsPerInch), Self.exponent)
      let seconds = Mathematics.pow(Self.inflexion * speed / drag, 1 / (d - 1))
      let way = Self.inflexion * speed * seconds
      switch shape {
      case .spline:
        return (way, seconds, .bezier(Self.spline, way: way, seconds: seconds))
      case .power:
        let duration = d * Self.inflexion * seconds
        return (way, duration, .power(d, way: way, speed: speed, seconds: duration))
      }
    }
  }

  /// The first number of its archives: "ADRD" in ASCII.
  private static let tag = Double(0x41_44_52_44)

  /// The shape, the friction and the points per inch, for archives.
  public var archived: [Double]? { [Self.tag, shape == .spline ? 0 : 1, friction, pointsPerInch] }

  /// Creates the law of an archive. Returns nil if the numbers belong to another law.
  public init?(archived numbers: [Double]) {
    guard numbers.count == 4, numbers[0] == Self.tag, numbers[1] == 0 || numbers[1] == 1,
      numbers[2...].allSatisfy({ $0 > 0 && $0.isFinite })
    else { return nil }
    (shape, friction, pointsPerInch) = (numbers[1] == 0 ? .spline : .power, numbers[2], numbers[3])
  }
}
