import ScrollMotion
import ScrollSpace

// The scale: a course beside those of the axes. Everything is planned for the scale at which the content comes to rest.
extension Turns {
  /// Plans at the scale of rest, and lets the scale move there beside the planned motion.
  func planningAtRest(_ plan: (Plans) -> PlannedMotion) -> PlannedMotion {
    let plans = plansAtRest
    let plannedMotion = plan(plans)
    moveScale(beside: plannedMotion, by: plans)
    return plannedMotion
  }

  /// Adds the motion of the scale to a planned motion for the scale of plans, about the focus of the last zoom.
  func moveScale(beside plannedMotion: PlannedMotion, by plans: Plans) {
    let (from, scale) = (state.frame.origin.scale, plans.context.origin.scale)
    guard from != scale else {
      if state.course.zoom.isOpen || state.course.zoom.isLoose { settleScale() }
      return
    }
    let (shown, start, axis) = (state.course.offset, plans.context.offset, state.frame.zoomAxis)
    guard let rest = plans.scaleRest else { return }
    plannedMotion.zoom = plans.zoom(
      on: axis, from: from, by: rest, base: start, displacement: shown - start)
    openZoom()
    if plannedMotion.zoom == nil {
      // The scale is so near that there is nothing to animate. The planned motion begins at its offset.
      state.frame.origin.scale = scale
      note(.didZoom)
      postLayout()
      settleScale()
    } else {
      plannedMotion.zoomedOffset = shown
    }
  }

  // MARK: A frame

  /// Processes a frame of a planned motion whose scale changes. Returns false if the scale has come to rest.
  func bringZoom(to time: Timestamp) -> Bool {
    guard let plannedMotion = state.course.plannedMotion else { return false }
    if plannedMotion.awaitsStart {
      plannedMotion.awaitsStart = false
      plannedMotion.motion.start = time
    }
    let elapsed = plannedMotion.elapsed(at: state.now)
    showZoom(of: plannedMotion, at: elapsed)
    if plannedMotion.awaitsWall { postMeetings(of: plannedMotion, through: elapsed) }
    return plannedMotion.zoom != nil
  }

  /// Sets the scale of a planned motion and the offset of the content to their values at a time, and posts the end of
  /// the zoom.
  func showZoom(of plannedMotion: PlannedMotion, at elapsed: Double) {
    guard let zoom = plannedMotion.zoom else { return }
    let isOver = elapsed >= zoom.path.settlingTime
    let former = state.scale
    let scale = isOver ? zoom.scale : state.hands.settings.reachable(zoom.scale * zoom.ratio(at: elapsed))
    let ratio = scale / zoom.scale
    state.frame.origin.scale = state.frame.scales(at: scale)
    if isOver { plannedMotion.zoom = nil }
    if scale != former {
      note(.didZoom)
      postLayout()
    }
    let motion = plannedMotion.landed(
      at: elapsed, from: plannedMotion.motion.offset(at: plannedMotion.motion.start + elapsed))
    var offset = isOver ? motion : (plannedMotion.zoom ?? zoom).offset(of: motion, at: ratio)
    for axis in Axis.both where zoom.isWithin[axis] {
      offset[axis] = state.frame.geometry.extent[axis].clamp(offset[axis])
    }
    move(to: offset, by: state.course.activity.moveCause)
    plannedMotion.zoomedOffset = state.course.offset
    if isOver { settleScale() }
  }

  // MARK: A layout

  /// Measures the content at its new scale, and posts the layout.
  func postLayout() {
    guard let (old, _, _) = measure(isForced: false) else { return }
    post(layoutFrom: old)
  }

  /// Continues a planned motion whose scale changes after a layout: what it was planned for is asked about at the
  /// scale of rest, and the scale goes on to there.
  func followLayout(_ plannedMotion: PlannedMotion, _ zoom: ZoomMotion) {
    let elapsed = plannedMotion.elapsed(at: state.now)
    let shown = plannedMotion.motion.offset(at: plannedMotion.motion.start + elapsed)
    let plans = plans(at: zoom.scale, shown)
    let change = chain.layout(
      LayoutChange(
        old: zoom.geometry, new: plans.context.geometry, offset: shown, destination: state.course.destination,
        origin: plans.context.origin), in: plans.context)
    follow(change, plannedMotion, by: plans)
    plannedMotion.zoom = plannedMotion.zoom?.within(plans.context.geometry)
    showZoom(of: plannedMotion, at: elapsed)
  }

  // MARK: Beginning and end

  /// Begins a zoom, if none is running.
  func openZoom() {
    if state.course.zoom.isOpen { return }
    state.course.zoom.isOpen = true
    note(.willBeginZooming)
  }

  /// Ends a zoom, because its scale has come to rest, unless fingers hold it.
  func settleScale() {
    if state.course.zoom.pinch == nil { state.course.zoom.isLoose = false }
    closeZoom()
  }

  /// Ends a zoom, if one is running that no fingers hold.
  func closeZoom() {
    guard state.course.zoom.isOpen, state.course.zoom.pinch == nil else { return }
    state.course.zoom.isOpen = false
    note(.didEndZooming(scale: state.scale))
  }

  /// Ends an animated zoom because something takes over the content. The scale stays where it is. Returns true if
  /// there was a zoom; the caller must then end its movement.
  @discardableResult
  func endZoom(_ outcome: AnimationOutcome) -> Bool {
    guard let plannedMotion = state.course.plannedMotion, plannedMotion.zoom != nil else { return false }
    interrupt(outcome)
    enter(state.hands.touches.isEmpty ? .idle : .tracking)
    return true
  }

  /// Ends a zoom before a command places or stops the content. A scale that returns to a limit is set to the limit,
  /// about the focus of the zoom; any other scale keeps its value. Returns whether a zoom was in progress.
  func landScale(_ outcome: AnimationOutcome) -> Bool {
    let scale = state.restingScale
    guard endZoom(outcome) else { return false }
    if state.course.zoom.pinch == nil { state.course.zoom.isLoose = false }
    if scale != state.scale {
      zoomByHand(to: scale, at: state.zoomed(to: scale, about: state.course.zoom.focus))
    }
    return true
  }

  /// Ends a zoom before a command places the content at an offset. An axis that is not placed stays with the zoom.
  /// Returns whether a zoom was in progress.
  func landScale(placing offset: inout Point, stopping: PerAxis<Bool>) -> Bool {
    let (shown, origin) = (state.course.offset, state.frame.origin)
    guard landScale(.interrupted(by: .placement)) else { return false }
    for axis in Axis.both {
      let isLeft = !stopping[axis] && offset[axis] == shown[axis]
      // The scale at the limit may have moved the origin. The given offset counts from the former one.
      offset[axis] =
        isLeft ? state.course.offset[axis] : offset[axis] + (state.frame.origin[axis] - origin[axis])
    }
    return true
  }

  /// Stops a zoom. A scale past a limit that no fingers hold does not return by itself, so it is set to the limit.
  func stopScale() {
    if landScale(.interrupted(by: .stop)) { return }
    settleScale()
    zoomByHand(to: state.restingScale, about: state.course.zoom.focus)
  }

  /// Lets a scale past a limit return once nothing holds it. The content goes on with its own velocity. Returns false if
  /// the scale is within its limits, or returns already.
  func returnScale() -> Bool {
    guard state.course.plannedMotion?.zoom == nil, state.phase != .wheeling, !isScaleAtRest else {
      return false
    }
    let plannedMotion = planGlide(PerAxis(.release), velocity: state.velocity, at: state.now)
    interrupt(.replaced)
    land(plannedMotion, as: .interrupted)
    return true
  }

  // MARK: At once

  /// Zooms at once about a focus, in any phase. With a position of the content, that place comes to the focus.
  func zoomByHand(to scale: Double, about focus: Point, holding position: Point? = nil) {
    guard scale != state.scale else { return }
    let hasEnded = endZoom(.replaced)
    state.course.zoom.focus = focus
    var offset = state.zoomed(to: scale, about: focus)
    if let position {
      var origin = state.frame.origin
      origin.scale = state.frame.scales(at: scale)
      let held = normalized(origin.offset(of: position) - (focus - Point.zero))
      for axis in Axis.both where state.frame.zooms(axis) { offset[axis] = held[axis] }
    }
    zoomByHand(to: scale, at: offset)
    if hasEnded, state.phase == .idle { settle(.set) }
  }

  /// Zooms at once, and shows an offset. Content at rest moves from there to its rest position.
  func zoomByHand(to scale: Double, at offset: Point) {
    let wasOpen = state.course.isMovementOpen
    openZoom()
    let (hand, former, scales) = (hand, state.frame.origin.scale, state.frame.scales(at: scale))
    for axis in Axis.both where scales[axis] != former[axis] {
      state.course.restBases.ask(axis, by: .layout)
      hand?.zoom(
        axis, by: scales[axis] / former[axis], from: state.course.offset[axis], to: offset[axis])
    }
    state.frame.origin.scale = scales
    note(.didZoom)
    layout(isForced: false, zoomedTo: offset, by: hand)
    closeZoom()
    if !wasOpen, state.phase == .idle { settle(.set) }
  }
}
