import ScrollEngine
import ScrollMotion

extension ScrollProfile {
  /// The profile of UIScrollView: long glides, edges that bounce, repeated flicks that get faster.
  public static var ios: ScrollProfile {
    var profile = ScrollProfile(fling: .decay(.normal), edges: .bounce())
    profile.settings.velocityStrategy = .iOS
    profile.settings.slop = 10
    profile.settings.minimumFlingSpeed = 83
    profile.settings.carriedMomentum = .iOS
    return profile
  }

  /// The profile of Android: the spline of OverScroller, and clamped edges. Points are density-independent
  /// pixels.
  public static var android: ScrollProfile {
    var profile = ScrollProfile(fling: .android(), keys: .timed(0.25, CubicBezier(0.29, 0.56, 0, 1)))
    profile.settings.slop = 8
    profile.settings.carriedMomentum = .android
    profile.settings.notchLength = 64
    profile.settings.pagePart = 1
    profile.settings.longPress = 0.4
    return profile
  }

  /// The profile of GTK 4: short glides, clamped edges, and flicks that add up.
  public static var gtk: ScrollProfile {
    var profile = ScrollProfile(
      fling: .decay(.gtk), keys: .timed(0.2, CubicBezier(1.0 / 3, 1, 2.0 / 3, 1)), notches: .jump)
    profile.settings.velocityStrategy = .mean
    profile.settings.slop = 8
    profile.settings.minimumFlingSpeed = 0
    profile.settings.maximumFlingSpeed = 1e6
    profile.settings.releasePause = 0.15
    profile.settings.carriedMomentum = .gtk
    profile.settings.notchPower = 2.0 / 3
    profile.settings.lineLength = 64.0 / 3
    profile.settings.pagePart = 0.9
    profile.settings.keyAddition = .never
    return profile
  }

  /// The profile of Chromium on Linux: a fling with a reach, clamped edges, and a browser's keys and wheels.
  /// For its rails, add `AxisLock(.sticky, channel: 47)` before the links that choose a target.
  public static var chromium: ScrollProfile {
    var profile = ScrollProfile(
      fling: .chromium(), projection: .decay(DecelerationRate(constant: 8.7)), keys: .timed(0.15),
      notches: .timed(0.19))
    profile.settings.slop = 15
    profile.settings.minimumFlingSpeed = 30
    profile.settings.maximumFlingSpeed = 17_000
    profile.settings.releasePause = 0.08
    profile.settings.wheelPause = 0.5
    profile.settings.carriedMomentum = .chromium
    profile.settings.distances = .chromium
    profile.settings.keyAddition = .overFreeContent
    return profile
  }

  /// The profile of a terminal, in which a point is a cell: steps without animation, three lines a notch, no
  /// glide.
  public static var terminal: ScrollProfile {
    var profile = ScrollProfile(fling: .none, keys: .jump)
    profile.settings.slop = 0
    profile.settings.distances = ScrollDistances(arrow: 1, line: 1, notch: 3, page: 1)
    return profile
  }
}
