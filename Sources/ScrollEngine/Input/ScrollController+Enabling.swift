import ScrollMotion
public import ScrollSpace

extension ScrollController {
  /// Whether a finger, a wheel or a step moves the content: false disables both axes, true enables both. Reads true if
  /// either is enabled; `settings.isScrollEnabled` has them apart.
  ///
  /// While an axis is disabled, input does not move the content along it and does not fling it. While both are, nothing is
  /// caught and nothing is told of input: a finger that comes down is ignored until it goes, also if scrolling is
  /// enabled meanwhile. Fingers that are down when both are disabled are ignored from then on, and a drag
  /// ends as a cancelled one, when the callbacks of the present call are done. What moves by itself goes on: a
  /// deceleration, an animation, a run of wheel deltas until its end. The program can scroll, as with UIScrollView.
  public var isScrollEnabled: Bool {
    get { state.settings.isScrollEnabled.x || state.settings.isScrollEnabled.y }
    set { settings.isScrollEnabled = PerAxis(newValue) }
  }

  /// Returns the axes on which an input by this many points would move the content. An axis at the wall, or past it, does not
  /// count, nor does one that is disabled. A host with several scrollers asks this to choose one.
  ///
  /// With `isWheel` the input is that of a wheel or a trackpad, in points: `settings.wheelMapping` maps it, and the answer names
  /// the axes on which the content would move. Without, the input is that of a finger or a key, which nothing maps.
  public func canScroll(by delta: Vector, isWheel: Bool = false) -> PerAxis<Bool> {
    var result = PerAxis(false)
    let delta = enabled(turned(isWheel ? mapped(delta) : delta))
    for axis in Axis.both where delta[axis] != 0 && delta[axis].isFinite {
      result[axis] = !isAtWall(axis, towards: delta[axis])
    }
    return result
  }

  /// Whether an axis stands at the wall to which a movement leads, or past that.
  func isAtWall(_ axis: Axis, towards movement: Double) -> Bool {
    let (extent, offset) = (state.geometry.extent[axis], state.offset[axis])
    let reach = Tolerance.offset(pixel: state.settings.pixel)
    return movement < 0
      ? offset - reach <= extent.lower ?? -.infinity : offset + reach >= extent.upper ?? .infinity
  }

  /// A movement of a wheel, on the screen, along the axes that the settings map it to. Down is towards the end of a strip that
  /// runs to the left, too.
  func mapped(_ movement: Vector) -> Vector {
    guard state.settings.wheelMapping != .asGiven else { return movement }
    var scrollable = state.settings.isScrollEnabled
    for axis in Axis.both {
      let extent = state.geometry.extent[axis]
      if let lower = extent.lower, let upper = extent.upper, upper - lower <= 0 { scrollable[axis] = false }
    }
    return turned(state.settings.wheelMapping.mapped(turned(movement), scrollable: scrollable))
  }

  /// A movement without its part along axes that are disabled.
  func enabled(_ movement: Vector) -> Vector {
    var movement = movement
    for axis in Axis.both where !state.settings.isScrollEnabled[axis] { movement[axis] = 0 }
    return movement
  }

  /// Whether a wheel or a step has anything to move: not if all of its movement is along axes that are disabled.
  func takes(_ movement: Vector) -> Bool {
    isScrollEnabled && (movement == .zero || enabled(movement) != .zero)
  }

  /// With both axes disabled, lets go of all fingers, those on a trackpad too.
  @inline(__always) func refuseFingers() {
    if !isScrollEnabled, !state.touches.isEmpty || isHeldByWheel { letGoOfAll() }
  }

  private func letGoOfAll() {
    if isHeldByWheel { endWheeling(at: now, as: .cancelled) }
    releaseTouch(at: now, velocity: .zero, as: .cancelled) { touches in
      while let touch = touches.down.last { touches.refuse(touch.id) }
    }
    deliver()
  }
}
