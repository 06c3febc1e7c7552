import Foundation
import ScrollMotion

/// A curve that swings: `distance · part`, with a damped sine on it that is gone at the end.
final class Swing: MotionCurve {
  let distance: Double
  let duration: Double
  let amplitude: Double
  let swings: Double

  init(distance: Double, duration: Double, amplitude: Double, swings: Double) {
    self.distance = distance
    self.duration = duration
    self.amplitude = amplitude
    self.swings = swings
  }

  func displacement(at seconds: Double) -> Double {
    let part = seconds / duration
    return distance * part + amplitude * (1 - part) * sin(2 * .pi * swings * part)
  }

  func velocity(at seconds: Double) -> Double {
    let part = seconds / duration
    let angle = 2 * .pi * swings * part
    let sway = (1 - part) * 2 * .pi * swings * cos(angle) - sin(angle)
    return (distance + amplitude * sway) / duration
  }
}

/// A curve whose four answers are given: to lie with.
final class Claims: MotionCurve {
  let distance: Double
  let duration: Double
  let place: Double
  let speed: Double

  init(distance: Double, duration: Double, place: Double, speed: Double) {
    self.distance = distance
    self.duration = duration
    self.place = place
    self.speed = speed
  }

  func displacement(at seconds: Double) -> Double { place }
  func velocity(at seconds: Double) -> Double { speed }
}
