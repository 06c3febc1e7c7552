/// A spring of any damping: it swings, or goes home the quickest way, or crawls.
///
/// ```
/// m x″ + c x′ + k x = 0        ω = √(k/m) = 2π / response        ζ = c / (2 √(k m)), the damping ratio
/// x(t) = e^(−ζωt) · (x₀ C(t) + (v₀ + ζω x₀) S(t))
///
/// ζ < 1   it swings         C = cos(rt)     S = sin(rt) / r      r = ω √(1 − ζ²)
/// ζ = 1   as CriticalSpring C = 1           S = t
/// ζ > 1   it crawls         C = cosh(rt)    S = sinh(rt) / r     r = ω √(ζ² − 1)
/// ```
/// with x in points from its rest, v in points per second and t in seconds.
public struct DampedSpring: Hashable, Sendable {
  /// Where it starts, in points from its rest.
  public let displacement: Double
  /// The speed it starts with, in points per second.
  public let velocity: Double
  /// ω, per second. Never below 0.001 or above 1e6, so that no number overflows on the way.
  public let frequency: Double
  /// ζ. Never below 0.001 or above 100, for the same reason.
  public let dampingRatio: Double
  /// ζω: how fast a spring that swings fades, per second.
  private let fading: Double
  /// r, per second, and 1 / r.
  private let (rate, unit): (Double, Double)
  /// How fast it fades in the long run, per second.
  private let slowest: Double
  /// v₀ + ζω x₀.
  private let pull: Double

  /// A spring with a response, in seconds of one swing were it not damped, and a damping ratio. Both must be above 0.
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

  /// A spring that pulls a mass, with a stiffness and a damping. All three must be above 0. Only their proportions count.
  public init(displacement: Double, velocity: Double, mass: Double, stiffness: Double, damping: Double) {
    let (response, ratio) = Self.constants(mass: mass, stiffness: stiffness, damping: damping)
    self.init(displacement: displacement, velocity: velocity, response: response, dampingRatio: ratio)
  }

  /// The response, in seconds, and the damping ratio of a mass on a spring.
  static func constants(mass: Double, stiffness: Double, damping: Double) -> (Double, Double) {
    precondition(
      mass > 0 && mass.isFinite && stiffness > 0 && stiffness.isFinite && damping > 0 && damping.isFinite,
      """
      A spring's mass, stiffness and damping must be positive numbers; these are \(mass), \(stiffness) and \
      \(damping); 1, 100 and 20 neither swing nor crawl.
      """)
    return (
      2 * Double.pi * squareRoot(mass / stiffness), damping / (2 * (squareRoot(stiffness) * squareRoot(mass)))
    )
  }

  /// Traps where these are no spring's.
  static func check(response: Double, dampingRatio: Double) {
    precondition(
      response > 0 && response.isFinite && dampingRatio > 0 && dampingRatio.isFinite,
      """
      A spring's response must be a positive number of seconds, and its damping ratio a positive number; these are \
      \(response) and \(dampingRatio); 0.3 and 1 are brisk, and do not swing.
      """)
  }

  /// Whether it swings to and fro: ζ is below 1.
  public var swings: Bool { dampingRatio < 1 }

  /// C and S after some seconds, both times the fading. Where nothing is left, both are 0.
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
    // There the exponentials' difference would lose digits: series of cosh and sinh are exact to the last bit.
    let square = angle * angle
    let cosh = 1 + square * (1.0 / 2 + square * (1.0 / 24 + square / 720))
    let sinh = 1 + square * (1.0 / 6 + square * (1.0 / 120 + square / 5_040))
    return (fade * cosh, fade * seconds * sinh)
  }

  /// Points from its rest after some seconds; before the start, those of the start.
  public func displacement(at seconds: Double) -> Double {
    guard seconds > 0 else { return displacement }
    let (c, s) = parts(at: seconds)
    return displacement * c + pull * s
  }

  /// Points per second after some seconds; before the start, those of the start.
  public func velocity(at seconds: Double) -> Double {
    guard seconds > 0 else { return velocity }
    let (c, s) = parts(at: seconds)
    return velocity * (c - fading * s) - frequency * frequency * displacement * s
  }

  /// Seconds after which it stays nearer to its rest than `threshold` points. Never negative, and always finite.
  ///
  /// Of a spring that swings it is the moment from which an envelope of its swings is so near: up to half a swing after
  /// the last moment outside. Of any other it is that moment itself, found by halving.
  public func duration(within threshold: Double) -> Double {
    let settled = { (seconds: Double) in self.displacement(at: seconds).magnitude <= threshold }
    let bound = envelope.duration(within: threshold)
    guard !swings else { return min(bound, fadingTime(within: threshold)) }
    if let turn, !settled(turn) { return turningPoint(in: turn...max(turn, bound), isPast: settled) }
    return settled(0) ? 0 : turningPoint(in: 0...(turn ?? bound), isPast: settled)
  }

  /// A critical spring that is never nearer than this one: their fading apart, neither |C| is above 1 nor |S| above t.
  private var envelope: CriticalSpring {
    CriticalSpring(
      displacement: displacement.magnitude, velocity: pull.magnitude - slowest * displacement.magnitude,
      response: 2 * Double.pi / slowest)
  }

  /// Seconds until swings that only fade are nearer than a threshold.
  private func fadingTime(within threshold: Double) -> Double {
    let swing = pull * unit
    let most = squareRoot(displacement * displacement + swing * swing)
    return max(0, min(logarithm(most / threshold), 746) / fading)
  }

  /// When it turns first, and every how many seconds from then on; nil if it never turns.
  var turns: (first: Double, every: Double)? {
    guard swings else { return turn.map { ($0, .infinity) } }
    let half = Double.pi * unit
    guard velocity != 0 else { return displacement == 0 ? nil : (half, half) }
    // In each half swing it turns once.
    let sign = velocity < 0 ? -1.0 : 1
    return (turningPoint(in: 0...half) { sign * self.velocity(at: $0) <= 0 }, half)
  }

  /// When a spring that does not swing is furthest out and turns; nil if it heads home from the start.
  private var turn: Double? {
    let seconds = velocity / (fading * velocity + frequency * frequency * displacement)
    let part = rate * seconds
    guard seconds > 0, part < 1 else { return nil }
    // Next to a critical spring the logarithm would lose digits.
    return part < 1e-4
      ? seconds * (1 + part * part / 3) : logarithm((1 + part) / (1 - part)) / (2 * rate)
  }
}
