import ScrollMotion
import ScrollSpace

// What every turn consists of: events, the offset and its origin, activities, lengths and walls.
extension Turns {
  // MARK: Events

  /// Posts an event, which is delivered when no other event is being delivered. If no link implements the callback,
  /// the event is dropped at once.
  @inline(__always)
  func post(_ event: Event) {
    if chain.implements(event.callback) || !state.outbox.events.isEmpty || chain.isCalling || state.isUpdating
    {
      return state.outbox.events.append(event)
    }
    if case .didScroll(let cause) = event { state.outbox.moveCause = cause }
  }

  /// Posts an event that is part of a movement.
  @inline(__always)
  func note(_ event: Event) {
    state.course.isMovementOpen = true
    post(event)
  }

  /// Posts pulls, if anyone implements didPull.
  @inline(never)
  func post(_ pulls: PerAxis<EdgePull?>) {
    for axis in Axis.both {
      if let pull = pulls[axis], chain.implements(.didPull) { state.outbox.events.append(pull) }
    }
  }

  /// Posts the walls that a planned motion has met in the seconds since the last check.
  @inline(never)
  func postMeetings(of plannedMotion: PlannedMotion, through elapsed: Double) {
    post(plannedMotion.meetings(through: elapsed, isHeard: chain.implements(.didPull)))
  }

  /// Watches for the walls that a planned motion has yet to meet, if anyone implements didPull.
  @inline(never)
  func watchWalls(isAnew: Bool = false) {
    guard let plannedMotion = state.course.plannedMotion else { return }
    plannedMotion.watchWalls(
      from: isAnew ? plannedMotion.elapsed(at: state.now) : nil, isHeard: chain.implements(.didPull))
  }

  // MARK: The offset

  /// Moves the content to an offset, and posts didScroll if the offset changes.
  func move(to offset: Point, by cause: MoveCause) {
    let offset = normalized(offset)
    guard offset != state.course.offset else { return }
    state.course.offset = offset
    state.outbox.hasChanged = true
    state.course.revise()
    rebase()
    note(.didScroll(cause))
  }

  /// Asks for a shift of the origin on every axis whose offset has left its window. Returns false if nothing moved.
  @discardableResult
  @inline(__always) func rebase() -> Bool { state.frame.isWindowed ? rebaseWithinWindows() : false }

  private func rebaseWithinWindows() -> Bool {
    var shift = Vector.zero
    for axis in Axis.both {
      guard let window = state.frame.window[axis], !window.contains(state.course.offset[axis]) else {
        continue
      }
      let wanted = chain.rebase(axis, in: state.context)
      // A value that leaves the usable range would lose the bits that make it exact.
      let extent = state.frame.geometry.extent[axis].shifted(by: wanted)
      if isUsable(state.course.offset[axis] + wanted), isUsable(state.course.destination[axis] + wanted),
        extent.isUsable
      {
        shift[axis] = wanted
      }
    }
    return moveOrigin(by: shift)
  }

  /// Moves the origin of the content's coordinates, and with it everything that is an offset.
  func moveOrigin(by shift: Vector) -> Bool {
    guard shift != .zero else { return false }
    state.course.shift(by: shift)
    chain.reasons.shift(by: shift)
    state.frame.shift(by: shift)
    post(.didRebase(shift))
    return true
  }

  // MARK: Activities

  /// Starts another activity, and posts didChangePhase if the phase changes.
  func enter(_ activity: Activity) {
    let old = state.phase
    if state.isUpdating, activity.phase != .idle, activity.phase != .tracking,
      state.outbox.events.forgetRests(from: state.calls.update.firstEvent)
    {
      // No callback has reported the end of the movement: the movement continues.
      state.course.isMovementOpen = true
    }
    state.course.enter(activity)
    watchWalls()
    if activity.drag == nil, activity.phase != .tracking { state.hands.caught = nil }
    guard activity.phase != old else { return }
    state.outbox.host.isWakeDoubtful = true
    post(.didChangePhase(from: old))
  }

  /// Ends the running part of a movement, because another part begins. A finger that is down drags again after
  /// another slop, and momentum cannot continue.
  @inline(never)
  func interrupt(_ outcome: AnimationOutcome, willDecelerate: Bool = false) {
    state.hands.touches.regrip()
    state.hands.wheel.welcomesMomentum = false
    if state.course.plannedMotion?.zoom != nil { closeZoom() }
    switch state.course.activity {
    case .idle, .tracking: break
    case .wheeling: state.hands.dragEnd = .interrupted
    case .dragging:
      state.hands.dragEnd = .interrupted
      note(.didEndDragging(willDecelerate: willDecelerate))
    case .decelerating: note(.didEndDecelerating)
    case .animating(let plannedMotion): end(plannedMotion, outcome)
    }
  }

  /// Ends an animation.
  func end(_ plannedMotion: PlannedMotion, _ outcome: AnimationOutcome) {
    note(.didEndScrollingAnimation)
    if state.course.isAtTop(of: plannedMotion, at: state.now, within: state.frame.geometry.extent) {
      note(.didScrollToTop)
    }
    guard let completion = plannedMotion.completion else { return }
    plannedMotion.completion = nil
    state.outbox.events.append(completion, outcome)
  }

  /// Ends a deceleration.
  func endDecelerating() {
    note(.didEndDecelerating)
    settle(.decelerated)
  }

  /// Comes to rest, or into the hold of a finger that is down. Posts didSettle if any callback was posted since the
  /// last.
  func settle(_ reason: SettleReason) {
    let isFree = state.hands.touches.isEmpty
    if state.phase != (isFree ? .idle : .tracking) { enter(isFree ? .idle : .tracking) }
    guard state.course.isMovementOpen else { return }
    state.course.isMovementOpen = false
    post(.didSettle(reason))
  }

  // MARK: Lengths and walls

  /// Asks for lengths, walls and windows. Returns nil if nothing has changed, unless the layout is forced.
  @inline(never)
  func measure(isForced: Bool) -> (old: Geometry, isFirst: Bool, isReset: Bool)? {
    var proposal = askExtent()
    let isReset = moveOrigin(by: state.frame.shiftHome(proposal.window))
    if isReset { proposal = askExtent(with: state.frame.geometry.inset) }
    guard let (old, isFirst) = state.frame.take(proposal, isForced: isForced || isReset) else { return nil }
    state.course.revise()
    // An axis that a link has placed when it was attached stays there.
    if isFirst { state.course.begin(within: state.frame.geometry.extent) }
    return (old, isFirst, isReset)
  }

  /// Asks for the length of the content, with the insets that follow from the answer.
  func askExtent() -> ExtentProposal {
    var insets = state.frame.insets
    let proposal = insets.resolve(askExtent)
    state.frame.insets = insets
    return proposal
  }

  func askExtent(with inset: Insets) -> ExtentProposal {
    state.frame.geometry.inset = inset
    let context = state.context
    return chain.extent(context.extentProposal(content: state.frame.givenContent), in: context)
  }

  /// Posts a layout from the geometry that links knew before.
  func post(layoutFrom old: Geometry) {
    if old.inset != state.frame.geometry.inset { post(.didChangeInset) }
    post(.didLayout)
    state.outbox.hasChanged = true
  }
}
