/// A law by which a critically damped spring ends at a given time.
///
/// Give it time enough to settle: what is left of the way when it ends is leapt over. Two axes whose springs end when the
/// later one has settled arrive together.
///
/// **Sent elsewhere on its way** it ends when it was to, if it is nearer than a point by then, and goes on until it is
/// where it is not. Where there is nowhere to go, run free, it ends where it began.
public final class TimedSpring: MotionLaw {
  /// The seconds of one swing were it not damped.
  public let response: Double
  /// The seconds it takes.
  public let duration: Double

  /// Makes a law from a response above 0 and a duration of 0 or more, both in seconds. Anything else is a mistake in the
  /// program, and traps.
  public init(response: Double, duration: Double) {
    precondition(
      response > 0 && response.isFinite && duration >= 0 && duration.isFinite,
      """
      A spring needs a response above 0 seconds and a duration of 0 or more; these are \(response) and \
      \(duration); a response of 0.3 has settled after half a second.
      """)
    self.response = response
    self.duration = duration
  }

  /// The motion over a distance, from a velocity.
  public func curve(distance: Double?, velocity: Double) -> any MotionCurve {
    let distance = distance ?? 0
    // One that is sent far away shortly before its end takes its time, until it is a point away. Any other is nearer
    // than that when it ends.
    let spring = CriticalSpring(displacement: 0 - distance, velocity: velocity, response: response)
    return TimedSpringCurve(
      spring, distance: distance, duration: max(duration, spring.duration(within: 1)))
  }

  /// The same in the seconds that are left, if they are enough.
  public func remainder(after seconds: Double) -> any MotionLaw {
    TimedSpring(response: response, duration: TimingCurve.left(of: duration, after: seconds))
  }

  /// What its archives begin with: "SNPS" in ASCII.
  private static let tag = Double(0x53_4E_50_53)

  /// Its response and its duration.
  public var archived: [Double]? { [Self.tag, response, duration] }

  /// The law of an archive; nil where that is of another.
  package init?(archived numbers: [Double]) {
    guard numbers.count == 3, numbers[0] == Self.tag, numbers[1] > 0, numbers[1].isFinite, numbers[2] >= 0,
      numbers[2].isFinite
    else { return nil }
    (response, duration) = (numbers[1], numbers[2])
  }
}

/// The curve of such a spring, which counts from the end of the distance.
private final class TimedSpringCurve: MotionCurve {
  let distance: Double
  let duration: Double
  private let spring: CriticalSpring

  init(_ spring: CriticalSpring, distance: Double, duration: Double) {
    (self.spring, self.distance, self.duration) = (spring, distance, duration)
  }

  func displacement(at seconds: Double) -> Double { distance + spring.displacement(at: seconds) }

  func velocity(at seconds: Double) -> Double { spring.velocity(at: seconds) }
}
