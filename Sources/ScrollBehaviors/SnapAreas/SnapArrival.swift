import ScrollMotion
import ScrollSpace

/// The motion by which the content reaches an area.
///
/// Both axes keep their present speed at first, and arrive together. An axis that hits a wall on the way gets
/// the edge's answer, and takes the edge's time.
public enum SnapArrival: Hashable, Sendable {
  /// A duration of at most one second that looks natural. A fling whose natural stop is as far away only
  /// slows down. From rest, the duration is 0.35 s or more, and grows with the distance. A key to which a profile has
  /// given a curve keeps that curve, and takes √distance / 60 s if that is longer.
  case automatic
  /// A duration, in seconds.
  case duration(Double)
  /// Critically damped springs with this response, in seconds. Both axes end when the later one is within
  /// half a pixel.
  case spring(response: Double)

  var isSound: Bool {
    switch self {
    case .automatic: true
    case .duration(let seconds): seconds >= 0 && seconds.isFinite
    case .spring(let response): response > 0 && response.isFinite
    }
  }

  /// Returns the common duration for both axes, in seconds.
  func duration(of travels: PerAxis<SnapTravel?>, pixel: Double) -> Double {
    switch self {
    case .automatic: return Self.naturalDuration(of: travels)
    case .duration(let seconds): return seconds
    case .spring(let response):
      var duration = 0.0
      for axis in Axis.both {
        guard let travel = travels[axis] else { continue }
        let spring = CriticalSpring(
          displacement: 0 - travel.distance, velocity: travel.velocity, response: response)
        duration = max(duration, spring.duration(within: Tolerance.offset(pixel: pixel)))
      }
      return duration
    }
  }

  /// Returns the law of motion for a duration.
  func law(duration: Double) -> any MotionLaw {
    guard case .spring(let response) = self else { return TimedArrival(duration: duration) }
    return TimedSpring(response: response, duration: duration)
  }

  /// From rest, the duration grows with the distance, from 0.35 s to 1 s. A glide that would reach the end by
  /// itself gets the duration in which it only slows down: 2 · distance / speed. A slower motion gets a
  /// duration between that and the duration from rest. No duration is so long that the motion would pass its
  /// end (4 · distance / speed). None is below 0.1 s, so a fling does not stop dead in its last points. The
  /// constants are our choice.
  private static func naturalDuration(of travels: PerAxis<SnapTravel?>) -> Double {
    var duration = 0.1
    var longest = 1.0
    for axis in Axis.both {
      guard let travel = travels[axis] else { continue }
      let distance = travel.distance.magnitude
      let speed = travel.distance > 0 ? travel.velocity : 0 - travel.velocity
      let calm = 0.35 + 0.65 * (distance / (distance + 2_000))
      guard speed > 0 else {
        duration = max(duration, calm)
        continue
      }
      let glide = TimedArrival.slowing(over: distance, at: speed)
      duration = max(duration, glide <= 1 ? glide : calm + (1 - calm) / (glide * glide))
      longest = min(longest, 2 * glide)
    }
    return max(0.1, min(duration, longest))
  }
}

/// The distance and the speed of an axis before an arrival.
struct SnapTravel {
  /// The distance to the rest position, in points.
  let distance: Double
  /// The present velocity, in points per second.
  let velocity: Double
}
