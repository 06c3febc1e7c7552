import ScrollMotion
import ScrollSpace

/// How it gets to where it snaps. Both axes set out with the speed they have and arrive together, but for one that
/// runs into a wall on the way: that has the wall's answer, and goes on from there in its time.
public enum SnapArrival: Sendable {
  /// As quickly as looks natural, and in a second at most: a fling only slows down where it would have come as far by
  /// itself; a way without speed takes 0.35 s and up, the further the longer.
  case automatic
  /// In this many seconds.
  case duration(Double)
  /// By critically damped springs with this response in seconds; both end when the later one has settled to half a pixel.
  case spring(response: Double)

  var isSound: Bool {
    switch self {
    case .automatic: true
    case .duration(let seconds): seconds >= 0 && seconds.isFinite
    case .spring(let response): response > 0 && response.isFinite
    }
  }

  /// The seconds that ways take together.
  func duration(of ways: PerAxis<SnapWay?>, pixel: Double) -> Double {
    switch self {
    case .automatic: return Self.naturalDuration(of: ways)
    case .duration(let seconds): return seconds
    case .spring(let response):
      var duration = 0.0
      for axis in Axis.both {
        guard let way = ways[axis] else { continue }
        let spring = CriticalSpring(
          displacement: 0 - way.distance, velocity: way.velocity, response: response)
        duration = max(duration, spring.duration(within: Tolerance.offset(pixel: pixel)))
      }
      return duration
    }
  }

  /// The law for ways that take so long.
  func law(duration: Double) -> any MotionLaw {
    guard case .spring(let response) = self else { return TimedArrival(duration: duration) }
    return TimedSpring(response: response, duration: duration)
  }

  /// The time a way would take from rest grows with it, from 0.35 s to 1 s. A speed that would lead there by itself
  /// gets the time in which it only slows down, 2 · distance / speed; one that is too low for that, a time between that
  /// and what it would take from rest. None takes so long that it would pass its end, 4 · distance / speed, and
  /// none less than 0.1 s, so that the last points before a place do not stop a fling dead. The constants are our choice.
  private static func naturalDuration(of ways: PerAxis<SnapWay?>) -> Double {
    var duration = 0.1
    var longest = 1.0
    for axis in Axis.both {
      guard let way = ways[axis] else { continue }
      let distance = way.distance.magnitude
      let speed = way.distance > 0 ? way.velocity : 0 - way.velocity
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

/// What one axis has before it.
struct SnapWay {
  /// Points to where it shall rest.
  let distance: Double
  /// The speed it has, in points per second.
  let velocity: Double
}
