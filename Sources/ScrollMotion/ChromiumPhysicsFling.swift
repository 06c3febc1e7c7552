/// The fling of a finger in Chromium on desktops since 2019: a Bézier curve over the way and the time of a steady deceleration.
///
/// ```
/// D = min(v² / 2a, reach)        a = 27.559 · ppi        T = min(2 s, v / 2,300)
/// x(t) = D · B(t/T)              B from (0.2, 0.2 s), or (1/s, 1) where that is steeper, and (0.55, 1)        s = v T / D
/// ```
/// with a in points per second squared. 1,000 points per second lead 189 points far in 0.43 s. The numbers are those of
/// Chromium's PhysicsBasedFlingCurve; flings measured in Chromium 156 keep to it within 2 points. In Chromium the
/// faster axis decides the time and the curve of both. Here each axis has its own.
///
/// The law asked for a distance of a quarter to twice its own keeps its speed and its shape, and takes longer or
/// shorter; for any other it is a critical spring of 0.575 s. Sent elsewhere on its way, it begins anew with its speed.
public final class ChromiumPhysicsFling: MotionLaw {
  /// How many points are an inch.
  public let pointsPerInch: Double
  /// The longest way of a fling, in points, whatever its speed; nil if there is none. In Chromium it is three times the
  /// length of the page's viewport. Without it, a fling of more than 5,800 points per second gets faster first.
  public let reach: Double?

  /// Makes a law from the points of an inch and a reach in points, both above 0. Anything else is a mistake in the program,
  /// and traps.
  public init(pointsPerInch: Double = 96, reach: Double? = nil) {
    precondition(
      pointsPerInch > 0 && pointsPerInch.isFinite && reach ?? 1 > 0 && reach ?? 1 < .infinity,
      """
      A fling needs a number of points per inch and a reach above 0; these are \(pointsPerInch) and \
      \(reach ?? 0); Chromium has 96 and three times the viewport.
      """)
    (self.pointsPerInch, self.reach) = (pointsPerInch, reach)
  }

  /// The motion from a velocity: free, or over a distance.
  public func curve(distance: Double?, velocity: Double) -> any MotionCurve {
    FormulaCurve.glide(velocity, over: distance) { speed in
      let seconds = min(speed / 2_300, 2)
      let way = min(speed * speed / (2 * 27.559 * pointsPerInch), reach ?? .infinity)
      let slope = way > 0 ? speed * seconds / way : 1
      let bezier = slope < 5 ? CubicBezier(0.2, 0.2 * slope, 0.55, 1) : CubicBezier(1 / slope, 1, 0.55, 1)
      return (way, seconds, .bezier(bezier, way: way, seconds: seconds))
    }
  }

  /// What its archives begin with: "CRMP" in ASCII.
  private static let tag = Double(0x43_52_4D_50)

  /// Its points per inch, and its reach or 0.
  public var archived: [Double]? { [Self.tag, pointsPerInch, reach ?? 0] }

  /// The law of an archive; nil where that is of another.
  public init?(archived numbers: [Double]) {
    guard numbers.count == 3, numbers[0] == Self.tag, numbers[1] > 0, numbers[2] >= 0,
      numbers.allSatisfy({ $0.isFinite })
    else { return nil }
    (pointsPerInch, reach) = (numbers[1], numbers[2] > 0 ? numbers[2] : nil)
  }
}
