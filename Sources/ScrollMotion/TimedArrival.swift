/// A law that takes a given time: it keeps the speed it sets out with, and slows down evenly into its end.
///
/// ```
/// d − x(t) = (1 − s)³ (d + (3 d − v₀ T) s)     s = t / T
/// ```
/// with d the distance, v₀ the speed it sets out with and T the duration. It never gets faster where v₀ T ≥ 2 d, and
/// passes its end and comes back only where v₀ T > 4 d.
///
/// **Sent elsewhere on its way** it arrives when it was to, as a ``TimingCurve`` does. Where there is nowhere to go, run
/// free, it ends where it began.
public final class TimedArrival: MotionLaw {
  /// The seconds it takes.
  public let duration: Double

  /// Makes a law from a duration in seconds. A duration below 0 or not finite is a mistake in the program, and traps; 0
  /// is there at once.
  public init(duration: Double) {
    precondition(
      duration >= 0 && duration.isFinite,
      "An arrival needs a duration of 0 seconds or more; this one is \(duration); half a second is brisk.")
    self.duration = duration
  }

  /// The seconds in which a way is covered by slowing down alone, 2 · distance / velocity: in more it would get faster
  /// first. Below 0 where the velocity points away; without a velocity 0.
  public static func slowing(over distance: Double, at velocity: Double) -> Double {
    velocity == 0 ? 0 : 2 * distance / velocity
  }

  /// The motion over a distance, from a velocity.
  public func curve(distance: Double?, velocity: Double) -> any MotionCurve {
    let (distance, duration) = (distance ?? 0, duration)
    let bend = 3 * distance - velocity * duration
    return FormulaCurve(
      distance: distance, duration: duration, .slowing(way: distance, bend: bend, seconds: duration))
  }

  /// The same in the seconds that are left.
  public func remainder(after seconds: Double) -> any MotionLaw {
    TimedArrival(duration: TimingCurve.left(of: duration, after: seconds))
  }

  /// What its archives begin with: "SNPL" in ASCII.
  private static let tag = Double(0x53_4E_50_4C)

  /// Its duration.
  public var archived: [Double]? { [Self.tag, duration] }

  /// The law of an archive; nil where that is of another.
  package init?(archived numbers: [Double]) {
    guard numbers.count == 2, numbers[0] == Self.tag, numbers[1] >= 0, numbers[1].isFinite
    else { return nil }
    duration = numbers[1]
  }
}
