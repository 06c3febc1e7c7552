/// A law by which a spring of any damping pulls to the end of the way: for arrivals, and for edges of your own.
///
/// It starts with the speed that there is, and has arrived when it stays nearer than its threshold: the rest is leapt
/// over. A damping ratio below 1 swings past the end; at 1 and above it passes the end only if it sets out too fast.
///
/// The moment of passing an offset is sought from turn to turn, in up to 262,144 half swings: no swing past the offset is
/// missed that leads further past it than rounding. A damping ratio of 0.001, from a thousand points away, takes 3,000.
///
/// **Sent elsewhere on its way** it goes on with its place and its speed: to where it goes anyway, by the same motion.
/// Without a distance, the spring ends where it began.
public final class SpringLaw: MotionLaw {
  /// The seconds of one swing were it not damped.
  public let response: Double
  /// Below 1 it swings, above 1 it crawls.
  public let dampingRatio: Double
  /// It has arrived when it stays nearer than this, in points.
  public let threshold: Double

  /// Nearer than this nobody sees a leap, in points: Chromium's end of a fling, and less than half a pixel where three
  /// are a point.
  public static let nearness = 0.1

  /// Makes a law from a response in seconds, a damping ratio and a threshold in points, all above 0. Anything else is a
  /// mistake in the program, and traps.
  public init(response: Double, dampingRatio: Double = 1, threshold: Double = nearness) {
    DampedSpring.check(response: response, dampingRatio: dampingRatio)
    precondition(
      threshold > 0 && threshold.isFinite,
      "A spring must arrive within a number of points above 0; this one is \(threshold); 0.1 is not seen.")
    self.response = response
    self.dampingRatio = dampingRatio
    self.threshold = threshold
  }

  /// Makes a law from a mass, a stiffness, a damping and a threshold in points, all above 0. Anything else is a mistake
  /// in the program, and traps. Only the proportions of the first three count.
  public convenience init(
    mass: Double = 1, stiffness: Double, damping: Double, threshold: Double = nearness
  ) {
    let (response, ratio) = DampedSpring.constants(mass: mass, stiffness: stiffness, damping: damping)
    self.init(response: response, dampingRatio: ratio, threshold: threshold)
  }

  /// The motion over a distance, from a velocity.
  public func curve(distance: Double?, velocity: Double) -> any MotionCurve {
    let distance = distance ?? 0
    let spring = DampedSpring(
      displacement: 0 - distance, velocity: velocity, response: response, dampingRatio: dampingRatio)
    return SpringCurve(spring, distance: distance, threshold: threshold)
  }

  /// What its archives begin with: "SPRG" in ASCII.
  private static let tag = Double(0x53_50_52_47)

  /// Its response, its damping ratio and its threshold.
  public var archived: [Double]? { [Self.tag, response, dampingRatio, threshold] }

  /// The law of an archive; nil where that is of another.
  public init?(archived numbers: [Double]) {
    guard numbers.count == 4, numbers[0] == Self.tag, numbers.allSatisfy({ $0 > 0 && $0.isFinite }) else {
      return nil
    }
    (response, dampingRatio, threshold) = (numbers[1], numbers[2], numbers[3])
  }
}
