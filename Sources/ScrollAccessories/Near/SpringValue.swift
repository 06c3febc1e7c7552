import ScrollEngine
import ScrollMotion
import ScrollSpace

/// A number that moves to a target by a critically damped spring, as a function of time.
struct SpringValue: Hashable, Sendable {
  /// The value and the velocity at the start.
  private var from, velocity: Double
  /// The value at rest.
  private(set) var target: Double
  private var response: Double
  private var start: Timestamp
  /// The distance from the target at which the motion ends.
  private var tolerance: Double
  private var spring: CriticalSpring
  /// The duration, in seconds.
  private var duration: Double

  /// Creates a motion that starts at a time, from a value and at a velocity.
  init(
    from value: Double, velocity: Double = 0, to target: Double, response: Double, at time: Timestamp,
    tolerance: Double
  ) {
    (from, self.velocity, self.target) = (value, velocity, target)
    (self.response, start, self.tolerance) = (response, time, tolerance)
    spring = CriticalSpring(displacement: value - target, velocity: velocity, response: response)
    duration = spring.duration(within: tolerance)
  }

  /// The time at which the motion ends.
  var end: Timestamp { start + duration }

  /// Returns the motion on a clock that was set back by some seconds.
  func setBack(by seconds: Double) -> SpringValue {
    var moved = self
    moved.start = start - seconds
    return moved
  }

  func value(at time: Timestamp) -> Double {
    time >= end ? target : target + spring.displacement(at: max(0, time - start))
  }

  func velocity(at time: Timestamp) -> Double {
    time >= end ? 0 : spring.velocity(at: max(0, time - start))
  }
}

extension SpringValue: Archivable {
  init() { self.init(from: 0, to: 0, response: 1, at: .zero, tolerance: 1) }

  mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    let isUsable = { (value: Double) in value.isUsable }
    let value = try archive.value(from, where: isUsable)
    let velocity = try archive.value(velocity, where: isUsable)
    let target = try archive.value(target, where: isUsable)
    let response = try archive.value(response, where: { $0 > 0 && $0.isUsable })
    let start = try archive.value(start, where: { $0.seconds.isUsable })
    let tolerance = try archive.value(tolerance, where: { $0 > 0 && $0.isUsable })
    guard archive.isReading else { return }
    self = SpringValue(
      from: value, velocity: velocity, to: target, response: response, at: start, tolerance: tolerance)
  }
}
