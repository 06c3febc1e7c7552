import ScrollMotion
public import ScrollSpace

extension ScrollController {
  /// Begins a pinch: two fingers came down, or a trackpad reports a pinch. `focus` is the point of the viewport
  /// between the fingers.
  ///
  /// A pinch is a touch at its focus, which drags the content without a slop, and a spread, which zooms about the
  /// focus. The content between the fingers stays between them, as long as the offset is inside the walls. Past a
  /// wall, the edge decides how far the content follows.
  ///
  /// When the fingers lift, the content flings with the velocity of the focus, while a scale past a limit returns.
  /// Rotation has no effect. Another finger moves nothing until the pinch is over. If both limits of the scale are
  /// equal, the pinch only drags the content.
  ///
  /// A pinch within a pinch ends the first pinch, and is counted. The touch of a pinch has the id `Int.min`, which no
  /// finger may have.
  public func pinchBegan(at focus: Point, time: Timestamp) {
    observe(.pinchBegan(at: focus, time: time))
    guard mayFeed(), check(isUsable(focus) && isUsable(time), "\(focus) at \(time)") else { return }
    if state.zoom.pinch != nil {
      refuse(.unbalancedTouch, "pinchBegan(at:time:)", "a pinch is under way")
      endPinch(max(time, state.touches.time), as: .cancelled, nil, #function)
    }
    begin(Zoom.touch, at: focus, time, slop: 0)
    timed {
      if endZoom(.replaced), phase == .idle { settle(.interrupted) }
      state.zoom.focus = self.focus(at: focus)
      state.zoom.pinch = Zoom.Pinch(start: state.settings.asked(state.origin.scale))
      if isZoomEnabled { openZoom() }
      deliver()
    }
  }

  /// Moves a pinch. The fingers have spread to `scale` times their distance at the beginning of the pinch, and
  /// `focus` is the point between them. If something else has changed the zoom scale in the meantime, the pinch
  /// continues from that scale.
  public func pinchMoved(to focus: Point, scale: Double, time: Timestamp) {
    observe(.pinchMoved(to: focus, scale: scale, time: time))
    guard mayFeed(),
      check(isUsable(focus) && isUsable(time) && isScale(scale), "scale \(scale), \(focus) at \(time)")
    else { return }
    guard let pinch = state.zoom.pinch else {
      return refuse(.unbalancedTouch, "pinchMoved(to:scale:time:)", "no pinch is under way")
    }
    guard isInOrder(time, after: state.touches.time) else { return }
    timed {
      catchUp(to: time)
      if state.touches.position(of: Zoom.touch) != nil { follow(Zoom.touch, to: focus, time: time) }
      state.zoom.focus = self.focus(at: focus)
      spread(pinch, to: scale)
      deliver()
    }
  }

  /// Zooms by a spread. If something else has changed the scale or its limits in the meantime, the zoom continues
  /// from there.
  private func spread(_ pinch: Zoom.Pinch, to spread: Double) {
    var pinch = pinch
    if state.settings.shown(pinch.start * pinch.spread) != state.origin.scale {
      pinch.start = state.settings.asked(state.origin.scale) / pinch.spread
    }
    pinch.spread = spread
    state.zoom.pinch = pinch
    guard isZoomEnabled else { return }
    zoomByHand(to: state.settings.shown(pinch.start * spread), about: state.zoom.focus)
  }

  /// Ends a pinch because the fingers were lifted. `velocity` is the velocity of the focus, in points per second, if
  /// the host's recogniser knows it.
  public func pinchEnded(time: Timestamp, velocity: Vector? = nil) {
    observe(.pinchEnded(time: time, velocity: velocity))
    guard mayFeed(), check(velocity.map(isUsable) ?? true, "velocity \(velocity ?? .zero)") else { return }
    endPinch(time, as: .lifted, velocity, #function)
  }

  /// Ends a pinch because it was cancelled: a lift without velocity.
  public func pinchCancelled(time: Timestamp) {
    observe(.pinchCancelled(time: time))
    endPinch(time, as: .cancelled, nil, #function)
  }

  private func endPinch(_ time: Timestamp, as end: DragEnd, _ velocity: Vector?, _ call: StaticString) {
    guard mayFeed(call), check(isUsable(time), "\(time)", call) else { return }
    guard state.zoom.pinch != nil else { return refuse(.unbalancedTouch, call, "no pinch is under way") }
    state.zoom.pinch = nil
    if restingScale == state.origin.scale, state.activity.plannedMotion?.zoom == nil { closeZoom() }
    if let focus = state.touches.position(of: Zoom.touch) {
      lift(Zoom.touch, at: focus, max(time, state.touches.time), as: end, velocity, call)
    }
    timed {
      if state.touches.isEmpty { releaseUntouched(at: time) }
      deliver()
    }
  }

  /// Returns a scale past a limit also if the fingers did not drag the content. The content continues with its own
  /// velocity.
  private func releaseUntouched(at time: Timestamp) {
    catchUp(to: time)
    if restingScale != state.origin.scale, state.activity.plannedMotion?.zoom == nil, phase != .wheeling {
      let plannedMotion = planGlide(PerAxis(.release), velocity: velocity, at: now)
      interrupt(.replaced)
      land(plannedMotion, as: .interrupted)
    } else if phase == .idle {
      settle(.interrupted)
    }
  }

  /// True if the content may rest at more than one scale.
  public var isZoomEnabled: Bool { state.settings.minimumZoomScale < state.settings.maximumZoomScale }

  /// Zooms at once about a focus, in any phase.
  func zoomByHand(to scale: Double, about focus: Point) {
    guard scale != state.origin.scale else { return }
    let hasEnded = endZoom(.replaced)
    state.zoom.focus = focus
    zoomByHand(to: scale, at: zoomed(state.offset, to: scale, about: focus))
    if hasEnded, phase == .idle { settle(.set) }
  }

  /// Ends a zoom before a command places or stops the content. A scale that returns to a limit is set to the limit,
  /// about the focus of the zoom; any other scale keeps its value. Returns whether a zoom was in progress.
  func landScale(_ outcome: AnimationOutcome) -> Bool {
    let scale = isZoomBouncing ? restingScale : state.origin.scale
    guard endZoom(outcome) else { return false }
    if scale != state.origin.scale {
      zoomByHand(to: scale, at: zoomed(state.offset, to: scale, about: state.zoom.focus))
    }
    return true
  }

  /// Zooms at once, and shows an offset. Content at rest moves from there to its rest position.
  func zoomByHand(to scale: Double, at offset: Point) {
    let wasOpen = state.isMovementOpen
    openZoom()
    for axis in Axis.both { state.restBases.ask(axis, by: .layout) }
    apply(scale, at: offset)
    closeZoom()
    if !wasOpen, phase == .idle { settle(.set) }
  }
}
