import ScrollSpace

/// A critically damped spring: the quickest return to rest without oscillation.
///
/// ```
/// x(t) = (c₁ + c₂ t) e^(−λt)     c₁ = x₀     c₂ = v₀ + λ c₁     λ = 2π / response
/// ```
/// with x in points from its rest position, v in points per second and t in seconds. A spring with an initial
/// velocity may pass its rest position once. From the rest position at velocity v, its largest displacement is v /
/// (eλ).
public struct CriticalSpring: Hashable, Sendable {
  /// The initial displacement, in points from the rest position.
  public internal(set) var displacement: Double
  /// The initial velocity, in points per second.
  public internal(set) var velocity: Double
  /// λ, per second. Limited to 1e-6...1e6, so that no intermediate result overflows.
  public internal(set) var frequency: Double

  /// The smallest and the largest λ.
  static let frequencies = 1e-6...1e6

  /// UIScrollView's response at an edge, in seconds, as two projects have measured it.
  public static let edgeResponse = 0.575

  /// Creates a spring from a response: the seconds of one oscillation without damping. Must be above 0.
  public init(displacement: Double, velocity: Double, response: Double) {
    precondition(
      response > 0 && response.isFinite, .springResponse,
      "A spring's response must be a positive number of seconds; this one is \(response); 0.3 is fast.")
    self.displacement = displacement
    self.velocity = velocity
    frequency = Self.kept(2 * Double.pi / response)
  }

  /// Creates a spring of unit mass from a stiffness, per second squared: λ². Must be above 0.
  public init(displacement: Double, velocity: Double, stiffness: Double) {
    precondition(
      stiffness > 0 && stiffness.isFinite, .springStiffness,
      "A spring's stiffness must be a positive number; this one is \(stiffness); 120 gives a soft edge.")
    self.displacement = displacement
    self.velocity = velocity
    frequency = Self.kept(squareRoot(stiffness))
  }

  private static func kept(_ frequency: Double) -> Double {
    min(max(frequency, frequencies.lowerBound), frequencies.upperBound)
  }

  /// Returns a response for a distance in points that begins at a velocity. The response is short enough that the
  /// spring does not pass the end of the distance, as a spring with λ < velocity / distance does. The response is at
  /// least a fifth of `usual`, so that a short distance does not stop a fling abruptly. The fifth is our choice.
  public static func response(usually usual: Double, over distance: Double, at velocity: Double) -> Double {
    let ahead = velocity > 0 ? distance : 0 - distance
    guard velocity != 0, ahead > 0 else { return usual }
    return max(usual / 5, min(usual, 2 * Double.pi * ahead / velocity.magnitude))
  }

  private var slope: Double { velocity + frequency * displacement }

  /// Returns the displacement from the rest position after some seconds, in points. Before the start, returns the
  /// initial displacement.
  public func displacement(at seconds: Double) -> Double {
    guard seconds > 0 else { return displacement }
    let fade = exponential(-frequency * seconds)
    // After the fade has reached zero, the other factor may be infinite.
    return fade > 0 ? (displacement + slope * seconds) * fade : 0
  }

  /// Returns the velocity after some seconds, in points per second. Before the start, returns the initial velocity.
  public func velocity(at seconds: Double) -> Double {
    guard seconds > 0 else { return velocity }
    let fade = exponential(-frequency * seconds)
    return fade > 0 ? (velocity - frequency * seconds * slope) * fade : 0
  }

  /// The time at which the spring is farthest out and turns; nil if the spring approaches its rest position from the
  /// start.
  public var turn: Double? {
    let seconds = velocity / (frequency * slope)
    return seconds > 0 && seconds.isFinite ? seconds : nil
  }

  /// Returns the seconds after which the spring stays nearer to its rest position than `threshold` points. Never
  /// negative.
  public func duration(within threshold: Double) -> Double {
    let isSettled = { (seconds: Double) in self.displacement(at: seconds).magnitude <= threshold }
    let outermost = turn ?? 0
    if !isSettled(outermost) { return search(from: outermost, near: threshold, isPast: isSettled) }
    return isSettled(0) ? 0 : turningPoint(in: 0...outermost, isPast: isSettled)
  }

  /// Returns the first time at which the spring passes `level`, in points from its rest position, upwards (towards
  /// larger numbers) or downwards. Returns nil if it never does. A spring that starts at the level and leaves it in
  /// that direction passes at 0.
  public func crossing(of level: Double, up: Bool) -> Double? {
    let sign = up ? 1.0 : -1.0
    let ahead = { (seconds: Double) in sign * (self.displacement(at: seconds) - level) }
    let isPast = { (seconds: Double) in ahead(seconds) > 0 }
    if let turn, velocity * sign > 0 {
      guard ahead(0) < 0 else { return ahead(0) == 0 ? 0 : nil }
      return isPast(turn) ? turningPoint(in: 0...turn, isPast: isPast) : nil
    }
    // After its turn the spring only approaches its rest position, and reaches every level before it.
    let outermost = turn ?? 0
    guard ahead(outermost) <= 0, sign * level < 0 else { return nil }
    if ahead(outermost) == 0 { return outermost }
    let time = search(from: outermost, near: level.magnitude, isPast: isPast)
    return isPast(time) ? time : nil
  }

  /// Returns the time at which `isPast` becomes true after the turn, when the displacement is about `distance` points. If
  /// it never becomes true, returns the last time that is tried.
  private func search(from time: Double, near distance: Double, isPast: (Double) -> Bool) -> Double {
    var step = 1 / frequency
    while !isPast(time + step), step < 1e6 / frequency { step *= 2 }
    let known = arrival(after: time, within: distance).flatMap { known in
      isPast(known.upperBound) && !isPast(known.lowerBound) ? known : nil
    }
    return turningPoint(in: time...time + step, within: known, isPast: isPast)
  }

  /// Returns times between which the displacement falls to `distance` points, so near to each other that few moments are
  /// left between them, and so far apart that rounding decides at neither. Nil if they are not found.
  ///
  /// ln |x(t)| = ln |c₁ + c₂ t| − λt is nearly a straight line, and its tangents lead to the time in a few steps.
  private func arrival(after turn: Double, within distance: Double) -> ClosedRange<Double>? {
    guard distance > 0 else { return nil }
    let slope = slope
    var seconds = turn + 1 / frequency
    for _ in 0..<8 {
      let amount = displacement + slope * seconds
      let fall = frequency - slope / amount
      let step = (logarithm(amount.magnitude / distance) - frequency * seconds) / fall
      // Beside its turn the spring is so slow that rounding decides over a longer time.
      guard fall > frequency / 8, step.isFinite else { return nil }
      seconds += step
      let margin = 3e-13 / frequency + 4e-15 * seconds
      guard step.magnitude > margin / 4 else {
        return seconds - margin > turn ? seconds - margin...seconds + margin : nil
      }
    }
    return nil
  }
}
