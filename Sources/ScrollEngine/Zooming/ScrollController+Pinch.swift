import ScrollMotion
public import ScrollSpace

extension ScrollController {
  /// Two fingers came down, or a trackpad says that fingers pinch: `focus` is the point of the viewport between them.
  ///
  /// A pinch is a touch at its focus, which drags the content without a slop, and a spread, which zooms about the focus. So what
  /// is between the fingers stays there, as long as the offset lies inside the walls; past a wall, the edge decides how far the
  /// content follows. When the fingers go, the content flings by the focus's speed, while a scale past a limit comes back.
  /// Rotation has no effect. A finger that is down meanwhile moves nothing until the pinch is over.
  /// With equal limits nothing zooms, and the content is dragged only. A pinch within a pinch ends the first one, and is
  /// counted. The touch has the number `Int.min`, which no finger may have.
  public func pinchBegan(at focus: Point, time: Timestamp) {
    guard mayFeed(), check(isUsable(focus) && isUsable(time), "\(focus) at \(time)") else { return }
    if state.zoom.pinch != nil {
      refuse(.unbalancedTouch, "pinchBegan(at:time:)", "a pinch is under way")
      pinchCancelled(time: max(time, state.touches.time))
    }
    touchBegan(at: focus, time: time, id: Zoom.touch, slop: 0)
    timed {
      if endZoom(.replaced), phase == .idle { settle(.interrupted) }
      state.zoom.focus = self.focus(at: focus)
      state.zoom.pinch = Zoom.Pinch(start: state.settings.asked(state.origin.scale))
      if isZoomEnabled { openZoom() }
      deliver()
    }
  }

  /// The fingers have spread to `scale` times what they were when the pinch began, with this point between them. A
  /// scale that something else has changed meanwhile is where the pinch goes on from.
  public func pinchMoved(to focus: Point, scale: Double, time: Timestamp) {
    guard mayFeed(),
      check(isUsable(focus) && isUsable(time) && isScale(scale), "scale \(scale), \(focus) at \(time)")
    else { return }
    guard let pinch = state.zoom.pinch else {
      return refuse(.unbalancedTouch, "pinchMoved(to:scale:time:)", "no pinch is under way")
    }
    guard isInOrder(time, after: state.touches.time) else { return }
    timed {
      take(time)
      if state.touches.position(of: Zoom.touch) != nil { follow(Zoom.touch, to: focus, time: time) }
      state.zoom.focus = self.focus(at: focus)
      spread(pinch, to: scale)
      deliver()
    }
  }

  /// The content follows a spread. A scale that something else has changed meanwhile, or new limits, is where that goes on from.
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

  /// The fingers were lifted. `velocity` is the focus's own, if the host's recogniser knows it, in points per second.
  public func pinchEnded(time: Timestamp, velocity: Vector? = nil) {
    guard mayFeed(), check(velocity.map(isUsable) ?? true, "velocity \(velocity ?? .zero)") else { return }
    endPinch(#function, time) { focus in
      touchEnded(at: focus, time: max(time, state.touches.time), id: Zoom.touch, velocity: velocity)
    }
  }

  /// The pinch was taken away: a lift without speed.
  public func pinchCancelled(time: Timestamp) {
    endPinch(#function, time) { _ in touchCancelled(time: max(time, state.touches.time), id: Zoom.touch) }
  }

  private func endPinch(_ call: StaticString, _ time: Timestamp, _ lift: (Point) -> Void) {
    guard mayFeed(call), check(isUsable(time), "\(time)", call) else { return }
    guard state.zoom.pinch != nil else { return refuse(.unbalancedTouch, call, "no pinch is under way") }
    state.zoom.pinch = nil
    if restingScale == state.origin.scale, state.activity.journey?.zoom == nil { closeZoom() }
    if let focus = state.touches.position(of: Zoom.touch) { lift(focus) }
    timed {
      if state.touches.isEmpty { releaseUntouched(at: time) }
      deliver()
    }
  }

  /// What fingers zoomed that did not drag goes home all the same, by its own speed.
  private func releaseUntouched(at time: Timestamp) {
    take(time)
    if restingScale != state.origin.scale, state.activity.journey?.zoom == nil, phase != .wheeling {
      let journey = planGlide(PerAxis(.release), velocity: velocity, at: now)
      interrupt(.replaced)
      land(journey, as: .interrupted)
    } else if phase == .idle {
      settle(.interrupted)
    }
  }

  /// Whether there is more than one scale at which the content may rest.
  public var isZoomEnabled: Bool { state.settings.minimumZoomScale < state.settings.maximumZoomScale }

  /// Zooms at once about a focus, in any phase.
  func zoomByHand(to scale: Double, about focus: Point) {
    guard scale != state.origin.scale else { return }
    let hasEnded = endZoom(.replaced)
    state.zoom.focus = focus
    zoomByHand(to: scale, at: zoomed(state.offset, to: scale, about: focus))
    if hasEnded, phase == .idle { settle(.set) }
  }

  /// Zooms at once, and shows an offset; content at rest goes where it should rest from there.
  func zoomByHand(to scale: Double, at offset: Point) {
    let wasOpen = state.isMovementOpen
    openZoom()
    for axis in Axis.both { state.stands.ask(axis, by: .layout) }
    take(scale, at: offset)
    closeZoom()
    if !wasOpen, phase == .idle { settle(.set) }
  }
}
