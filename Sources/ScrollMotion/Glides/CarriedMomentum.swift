public import ScrollSpace

/// The part of a caught motion that the next fling takes over, so that repeated flicks get faster.
///
/// The finger must continue in the direction of the motion, and must not rest. The longest rest and the added
/// velocity differ:
///
/// | | longest rest | added velocity, in points per second |
/// |---|---|---|
/// | ``android`` | 40 ms | the velocity at the catch |
/// | ``chromium`` | 50 ms | the initial velocity of the caught fling |
/// | ``iOS`` | 20 ms | 0.000816 · v^1.967 of the velocity v at the catch, 40,000 at most, and twice the fling's own |
/// | ``gtk`` | any time | up to six times the velocity that the glide would still have |
///
/// Numbers that are not finite add nothing. The limits of a fling's velocity apply before the addition.
public enum CarriedMomentum: UInt8, CaseIterable, Sendable {
  /// A fling starts with the finger's velocity alone.
  case none
  /// Android's flywheel, in AbsListView and OverScroller. The velocity at the catch is added if both velocities have
  /// the same direction on both axes, and the finger never rests for more than 40 ms.
  case android
  /// Chromium's FlingBooster. The initial velocity of the caught fling is added if that fling and the new fling are
  /// faster than 350 points per second, and have the same direction. No move may be slower than 150 points per second
  /// or have the opposite direction. No move may come later than 50 ms after the one before.
  case chromium
  /// Flutter's rule for iOS, on each axis by itself. For a motion of v points per second, 0.000816 · |v|^1.967 are
  /// added, 40,000 at most. The fling must have the same direction. A finger that rests for more than 20 ms during the
  /// drag adds nothing.
  ///
  /// A fling adds twice its own velocity at most. Flutter adds nothing to a fling that is slower than half of the added
  /// velocity, so that of equal flicks in a row every second one is as slow as the first. Here no flick is slower than
  /// an equal one before it, as in UIKit.
  case iOS
  /// GTK 4's rule, on each axis by itself. The glide's velocity at the lift would be r, at k = 4. A fling of a third
  /// of r gets nothing, a fling of r gets r, and faster flings get up to six times r.
  case gtk

  /// The tolerance of time limits, in seconds: differences of times are rounded.
  private static let rounding = 1e-6

  /// Returns the velocity of a fling whose finger had caught a motion, at the time of the lift. Velocities are in
  /// points per second.
  public func velocity(of fling: Vector, after caught: CaughtMotion, atLift time: Timestamp) -> Vector {
    let (motion, gap) = (caught.velocity, caught.gap(atLift: time) - Self.rounding)
    guard motion.isFinite, caught.start.isFinite else { return fling }
    var result = fling
    switch self {
    case .none: break
    case .android:
      if gap <= 0.04, motion.x.direction == fling.x.direction, motion.y.direction == fling.y.direction {
        result = fling + motion
      }
    case .chromium:
      let isAlong = fling.x * caught.start.x + fling.y * caught.start.y > 0
      if gap <= 0.05, isAlong, caught.slowest >= 150, min(fling.length, motion.length) >= 350 {
        result = fling + caught.start
      }
    case .iOS:
      for axis in Axis.both where caught.rest - Self.rounding <= 0.02 {
        let carried = min(0.000816 * Mathematics.pow(motion[axis].magnitude, 1.967), 40_000)
        guard fling[axis].direction == motion[axis].direction else { continue }
        result[axis] += min(carried, 2 * fling[axis].magnitude) * motion[axis].direction
      }
    case .gtk:
      let left = Mathematics.exp(-4 * max(0, time - caught.time))
      for axis in Axis.both {
        let last = motion[axis] * left
        guard last != 0, fling[axis].direction == last.direction else { continue }
        let part = (fling[axis] / last - 0.33) / (1 - 0.33)
        if part > 0 { result[axis] += last * min(part, 6) }
      }
    }
    return result.isFinite ? result : fling
  }
}

extension CarriedMomentum: CustomStringConvertible {
  /// The name of the case.
  @_documentation(visibility: internal)
  public var description: String {
    switch self {
    case .none: "none"
    case .android: "android"
    case .chromium: "chromium"
    case .iOS: "iOS"
    case .gtk: "gtk"
    }
  }
}

extension Double {
  /// The sign of the number: −1, 0 or 1.
  fileprivate var direction: Double { self > 0 ? 1 : self < 0 ? -1 : 0 }
}
