/// The curve of a glide that only slows down: one object, whose formula is a value.
///
/// The formula holds from 0 to its duration for a speed above 0. It is mirrored for one below, and stretched in space and time
/// alike to end after a distance, so that it keeps the speed of its start.
final class GlideCurve: MotionCurve {
  let distance: Double
  let duration: Double
  private let formula: Formula
  /// By how much the formula's way is stretched, with its sign, and its time shrunk.
  private let size: Double
  private let pace: Double
  private let sign: Double

  /// How far something has come, and how fast it is, after some seconds.
  enum Formula {
    /// A part of a way, as a curve says.
    case bezier(CubicBezier, way: Double, seconds: Double)
    /// way · (1 − (1 − t/T)^d)
    case power(Double, way: Double, speed: Double, seconds: Double)
    /// It loses as much speed in each second.
    case even(speed: Double, deceleration: Double)
    /// It loses speed in proportion to it, and evenly beside that: a speed that fades at a rate, less a speed that does not.
    case fading(start: Double, rate: Double, slow: Double)

    func displacement(at t: Double) -> Double {
      switch self {
      case .bezier(let bezier, let way, let seconds): way * bezier.value(at: t / seconds)
      case .power(let d, let way, _, let seconds): way - way * Mathematics.pow(1 - t / seconds, d)
      case .even(let speed, let deceleration): (speed - deceleration * t / 2) * t
      case .fading(let start, let rate, let slow):
        start / rate * (1 - Mathematics.exp(0 - rate * t)) - slow * t
      }
    }

    func velocity(at t: Double) -> Double {
      switch self {
      case .bezier(let bezier, let way, let seconds): way / seconds * bezier.slope(at: t / seconds)
      case .power(let d, _, let speed, let seconds): speed * Mathematics.pow(1 - t / seconds, d - 1)
      case .even(let speed, let deceleration): speed - deceleration * t
      case .fading(let start, let rate, let slow): start * Mathematics.exp(0 - rate * t) - slow
      }
    }
  }

  private init(
    distance: Double, duration: Double, _ formula: Formula, size: Double, pace: Double, sign: Double
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

  /// A glide from a velocity, free or over a distance, by the formula of a speed above 0. Where it would be stretched by a
  /// factor below a quarter or above 2, as for a decay of the engine's, a critical spring goes there. A velocity that is not
  /// finite counts as 0.
  static func glide(
    _ velocity: Double, over distance: Double?,
    by formula: (_ speed: Double) -> (distance: Double, duration: Double, Formula)
  ) -> any MotionCurve {
    let velocity = velocity.isFinite ? velocity : 0
    let (sign, free) = (velocity < 0 ? -1.0 : 1, formula(velocity.magnitude))
    let way = sign * free.distance
    let stretch = distance.map { $0 / way } ?? 1
    guard stretch >= 0.25, stretch <= 2 else {
      return SpringLaw(response: CriticalSpring.edgeResponse).curve(distance: distance, velocity: velocity)
    }
    return GlideCurve(
      distance: distance ?? way, duration: free.duration * stretch, free.2, size: sign * stretch,
      pace: 1 / stretch, sign: sign)
  }
}
