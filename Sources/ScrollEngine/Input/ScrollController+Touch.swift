import ScrollMotion
public import ScrollSpace

extension ScrollController {
  /// A finger came down, at a place in the viewport. What moves is caught where it is displayed.
  ///
  /// A finger stays a finger until it goes: if the program animates or stops the content under it, it drags again when it
  /// has moved by another slop. While scrolling is disabled on both axes, a finger that comes down is ignored until it
  /// goes.
  ///
  /// Times must not go back within a gesture; the first finger of a new one starts afresh, and so does one
  /// that comes more than a second before them. A finger a little behind the last frame is normal. With several
  /// fingers down, the newest moves the content.
  ///
  /// `slop` is how far this touch must go before it drags, in points: less for a mouse than for a finger. Nil: as far as
  /// `settings.slop` says.
  public func touchBegan(at position: Point, time: Timestamp, id: Int = 0, slop: Double? = nil) {
    guard mayFeed(), check(isUsable(position) && isUsable(time), "\(position) at \(time)"),
      check(slop.map { isUsable($0) && $0 >= 0 } ?? true, "slop \(slop ?? 0)")
    else { return }
    guard isScrollEnabled else { return state.touches.refuse(id) }
    timed {
      if state.touches.position(of: id) != nil {
        refuse(.unbalancedTouch, "touchBegan(at:time:id:slop:)", "touch \(id) is down already")
        end(id, at: state.touches.time, as: .cancelled)
        deliver()
      }
      take(time)
      guard isScrollEnabled else { return state.touches.refuse(id) }
      let isFirst = state.touches.isEmpty
      let startsAfresh = isFirst || state.touches.time - time > Self.clockDoubt
      state.touches.time = startsAfresh ? time : max(time, state.touches.time)
      let last = state.touches.tip
      state.touches.refused.removeAll { $0 == id }
      state.touches.begin(
        id, at: position, slop: slop, as: outcomeOfATouchNow, by: state.settings.velocityStrategy,
        isBeneath: state.zoom.pinch != nil)
      if let last, state.activity.journey == nil {
        regrip(from: last, to: state.touches.tip ?? position)
      } else {
        catchMotion()
      }
      deliver()
    }
  }

  /// A finger moved.
  public func touchMoved(to position: Point, time: Timestamp, id: Int = 0) {
    guard mayFeed(), check(isUsable(position) && isUsable(time), "\(position) at \(time)"), isDown(id)
    else { return }
    guard isInOrder(time, after: state.touches.time) else { return }
    timed {
      take(time)
      follow(id, to: position, time: time)
      deliver()
    }
  }

  /// A finger is thought to be somewhere at the time of a frame: a position between two samples, or ahead of the last one, that
  /// the system or the host makes up, as a resampler does. It moves the content, and nothing else: neither the velocity nor
  /// the time of the gesture knows of it. The next `touchMoved` puts the content where the finger is. A time before the finger
  /// came down is refused and counted.
  public func touchPredicted(at position: Point, time: Timestamp, id: Int = 0) {
    guard mayFeed(), check(isUsable(position) && isUsable(time), "\(position) at \(time)"), isDown(id)
    else { return }
    let began = state.touches.down.first { $0.id == id }?.began ?? time
    guard isInOrder(time, after: began) else { return }
    timed {
      checkChain()
      follow(id, to: position, time: state.touches.time, isPredicted: true)
      deliver()
    }
  }

  /// Whether a time is none before another one; counted if so.
  func isInOrder(
    _ time: Timestamp, after known: Timestamp, _ call: StaticString = #function
  ) -> Bool {
    if time < known { refuse(.reversedTime, call, "\(time) after \(known)") }
    return time >= known
  }

  /// A finger was lifted. A new position is a last move; a time before the gesture's last counts as that. The answer is what
  /// became of the touch.
  ///
  /// `velocity` is the finger's own at the lift, in points per second, from a host whose recogniser knows it. Nil: what the
  /// moves say. Limits of the settings count either way.
  @discardableResult
  public func touchEnded(
    at position: Point, time: Timestamp, id: Int = 0, velocity: Vector? = nil
  ) -> TouchOutcome {
    guard mayFeed(), check(isUsable(position) && isUsable(time), "\(position) at \(time)"),
      check(velocity.map(isUsable) ?? true, "velocity \(velocity ?? .zero)"), isDown(id, isLast: true)
    else { return .none }
    return lift(id, at: position, time, as: .lifted, velocity, #function)
  }

  /// What a touch that is down would be if it were lifted at a time.
  public func touchOutcome(of id: Int = 0, at time: Timestamp) -> TouchOutcome {
    state.touches.outcome(of: id, at: time, longPress: state.settings.longPress)
  }

  /// What a touch is that comes down now and stays where it is.
  private var outcomeOfATouchNow: TouchOutcome {
    switch state.activity {
    case .idle, .tracking: .tap
    case .dragging: .drag
    case .wheeling, .decelerating, .animating: .caught
    }
  }

  /// A touch was taken away, by the system or by another recogniser: a lift without speed. ``dragEnd`` tells the two
  /// apart.
  public func touchCancelled(time: Timestamp, id: Int = 0) {
    guard mayFeed(), check(isUsable(time), "\(time)"), isDown(id, isLast: true) else { return }
    lift(id, at: state.touches.position(of: id), time, as: .cancelled, nil, #function)
  }

  /// All that moves the content by hand was taken away: fingers, and those on a trackpad. For a window that loses the focus and
  /// a device that disappears. Each is a cancelled touch.
  public func cancelAllTouches(time: Timestamp) {
    if state.zoom.pinch != nil { pinchCancelled(time: time) }
    for touch in state.touches.down { touchCancelled(time: time, id: touch.id) }
    wheel(by: .zero, phase: .cancelled, time: time)
  }

  @discardableResult
  private func lift(
    _ id: Int, at position: Point?, _ time: Timestamp, as end: DragEnd, _ velocity: Vector?,
    _ call: StaticString
  ) -> TouchOutcome {
    if time < state.touches.time { refuse(.reversedTime, call, "\(time) after \(state.touches.time)") }
    let time = max(time, state.touches.time)
    var outcome = TouchOutcome.none
    timed {
      take(time)
      if let position, position != state.touches.position(of: id) { follow(id, to: position, time: time) }
      deliver()
      outcome = touchOutcome(of: id, at: time)
      self.end(id, at: time, as: end, velocity)
      deliver()
    }
    return outcome
  }

  /// Whether a finger is one that is followed. Others are counted, and those that were refused are not: these are forgotten
  /// with the last that is told of them.
  func isDown(_ id: Int, isLast: Bool = false, _ call: StaticString = #function) -> Bool {
    if state.touches.position(of: id) != nil { return true }
    if !state.touches.refused.contains(id) { refuse(.unbalancedTouch, call, "touch \(id) is not down") }
    if isLast { state.touches.end(id) }
    return false
  }

  /// A finger came down on content that rests, or moves: it holds that.
  func catchMotion() {
    for axis in Axis.both where travels(axis) { state.stands.ask(axis, by: .layout) }
    state.caught = caught(at: state.touches.time)
    interrupt(.interrupted(by: .finger))
    enter(.tracking)
  }

  /// Another finger is in charge, and moves the content on from where it is.
  private func regrip(from last: Point, to position: Point) {
    guard case .dragging(let drag) = state.activity else { return state.touches.regrip() }
    drag.carried = normalized(drag.carried + turned(drag.grip - last))
    drag.grip = position
  }

  /// What the finger has moved so far counts as it was read.
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
