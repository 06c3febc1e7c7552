/// What a fling takes over of the motion that its finger has caught: repeated flicks get faster.
///
/// It counts on each axis by itself, and only if motion and fling point the same way. Numbers that are not finite carry nothing.
public enum CarriedMomentum: UInt8, CaseIterable, Sendable {
  /// A fling begins with the finger's velocity alone.
  case none
  /// The velocity of the motion is added: Android's flywheel, in OverScroller.
  case android
  /// The velocity of the motion is added if both are faster than 350 points per second: Chromium's FlingBooster. That also
  /// asks for a finger that comes within 50 ms, which the caller must know.
  case chromium
  /// Of a motion of v points per second, 0.000816 · |v|^1.967 are added, 40,000 at most: Flutter's for iOS.
  case iOS

  /// The velocity of a fling of a finger's velocity that caught a motion, all in points per second.
  public func velocity(of fling: Double, after motion: Double) -> Double {
    let (speed, carried) = (fling.magnitude, motion.magnitude)
    guard fling * motion > 0, carried.isFinite, speed.isFinite else { return fling }
    let added: Double
    switch self {
    case .none: added = 0
    case .android: added = carried
    case .chromium: added = min(speed, carried) > 350 ? carried : 0
    case .iOS: added = min(0.000816 * Mathematics.pow(carried, 1.967), 40_000)
    }
    return fling < 0 ? fling - added : fling + added
  }
}
