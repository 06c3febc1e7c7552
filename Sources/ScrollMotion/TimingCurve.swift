/// A law that takes a given time along a given curve: an animation as the program orders it.
///
/// ```
/// x(t) = d · B(t/T) + c · t · (1 − t/T)²        c = v₀ − d · B′(0) / T where it sets out with a speed, else 0
/// ```
/// with d the distance, T the duration and B the curve. From rest it is the curve itself. One that sets out while
/// something moves keeps that speed, and bends into the curve: the second term, which ends with neither a
/// distance nor a speed, makes good what the curve's own beginning lacks. A curve that is upright at its
/// beginning has no speed there to be made good, and is followed as it is.
///
/// **Sent elsewhere on its way** it arrives when it was to: it goes on along the rest of the curve, in the seconds that
/// are left, but not in fewer than ``shortest``, or its whole duration where that is less.
///
/// Where there is nowhere to go, run free, it stays where it is.
public final class TimingCurve: MotionLaw {
  /// The seconds it takes.
  public let duration: Double
  /// How it gets there over that time.
  public let curve: CubicBezier

  /// Makes a law from a duration in seconds and a curve. A duration below 0 or not finite is a mistake in the
  /// program, and traps; 0 is there at once.
  public init(duration: Double, curve: CubicBezier = .easeInOut) {
    precondition(
      duration >= 0 && duration.isFinite,
      "An animation needs a duration of 0 seconds or more; this one is \(duration); UIScrollView takes 0.3.")
    self.duration = duration
    self.curve = curve
  }

  /// The least time in which one that is sent elsewhere shortly before its end gets there: 1/60 s, a frame. Our choice:
  /// long enough to be a motion, and too short to be seen as late.
  public static let shortest = 1.0 / 60

  /// The seconds that are left of a duration: at least ``shortest``, and never more than there were.
  static func left(of duration: Double, after seconds: Double) -> Double {
    max(duration - seconds, min(duration, shortest))
  }

  /// The rest of the curve, in the seconds that are left.
  public func remainder(after seconds: Double) -> any MotionLaw {
    let left = Self.left(of: duration, after: seconds)
    guard left < duration else { return self }
    return TimingCurve(duration: left, curve: curve.remainder(after: 1 - left / duration))
  }

  /// The motion over a distance, from a velocity.
  public func curve(distance: Double?, velocity: Double) -> any MotionCurve {
    let (bezier, duration) = (curve, duration)
    let velocity = distance == nil ? 0 : velocity
    let distance = distance ?? 0
    let beginning = bezier.slope(at: 0) * distance / duration
    // The speed that the curve's own beginning lacks.
    let lack = velocity != 0 && beginning.isFinite ? velocity - beginning : 0
    return FormulaCurve(
      distance: distance, duration: duration, .timed(bezier, way: distance, lack: lack, seconds: duration))
  }

  /// What its archives begin with: "TIME" in ASCII.
  private static let tag = Double(0x54_49_4D_45)

  /// Its duration and its control points.
  public var archived: [Double]? { [Self.tag, duration, curve.x1, curve.y1, curve.x2, curve.y2] }

  /// The law of an archive; nil where that is of another.
  public init?(archived numbers: [Double]) {
    guard numbers.count == 6, numbers[0] == Self.tag, numbers.allSatisfy({ $0.isFinite }), numbers[1] >= 0,
      (0...1).contains(numbers[2]), (0...1).contains(numbers[4])
    else { return nil }
    duration = numbers[1]
    curve = CubicBezier(numbers[2], numbers[3], numbers[4], numbers[5])
  }
}
