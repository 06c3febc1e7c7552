public import ScrollSpace

/// What a fling takes over of the motion that its finger has caught: repeated flicks get faster.
///
/// A finger must go on in the direction of the motion and must not rest. How long it may rest, and what is added, differs:
///
/// | | may rest for | is added, in points per second |
/// |---|---|---|
/// | ``android`` | 40 ms | the speed at the catch |
/// | ``chromium`` | 50 ms | the speed with which the caught fling had set out |
/// | ``iOS`` | 20 ms | 0.000816 · v^1.967 of the speed v at the catch, 40,000 at most |
/// | ``gtk`` | any time | up to six times what the glide would still have |
///
/// Numbers that are not finite carry nothing. The limits of a fling's speed count before.
public enum CarriedMomentum: UInt8, CaseIterable, Sendable {
  /// A fling begins with the finger's velocity alone.
  case none
  /// Android's flywheel, in AbsListView and OverScroller: the velocity at the catch is added if both point the same way on
  /// both axes, and the finger never rests for more than 40 ms.
  case android
  /// Chromium's FlingBooster: the velocity with which the caught fling had set out is added if that fling and the new one are
  /// faster than 350 points per second and point the same way. No move may be slower than 150 points per second
  /// or point the other way, and none may come later than 50 ms after the one before it.
  case chromium
  /// Flutter's for iOS, on each axis by itself: of a motion of v points per second, 0.000816 · |v|^1.967 are added, 40,000 at
  /// most, if the fling points the same way and is faster than half of that. A finger that rests for more than 20 ms during
  /// the drag carries nothing.
  case iOS
  /// GTK 4's, on each axis by itself: of what the glide would still have by now, at k = 4, nothing is added to a fling of a
  /// third of that, all to an equally fast one, and up to six times that to faster ones.
  case gtk

  /// Seconds by which a limit may be overstepped: differences of times are rounded.
  private static let rounding = 1e-6

  /// The velocity of a fling whose finger had caught a motion, lifted at a time. Velocities are in points per second.
  public func velocity(of fling: Vector, after caught: CaughtMotion, atLift time: Timestamp) -> Vector {
    let (motion, gap) = (caught.velocity, caught.gap(atLift: time) - Self.rounding)
    guard motion.isFinite, caught.start.isFinite else { return fling }
    var result = fling
    switch self {
    case .none: break
    case .android:
      if gap <= 0.04, motion.x.heading == fling.x.heading, motion.y.heading == fling.y.heading {
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
        guard fling[axis].heading == motion[axis].heading, fling[axis].magnitude > carried / 2 else {
          continue
        }
        result[axis] += carried * motion[axis].heading
      }
    case .gtk:
      let left = Mathematics.exp(-4 * max(0, time - caught.time))
      for axis in Axis.both {
        let last = motion[axis] * left
        guard last != 0, fling[axis].heading == last.heading else { continue }
        let part = (fling[axis] / last - 0.33) / (1 - 0.33)
        if part > 0 { result[axis] += last * min(part, 6) }
      }
    }
    return result.isFinite ? result : fling
  }
}

extension CarriedMomentum: CustomStringConvertible {
  /// The name of the case.
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
  /// −1, 0 or 1.
  fileprivate var heading: Double { self > 0 ? 1 : self < 0 ? -1 : 0 }
}
