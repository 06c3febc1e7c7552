import ScrollSpace

/// A spring of any damping: it oscillates, or returns the quickest way, or creeps.
///
/// ```
/// m x″ + c x′ + k x = 0        ω = √(k/m) = 2π / response        ζ = c / (2 √(k m)), the damping ratio
/// x(t) = e^(−ζωt) · (x₀ C(t) + (v₀ + ζω x₀) S(t))
///
/// ζ < 1   oscillates        C = cos(rt)     S = sin(rt) / r      r = ω √(1 − ζ²)
/// ζ = 1   as CriticalSpring C = 1           S = t
/// ζ > 1   creeps            C = cosh(rt)    S = sinh(rt) / r     r = ω √(ζ² − 1)
/// ```
/// with x in points from its rest position, v in points per second and t in seconds.
public struct DampedSpring: Hashable, Sendable {
  /// The initial displacement, in points from the rest position.
  public let displacement: Double
  /// The initial velocity, in points per second.
  public let velocity: Double
  /// ω, per second. Limited to 0.001...1e6, so that no intermediate result overflows.
  public let frequency: Double
  /// ζ. Limited to 0.001...100, for the same reason.
  public let dampingRatio: Double
  /// ζω: the rate at which an oscillating spring fades, per second.
  private let fading: Double
  /// r, per second, and 1 / r.
  private let (rate, unit): (Double, Double)
  /// The rate at which the spring fades in the long run, per second.
  private let slowest: Double
  /// v₀ + ζω x₀.
  private let pull: Double

  /// Creates a spring from a response, the seconds of one oscillation without damping, and a damping ratio. Both must
  /// be above 0.
  public init(displacement: Double, velocity: Double, response: Double, dampingRatio: Double) {
    Self.check(response: response, dampingRatio: dampingRatio)
    let ratio = min(max(dampingRatio, 0.001), 100)
    self.displacement = displacement
    self.velocity = velocity
    self.dampingRatio = ratio
    frequency = min(max(2 * Double.pi / response, 0.001), 1e6)
    fading = ratio * frequency
    rate = frequency * squareRoot((1 - ratio).magnitude * (1 + ratio))
    unit = 1 / rate
    pull = velocity + fading * displacement
    slowest = ratio < 1 ? fading : frequency * frequency / (fading + rate)
  }

  /// Creates a spring from a mass, a stiffness and a damping. All three must be above 0. Only their proportions
  /// matter.
  public init(displacement: Double, velocity: Double, mass: Double, stiffness: Double, damping: Double) {
    let (response, ratio) = Self.constants(mass: mass, stiffness: stiffness, damping: damping)
    self.init(displacement: displacement, velocity: velocity, response: response, dampingRatio: ratio)
  }

  /// Returns the response, in seconds, and the damping ratio of a mass on a spring.
  static func constants(mass: Double, stiffness: Double, damping: Double) -> (Double, Double) {
    precondition(
      mass > 0 && mass.isFinite && stiffness > 0 && stiffness.isFinite && damping > 0 && damping.isFinite,
      .springParts,
      """
      A spring's mass, stiffness and damping must be positive numbers; these are \(mass), \(stiffness) and \
      \(damping); 1, 100 and 20 are critically damped.
      """)
    return (
      2 * Double.pi * squareRoot(mass / stiffness), damping / (2 * (squareRoot(stiffness) * squareRoot(mass)))
    )
  }

  /// Traps if the numbers are not those of a spring.
  static func check(response: Double, dampingRatio: Double) {
    precondition(
      response > 0 && response.isFinite && dampingRatio > 0 && dampingRatio.isFinite, .springRatio,
      """
      A spring's response must be a positive number of seconds, and its damping ratio a positive number; these are \
      \(response) and \(dampingRatio). 0.3 and 1 are brisk, and do not oscillate.
      """)
  }

  /// True if the spring oscillates: ζ is below 1.
  public var swings: Bool { dampingRatio < 1 }

  /// Returns C and S after some seconds, both multiplied by the fading. If nothing is left, both are 0.
  @inline(__always)
  private func parts(at seconds: Double) -> (Double, Double) {
    let angle = rate * seconds
    if !swings, angle > 0.01 {
      let (half, rest) = (exponential(-slowest * seconds) / 2, exponential(-2 * angle))
      return (half * (1 + rest), half * (1 - rest) * unit)
    }
    let fade = exponential(-fading * seconds)
    guard fade > 0 else { return (0, 0) }
    if swings {
      let (sine, cosine) = sineAndCosine(angle)
      return (fade * cosine, fade * sine * unit)
    }
    // Here the difference of the exponentials would lose digits. The series of cosh and sinh are exact to the last
    // bit.
    let square = angle * angle
    let cosh = 1 + square * (1.0 / 2 + square * (1.0 / 24 + square / 720))
    let sinh = 1 + square * (1.0 / 6 + square * (1.0 / 120 + square / 5_040))
    return (fade * cosh, fade * seconds * sinh)
  }

  /// Returns the displacement from the rest position after some seconds, in points. Before the start, returns the
  /// initial displacement.
  public func displacement(at seconds: Double) -> Double {
    guard seconds > 0 else { return displacement }
    let (c, s) = parts(at: seconds)
    return displacement * c + pull * s
  }

  /// Returns the velocity after some seconds, in points per second. Before the start, returns the initial velocity.
  public func velocity(at seconds: Double) -> Double {
    guard seconds > 0 else { return velocity }
    let (c, s) = parts(at: seconds)
    return velocity * (c - fading * s) - frequency * frequency * displacement * s
  }

  /// Returns the seconds after which the spring stays nearer to its rest position than `threshold` points. Never
  /// negative, and always finite.
  ///
  /// For an oscillating spring, the result is the moment at which the envelope of its oscillation is within the
  /// threshold: up to half an oscillation after the last moment outside. For any other spring, the result is that
  /// moment itself, found by bisection.
  public func duration(within threshold: Double) -> Double {
    let settled = { (seconds: Double) in self.displacement(at: seconds).magnitude <= threshold }
    let bound = envelope.duration(within: threshold)
    guard !swings else { return min(bound, fadingTime(within: threshold)) }
    if let turn, !settled(turn) { return turningPoint(in: turn...max(turn, bound), isPast: settled) }
    return settled(0) ? 0 : turningPoint(in: 0...(turn ?? bound), isPast: settled)
  }

  /// A critical spring that is never nearer to its rest position than this spring: without the fading, |C| is at most
  /// 1 and |S| at most t.
  private var envelope: CriticalSpring {
    CriticalSpring(
      displacement: displacement.magnitude, velocity: pull.magnitude - slowest * displacement.magnitude,
      response: 2 * Double.pi / slowest)
  }

  /// Returns the seconds until the fading amplitude is within a threshold.
  private func fadingTime(within threshold: Double) -> Double {
    let swing = pull * unit
    let most = squareRoot(displacement * displacement + swing * swing)
    return max(0, min(logarithm(most / threshold), 746) / fading)
  }

  /// The time of the first turn, and the interval between turns; nil if the spring never turns.
  var turns: (first: Double, every: Double)? {
    guard swings else { return turn.map { ($0, .infinity) } }
    let half = Double.pi * unit
    guard velocity != 0 else { return displacement == 0 ? nil : (half, half) }
    // The spring turns once in each half oscillation.
    let sign = velocity < 0 ? -1.0 : 1
    return (turningPoint(in: 0...half) { sign * self.velocity(at: $0) <= 0 }, half)
  }

  /// The time at which a spring without oscillation is farthest out and turns; nil if it approaches its rest position
  /// from the start.
  private var turn: Double? {
    let seconds = velocity / (fading * velocity + frequency * frequency * displacement)
    let part = rate * seconds
    guard seconds > 0, part < 1 else { return nil }
    // Close to a critical spring the logarithm would lose digits.
    return part < 1e-4
      ? seconds * (1 + part * part / 3) : logarithm((1 + part) / (1 - part)) / (2 * rate)
  }
}
