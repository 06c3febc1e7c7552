import ScrollMotion
public import ScrollSpace

extension ScrollController {
  /// True if input scrolls at least one axis. False disables both axes for fingers, wheels and steps; true enables
  /// both. `settings.isScrollEnabled` has the axes one by one.
  ///
  /// While an axis is disabled, input neither scrolls nor flings it. While both are disabled, input catches nothing
  /// and causes no callbacks. A finger that comes down is ignored until it lifts, also if scrolling is enabled in the
  /// meantime. Fingers that are down when both axes are disabled are ignored from then on. Their drag ends as
  /// cancelled, after the callbacks of the present call.
  ///
  /// Motions continue: a deceleration, an animation, a run of wheel deltas until its end. The program can scroll, as
  /// with UIScrollView.
  public var isScrollEnabled: Bool {
    get { state.settings.isScrollEnabled.x || state.settings.isScrollEnabled.y }
    set { settings.isScrollEnabled = PerAxis(newValue) }
  }

  /// Returns the axes on which an input by this many points would move the content.
  ///
  /// An axis at its wall, or past it, is not included, and neither is a disabled axis. A host with several scrollers
  /// calls this method to choose a scroller.
  ///
  /// With `isWheel` the input is that of a wheel or a trackpad, in points. `settings.wheelMapping` maps the input,
  /// and the result contains the axes on which the content would move. Without `isWheel` the input is that of a
  /// finger or a key, which is not mapped.
  public func canScroll(by delta: Vector, isWheel: Bool = false) -> PerAxis<Bool> {
    var result = PerAxis(false)
    let delta = enabled(turned(isWheel ? mapped(delta) : delta))
    for axis in Axis.both where delta[axis] != 0 && delta[axis].isFinite {
      result[axis] = !isAtWall(axis, towards: delta[axis])
    }
    return result
  }

  /// Returns true if an axis is at the wall in the direction of the movement, or past that wall.
  func isAtWall(_ axis: Axis, towards movement: Double) -> Bool {
    let (extent, offset) = (state.geometry.extent[axis], state.offset[axis])
    let reach = Tolerance.offset(pixel: state.settings.pixel)
    return movement < 0
      ? offset - reach <= extent.lower ?? -.infinity : offset + reach >= extent.upper ?? .infinity
  }

  /// Returns a movement of a wheel on the screen, along the axes to which the settings map it. Down always scrolls
  /// towards the end, also in a strip that runs to the left.
  func mapped(_ movement: Vector) -> Vector {
    guard state.settings.wheelMapping != .asGiven else { return movement }
    var scrollable = state.settings.isScrollEnabled
    for axis in Axis.both {
      let extent = state.geometry.extent[axis]
      if let lower = extent.lower, let upper = extent.upper, upper - lower <= 0 { scrollable[axis] = false }
    }
    return turned(state.settings.wheelMapping.mapped(turned(movement), scrollable: scrollable))
  }

  /// Returns a movement without its part along disabled axes.
  func enabled(_ movement: Vector) -> Vector {
    var movement = movement
    for axis in Axis.both where !state.settings.isScrollEnabled[axis] { movement[axis] = 0 }
    return movement
  }

  /// Returns true if a wheel or a step has an effect: not if its whole movement is along disabled axes.
  func takes(_ movement: Vector) -> Bool {
    isScrollEnabled && (movement == .zero || enabled(movement) != .zero)
  }

  /// Releases all fingers, those on a trackpad too, if both axes are disabled.
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
