/// A curve in closed form: one object, whose formula is a value.
///
/// The formula holds from 0 to its duration. The formula of a glide holds for a velocity above 0 and is mirrored for
/// a velocity below. To end after a distance, the formula is stretched by the same factor in space and time, so that
/// the initial velocity stays.
final class FormulaCurve: MotionCurve {
  let distance: Double
  let duration: Double
  private let formula: Formula
  /// The factor of the formula's distances, with a sign, and the factor of its time.
  private let size: Double
  private let pace: Double
  private let sign: Double

  init(
    distance: Double, duration: Double, _ formula: Formula, size: Double = 1, pace: Double = 1,
    sign: Double = 1
  ) {
    (self.distance, self.duration, self.formula) = (distance, duration, formula)
    (self.size, self.pace, self.sign) = (size, pace, sign)
  }

  func displacement(at seconds: Double) -> Double {
    seconds < duration ? size * formula.displacement(at: seconds * pace) : distance
  }

  func velocity(at seconds: Double) -> Double {
    seconds < duration ? sign * formula.velocity(at: seconds * pace) : 0
  }

  var range: ClosedRange<Double>? {
    let bounds = formula.bounds
    let (one, other) = (size * bounds.lower, size * bounds.upper)
    let (lower, upper) = (min(0, distance, one, other), max(0, distance, one, other))
    return lower <= upper ? lower...upper : nil  // of numbers that are not finite, nothing is known
  }
}

extension FormulaCurve {
  /// The distance and the velocity of a motion as functions of time.
  enum Formula {
    /// A part of a distance, along a curve.
    case bezier(CubicBezier, way: Double, seconds: Double)
    /// The same, plus an initial velocity that fades.
    case timed(CubicBezier, way: Double, lack: Double, seconds: Double)
    /// way − (1 − t/T)³ (way + bend · t/T)
    case slowing(way: Double, bend: Double, seconds: Double)
    /// way · (1 − (1 − t/T)^d)
    case power(Double, way: Double, speed: Double, seconds: Double)
    /// A constant deceleration.
    case even(speed: Double, deceleration: Double)
    /// A velocity that fades at a rate, within a reach of start / rate, less a constant velocity: the velocity
    /// decreases in proportion to itself and by a constant rate.
    case fading(start: Double, reach: Double, rate: Double, slow: Double)

    func displacement(at t: Double) -> Double {
      switch self {
      case .bezier(let bezier, let way, let seconds): return way * bezier.value(at: t / seconds)
      case .timed(let bezier, let way, let lack, let seconds):
        let left = 1 - t / seconds
        return way * bezier.value(at: t / seconds) + lack * t * left * left
      case .slowing(let way, let bend, let seconds):
        let left = 1 - t / seconds
        return way - left * left * left * (way + bend * (t / seconds))
      case .power(let d, let way, _, let seconds): return way - way * Mathematics.pow(1 - t / seconds, d)
      case .even(let speed, let deceleration): return (speed - deceleration * t / 2) * t
      case .fading(_, let reach, let rate, let slow):
        return reach * (1 - Mathematics.exp(0 - rate * t)) - slow * t
      }
    }

    func velocity(at t: Double) -> Double {
      switch self {
      case .bezier(let bezier, let way, let seconds): return way / seconds * bezier.slope(at: t / seconds)
      case .timed(let bezier, let way, let lack, let seconds):
        let part = t / seconds
        let left = 1 - part
        return way * bezier.slope(at: part) / seconds + lack * left * (left - 2 * part)
      case .slowing(let way, let bend, let seconds):
        let left = 1 - t / seconds
        return left * left * (3 * (way + bend * (t / seconds)) - left * bend) / seconds
      case .power(let d, _, let speed, let seconds): return speed * Mathematics.pow(1 - t / seconds, d - 1)
      case .even(let speed, let deceleration): return speed - deceleration * t
      case .fading(let start, _, let rate, let slow): return start * Mathematics.exp(0 - rate * t) - slow
      }
    }
  }
}
