import ScrollSpace

/// A law that takes a given time: the motion keeps its initial velocity, and slows down evenly to its end.
///
/// ```
/// d − x(t) = (1 − s)³ (d + (3 d − v₀ T) s)     s = t / T
/// ```
/// with the distance d, the initial velocity v₀ and the duration T. The motion never gets faster if v₀ T ≥ 2 d. It
/// passes its end and comes back only if v₀ T > 4 d.
///
/// If the motion is sent elsewhere on its way, it arrives at the planned time, like a ``TimingCurve``. Without a
/// distance it ends at its start.
public final class TimedArrival: MotionLaw {
  /// The duration, in seconds.
  public let duration: Double

  /// Creates a law from a duration in seconds. A duration below 0 or not finite is a programmer's mistake, and traps.
  /// A duration of 0 arrives at once.
  public init(duration: Double) {
    precondition(
      duration >= 0 && duration.isFinite, .arrivalDuration,
      "An arrival needs a duration of 0 seconds or more; this one is \(duration); 0.5 is fast.")
    self.duration = duration
  }

  /// Returns the seconds in which a distance is covered by slowing down alone, 2 · distance / velocity. With a longer
  /// duration the motion would get faster first. Below 0 if the velocity points away; 0 without a velocity.
  public static func slowing(over distance: Double, at velocity: Double) -> Double {
    velocity == 0 ? 0 : 2 * distance / velocity
  }

  /// Returns the motion over a distance, from a velocity.
  public func curve(distance: Double?, velocity: Double) -> any MotionCurve {
    let (distance, duration) = (distance ?? 0, duration)
    let bend = 3 * distance - velocity * duration
    return FormulaCurve(
      distance: distance, duration: duration, .slowing(way: distance, bend: bend, seconds: duration))
  }

  /// Returns the same law for the remaining seconds.
  public func remainder(after seconds: Double) -> any MotionLaw {
    TimedArrival(duration: TimingCurve.left(of: duration, after: seconds))
  }

  /// The first number of its archives: "SNPL" in ASCII.
  private static let tag = Double(0x53_4E_50_4C)

  /// The duration, for archives.
  public var archived: [Double]? { [Self.tag, duration] }

  /// Creates the law of an archive. Returns nil if the numbers belong to another law.
  package init?(archived numbers: [Double]) {
    guard numbers.count == 2, numbers[0] == Self.tag, numbers[1] >= 0, numbers[1].isFinite
    else { return nil }
    duration = numbers[1]
  }
}
