import ScrollMotion
import ScrollSpace

// A touch, from its beginning to its lift.
extension Turns {
  /// Begins a touch of a finger or a pinch.
  func begin(_ id: Int, at position: Point, _ time: Timestamp, slop: Double?) {
    guard state.hands.isEnabled else { return state.hands.touches.refuse(id) }
    timed {
      if state.hands.touches.position(of: id) != nil {
        chain.refuse(.unbalancedTouch, "touchBegan(at:time:id:slop:)", "touch \(id) is down already")
        end(id, at: state.hands.touches.time, as: .cancelled, nil)
        deliver()
      }
      catchUp(to: time)
      guard state.hands.isEnabled else { return state.hands.touches.refuse(id) }
      state.clock.order.suspected = nil
      let last = state.hands.touches.tip
      state.hands.touches.begin(
        id, at: position, time, slop: slop, as: state.course.activity.touchOutcome,
        by: state.hands.settings.velocityStrategy, isBeneath: state.course.zoom.pinch != nil)
      if let last, state.course.plannedMotion == nil {
        let tip = state.hands.touches.tip ?? position
        state.regrip(from: last, to: tip)
      } else {
        catchMotion()
      }
      deliver()
    }
  }

  /// Returns true if a finger is down and followed. An unknown finger is counted as a refusal. An ignored finger is
  /// not counted, and is forgotten with its last event.
  func isDown(_ id: Int, isLast: Bool = false, _ call: StaticString) -> Bool {
    if state.hands.touches.position(of: id) != nil { return true }
    if !state.hands.touches.refused.contains(id) {
      chain.refuse(.unbalancedTouch, call, "touch \(id) is not down")
    }
    if isLast { state.hands.touches.end(id) }
    return false
  }

  /// Moves a finger, and with the active finger the content.
  func moveFinger(_ id: Int, to position: Point, time: Timestamp, isPredicted: Bool = false) {
    let (last, sampled) = (state.hands.touches.tip, state.hands.touches.active?.tracker.position)
    if !isPredicted { state.hands.touches.advance(to: time) }
    state.hands.touches.move(id, to: position, slop: state.hands.settings.slop, isPredicted: isPredicted)
    guard let last, id == state.hands.touches.active?.id else { return }
    if case .dragging(let drag) = state.course.activity {
      for axis in Axis.both where !state.hands.settings.isScrollEnabled[axis] {
        drag.grip[axis] += position[axis] - last[axis]
      }
      pull()
    } else if let grip = state.hands.grip(at: position) {
      beginDrag(grip: grip.place, slop: grip.slop)
      pull()
    }
    guard !isPredicted, let sampled, state.hands.caught != nil, state.phase == .dragging else { return }
    let way = state.frame.turned(state.hands.enabled(sampled - position))
    state.hands.caught?.follow(way, at: time)
  }

  /// Lets the active finger drag the content, and takes the content from whatever moves it.
  func beginDrag(grip: Point, slop: Vector = .zero) {
    state.hands.touches.drag()
    if state.course.plannedMotion != nil { catchMotion() }
    let drag = newDrag(.drag, grip: grip)
    drag.carried = state.frame.turned(slop)
    enter(.dragging(drag))
    note(.willBeginDragging)
  }

  /// Ends a touch of a finger or a pinch.
  @discardableResult
  func lift(
    _ id: Int, at position: Point?, _ time: Timestamp, as end: DragEnd, _ velocity: Vector?,
    _ call: StaticString
  ) -> TouchOutcome {
    _ = isInOrder(time, after: state.hands.touches.time, call)
    let time = max(time, state.hands.touches.time)
    var outcome = TouchOutcome.none
    turn(at: time) {
      if let position, position != state.hands.touches.position(of: id) {
        moveFinger(id, to: position, time: time)
      }
      deliver()
      outcome = state.hands.outcome(of: id, at: time)
      self.end(id, at: time, as: end, velocity)
    }
    return outcome
  }

  func end(_ id: Int, at time: Timestamp, as end: DragEnd, _ velocity: Vector?) {
    state.hands.touches.time = time
    let isActive = state.hands.touches.active?.id == id
    guard isActive, state.hands.touches.down.count == 1 else {
      let last = state.hands.touches.tip
      state.hands.touches.end(id)
      if isActive, let last, let next = state.hands.touches.tip { state.regrip(from: last, to: next) }
      return
    }
    noteLift(velocity, at: time)
    let known =
      velocity.map { state.hands.flingVelocity($0, against: $0) }
      ?? state.hands.flingVelocity(of: state.hands.touches.down[0].tracker, at: time)
    let velocity =
      end == .lifted
      ? state.hands.carrying(state.frame.turned(state.hands.enabled(known)), at: time) : .zero
    releaseTouch(at: time, velocity: velocity, as: end) { $0.end(id) }
  }

  /// Lets a finger that came down hold the content, at rest or in motion.
  @inline(never)
  private func catchMotion() {
    state.course.takeOver(at: state.now)
    state.hands.caught = state.caught(at: state.hands.touches.time)
    interrupt(.interrupted(by: .finger))
    enter(.tracking)
  }

  // MARK: A release

  /// Releases all fingers, those on a trackpad too, because both axes are disabled.
  func releaseAll() {
    if state.course.activity.isHeldByWheel { endWheeling(at: state.now, as: .cancelled) }
    releaseTouch(at: state.now, velocity: .zero, as: .cancelled) { touches in
      while let touch = touches.down.last { touches.refuse(touch.id) }
    }
    deliver()
  }

  /// Releases the last finger with `drop`: a drag ends, and content that a finger only held moves to its rest
  /// position.
  @inline(never)
  private func releaseTouch(
    at time: Timestamp, velocity: Vector, as end: DragEnd, _ drop: (inout Touches) -> Void
  ) {
    let plannedMotion = endDrag(at: time, velocity: velocity, as: end)
    drop(&state.hands.touches)
    if let plannedMotion {
      land(plannedMotion, as: .dragged)
    } else if case .tracking = state.course.activity {
      releaseUnmoved(at: time)
    } else {
      // A command has taken the content from the fingers: they held the scale alone.
      _ = returnScale()
    }
  }

  /// Returns the planned motion at the end of a drag whose last finger lifts; nil if there is no drag, or if a callback
  /// has ended it.
  private func endDrag(at time: Timestamp, velocity: Vector, as end: DragEnd) -> PlannedMotion? {
    guard case .dragging(let drag) = state.course.activity else { return nil }
    drag.lift = velocity
    state.hands.dragEnd = end
    var speed = normalized(velocity)
    if chain.answers(.drag) || !drag.isInside(state.frame.geometry.extent) {
      speed = held(drag).releaseVelocity(velocity, state.way(of: drag), caught: state.hands.caught)
    }
    var plans = plansAtRest
    var plannedMotion = planGlide(PerAxis(.release), velocity: speed, at: time, by: plans)
    let revision = state.course.revision
    let original = plannedMotion.destination
    let wanted = chain.endOfDrag(of: scroller, velocity: plannedMotion.velocity, target: original) {
      state.phase == .dragging
    }
    guard let wanted else { return nil }
    if state.course.revision != revision {
      let edits = chain.reasons.edits
      plans = plansAtRest
      plannedMotion = planGlide(PerAxis(.release), velocity: speed, at: time, by: plans)
      chain.reasons.noteEdges(plannedMotion.destination, edits)
    }
    let edited = PerAxis(x: wanted.x != original.x, y: wanted.y != original.y)
    for axis in Axis.both where edited[axis] { state.course.restBases[axis] = .offset }
    if edited != PerAxis(false) { plans.redirect(plannedMotion, to: wanted, on: edited) }
    moveScale(beside: plannedMotion, by: plans)
    return plannedMotion
  }

  /// Releases content that a finger held without a drag. A caught motion goes to its rest position, and so does
  /// content past its walls.
  private func releaseUnmoved(at time: Timestamp) {
    let isInside =
      isScaleAtRest
      && Axis.both.allSatisfy { state.frame.geometry.extent[$0].side(past: state.course.offset[$0]) == nil }
    let isKnown = Axis.both.contains { state.course.restBases[$0].askedCause == nil }
    if !state.course.isMovementOpen, isInside, !isKnown { return enter(.idle) }
    let plannedMotion = isKnown ? planRest(at: time) : planGlide(PerAxis(.release), velocity: .zero, at: time)
    if !state.course.isMovementOpen, !plannedMotion.isUnfinished,
      plannedMotion.destination == state.course.offset
    {
      return enter(.idle)
    }
    land(plannedMotion, as: .interrupted)
  }
}
