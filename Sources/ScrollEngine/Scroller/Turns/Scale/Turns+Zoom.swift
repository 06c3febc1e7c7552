import ScrollMotion
import ScrollSpace

// Commands and pinches that zoom.
extension Turns {
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
    let plans = plans(at: scale, offset)
    var end = askAnimation(
      PerAxis(.program), to: offset, velocity: .zero, arrival: PerAxis(.jump),
      restingOn: PerAxis(.asked(.program)), plans: plans
    ).offset
    for axis in Axis.both {
      end[axis] = plans.planner(.program, axis).bounded(end[axis], velocity: 0)
      isWithin[axis] = isWithin[axis] && plans.context.geometry.extent[axis].side(past: end[axis]) == nil
    }
    let plannedMotion = PlannedMotion(cause: PerAxis(.program), from: end, velocity: .zero, at: state.now)
    plannedMotion.zoomedOffset = shown
    plannedMotion.zoom = plans.zoom(
      from: from, by: arrival, velocity: state.scaleVelocity, base: end, displacement: shown - end,
      isWithin: isWithin)
    return plannedMotion.zoom == nil ? nil : plannedMotion
  }

  /// Zooms at once, with the same callbacks.
  func placeZoom(to scale: Double, at offset: Point, _ completion: Completion?) {
    let hasEnded = endZoom(.replaced)
    let wasOpen = state.course.isMovementOpen && !hasEnded
    if scale != state.frame.origin.scale {
      zoomByHand(to: scale, at: offset)
    } else if Axis.both.contains(where: { (offset[$0] - state.course.offset[$0]).magnitude > state.reach }),
      chain.check(isUsable(offset), "\(offset)", "setZoomScale(_:about:arrival:completion:)")
    {
      put(at: offset, stopping: PerAxis(true))
      deliver()
    }
    if let completion { state.outbox.events.append(completion, .finished) }
    if hasEnded, state.phase == .idle, !plans.isInside(state.course.offset) {
      // The zoom that has ended would have brought the content back between its walls.
      land(planGlide(PerAxis(.release), velocity: .zero, at: state.now), as: .interrupted)
    } else if !wasOpen, state.phase == .idle {
      settle(.set)
    }
  }

  /// Zooms at once to the nearest scale within new limits, if the scale rests outside of them or moves there. A scale
  /// that other limits let be where it is has come to rest.
  func keepScale(within settings: ScrollSettings) {
    if state.restingScale == state.frame.origin.scale, state.course.plannedMotion?.zoom == nil { closeZoom() }
    let scale = settings.bounded(state.destinationScale)
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
      // Walls answer a pinch in their own way.
      if let drag = state.course.activity.drag { held(drag).reanchor() }
      deliver()
    }
  }

  /// Zooms by the spread of a pinch, and moves its focus. If something else has changed the scale or its limits in the
  /// meantime, the zoom continues from there.
  ///
  /// The scale changes about the point where the fingers were, and then they take the content along, so the content
  /// between them stays there in one step as in many.
  func movePinch(_ pinch: Zoom.Pinch, to focus: Point, spread: Double, _ time: Timestamp) {
    let (settings, held) = (state.hands.settings, state.hands.touches.position(of: Zoom.touch))
    var pinch = pinch
    if settings.shown(pinch.start * pinch.spread) != state.frame.origin.scale {
      pinch.start = settings.asked(state.frame.origin.scale) / pinch.spread
    }
    pinch.spread = spread
    state.course.zoom.pinch = pinch
    let scale = settings.shown(pinch.start * spread)
    if state.isZoomEnabled, scale != state.frame.origin.scale {
      if case .tracking = state.course.activity, let held, state.hands.touches.active?.id == Zoom.touch {
        beginDrag(grip: held)
      }
      zoomByHand(to: scale, about: state.frame.focus(at: held ?? focus))
    }
    if held != nil { moveFinger(Zoom.touch, to: focus, time: time) }
    state.course.zoom.focus = state.frame.focus(at: focus)
  }

  /// Ends a pinch. A scale past a limit returns also if the fingers did not drag the content. The content continues
  /// with its own velocity.
  func endPinch(_ time: Timestamp, as end: DragEnd, _ velocity: Vector?, _ call: StaticString) {
    guard state.course.zoom.pinch != nil else {
      return chain.refuse(.unbalancedTouch, call, "no pinch is under way")
    }
    state.course.zoom.pinch = nil
    if let drag = state.course.activity.drag, state.hands.touches.down.count > 1 { held(drag).reanchor() }
    if state.restingScale == state.frame.origin.scale, state.course.plannedMotion?.zoom == nil { closeZoom() }
    if let focus = state.hands.touches.position(of: Zoom.touch) {
      lift(Zoom.touch, at: focus, max(time, state.hands.touches.time), as: end, velocity, call)
    }
    timed {
      // The limits may have changed meanwhile, also for a zoom that the program has animated.
      if state.course.plannedMotion?.zoom != nil { keepScale(within: state.hands.settings) }
      if state.hands.touches.isEmpty {
        catchUp(to: time)
        if !returnScale(), state.phase == .idle { settle(.interrupted) }
      }
      deliver()
    }
  }
}
