import ScrollSpace

/// A law by which a spring of any damping pulls to a target: for arrivals, and for edges of your own.
///
/// The motion starts with the present velocity. It has arrived when it stays within its threshold, and then jumps
/// over the rest. With a damping ratio below 1 it oscillates about the target. With 1 and above it passes the target
/// only if it starts too fast.
///
/// The crossing of an offset is searched from turn to turn, in up to 262,144 half oscillations. No swing past the
/// offset is missed unless it passes the offset by rounding alone. A damping ratio of 0.001, from a thousand points
/// away, takes 3,000 half oscillations.
///
/// If the motion is sent elsewhere on its way, it continues with its place and its velocity. If the target stays the
/// same, so does the motion. Without a distance, the spring ends at its start.
public final class SpringLaw: MotionLaw {
  /// The seconds of one oscillation without damping.
  public let response: Double
  /// The damping ratio. Below 1 the spring oscillates, above 1 it creeps.
  public let dampingRatio: Double
  /// The distance from the target within which the motion has arrived, in points.
  public let threshold: Double

  /// The distance of an invisible jump, in points: Chromium's end of a fling, and less than half a pixel at three
  /// pixels a point.
  public static let defaultThreshold = 0.1

  /// Creates a law from a response in seconds, a damping ratio and a threshold in points, all above 0. Anything else
  /// is a programmer's mistake, and traps.
  public init(response: Double, dampingRatio: Double = 1, threshold: Double = defaultThreshold) {
    DampedSpring.check(response: response, dampingRatio: dampingRatio)
    precondition(
      threshold > 0 && threshold.isFinite, .springThreshold,
      "A spring must arrive within a number of points above 0; this one is \(threshold); 0.1 is not seen.")
    self.response = response
    self.dampingRatio = dampingRatio
    self.threshold = threshold
  }

  /// Creates a law from a mass, a stiffness, a damping and a threshold in points, all above 0. Anything else is a
  /// programmer's mistake, and traps. Only the proportions of the first three matter.
  public convenience init(
    mass: Double = 1, stiffness: Double, damping: Double, threshold: Double = defaultThreshold
  ) {
    let (response, ratio) = DampedSpring.constants(mass: mass, stiffness: stiffness, damping: damping)
    self.init(response: response, dampingRatio: ratio, threshold: threshold)
  }

  /// Returns the motion over a distance, from a velocity.
  public func curve(distance: Double?, velocity: Double) -> any MotionCurve {
    let distance = distance ?? 0
    let spring = DampedSpring(
      displacement: 0 - distance, velocity: velocity, response: response, dampingRatio: dampingRatio)
    return SpringCurve(spring, distance: distance, threshold: threshold)
  }

  /// The first number of its archives: "SPRG" in ASCII.
  private static let tag = Double(0x53_50_52_47)

  /// The response, the damping ratio and the threshold, for archives.
  public var archived: [Double]? { [Self.tag, response, dampingRatio, threshold] }

  /// Creates the law of an archive. Returns nil if the numbers belong to another law.
  public init?(archived numbers: [Double]) {
    guard numbers.count == 4, numbers[0] == Self.tag, numbers.allSatisfy({ $0 > 0 && $0.isFinite }) else {
      return nil
    }
    (response, dampingRatio, threshold) = (numbers[1], numbers[2], numbers[3])
  }
}
