import ScrollMotion
public import ScrollSpace

extension ScrollController {
  /// How many points on screen a point of the content takes: 1 at first.
  ///
  /// Offsets, content size and walls are those of the content at its scale, as in UIScrollView: at 2, content of 500 points is
  /// 1,000 long. What a link says in content coordinates (frames of items, pages, areas, `contentPosition`) stays as it is.
  ///
  /// Setting it zooms at once, about the middle of the view, to the nearest scale within `minimumZoomScale` and
  /// `maximumZoomScale` of the settings. Content that rests then lies within its walls; what a finger holds goes on from there; a
  /// fling goes on at its speed. A number that is no scale is refused and counted.
  public var zoomScale: Double {
    get { state.origin.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// The scale at which a zoom that is under way comes to rest; `zoomScale` when none is.
  public var destinationZoomScale: Double { state.activity.journey?.zoom?.scale ?? state.origin.scale }

  /// Whether fingers pinch, or the scale changes by itself.
  public var isZooming: Bool { state.zoom.isOpen }

  /// Whether the scale is past a limit and on its way back.
  public var isZoomBouncing: Bool {
    state.activity.journey?.zoom != nil && restingScale != state.origin.scale
  }

  /// Zooms to a scale, at once or by an animation, about a point of the viewport: what is shown there stays there, as long
  /// as the walls allow for that at the end. Nil: about the middle of the view.
  ///
  /// An animation ends a drag, and its offset and its scale arrive together. A finger that comes down takes the content from the
  /// animation, and so does a command that scrolls: the scale then stays where it is.
  public func setZoomScale(_ scale: Double, about point: Point? = nil, animated: Bool) {
    let arrival: Arrival = animated ? .spring(response: Self.animationResponse) : .jump
    setZoomScale(scale, about: point, arrival: arrival)
  }

  /// The same by an animation of its own. `completion` is called as that of an animated scroll.
  @discardableResult
  public func setZoomScale(
    _ scale: Double, about point: Point? = nil, arrival: Arrival,
    completion: ((AnimationOutcome) -> Void)? = nil
  ) -> Bool {
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

  /// Zooms so that a rect of the content fills the view, as far as the limits of the scale and the walls allow; else it is in
  /// the middle. The rect is in content coordinates.
  public func zoom(to rect: Rect, animated: Bool) {
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

  /// Zooms to the smallest step that is larger than the present scale, or to the smallest step if none is larger: what a double
  /// tap does. The steps may come in any order.
  ///
  /// A step past a limit counts as that limit, and a step that is no scale is passed over. While a zoom is under way, the scale
  /// at its end counts as the present one. Without a step, nothing happens. `point` and `animated` are those of
  /// `setZoomScale(_:about:animated:)`.
  public func zoomToNextStep(of steps: [Double] = [1, 2], about point: Point? = nil, animated: Bool = true) {
    let steps = steps.filter(isScale).map(state.settings.bounded)
    let present = destinationZoomScale * (1 + 0x1p-20)
    guard let next = steps.filter({ $0 > present }).min() ?? steps.min() else { return }
    setZoomScale(next, about: point, animated: animated)
  }

  /// Zooms by a factor at once, about a point of the viewport, as far as the limits go: for a wheel that is turned with a
  /// modifier key, or for a key.
  ///
  /// The host makes the factor of the wheel's way. d3-zoom's rule for a way in pixels is 2^(−deltaY / 500), and with Control,
  /// as browsers report a trackpad's pinch, 2^(−deltaY / 50): 10 times the exponent.
  public func zoom(by factor: Double, about point: Point, time: Timestamp) {
    guard mayFeed(),
      check(isScale(factor) && isUsable(point) && isUsable(time), "\(factor) about \(point) at \(time)")
    else { return }
    timed {
      take(time)
      let scale = state.settings.bounded(state.origin.scale * factor)
      // What is on its way back to the same limit comes there by itself.
      if !(isZoomBouncing && scale == restingScale) { zoomByHand(to: scale, about: focus(at: point)) }
      deliver()
    }
  }

  /// A scale that rests outside of new limits, or is on its way to there, goes to the nearest one within, at once.
  func keepScaleWithinLimits() {
    let scale = state.settings.bounded(destinationZoomScale)
    guard scale != destinationZoomScale, state.zoom.pinch == nil else { return }
    zoom(to: scale, at: zoomed(state.offset, to: scale, about: centre), .jump)
  }

  /// Zooms to a scale, and wishes to rest at an offset there.
  private func zoom(
    to scale: Double, at offset: Point, _ arrival: Arrival, _ completion: Completion? = nil
  ) {
    var arrival = state.settings.reducesMotion ? .jump : arrival
    if case .keepSpeed = arrival { arrival = .spring(response: CriticalSpring.edgeResponse) }
    guard let journey = planZoom(to: scale, at: offset, by: arrival) else {
      if case .jump = arrival { return placeZoom(to: scale, at: offset, completion) }
      let reach = Tolerance.offset(pixel: state.settings.pixel)
      if Axis.both.allSatisfy({ (offset[$0] - state.offset[$0]).magnitude <= reach }) {
        return placeZoom(to: scale, at: offset, completion)
      }
      // The scale is there already: the content alone has a way to go.
      zoomByHand(to: scale, about: centre)
      return animate(to: offset, on: PerAxis(true), arrival: arrival, completion)
    }
    journey.awaitsStart = awaitsClock
    journey.completion = completion
    interrupt(.replaced)
    openZoom()
    enter(.animating(journey))
  }

  /// The way to an offset at a scale; nil where there is nothing to animate.
  private func planZoom(to scale: Double, at offset: Point, by arrival: Arrival) -> Journey? {
    let (from, shown) = (state.origin.scale, state.offset)
    if case .jump = arrival { return nil }
    var isWithin = PerAxis(false)
    for axis in Axis.both { isWithin[axis] = state.geometry.extent[axis].side(past: shown[axis]) == nil }
    let end = supposing(scale, at: offset) {
      let target = askAnimation(
        PerAxis(.program), to: offset, velocity: .zero, arrival: PerAxis(.jump), by: nil, aheadOf: nil,
        standingOn: PerAxis(.asked(.program)))
      var end = target.offset
      for axis in Axis.both {
        end[axis] = planner(.program, axis).bounded(end[axis], velocity: 0)
        isWithin[axis] = isWithin[axis] && state.geometry.extent[axis].side(past: end[axis]) == nil
      }
      return end
    }
    let journey = Journey(cause: PerAxis(.program), from: end, velocity: .zero, at: now)
    journey.zoomedOffset = shown
    journey.zoom = zoomMotion(
      from: from, to: scale, by: arrival, base: end, lead: shown - end, isWithin: isWithin)
    return journey.zoom == nil ? nil : journey
  }

  /// Is there at once, by the same callbacks.
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
