/// A critically damped spring: the quickest way home that does not swing to and fro.
///
/// ```
/// x(t) = (c₁ + c₂ t) e^(−λt)     c₁ = x₀     c₂ = v₀ + λ c₁     λ = 2π / response
/// ```
/// with x in points from its rest, v in points per second and t in seconds. Started with a speed, it
/// may pass its rest once. From rest position at speed v it gets v / (eλ) away.
public struct CriticalSpring: Hashable, Sendable {
  /// Where it starts, in points from its rest.
  public internal(set) var displacement: Double
  /// The speed it starts with, in points per second.
  public internal(set) var velocity: Double
  /// λ, per second. Never below 1e-6 or above 1e6, so that no number overflows on the way.
  public internal(set) var frequency: Double

  /// The least and the greatest λ.
  static let frequencies = 1e-6...1e6

  /// UIScrollView's response at an edge, in seconds, as two projects have measured it.
  public static let edgeResponse = 0.575

  /// A spring with a response: the seconds of one swing were it not damped. Must be above 0.
  public init(displacement: Double, velocity: Double, response: Double) {
    precondition(
      response > 0 && response.isFinite,
      "A spring's response must be a positive number of seconds; this one is \(response); 0.3 is brisk.")
    self.displacement = displacement
    self.velocity = velocity
    frequency = Self.kept(2 * Double.pi / response)
  }

  /// A spring of unit mass with a stiffness, per second squared: λ² . Must be above 0.
  public init(displacement: Double, velocity: Double, stiffness: Double) {
    precondition(
      stiffness > 0 && stiffness.isFinite,
      "A spring's stiffness must be a positive number; this one is \(stiffness); 120 is a soft edge.")
    self.displacement = displacement
    self.velocity = velocity
    frequency = Self.kept(squareRoot(stiffness))
  }

  private static func kept(_ frequency: Double) -> Double {
    min(max(frequency, frequencies.lowerBound), frequencies.upperBound)
  }

  /// A response for a way of so many points that begins at a velocity: short enough that the spring does not run past the
  /// end of the way, which it does where λ < velocity / distance, but no shorter than a fifth of `usual`, so that a short
  /// way does not stop a fling dead. The fifth is our choice.
  public static func response(usually usual: Double, over distance: Double, at velocity: Double) -> Double {
    let ahead = velocity > 0 ? distance : 0 - distance
    guard velocity != 0, ahead > 0 else { return usual }
    return max(usual / 5, min(usual, 2 * Double.pi * ahead / velocity.magnitude))
  }

  private var slope: Double { velocity + frequency * displacement }

  /// Points from its rest after some seconds; before the start, those of the start.
  public func displacement(at seconds: Double) -> Double {
    guard seconds > 0 else { return displacement }
    let fade = exponential(-frequency * seconds)
    // Once it has faded to nothing, what it multiplies may be infinite.
    return fade > 0 ? (displacement + slope * seconds) * fade : 0
  }

  /// Points per second after some seconds; before the start, those of the start.
  public func velocity(at seconds: Double) -> Double {
    guard seconds > 0 else { return velocity }
    let fade = exponential(-frequency * seconds)
    return fade > 0 ? (velocity - frequency * seconds * slope) * fade : 0
  }

  /// When it is furthest out and turns; nil if it heads home from the start.
  public var turn: Double? {
    let seconds = velocity / (frequency * slope)
    return seconds > 0 && seconds.isFinite ? seconds : nil
  }

  /// Seconds after which it stays nearer to its rest than `threshold` points. Never negative.
  public func duration(within threshold: Double) -> Double {
    let isSettled = { (seconds: Double) in self.displacement(at: seconds).magnitude <= threshold }
    let outermost = turn ?? 0
    if !isSettled(outermost) { return search(from: outermost, isPast: isSettled) }
    return isSettled(0) ? 0 : turningPoint(in: 0...outermost, isPast: isSettled)
  }

  /// The first time at which it passes `level` points from its rest going `up` (towards larger numbers)
  /// or down; nil if it never does. A spring that starts on the level and leaves it that way passes at 0.
  public func crossing(of level: Double, up: Bool) -> Double? {
    let sign = up ? 1.0 : -1.0
    let ahead = { (seconds: Double) in sign * (self.displacement(at: seconds) - level) }
    let isPast = { (seconds: Double) in ahead(seconds) > 0 }
    if let turn, velocity * sign > 0 {
      guard ahead(0) < 0 else { return ahead(0) == 0 ? 0 : nil }
      return isPast(turn) ? turningPoint(in: 0...turn, isPast: isPast) : nil
    }
    // After its turn it only nears its rest, and reaches every level short of it.
    let outermost = turn ?? 0
    guard ahead(outermost) <= 0, sign * level < 0 else { return nil }
    if ahead(outermost) == 0 { return outermost }
    let time = search(from: outermost, isPast: isPast)
    return isPast(time) ? time : nil
  }

  /// The time at which it is past something that it comes to once it heads home; the last that is looked at if it never does.
  private func search(from time: Double, isPast: (Double) -> Bool) -> Double {
    var step = 1 / frequency
    while !isPast(time + step), step < 1e6 / frequency { step *= 2 }
    return turningPoint(in: time...time + step, isPast: isPast)
  }
}
