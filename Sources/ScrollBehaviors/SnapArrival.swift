import ScrollMotion

/// How it gets to where it snaps. Both axes set out with the speed they have and arrive together.
public enum SnapArrival: Sendable {
  /// As quickly as looks natural, and in a second at most: a fling about as it would have slowed down by itself, a
  /// way without speed in 0.35 s and up, the further the longer.
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

  /// The law for ways, each with the speed towards its end: distances and velocities in points and seconds.
  func law(over ways: [(distance: Double, velocity: Double)], pixel: Double) -> any MotionLaw {
    switch self {
    case .automatic: return SnapLaw(duration: Self.naturalDuration(of: ways))
    case .duration(let seconds): return SnapLaw(duration: seconds)
    case .spring(let response):
      var duration = 0.0
      for way in ways {
        let spring = CriticalSpring(displacement: 0 - way.distance, velocity: way.velocity, response: response)
        duration = max(duration, spring.duration(within: pixel / 2))
      }
      return SnapSpring(response: response, duration: duration)
    }
  }

  /// The time a way would take from rest grows with it, from 0.35 s to 1 s; a speed towards the end shortens it, until
  /// none would pass the end, which needs velocity · duration ≤ 4 · distance. It is no less than 0.1 s, so that
  /// the last points before a place do not stop a fling dead. The constants are our choice.
  private static func naturalDuration(of ways: [(distance: Double, velocity: Double)]) -> Double {
    var duration = 0.1
    var longest = 1.0
    for way in ways {
      let distance = way.distance.magnitude
      let speed = way.distance > 0 ? way.velocity : 0 - way.velocity
      let calm = 0.35 + 0.65 * (distance / (distance + 2_000))
      guard speed > 0 else {
        duration = max(duration, calm)
        continue
      }
      duration = max(duration, distance / (speed / 3 + distance / calm))
      longest = min(longest, 4 * distance / speed)
    }
    return max(0.1, min(duration, longest))
  }
}

/// A way in a given time that keeps the speed it sets out with and slows down evenly into its end.
///
/// ```
/// d − x(t) = (1 − s)³ (d + (3 d − v₀ T) s)     s = t / T
/// ```
/// It passes its end and comes back only where v₀ T > 4 d.
final class SnapLaw: MotionLaw {
  let duration: Double

  init(duration: Double) { self.duration = duration }

  func curve(distance: Double?, velocity: Double) -> any MotionCurve {
    SnapCurve(distance: distance ?? 0, velocity: velocity, duration: duration)
  }
}

private final class SnapCurve: MotionCurve {
  let distance: Double
  let duration: Double
  /// 3 d − v₀ T.
  private let bend: Double

  init(distance: Double, velocity: Double, duration: Double) {
    self.distance = distance
    self.duration = duration
    bend = 3 * distance - velocity * duration
  }

  func displacement(at seconds: Double) -> Double {
    let part = seconds / duration
    let left = 1 - part
    return distance - left * left * left * (distance + bend * part)
  }

  func velocity(at seconds: Double) -> Double {
    let part = seconds / duration
    let left = 1 - part
    return left * left * (3 * (distance + bend * part) - left * bend) / duration
  }
}

/// A critically damped spring that ends at a given time.
final class SnapSpring: MotionLaw {
  let response: Double
  let duration: Double

  init(response: Double, duration: Double) {
    self.response = response
    self.duration = duration
  }

  func curve(distance: Double?, velocity: Double) -> any MotionCurve {
    SnapSpringCurve(
      CriticalSpring(displacement: 0 - (distance ?? 0), velocity: velocity, response: response),
      distance: distance ?? 0, duration: duration)
  }
}

private final class SnapSpringCurve: MotionCurve {
  let distance: Double
  let duration: Double
  private let spring: CriticalSpring

  init(_ spring: CriticalSpring, distance: Double, duration: Double) {
    self.spring = spring
    self.distance = distance
    self.duration = duration
  }

  func displacement(at seconds: Double) -> Double { distance + spring.displacement(at: seconds) }

  func velocity(at seconds: Double) -> Double { spring.velocity(at: seconds) }
}
