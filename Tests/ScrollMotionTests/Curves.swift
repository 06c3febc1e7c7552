import Foundation
import ScrollMotion

/// A curve by what it answers at a time.
final class Formula: MotionCurve {
  let distance: Double
  let duration: Double
  private let place: @Sendable (Double) -> Double
  private let speed: @Sendable (Double) -> Double

  init(
    distance: Double, duration: Double, at place: @escaping @Sendable (Double) -> Double,
    speed: @escaping @Sendable (Double) -> Double
  ) {
    (self.distance, self.duration, self.place, self.speed) = (distance, duration, place, speed)
  }

  func displacement(at seconds: Double) -> Double { place(seconds) }

  func velocity(at seconds: Double) -> Double { speed(seconds) }

  /// Answers that are given: to lie with.
  convenience init(distance: Double, duration: Double, place: Double, speed: Double) {
    self.init(distance: distance, duration: duration, at: { _ in place }, speed: { _ in speed })
  }

  /// A curve that swings: `distance · part`, with a damped sine on it that is gone at the end.
  convenience init(distance: Double, duration: Double, amplitude: Double, swings: Double) {
    let turn = 2 * .pi * swings / duration
    self.init(distance: distance, duration: duration) { seconds in
      distance * seconds / duration + amplitude * (1 - seconds / duration) * sin(turn * seconds)
    } speed: { seconds in
      let sway = (duration - seconds) * turn * cos(turn * seconds) - sin(turn * seconds)
      return (distance + amplitude * sway) / duration
    }
  }
}
