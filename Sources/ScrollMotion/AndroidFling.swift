/// Android's fling: how long it takes and how far it gets depend on the speed, the friction and the density of the screen.
///
/// ```
/// r = 0.35 |v| / (friction · c)       c = 9.80665 · 39.37 · ppi · 0.84       D = ln 0.78 / ln 0.9 = 2.358
/// T = r^(1/(D−1)) s                   distance = friction · c · r^(D/(D−1))
/// ```
/// 1,000 points per second lead 194 points far in 0.56 s. Constants and formulas are those of AOSP's OverScroller; points
/// are density-independent pixels, of which 160 are an inch.
///
/// The law asked for a distance of a quarter to twice its own keeps its speed and its shape, and takes longer or
/// shorter; for any other it is a critical spring of 0.575 s. Sent elsewhere on its way, it begins anew with its speed.
public final class AndroidFling: MotionLaw {
  /// How the way is spread over the time.
  public enum Shape: Sendable {
    /// AOSP's spline, which it looks up at 101 points: the cubic Bézier of (0.175, 0.5) and (0.35, 1).
    case spline
    /// Flutter's 1 − (1 − t/T)^D, with a T of 0.825 times Android's, so that the speed at the start is the same. Caught and
    /// let go with its speed, it goes on as if it had not been caught.
    case power
  }

  /// ViewConfiguration's friction, 0.015.
  public static let usualFriction = 0.015

  /// How the way is spread over the time.
  public let shape: Shape
  /// The friction, a number without a unit.
  public let friction: Double
  /// How many points are an inch.
  public let pointsPerInch: Double

  /// Makes a law from a shape, a friction and the points of an inch. A number that is not above 0 and finite is a
  /// mistake in the program, and traps.
  public init(
    _ shape: Shape = .spline, friction: Double = usualFriction, pointsPerInch: Double = 160
  ) {
    precondition(
      friction > 0 && friction.isFinite && pointsPerInch > 0 && pointsPerInch.isFinite,
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

  /// The motion from a velocity: free, or over a distance.
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

  /// What its archives begin with: "ADRD" in ASCII.
  private static let tag = Double(0x41_44_52_44)

  /// Its shape, its friction and its points per inch.
  public var archived: [Double]? { [Self.tag, shape == .spline ? 0 : 1, friction, pointsPerInch] }

  /// The law of an archive; nil where that is of another.
  public init?(archived numbers: [Double]) {
    guard numbers.count == 4, numbers[0] == Self.tag, numbers[1] == 0 || numbers[1] == 1,
      numbers[2...].allSatisfy({ $0 > 0 && $0.isFinite })
    else { return nil }
    (shape, friction, pointsPerInch) = (numbers[1] == 0 ? .spline : .power, numbers[2], numbers[3])
  }
}
