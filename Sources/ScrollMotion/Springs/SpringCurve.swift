internal import CScrollCore

/// The curve of a spring that pulls to the end of a distance, until it stays within a threshold: one object.
final class SpringCurve: MotionCurve {
  let distance: Double
  let duration: Double
  private let spring: DampedSpring
  /// The time of the first turn, and the interval between turns.
  private let turns: (first: Double, every: Double)?

  /// Creates a curve. The spring's displacement counts from the end of the distance.
  init(_ spring: DampedSpring, distance: Double, threshold: Double) {
    (self.spring, self.distance) = (spring, distance)
    duration = spring.duration(within: threshold)
    turns = spring.turns
  }

  func displacement(at seconds: Double) -> Double { distance + spring.displacement(at: seconds) }

  func velocity(at seconds: Double) -> Double { spring.velocity(at: seconds) }

  /// Each swing is shorter than the one before.
  var range: ClosedRange<Double>? {
    let first = turns.map { displacement(at: $0.first) } ?? 0
    let second = turns.map { displacement(at: $0.first + $0.every) } ?? 0
    let (lower, upper) = (min(0, distance, first, second), max(0, distance, first, second))
    return lower <= upper ? lower...upper : nil
  }

  func turn(after seconds: Double) -> Double? {
    guard let turns else { return nil }
    if seconds < turns.first { return turns.first }
    // The quotient may round to the present turn.
    let number = csc_floor((seconds - turns.first) / turns.every)
    let next = turns.first + (number + 1) * turns.every
    let turn = next > seconds ? next : turns.first + (number + 2) * turns.every
    return turn > seconds && turn.isFinite ? turn : nil
  }
}
