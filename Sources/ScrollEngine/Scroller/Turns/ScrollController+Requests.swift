import ScrollMotion
import ScrollSpace

// Requests of the program that consist of several turns.
extension ScrollController {
  /// Sets another chain, and calls the links that leave and join.
  func set(_ behaviors: [any ScrollBehavior]) {
    chain.set(behaviors)
    state.course.restBases.follow(to: behaviors)
    state.course.revise()
    watchWalls(isAnew: true)
    chain.calling { chain.attach(to: self) }
    layout(isForced: true)
    deliver()
  }

  /// Ends an update: the layout that it collected, then what waited for the layout, then the callbacks.
  func endUpdate() {
    if state.calls.update.depth == 1, state.calls.observer != nil { notifyObserver(.updateEnded) }
    state.calls.update.depth -= 1
    if state.isUpdating { return }
    let update = state.calls.update
    state.calls.update = Update()
    if let viewport = update.viewport { state.frame.geometry.viewport = viewport }
    if update.awaitsLayout { layout(isForced: update.isForced) }
    let wasAfterUpdate = state.calls.isAfterUpdate
    state.calls.isAfterUpdate = true
    chain.calling(nil) {
      for (link, run) in update.afterwards {
        // What a link left is again the link's turn.
        if let link {
          chain.calling(nil, chain.number(of: link) ?? CurrentCall.formerLink, run)
        } else {
          run()
        }
      }
    }
    state.calls.isAfterUpdate = wasAfterUpdate
    deliver()
  }

  /// Scrolls to an offset on one axis or on both, at once or by the scroller's own spring.
  func send(to offset: Point, on axis: Axis?, animated: Bool) {
    let axes = PerAxis(only: axis)
    guard animated else {
      put(at: offset.on(axes, else: state.course.offset), stopping: axes)
      return deliver()
    }
    animate(to: offset, on: axes)
    deliver()
  }

  /// Scrolls to a target of a link at once. Returns false if the target does not exist.
  func go(
    to targets: PerAxis<RestTarget?>, of link: any ScrollBehavior, _ arrival: Arrival?,
    _ completion: Completion?
  ) -> Bool {
    var requested = state.course.offset
    var axes = PerAxis(false)
    var restBases = PerAxis(RestBasis.asked(.program))
    var found = targets
    func ask() -> PerAxis<Double?> {
      let offsets = chain.offset(
        of: &found, by: link, in: state.context.heading(to: state.course.commandStart))
      let extent = state.frame.geometry.extent
      return PerAxis(x: offsets.x.map { extent.x.clamp($0) }, y: offsets.y.map { extent.y.clamp($0) })
    }
    let offsets = arrival == nil && !state.isZoomBouncing ? ask() : supposingRest(ask)
    for axis in Axis.both where targets[axis] != nil {
      guard let offset = offsets[axis], let target = found[axis] else { return false }
      requested[axis] = offset
      (axes[axis], restBases[axis]) = (true, .link(link, target, laterCause: nil))
    }
    if let arrival {
      animate(to: requested, on: axes, arrival: arrival, restingOn: restBases, completion)
      deliver()
    } else {
      put(at: requested, stopping: axes, restingOn: restBases)
      deliver()
      completion?(.finished)
    }
    return true
  }

  // MARK: A zoom

  /// Zooms to a scale, and to an offset at that scale.
  func zoom(
    to scale: Double, at offset: Point, _ arrival: Arrival, _ completion: Completion? = nil
  ) {
    var arrival = state.hands.settings.reducesMotion ? .jump : arrival
    if case .keepSpeed = arrival { arrival = .spring(response: CriticalSpring.edgeResponse) }
    guard let plannedMotion = planZoom(to: scale, at: offset, by: arrival) else {
      if case .jump = arrival { return placeZoom(to: scale, at: offset, completion) }
      if Axis.both.allSatisfy({ (offset[$0] - state.course.offset[$0]).magnitude <= state.reach }) {
        return placeZoom(to: scale, at: offset, completion)
      }
      // The scale has arrived already. Only the offset is animated.
      zoomByHand(to: scale, about: state.frame.centre)
      return animate(to: offset, on: PerAxis(true), arrival: arrival, completion)
    }
    plannedMotion.awaitsStart = state.awaitsClock
    plannedMotion.completion = completion
    interrupt(.replaced)
    openZoom()
    enter(.animating(plannedMotion))
  }

  /// Plans the motion to an offset at a scale; nil if there is nothing to animate.
  func planZoom(to scale: Double, at offset: Point, by arrival: Arrival) -> PlannedMotion? {
    let (from, shown) = (state.frame.origin.scale, state.course.offset)
    if case .jump = arrival { return nil }
    var isWithin = PerAxis(false)
    for axis in Axis.both {
      isWithin[axis] = state.frame.geometry.extent[axis].side(past: shown[axis]) == nil
    }
    let end = supposing(scale, at: offset) {
      let target = askAnimation(
        PerAxis(.program), to: offset, velocity: .zero, arrival: PerAxis(.jump), by: nil, aheadOf: nil,
        restingOn: PerAxis(.asked(.program)))
      var end = target.offset
      for axis in Axis.both {
        end[axis] = plans.planner(.program, axis).bounded(end[axis], velocity: 0)
        isWithin[axis] = isWithin[axis] && state.frame.geometry.extent[axis].side(past: end[axis]) == nil
      }
      return end
    }
    let plannedMotion = PlannedMotion(cause: PerAxis(.program), from: end, velocity: .zero, at: state.now)
    plannedMotion.zoomedOffset = shown
    plannedMotion.zoom = zoomMotion(
      from: from, to: scale, by: arrival, base: end, displacement: shown - end, isWithin: isWithin)
    return plannedMotion.zoom == nil ? nil : plannedMotion
  }

  /// Zooms at once, with the same callbacks.
  func placeZoom(to scale: Double, at offset: Point, _ completion: Completion?) {
    let hasEnded = endZoom(.replaced)
    let wasOpen = state.course.isMovementOpen && !hasEnded
    if scale != state.frame.origin.scale {
      zoomByHand(to: scale, at: offset)
    } else if offset != state.course.offset,
      chain.check(isUsable(offset), "\(offset)", "setZoomScale(_:about:arrival:completion:)")
    {
      put(at: offset, stopping: PerAxis(true))
      deliver()
    }
    if let completion { state.outbox.events.append(completion, .finished) }
    if !wasOpen, state.phase == .idle { settle(.set) }
  }

  /// Zooms at once to the nearest scale within new limits, if the scale rests outside of them or moves there.
  func keepScaleWithinLimits() {
    let scale = state.hands.settings.bounded(state.destinationScale)
    guard scale != state.destinationScale, state.course.zoom.pinch == nil else { return }
    zoom(
      to: scale, at: state.frame.origin.zoomed(state.course.offset, to: scale, about: state.frame.centre),
      .jump)
  }

  // MARK: A pinch

  /// Begins a pinch, as a touch at its focus.
  func beginPinch(at focus: Point, _ time: Timestamp) {
    if state.course.zoom.pinch != nil {
      chain.refuse(.unbalancedTouch, "pinchBegan(at:time:)", "a pinch is under way")
      endPinch(max(time, state.hands.touches.time), as: .cancelled, nil, "pinchBegan(at:time:)")
    }
    begin(Zoom.touch, at: focus, time, slop: 0)
    timed {
      if endZoom(.replaced), state.phase == .idle { settle(.interrupted) }
      state.course.zoom.focus = state.frame.focus(at: focus)
      state.course.zoom.pinch = Zoom.Pinch(start: state.hands.settings.asked(state.frame.origin.scale))
      if state.isZoomEnabled { openZoom() }
      deliver()
    }
  }

  /// Moves the focus of a pinch, and zooms by its spread. If something else has changed the scale or its limits in the
  /// meantime, the zoom continues from there.
  func movePinch(_ pinch: Zoom.Pinch, to focus: Point, spread: Double, _ time: Timestamp) {
    if state.hands.touches.position(of: Zoom.touch) != nil { follow(Zoom.touch, to: focus, time: time) }
    state.course.zoom.focus = state.frame.focus(at: focus)
    let settings = state.hands.settings
    var pinch = pinch
    if settings.shown(pinch.start * pinch.spread) != state.frame.origin.scale {
      pinch.start = settings.asked(state.frame.origin.scale) / pinch.spread
    }
    pinch.spread = spread
    state.course.zoom.pinch = pinch
    guard state.isZoomEnabled else { return }
    zoomByHand(to: settings.shown(pinch.start * spread), about: state.course.zoom.focus)
  }

  /// Ends a pinch. A scale past a limit returns also if the fingers did not drag the content. The content continues
  /// with its own velocity.
  func endPinch(_ time: Timestamp, as end: DragEnd, _ velocity: Vector?, _ call: StaticString) {
    guard state.course.zoom.pinch != nil else {
      return chain.refuse(.unbalancedTouch, call, "no pinch is under way")
    }
    state.course.zoom.pinch = nil
    if state.restingScale == state.frame.origin.scale, state.course.plannedMotion?.zoom == nil { closeZoom() }
    if let focus = state.hands.touches.position(of: Zoom.touch) {
      lift(Zoom.touch, at: focus, max(time, state.hands.touches.time), as: end, velocity, call)
    }
    timed {
      if state.hands.touches.isEmpty {
        catchUp(to: time)
        if state.restingScale != state.frame.origin.scale, state.course.plannedMotion?.zoom == nil,
          state.phase != .wheeling
        {
          let plannedMotion = planGlide(PerAxis(.release), velocity: state.velocity, at: state.now)
          interrupt(.replaced)
          land(plannedMotion, as: .interrupted)
        } else if state.phase == .idle {
          settle(.interrupted)
        }
      }
      deliver()
    }
  }
}
