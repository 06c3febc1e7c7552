import ScrollSpace

/// A law by which a critically damped spring ends at a given time.
///
/// Choose a time that is long enough for the spring to settle: at its end the motion jumps over the rest of the
/// distance. If the springs of two axes end when the later one has settled, they arrive together.
///
/// If the motion is sent elsewhere on its way, it ends at the planned time if it is nearer than a point by then.
/// Otherwise it continues until it is nearer than a point. Without a distance it ends at its start.
public final class TimedSpring: MotionLaw {
  /// The seconds of one oscillation without damping.
  public let response: Double
  /// The duration, in seconds.
  public let duration: Double

  /// Creates a law from a response above 0 and a duration of 0 or more, both in seconds. Anything else is a
  /// programmer's mistake, and traps.
  public init(response: Double, duration: Double) {
    precondition(
      response > 0 && response.isFinite && duration >= 0 && duration.isFinite, .springDuration,
      """
      A spring needs a response above 0 seconds and a duration of 0 or more; these are \(response) and \
      \(duration); a response of 0.3 has settled after half a second.
      """)
    self.response = response
    self.duration = duration
  }

  /// Returns the motion over a distance, from a velocity.
  public func curve(distance: Double?, velocity: Double) -> any MotionCurve {
    let distance = distance ?? 0
    // A spring that is sent far away shortly before its end continues until it is a point away. Any other spring is
    // nearer than a point at its end.
    let spring = CriticalSpring(displacement: 0 - distance, velocity: velocity, response: response)
    return TimedSpringCurve(
      spring, distance: distance, duration: max(duration, spring.duration(within: 1)))
  }

  /// Returns the same law for the remaining seconds, if they are enough.
  public func remainder(after seconds: Double) -> any MotionLaw {
    TimedSpring(response: response, duration: TimingCurve.left(of: duration, after: seconds))
  }

  /// The first number of its archives: "SNPS" in ASCII.
  private static let tag = Double(0x53_4E_50_53)

  /// The response and the duration, for archives.
  public var archived: [Double]? { [Self.tag, response, duration] }

  /// Creates the law of an archive. Returns nil if the numbers belong to another law.
  package init?(archived numbers: [Double]) {
    guard numbers.count == 3, numbers[0] == Self.tag, numbers[1] > 0, numbers[1].isFinite, numbers[2] >= 0,
      numbers[2].isFinite
    else { return nil }
    (response, duration) = (numbers[1], numbers[2])
  }
}

/// The curve of a timed spring. The spring's displacement counts from the end of the distance.
private final class TimedSpringCurve: MotionCurve {
  let distance: Double
  let duration: Double
  private let spring: CriticalSpring

  init(_ spring: CriticalSpring, distance: Double, duration: Double) {
    (self.spring, self.distance, self.duration) = (spring, distance, duration)
  }

  func displacement(at seconds: Double) -> Double { distance + spring.displacement(at: seconds) }

  func velocity(at seconds: Double) -> Double { spring.velocity(at: seconds) }

  var range: ClosedRange<Double>? {
    let turn = spring.turn.map { displacement(at: $0) } ?? 0
    let (lower, upper) = (min(0, distance, turn), max(0, distance, turn))
    return lower <= upper ? lower...upper : nil
  }
}
