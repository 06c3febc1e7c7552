import ScrollMotion
import ScrollSpace

// A pinch, from its beginning to its lift.
extension Turns {
  /// Begins a pinch, as a touch at its focus.
  func beginPinch(at focus: Point, _ time: Timestamp, by phase: WheelPhase? = nil, _ call: StaticString) {
    if state.course.zoom.pinch != nil {
      chain.refuse(.unbalancedTouch, call, "a pinch is under way")
      endPinch(max(time, state.hands.touches.time), as: .cancelled, nil, call)
    }
    begin(Zoom.touch, at: focus, time, slop: 0)
    timed {
      if endZoom(.replaced), state.phase == .idle { settle(.interrupted) }
      state.course.zoom.focus = state.frame.focus(at: focus)
      var pinch = Zoom.Pinch(start: state.scale)
      pinch.start = asked(state.scale, &pinch)
      pinch.wheelPhase = phase
      state.course.zoom.pinch = pinch
      state.course.zoom.startTracking(
        at: state.hands.touches.time, by: state.hands.settings.velocityStrategy)
      if state.isZoomEnabled {
        state.course.zoom.isLoose = true
        openZoom()
      }
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
  func movePinch(to focus: Point, spread: Double, _ time: Timestamp) {
    guard var pinch = state.course.zoom.pinch else { return }
    let held = state.hands.touches.position(of: Zoom.touch)
    if shown(pinch.asked, &pinch) != state.scale { pinch.start = asked(state.scale, &pinch) / pinch.spread }
    pinch.spread = spread
    let scale = shown(pinch.asked, &pinch)
    state.course.zoom.pinch = pinch
    state.course.zoom.sample(spread, at: time)
    if state.isZoomEnabled, scale != state.scale {
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
    guard let pinch = state.course.zoom.pinch else {
      return chain.refuse(.unbalancedTouch, call, "no pinch is under way")
    }
    state.course.zoom.pinch = nil
    if end == .lifted {
      state.course.zoom.liftVelocity = scaleVelocity(of: pinch, at: max(time, state.hands.touches.time))
    }
    defer { state.course.zoom.liftVelocity = 0 }
    if let drag = state.course.activity.drag, state.hands.touches.down.count > 1 { held(drag).reanchor() }
    if state.course.plannedMotion?.zoom == nil, isScaleAtRest {
      settleScale()
    }
    if let focus = state.hands.touches.position(of: Zoom.touch) {
      lift(Zoom.touch, at: focus, max(time, state.hands.touches.time), as: end, velocity, call)
    }
    timed {
      // The limits may have changed meanwhile, also for a zoom that the program has animated.
      if state.course.plannedMotion?.zoom != nil { keepScale(within: state.hands.settings) }
      if state.hands.touches.isEmpty {
        catchUp(to: time)
        if !returnScale() {
          if state.course.plannedMotion?.zoom == nil { settleScale() }
          if state.phase == .idle { settle(.interrupted) }
        }
      }
      deliver()
    }
  }

  // MARK: A wheel

  /// Zooms by a wheel. One with phases is a pinch whose fingers stay where they came down.
  func zoomByWheel(by factor: Double, about point: Point, _ phase: WheelPhase, _ time: Timestamp) {
    let call: StaticString = "zoom(by:about:phase:time:)"
    switch phase {
    case .unknown, .momentumBegan, .momentumChanged, .momentumEnded:
      return turn(at: time) {
        zoomOn(by: factor, about: state.frame.focus(at: point), isMomentum: phase != .unknown)
        if phase == .momentumEnded, state.phase == .idle { _ = returnScale() }
      }
    case .began where state.course.zoom.pinch?.wheelPhase == .mayBegin:
      state.course.zoom.pinch?.wheelPhase = .began
    case .mayBegin, .began: beginPinch(at: point, time, by: phase, call)
    case .changed: if state.course.zoom.pinch == nil { beginPinch(at: point, time, by: .began, call) }
    case .ended, .cancelled: break
    }
    if state.course.zoom.pinch != nil, factor != 1 || phase == .began || phase == .changed,
      isInOrder(time, after: state.hands.touches.time, call)
    {
      turn(at: time) {
        let spread = min(max((state.course.zoom.pinch?.spread ?? 1) * factor, 0x1p-60), 0x1p60)
        movePinch(to: state.hands.touches.position(of: Zoom.touch) ?? point, spread: spread, time)
      }
    }
    switch phase {
    case .ended: endPinch(time, as: .lifted, nil, call)
    case .cancelled: endPinch(time, as: .cancelled, nil, call)
    default: break
    }
  }

  /// Zooms at once by a wheel without phases, about the content that was at the focus when its run began.
  private func zoomOn(by factor: Double, about focus: Point, isMomentum: Bool) {
    // Momentum goes on with what fingers left, and a wheel without phases decides where the scale rests.
    if state.course.zoom.pinch == nil { state.course.zoom.isLoose = isMomentum }
    let (offset, origin) = (state.course.offset, state.frame.origin)
    var run = Zoom.Run(
      focus: focus, position: origin.position(of: offset + (focus - Point.zero)), scale: state.scale,
      offset: offset, time: state.now)
    if let last = state.course.zoom.run, last.focus == focus, last.offset == offset,
      last.scale == state.scale,
      (state.now - last.time).magnitude <= state.hands.settings.wheelPause
    {
      run.position = last.position
    }
    let scale = state.hands.settings.bounded(state.scale * factor)
    // A zoom that is returning to the same limit arrives there by itself.
    if state.isZoomBouncing && scale == state.restingScale { return }
    zoomByHand(to: scale, about: focus, holding: run.position)
    (run.scale, run.offset) = (state.scale, state.course.offset)
    state.course.zoom.run = run
  }

  // MARK: Past a limit

  /// Returns the scale that is shown for a scale that fingers ask for. Past a limit the scale follows by the law that
  /// the chain answers, once in a pinch.
  ///
  /// The law of the engine is the rubber band of edges, over the logarithm of the scale. This is our choice:
  /// UIScrollView's is not documented.
  private func shown(_ asked: Double, _ pinch: inout Zoom.Pinch) -> Double {
    let settings = state.hands.settings
    let limit = settings.bounded(asked)
    guard limit != asked else { return asked }
    let way = Mathematics.log(asked / limit)
    let shown: Double
    switch pull(asked, showing: 0, &pinch) {
    case .open, .rigid: return limit
    case .elastic(let band): shown = band.shown(way.magnitude)
    case .law(let law):
      guard let pull = law.shown(way.magnitude) else {
        chain.refusePull(law, by: way.magnitude, from: .zoom, on: .vertical)
        return limit
      }
      shown = pull
    }
    return settings.reachable(limit * Mathematics.exp(way > 0 ? shown : 0 - shown))
  }

  /// Returns the scale that fingers have asked for if this scale is shown.
  private func asked(_ shown: Double, _ pinch: inout Zoom.Pinch) -> Double {
    let limit = state.hands.settings.bounded(shown)
    guard limit != shown else { return shown }
    let way = Mathematics.log(shown / limit)
    // Near the end of a rubber band, the fingers would have to be beyond all numbers.
    let overshoot = min(way.magnitude, 0.99 * Zoom.reach)
    let raw = min(pull(shown, showing: overshoot, &pinch).raw(overshoot) ?? 0, 40)
    return limit * Mathematics.exp(way > 0 ? raw : 0 - raw)
  }

  /// Returns the response of the limit that a scale is past. It can show a distance past the limit, as a logarithm.
  private func pull(_ asked: Double, showing overshoot: Double, _ pinch: inout Zoom.Pinch) -> FingerEdge {
    let settings = state.hands.settings
    let side: Side = asked < settings.minimumZoomScale ? .lower : .upper
    if let known = pinch[side], overshoot == 0 || known.raw(overshoot) != nil { return known }
    var proposal = ZoomProposal(
      cause: .drag, limits: settings.zoomScales, scale: state.scale, requested: asked)
    if !settings.bouncesZoom { proposal.pull = nil }
    let pull =
      chain.zoom(proposal, in: state.context).pull.map {
        FingerEdge($0, length: Zoom.reach, overshoot: overshoot, tolerance: Zoom.tolerance)
      } ?? .rigid
    pinch[side] = pull
    return pull
  }

  /// Returns the velocity of the scale's logarithm at the lift of a pinch, as it is shown.
  private func scaleVelocity(of pinch: Zoom.Pinch, at time: Timestamp) -> Double {
    let settings = state.hands.settings
    let velocity = state.course.zoom.tracker?.velocity(at: time, pause: settings.releasePause).x ?? 0
    let limit = settings.bounded(pinch.asked)
    guard limit != pinch.asked else { return normalized(velocity) }
    let way = Mathematics.log(pinch.asked / limit).magnitude
    // At a limit that gives no way, the scale has no velocity.
    guard let edge = pinch[pinch.asked > limit ? .upper : .lower], edge.isElastic else { return 0 }
    return normalized(velocity * edge.slope(way))
  }
}
