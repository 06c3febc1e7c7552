/// A curve in closed form: one object, whose formula is a value.
///
/// The formula holds from 0 to its duration. A glide's holds for a speed above 0: it is mirrored for one below, and stretched in
/// space and time alike to end after a distance, so that it keeps the speed of its start.
final class FormulaCurve: MotionCurve {
  let distance: Double
  let duration: Double
  private let formula: Formula
  /// By how much the formula's way is stretched, with its sign, and its time shrunk.
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
}

extension FormulaCurve {
  /// How far something has come, and how fast it is, after some seconds.
  enum Formula {
    /// A part of a way, as a curve says.
    case bezier(CubicBezier, way: Double, seconds: Double)
    /// The same, with a speed at the beginning that fades.
    case timed(CubicBezier, way: Double, lack: Double, seconds: Double)
    /// way − (1 − t/T)³ (way + bend · t/T)
    case slowing(way: Double, bend: Double, seconds: Double)
    /// way · (1 − (1 − t/T)^d)
    case power(Double, way: Double, speed: Double, seconds: Double)
    /// It loses as much speed in each second.
    case even(speed: Double, deceleration: Double)
    /// It loses speed in proportion to it, and evenly beside that: a speed that fades at a rate, within a reach of start / rate, less
    /// a speed that does not.
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
