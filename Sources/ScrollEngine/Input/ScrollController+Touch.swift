import ScrollMotion
public import ScrollSpace

extension ScrollController {
  /// Begins a touch at a place in the viewport. The finger catches a moving content where it is displayed.
  ///
  /// A finger stays in effect until it lifts. If the program animates or stops the content under the finger, the
  /// finger drags again after another slop. While scrolling is disabled on both axes, a finger that comes down is
  /// ignored until it lifts.
  ///
  /// Times must not go back within a gesture. The first finger of a gesture starts a new clock, and so does a finger
  /// that comes more than a second before the gesture's time. A finger a little behind the last frame is normal. With
  /// several fingers down, the newest finger moves the content.
  ///
  /// A time far ahead is accepted, as after a long sleep. If all later times are more than a second before it, it was
  /// absurd. The first move or frame after it is then refused. The second in a row sets the clock back, and the gesture
  /// continues. Its velocity follows from the moves since then.
  ///
  /// `slop` is the distance that this touch must move before it drags, in points: less for a mouse than for a finger.
  /// Nil for the distance in `settings.slop`.
  public func touchBegan(at position: Point, time: Timestamp, id: Int = 0, slop: Double? = nil) {
    observe(.touchBegan(at: position, time: time, id: id, slop: slop))
    guard mayFeed(), check(isUsable(position) && isUsable(time), "\(position) at \(time)"),
      check(slop.map { isUsable($0) && $0 >= 0 } ?? true, "slop \(slop ?? 0)")
    else { return }
    begin(id, at: position, time, slop: slop)
  }

  /// Begins a touch of a finger or a pinch.
  func begin(_ id: Int, at position: Point, _ time: Timestamp, slop: Double?) {
    guard isScrollEnabled else { return state.touches.refuse(id) }
    timed {
      if state.touches.position(of: id) != nil {
        refuse(.unbalancedTouch, "touchBegan(at:time:id:slop:)", "touch \(id) is down already")
        end(id, at: state.touches.time, as: .cancelled)
        deliver()
      }
      catchUp(to: time)
      guard isScrollEnabled else { return state.touches.refuse(id) }
      state.timeOrder.suspected = nil
      state.touches.time = state.touches.isEmpty ? time : max(time, state.touches.time)
      let last = state.touches.tip
      state.touches.refused.removeAll { $0 == id }
      state.touches.begin(
        id, at: position, slop: slop, as: outcomeOfATouchNow, by: state.settings.velocityStrategy,
        isBeneath: state.zoom.pinch != nil)
      if let last, state.activity.plannedMotion == nil {
        regrip(from: last, to: state.touches.tip ?? position)
      } else {
        catchMotion()
      }
      deliver()
    }
  }

  /// Moves a touch to a place in the viewport.
  public func touchMoved(to position: Point, time: Timestamp, id: Int = 0) {
    observe(.touchMoved(to: position, time: time, id: id))
    guard mayFeed(), check(isUsable(position) && isUsable(time), "\(position) at \(time)"), isDown(id)
    else { return }
    guard isInOrder(time, after: state.touches.time) else { return }
    timed {
      catchUp(to: time)
      follow(id, to: position, time: time)
      deliver()
    }
  }

  /// Moves a touch to the place where the finger is believed to be at the time of a frame.
  ///
  /// The place is between two samples, or ahead of the last sample, and is computed by the system or the host, as a
  /// resampler does. The place moves the content, and has no other effect: the velocity and the time of the gesture
  /// do not change. The next `touchMoved` moves the content to the real place. A time before the finger came down is
  /// refused and counted.
  public func touchPredicted(at position: Point, time: Timestamp, id: Int = 0) {
    observe(.touchPredicted(at: position, time: time, id: id))
    guard mayFeed(), check(isUsable(position) && isUsable(time), "\(position) at \(time)"), isDown(id)
    else { return }
    if let began = state.touches.down.first(where: { $0.id == id })?.began, time < began {
      return refuse(.reversedTime, #function, "\(time) after \(began)")
    }
    timed {
      checkChain()
      follow(id, to: position, time: state.touches.time, isPredicted: true)
      deliver()
    }
  }

  /// Ends a touch because the finger was lifted, and returns the result of the touch.
  ///
  /// A new place is a last move. A time before the last time of the gesture counts as that time. `velocity` is the
  /// finger's velocity at the lift, in points per second, from a host whose recogniser knows it. Nil: the velocity
  /// follows from the moves. The limits of the settings apply in both cases.
  @discardableResult
  public func touchEnded(
    at position: Point, time: Timestamp, id: Int = 0, velocity: Vector? = nil
  ) -> TouchOutcome {
    observe(.touchEnded(at: position, time: time, id: id, velocity: velocity))
    guard mayFeed(), check(isUsable(position) && isUsable(time), "\(position) at \(time)"),
      check(velocity.map(isUsable) ?? true, "velocity \(velocity ?? .zero)"), isDown(id, isLast: true)
    else { return .none }
    return lift(id, at: position, time, as: .lifted, velocity, #function)
  }

  /// Returns the result that a touch would have if it were lifted at the given time.
  public func touchOutcome(of id: Int = 0, at time: Timestamp) -> TouchOutcome {
    state.touches.outcome(of: id, at: time, longPress: state.settings.longPress)
  }

  /// The result of a touch that comes down now and does not move.
  private var outcomeOfATouchNow: TouchOutcome {
    switch state.activity {
    case .idle, .tracking: .tap
    case .dragging: .drag
    case .wheeling, .decelerating, .animating: .caught
    }
  }

  /// Ends a touch because the system or another recogniser took it away: a lift without velocity. ``dragEnd``
  /// distinguishes a lift from a cancellation.
  public func touchCancelled(time: Timestamp, id: Int = 0) {
    observe(.touchCancelled(time: time, id: id))
    guard mayFeed(), check(isUsable(time), "\(time)"), isDown(id, isLast: true) else { return }
    lift(id, at: state.touches.position(of: id), time, as: .cancelled, nil, #function)
  }

  /// Cancels all fingers, those on a trackpad too. For a window that loses the focus, and for a device that
  /// disappears. Each finger ends as a cancelled touch.
  public func cancelAllTouches(time: Timestamp) {
    if state.zoom.pinch != nil { pinchCancelled(time: time) }
    for touch in state.touches.down { touchCancelled(time: time, id: touch.id) }
    wheel(by: .zero, phase: .cancelled, time: time)
  }

  /// Ends a touch of a finger or a pinch.
  @discardableResult
  func lift(
    _ id: Int, at position: Point?, _ time: Timestamp, as end: DragEnd, _ velocity: Vector?,
    _ call: StaticString
  ) -> TouchOutcome {
    _ = isInOrder(time, after: state.touches.time, call)
    let time = max(time, state.touches.time)
    var outcome = TouchOutcome.none
    timed {
      catchUp(to: time)
      if let position, position != state.touches.position(of: id) { follow(id, to: position, time: time) }
      deliver()
      outcome = touchOutcome(of: id, at: time)
      self.end(id, at: time, as: end, velocity)
      deliver()
    }
    return outcome
  }

  /// Returns true if a finger is down and followed. An unknown finger is counted as a refusal. An ignored finger is
  /// not counted, and is forgotten with its last event.
  func isDown(_ id: Int, isLast: Bool = false, _ call: StaticString = #function) -> Bool {
    if state.touches.position(of: id) != nil { return true }
    if !state.touches.refused.contains(id) { refuse(.unbalancedTouch, call, "touch \(id) is not down") }
    if isLast { state.touches.end(id) }
    return false
  }

  /// Lets a finger that came down hold the content, at rest or in motion.
  func catchMotion() {
    for axis in Axis.both where travels(axis) { state.restBases.ask(axis, by: .layout) }
    state.caught = caught(at: state.touches.time)
    interrupt(.interrupted(by: .finger))
    enter(.tracking)
  }

  /// Makes another finger the active finger, which moves the content from its present offset.
  private func regrip(from last: Point, to position: Point) {
    guard case .dragging(let drag) = state.activity else { return state.touches.regrip() }
    drag.carried = normalized(drag.carried + turned(drag.grip - last))
    drag.grip = position
  }

  /// Fixes the translation of the finger so far, as it was read until now.
  func foldFinger() {
    if state.activity.drag != nil, let tip = state.touches.tip { regrip(from: tip, to: tip) }
  }

  func follow(_ id: Int, to position: Point, time: Timestamp, isPredicted: Bool = false) {
    let (last, sampled) = (state.touches.tip, state.touches.active?.tracker.position)
    if !isPredicted { state.touches.advance(to: time) }
    state.touches.move(id, to: position, slop: state.settings.slop, isPredicted: isPredicted)
    guard let last, id == state.touches.active?.id else { return }
    if case .dragging(let drag) = state.activity {
      for axis in Axis.both where !state.settings.isScrollEnabled[axis] {
        drag.grip[axis] += position[axis] - last[axis]
      }
      pull()
    } else {
      leaveSlop(to: position)
    }
    guard !isPredicted, let sampled, state.caught != nil, phase == .dragging else { return }
    followCaught(turned(enabled(sampled - position)), at: time)
  }

  private func end(_ id: Int, at time: Timestamp, as end: DragEnd, _ velocity: Vector? = nil) {
    let active = state.touches.active
    state.touches.time = time
    guard let active, active.id == id, state.touches.down.count == 1 else {
      state.touches.end(id)
      if let active, active.id == id, let next = state.touches.tip { regrip(from: active.position, to: next) }
      return
    }
    let known = velocity.map { flingVelocity($0, against: $0) } ?? flingVelocity(of: active.tracker, at: time)
    let velocity = end == .lifted ? carrying(turned(enabled(known)), at: time) : .zero
    releaseTouch(at: time, velocity: velocity, as: end) { $0.end(id) }
  }
}
