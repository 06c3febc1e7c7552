import ScrollMotion

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
  func duration(of ways: [SnapWay], pixel: Double) -> Double {
    switch self {
    case .automatic: return Self.naturalDuration(of: ways)
    case .duration(let seconds): return seconds
    case .spring(let response):
      var duration = 0.0
      for way in ways {
        let spring = CriticalSpring(
          displacement: 0 - way.distance, velocity: way.velocity, response: response)
        duration = max(duration, spring.duration(within: pixel / 2))
      }
      return duration
    }
  }

  /// The law for one way that takes so long.
  func law(for way: SnapWay, duration: Double) -> any MotionLaw {
    guard case .spring(let response) = self else { return SnapLaw(duration: duration) }
    return SnapSpring(response: response, duration: duration)
  }

  /// The time a way would take from rest grows with it, from 0.35 s to 1 s. A speed that would lead there by itself
  /// gets the time in which it only slows down, 2 · distance / speed; one that is too low for that, a time between that
  /// and what it would take from rest. None takes so long that it would pass its end, 4 · distance / speed, and
  /// none less than 0.1 s, so that the last points before a place do not stop a fling dead. The constants are our choice.
  private static func naturalDuration(of ways: [SnapWay]) -> Double {
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
      let glide = 2 * distance / speed
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

/// A way in a given time that keeps the speed it sets out with and slows down evenly into its end.
///
/// ```
/// d − x(t) = (1 − s)³ (d + (3 d − v₀ T) s)     s = t / T
/// ```
/// It never gets faster where v₀ T ≥ 2 d, and passes its end and comes back only where v₀ T > 4 d.
final class SnapLaw: MotionLaw {
  let duration: Double

  init(duration: Double) { self.duration = duration }

  func curve(distance: Double?, velocity: Double) -> any MotionCurve {
    SnapCurve(distance: distance ?? 0, velocity: velocity, duration: duration)
  }

  /// The same in the seconds that are left.
  func remainder(after seconds: Double) -> any MotionLaw {
    SnapLaw(duration: TimingCurve.left(of: duration, after: seconds))
  }
}

final class SnapCurve: MotionCurve {
  let distance: Double
  let duration: Double
  /// 3 d − v₀ T.
  let bend: Double

  init(distance: Double, bend: Double, duration: Double) {
    self.distance = distance
    self.duration = duration
    self.bend = bend
  }

  convenience init(distance: Double, velocity: Double, duration: Double) {
    self.init(distance: distance, bend: 3 * distance - velocity * duration, duration: duration)
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
    let distance = distance ?? 0
    // One that is sent far away shortly before its end takes its time, until it is a point away. Any other is nearer
    // than that when it ends.
    let spring = CriticalSpring(displacement: 0 - distance, velocity: velocity, response: response)
    return SnapSpringCurve(
      distance: distance, velocity: velocity, response: response,
      duration: max(duration, spring.duration(within: 1)))
  }

  /// The same in the seconds that are left, if they are enough.
  func remainder(after seconds: Double) -> any MotionLaw {
    SnapSpring(response: response, duration: TimingCurve.left(of: duration, after: seconds))
  }
}

extension TimingCurve {
  /// The seconds that are left of a duration: at least a frame, for a motion that is sent elsewhere shortly before its
  /// end, and never more than there were.
  fileprivate static func left(of duration: Double, after seconds: Double) -> Double {
    max(duration - seconds, min(duration, shortest))
  }
}

final class SnapSpringCurve: MotionCurve {
  let distance: Double
  let duration: Double
  /// The speed it sets out with.
  let start: Double
  let response: Double
  private let spring: CriticalSpring

  init(distance: Double, velocity: Double, response: Double, duration: Double) {
    self.distance = distance
    self.duration = duration
    (start, self.response) = (velocity, response)
    spring = CriticalSpring(displacement: 0 - distance, velocity: velocity, response: response)
  }

  func displacement(at seconds: Double) -> Double { distance + spring.displacement(at: seconds) }

  func velocity(at seconds: Double) -> Double { spring.velocity(at: seconds) }
}
