import ScrollMotion
public import ScrollSpace

extension ScrollController {
  /// The number of points on screen that one point of the content takes: 1 at first.
  ///
  /// Offsets, the content size and walls are those of the content at its scale, as in UIScrollView: at 2, content of
  /// 500 points is 1,000 points long. Answers of links in content coordinates do not change: frames of items, pages,
  /// areas, `contentPosition`.
  ///
  /// Setting the scale zooms at once, about the middle of the view, to the nearest scale within the settings'
  /// `minimumZoomScale` and `maximumZoomScale`. Content at rest is then within its walls. A drag continues from
  /// there, and a fling keeps its velocity. A number that is not a scale is refused and counted.
  public var zoomScale: Double {
    get { state.origin.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// The scale at which a running zoom comes to rest; `zoomScale` without a zoom.
  public var destinationZoomScale: Double { state.activity.plannedMotion?.zoom?.scale ?? state.origin.scale }

  /// True if fingers pinch, or the scale is animated.
  public var isZooming: Bool { state.zoom.isOpen }

  /// True if the scale is past a limit and returning to it.
  public var isZoomBouncing: Bool {
    state.activity.plannedMotion?.zoom != nil && restingScale != state.origin.scale
  }

  /// Zooms to a scale, at once or by an animation, about a point of the viewport. The content at that point stays in
  /// place, as far as the walls allow at the end. Nil for the middle of the view.
  ///
  /// An animation ends a drag. Its offset and its scale arrive together. If a finger comes down or a command scrolls,
  /// the animation ends, and the scale stays where it is.
  public func setZoomScale(_ scale: Double, about point: Point? = nil, animated: Bool) {
    let arrival: Arrival = animated ? .spring(response: Self.animationResponse) : .jump
    setZoomScale(scale, about: point, arrival: arrival)
  }

  /// Zooms to a scale by an animation of your choice. `completion` is called as for an animated scroll.
  @discardableResult
  public func setZoomScale(
    _ scale: Double, about point: Point? = nil, arrival: Arrival,
    completion: ((AnimationOutcome) -> Void)? = nil
  ) -> Bool {
    observe(.setZoomScale(scale, about: point, arrival: arrival))
    guard mayCommand(),
      check(isScale(scale) && point.map(isUsable) ?? true && arrival.isUsable, "scale \(scale)")
    else { return false }
    let scale = state.settings.bounded(scale)
    afterUpdate { [self] in
      let focus = point.map(focus(at:)) ?? centre
      zoom(to: scale, at: zoomed(state.offset, to: scale, about: focus), arrival, completion)
      deliver()
    }
    return true
  }

  /// Zooms so that a rectangle of the content fills the view, as far as the limits of the scale and the walls allow.
  /// The rectangle is centred, and in content coordinates.
  public func zoom(to rect: Rect, animated: Bool) {
    observe(.zoomToRect(rect, animated: animated))
    guard mayCommand(), check(isUsable(rect.origin) && isUsable(rect.size), "\(rect)") else { return }
    afterUpdate { [self] in
      var scale = state.settings.maximumZoomScale
      for axis in Axis.both where rect.size[axis] > 0 {
        scale = min(scale, state.geometry.visibleLength(axis) / rect.size[axis])
      }
      scale = state.settings.bounded(scale)
      var origin = state.origin
      origin.scale = scale
      let middle = origin.offset(of: Point(x: rect.midX, y: rect.midY))
      let offset = normalized(middle - (centre - Point.zero))
      zoom(to: scale, at: offset, animated ? .spring(response: Self.animationResponse) : .jump)
      deliver()
    }
  }

  /// Zooms to the smallest step that is larger than the present scale, or to the smallest step if none is larger: the
  /// usual effect of a double tap. The steps may be in any order.
  ///
  /// A step past a limit counts as that limit, and a step that is not a scale is skipped. During a zoom, its final
  /// scale is the present scale. Without steps, nothing happens. `point` and `animated` are those of
  /// `setZoomScale(_:about:animated:)`.
  public func zoomToNextStep(of steps: [Double] = [1, 2], about point: Point? = nil, animated: Bool = true) {
    let steps = steps.filter(isScale).map(state.settings.bounded)
    let present = destinationZoomScale * (1 + 0x1p-20)
    guard let next = steps.filter({ $0 > present }).min() ?? steps.min() else { return }
    setZoomScale(next, about: point, animated: animated)
  }

  /// Zooms by a factor at once, about a point of the viewport, within the limits: for a wheel with a modifier key, or
  /// for a key.
  ///
  /// The host computes the factor from the wheel's delta. d3-zoom's rule for a delta in pixels is 2^(−deltaY / 500).
  /// With Control, as browsers report a trackpad's pinch, the rule is 2^(−deltaY / 50): 10 times the exponent.
  public func zoom(by factor: Double, about point: Point, time: Timestamp) {
    observe(.zoom(by: factor, about: point, time: time))
    guard mayFeed(),
      check(isScale(factor) && isUsable(point) && isUsable(time), "\(factor) about \(point) at \(time)")
    else { return }
    timed {
      catchUp(to: time)
      let scale = state.settings.bounded(state.origin.scale * factor)
      // A zoom that is returning to the same limit arrives there by itself.
      if !(isZoomBouncing && scale == restingScale) { zoomByHand(to: scale, about: focus(at: point)) }
      deliver()
    }
  }

  /// Zooms at once to the nearest scale within new limits, if the scale rests outside of them or moves there.
  func keepScaleWithinLimits() {
    let scale = state.settings.bounded(destinationZoomScale)
    guard scale != destinationZoomScale, state.zoom.pinch == nil else { return }
    zoom(to: scale, at: zoomed(state.offset, to: scale, about: centre), .jump)
  }

  /// Zooms to a scale, and to an offset at that scale.
  private func zoom(
    to scale: Double, at offset: Point, _ arrival: Arrival, _ completion: Completion? = nil
  ) {
    var arrival = state.settings.reducesMotion ? .jump : arrival
    if case .keepSpeed = arrival { arrival = .spring(response: CriticalSpring.edgeResponse) }
    guard let plannedMotion = planZoom(to: scale, at: offset, by: arrival) else {
      if case .jump = arrival { return placeZoom(to: scale, at: offset, completion) }
      let reach = Tolerance.offset(pixel: state.settings.pixel)
      if Axis.both.allSatisfy({ (offset[$0] - state.offset[$0]).magnitude <= reach }) {
        return placeZoom(to: scale, at: offset, completion)
      }
      // The scale has arrived already. Only the offset is animated.
      zoomByHand(to: scale, about: centre)
      return animate(to: offset, on: PerAxis(true), arrival: arrival, completion)
    }
    plannedMotion.awaitsStart = awaitsClock
    plannedMotion.completion = completion
    interrupt(.replaced)
    openZoom()
    enter(.animating(plannedMotion))
  }

  /// Plans the motion to an offset at a scale; nil if there is nothing to animate.
  private func planZoom(to scale: Double, at offset: Point, by arrival: Arrival) -> PlannedMotion? {
    let (from, shown) = (state.origin.scale, state.offset)
    if case .jump = arrival { return nil }
    var isWithin = PerAxis(false)
    for axis in Axis.both { isWithin[axis] = state.geometry.extent[axis].side(past: shown[axis]) == nil }
    let end = supposing(scale, at: offset) {
      let target = askAnimation(
        PerAxis(.program), to: offset, velocity: .zero, arrival: PerAxis(.jump), by: nil, aheadOf: nil,
        restingOn: PerAxis(.asked(.program)))
      var end = target.offset
      for axis in Axis.both {
        end[axis] = planner(.program, axis).bounded(end[axis], velocity: 0)
        isWithin[axis] = isWithin[axis] && state.geometry.extent[axis].side(past: end[axis]) == nil
      }
      return end
    }
    let plannedMotion = PlannedMotion(cause: PerAxis(.program), from: end, velocity: .zero, at: now)
    plannedMotion.zoomedOffset = shown
    plannedMotion.zoom = zoomMotion(
      from: from, to: scale, by: arrival, base: end, displacement: shown - end, isWithin: isWithin)
    return plannedMotion.zoom == nil ? nil : plannedMotion
  }

  /// Zooms at once, with the same callbacks.
  private func placeZoom(to scale: Double, at offset: Point, _ completion: Completion?) {
    let hasEnded = endZoom(.replaced)
    let wasOpen = state.isMovementOpen && !hasEnded
    if scale != state.origin.scale {
      zoomByHand(to: scale, at: offset)
    } else if offset != state.offset {
      put(at: offset, stopping: PerAxis(true))
    }
    if let completion { state.events.append(completion, .finished) }
    if !wasOpen, phase == .idle { settle(.set) }
  }
}
