import ScrollSpace

/// The fling of a finger in Chromium on desktops since 2019: a Bézier curve with the distance and the time of a
/// constant deceleration.
///
/// ```
/// D = min(v² / 2a, reach)        a = 27.559 · ppi        T = min(2 s, v / 2,300)
/// x(t) = D · B(t/T)              B from (0.2, 0.2 s), or (1/s, 1) if that is steeper, and (0.55, 1)        s = v T / D
/// ```
/// with a in points per second squared. A fling of 1,000 points per second travels 189 points in 0.43 s. The numbers
/// are those of Chromium's PhysicsBasedFlingCurve. Flings measured in Chromium 156 differ by at most 2 points. In
/// Chromium the faster axis decides the time and the curve of both axes. Here each axis has its own.
///
/// If the law is asked for a distance of a quarter to twice its own, the motion keeps its initial velocity and its
/// shape, and takes longer or shorter. For any other distance it is a critical spring of 0.575 s. If the motion is
/// sent elsewhere on its way, it starts anew with its present velocity.
public final class ChromiumPhysicsFling: MotionLaw {
  /// The number of points in an inch.
  public let pointsPerInch: Double
  /// The longest distance of a fling, in points, whatever its velocity; nil for no limit. In Chromium the reach is
  /// three times the length of the page's viewport. Without a reach, a fling of more than 5,800 points per second
  /// gets faster first.
  public let reach: Double?

  /// Creates a law from the number of points in an inch and a reach in points, both above 0. Anything else is a
  /// programmer's mistake, and traps.
  public init(pointsPerInch: Double = 96, reach: Double? = nil) {
    precondition(
      pointsPerInch > 0 && pointsPerInch.isFinite && reach ?? 1 > 0 && reach ?? 1 < .infinity, .chromiumFling,
      """
      A fling needs a number of points per inch and a reach above 0; these are \(pointsPerInch) and \
      \(reach ?? 0); Chromium has 96 and three times the viewport.
      """)
    (self.pointsPerInch, self.reach) = (pointsPerInch, reach)
  }

  /// Returns the motion from a velocity, free or over a distance.
  public func curve(distance: Double?, velocity: Double) -> any MotionCurve {
    FormulaCurve.glide(velocity, over: distance) { speed in
      let seconds = min(speed / 2_300, 2)
      let way = min(speed * speed / (2 * 27.559 * pointsPerInch), reach ?? .infinity)
      let slope = way > 0 ? speed * seconds / way : 1
      let bezier = slope < 5 ? CubicBezier(0.2, 0.2 * slope, 0.55, 1) : CubicBezier(1 / slope, 1, 0.55, 1)
      return (way, seconds, .bezier(bezier, way: way, seconds: seconds))
    }
  }

  /// The first number of its archives: "CRMP" in ASCII.
  private static let tag = Double(0x43_52_4D_50)

  /// The points per inch, and the reach or 0, for archives.
  public var archived: [Double]? { [Self.tag, pointsPerInch, reach ?? 0] }

  /// Creates the law of an archive. Returns nil if the numbers belong to another law.
  public init?(archived numbers: [Double]) {
    guard numbers.count == 3, numbers[0] == Self.tag, numbers[1] > 0, numbers[2] >= 0,
      numbers.allSatisfy({ $0.isFinite })
    else { return nil }
    (pointsPerInch, reach) = (numbers[1], numbers[2] > 0 ? numbers[2] : nil)
  }
}
