import ScrollEngine
import ScrollMotion

extension ScrollProfile {
  /// UIScrollView's feel: long glides, edges that bounce, flicks that get faster.
  public static var ios: ScrollProfile {
    var settings = ScrollSettings()
    settings.velocityStrategy = .iOS
    settings.slop = 10
    settings.minimumFlingSpeed = 83
    settings.carriedMomentum = .iOS
    return ScrollProfile(settings: settings, fling: .decay(.normal), edges: .bounce())
  }

  /// Android's: the spline of OverScroller, walls that hold. Points are density-independent pixels.
  public static var android: ScrollProfile {
    var settings = ScrollSettings()
    settings.slop = 8
    settings.carriedMomentum = .android
    settings.notchLength = 64
    settings.pagePart = 1
    settings.longPress = 0.4
    return ScrollProfile(
      settings: settings, fling: .android(), steps: .timed(0.25, CubicBezier(0.29, 0.56, 0, 1)))
  }

  /// GTK 4's: short glides, walls that hold, flicks that add up.
  public static var gtk: ScrollProfile {
    var settings = ScrollSettings()
    settings.slop = 8
    settings.minimumFlingSpeed = 0
    settings.maximumFlingSpeed = 1e6
    settings.carriedMomentum = .gtk
    settings.notchLength = 64
    settings.lineLength = 64.0 / 3
    settings.pagePart = 0.9
    return ScrollProfile(
      settings: settings, fling: .decay(.gtk), steps: .timed(0.2, CubicBezier(1.0 / 3, 1, 2.0 / 3, 1)))
  }

  /// Chromium's on Linux: a fling with a reach, walls that hold, keys and wheels of a browser. Add `AxisLock(.sticky)`
  /// before the links that land for its rails.
  public static var chromium: ScrollProfile {
    var settings = ScrollSettings()
    settings.slop = 15
    settings.minimumFlingSpeed = 30
    settings.maximumFlingSpeed = 17_000
    settings.releasePause = 0.08
    settings.carriedMomentum = .chromium
    settings.distances = .chromium
    return ScrollProfile(settings: settings, fling: .chromium(), steps: .timed(0.15))
  }

  /// A terminal's, where a point is a cell: steps at once, three lines a notch, no glide.
  public static var terminal: ScrollProfile {
    var settings = ScrollSettings()
    settings.slop = 0
    settings.arrowLength = 1
    settings.lineLength = 1
    settings.notchLength = 3
    settings.pagePart = 1
    return ScrollProfile(settings: settings, fling: .none, steps: .jump)
  }
}
