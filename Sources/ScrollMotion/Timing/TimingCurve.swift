import ScrollSpace

/// A law that takes a given time along a given curve: an animation with a duration.
///
/// ```
/// x(t) = d · B(t/T) + c · t · (1 − t/T)²        c = v₀ − d · B′(0) / T for an initial velocity v₀, else 0
/// ```
/// with the distance d, the duration T and the curve B. From rest the motion is the curve itself. A motion with an
/// initial velocity keeps that velocity, and bends into the curve. The second term, which ends with neither a
/// distance nor a velocity, adds the velocity that the beginning of the curve lacks. A curve that is vertical at its
/// beginning has no velocity to compare with. Such a curve is followed as it is.
///
/// If the motion is sent elsewhere on its way, it arrives at the planned time: it continues along the rest of the
/// curve, in the remaining seconds. They are at least ``shortest``, or the whole duration if that is less.
///
/// Without a distance the motion stays where it is.
public final class TimingCurve: MotionLaw {
  /// The duration, in seconds.
  public let duration: Double
  /// The curve of the motion over that time.
  public let curve: CubicBezier

  /// Creates a law from a duration in seconds and a curve. A duration below 0 or not finite is a programmer's
  /// mistake, and traps. A duration of 0 arrives at once.
  public init(duration: Double, curve: CubicBezier = .easeInOut) {
    precondition(
      duration >= 0 && duration.isFinite, .curveDuration,
      "An animation needs a duration of 0 seconds or more; this one is \(duration); UIScrollView takes 0.3.")
    self.duration = duration
    self.curve = curve
  }

  /// The shortest time for a motion that is sent elsewhere shortly before its end: 1/60 s, a frame. Our choice: long
  /// enough to be a motion, and too short to be seen as late.
  public static let shortest = 1.0 / 60

  /// Returns the seconds that are left of a duration: at least ``shortest``, and at most the duration.
  static func left(of duration: Double, after seconds: Double) -> Double {
    max(duration - seconds, min(duration, shortest))
  }

  /// Returns the law for the rest of the curve, in the remaining seconds.
  public func remainder(after seconds: Double) -> any MotionLaw {
    let left = Self.left(of: duration, after: seconds)
    guard left < duration else { return self }
    return TimingCurve(duration: left, curve: curve.remainder(after: 1 - left / duration))
  }

  /// Returns the motion over a distance, from a velocity.
  public func curve(distance: Double?, velocity: Double) -> any MotionCurve {
    let (bezier, duration) = (curve, duration)
    let velocity = distance == nil ? 0 : velocity
    let distance = distance ?? 0
    let beginning = bezier.slope(at: 0) * distance / duration
    // The velocity that the beginning of the curve lacks.
    let lack = velocity != 0 && beginning.isFinite ? velocity - beginning : 0
    return FormulaCurve(
      distance: distance, duration: duration, .timed(bezier, way: distance, lack: lack, seconds: duration))
  }

  /// The first number of its archives: "TIME" in ASCII.
  private static let tag = Double(0x54_49_4D_45)

  /// The duration and the control points, for archives.
  public var archived: [Double]? { [Self.tag, duration, curve.x1, curve.y1, curve.x2, curve.y2] }

  /// Creates the law of an archive. Returns nil if the numbers belong to another law.
  public init?(archived numbers: [Double]) {
    guard numbers.count == 6, numbers[0] == Self.tag, numbers.allSatisfy({ $0.isFinite }), numbers[1] >= 0,
      (0...1).contains(numbers[2]), (0...1).contains(numbers[4])
    else { return nil }
    duration = numbers[1]
    curve = CubicBezier(numbers[2], numbers[3], numbers[4], numbers[5])
  }
}
