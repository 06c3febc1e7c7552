import ScrollMotion
import ScrollSpace

/// The course of events, from top to bottom: a frame, a touch, its release, a command, a layout.
///
/// Each function here is a list of steps. The steps themselves are in the folders to which they belong.
extension ScrollController {
  // MARK: A frame

  /// Moves the content to its offset at a time, and ends motions that are over by then.
  func bring(to time: Timestamp) {
    if let clock = state.timeOrder.clock, time - clock >= LateFrames.late || state.lateFrames.areDoubtful {
      state.lateFrames.note(time - clock, isDue: state.host.answer == nil)
    }
    state.lateFrames.isExcused = false
    if case .wheeling(let drag) = state.activity {
      if drag.steady != nil {
        followSpeed(of: drag, to: time)
      } else if let end = drag.deadline, time >= end {
        state.timeOrder.clock = end
        endWheeling(at: end, awaitsMomentum: state.wheel.welcomesMomentum)
      }
    }
    state.timeOrder.clock = time
    guard let plannedMotion = state.activity.travelling else { return }
    let (offset, needsCheck) = plannedMotion._withUnsafeGuaranteedRef { $0.advance(to: time) }
    move(to: offset, by: state.activity.moveCause)
    guard needsCheck, isSettled(at: time) else { return }
    if case .animating(let plannedMotion) = state.activity {
      end(plannedMotion, .finished)
      settle(.animated)
    } else {
      endDecelerating()
    }
  }

  // MARK: A touch

  /// Processes the time of an input: moves the content to that time. An input a little behind the clock acts on the
  /// displayed offset. An input far behind the clock resets the clock.
  func catchUp(to time: Timestamp) {
    checkChain()
    if state.timeOrder.isFarBehind(time) { resetClock(to: time) }
    if time >= state.timeOrder.clock ?? time {
      bring(to: time)
      deliver()
    }
  }

  /// Begins a drag when a finger has moved past the slop, and takes the content from whatever moves it.
  func leaveSlop(to position: Point) {
    var grip = state.touches.grip
    let moved = enabled(position - grip)
    let distance = hypotenuse(moved)
    let slop = state.touches.down.last?.slop ?? state.settings.slop
    guard distance > slop else { return }
    state.touches.drag()
    // The slop is subtracted: the content starts from its present offset.
    grip += moved * (slop / distance)
    for axis in Axis.both where !state.settings.isScrollEnabled[axis] { grip[axis] = position[axis] }
    if state.activity.plannedMotion != nil { catchMotion() }
    enter(.dragging(newDrag(.drag, grip: grip)))
    note(.willBeginDragging)
    pull()
  }

  /// Moves the content to the translation of the finger or the wheel since the drag's start.
  func pull() {
    guard let drag = state.activity.drag else { return }
    let former = drag.translation
    askTranslation(of: drag)
    var (offset, pulls) = (state.offset, PerAxis<EdgePull?>(nil))
    for axis in Axis.both {
      let raw = drag.anchor[axis] + drag.translation[axis]
      offset[axis] = shown(drag, axis)
      pulls[axis] = pull(
        of: drag, axis, by: drag.translation[axis] - former[axis], to: raw, shownAt: offset[axis])
    }
    // An axis that is pulled is held by the finger, also while a wall stops it.
    for axis in Axis.both where drag.translation[axis] != 0 {
      state.restBases.ask(axis, by: .layout)
    }
    move(to: offset, by: state.activity.moveCause)
    for axis in Axis.both { if let pull = pulls[axis] { post(pull) } }
  }

  // MARK: A release

  /// Releases the last finger with `drop`: a drag ends, and content that a finger only held moves to its rest
  /// position.
  func releaseTouch(at time: Timestamp, velocity: Vector, as end: DragEnd, _ drop: (inout Touches) -> Void) {
    let plannedMotion = endDrag(at: time, velocity: velocity, as: end)
    drop(&state.touches)
    if let plannedMotion {
      land(plannedMotion, as: .dragged)
    } else if case .tracking = state.activity {
      releaseUnmoved(at: time)
    }
  }

  /// Returns the planned motion at the end of a drag whose last finger lifts; nil if there is no drag, or if a callback
  /// has ended it.
  func endDrag(at time: Timestamp, velocity: Vector, as end: DragEnd) -> PlannedMotion? {
    guard case .dragging(let drag) = state.activity else { return nil }
    drag.lift = velocity
    state.dragEnd = end
    let speed = releaseSpeed(of: drag, velocity)
    return planningReleaseAtRest {
      var plannedMotion = planGlide(PerAxis(.release), velocity: speed, at: time)
      let revision = state.revision
      let original = plannedMotion.motion.destination
      guard let wanted = askEnd(velocity: plannedMotion.velocity, target: original) else { return nil }
      if state.revision != revision {
        let edits = editReasons
        plannedMotion = planGlide(PerAxis(.release), velocity: speed, at: time)
        noteEdges(plannedMotion.motion.destination, edits)
      }
      redirect(plannedMotion, from: original, to: wanted, at: time)
      return plannedMotion
    }
  }

  /// Starts a planned motion, or comes to rest at its destination if there is no distance to go. A drag ends here.
  /// Momentum may follow a lift if nothing has chosen a rest position.
  func land(_ plannedMotion: PlannedMotion, as reason: SettleReason) {
    let travels = plannedMotion.isUnfinished
    if !travels {
      move(to: plannedMotion.motion.destination, by: .momentum)
      notifyOfMeetings(of: plannedMotion, through: 0)
    }
    if reason == .dragged { note(.didEndDragging(willDecelerate: travels)) }
    let awaitsMomentum = plannedMotion.lift != nil
    if travels { glide(plannedMotion) } else { settle(reason) }
    state.wheel.welcomesMomentum = awaitsMomentum
    if !travels { retire(plannedMotion) }
  }

  /// Starts a planned motion that begins with a lift, or as a lift. Axes with reduced motion arrive at once.
  func glide(_ plannedMotion: PlannedMotion, awaitsStart: Bool? = nil) {
    let isReduced = reduceMotion(of: plannedMotion)
    decelerate(plannedMotion, awaitsStart: awaitsStart)
    guard isReduced, plannedMotion.zoom == nil else { return }
    move(to: plannedMotion.landed(at: elapsed(of: plannedMotion), from: state.offset), by: .momentum)
    if plannedMotion.motion.settlingTime <= elapsed(of: plannedMotion) { endDecelerating() }
  }

  /// Ends a deceleration.
  func endDecelerating() {
    note(.didEndDecelerating)
    settle(.decelerated)
  }

  /// Starts a deceleration. It begins with the next frame or input if it must wait for the clock.
  func decelerate(_ plannedMotion: PlannedMotion, awaitsStart: Bool? = nil) {
    plannedMotion.awaitsStart = awaitsStart ?? awaitsClock
    enter(.decelerating(plannedMotion))
    note(.willBeginDecelerating)
    notifyOfMeetings(of: plannedMotion, through: 0)
  }

  // MARK: A command

  /// Starts an animation to an offset, on the axes that have a cause. If a finger or a wheel holds the other axis,
  /// that ends, and the axis moves to its rest position. A motion of the other axis continues. A step leads ahead of
  /// `base`.
  @discardableResult
  func animate(
    _ touching: PerAxis<Cause?>, to requested: Point, velocity: Vector, arrival: PerAxis<Arrival>,
    by step: ScrollStep? = nil, aheadOf base: Point? = nil,
    restingOn restBases: PerAxis<RestBasis> = PerAxis(.asked(.layout)),
    completion: Completion? = nil, isTop: Bool = false
  ) -> TargetProposal {
    let touched = PerAxis(x: touching.x != nil, y: touching.y != nil)
    endZoom(.replaced)
    var target = self.targetProposal(touching, to: requested)
    let plannedMotion = planningAtRest {
      target = askAnimation(
        touching, to: requested, velocity: velocity, arrival: arrival, by: step, aheadOf: base,
        restingOn: restBases)
      if state.settings.reducesMotion { target.arrival = PerAxis(.jump) }
      return plan(target, glide: PerAxis(.none), at: now, isGlide: false)
    }
    plannedMotion.awaitsStart = awaitsClock
    plannedMotion.completion = completion
    plannedMotion.touched = touched
    if isTop { plannedMotion.isScrollToTop = touched }
    for axis in Axis.both where target.cause[axis] == nil { goOn(axis, in: plannedMotion) }
    interrupt(.replaced)
    if plannedMotion.isUnfinished {
      state.isMovementOpen = true
      enter(.animating(plannedMotion))
      if plannedMotion.zoom == nil {
        move(to: plannedMotion.landed(at: 0, from: state.offset), by: plannedMotion.moveCause)
      }
      notifyOfMeetings(of: plannedMotion, through: 0)
    } else {
      move(to: plannedMotion.motion.destination, by: plannedMotion.moveCause)
      end(plannedMotion, .finished)
      settle(.animated)
    }
    return target
  }

  // MARK: A layout

  /// Asks for the length of the content and for the offset to keep, and moves what must move. Within an update, this
  /// happens at its end.
  ///
  /// A zoom decides the offset to keep: `zoomedTo` is that offset.
  func layout(isForced: Bool = false, zoomedTo zoomed: Point? = nil) {
    if isUpdating { return state.update.awaitLayout(isForced: isForced) }
    if let plannedMotion = state.activity.plannedMotion, let zoom = plannedMotion.zoom {
      return layoutAtRest(plannedMotion, zoom, isForced: isForced)
    }
    let wasOpen = state.isMovementOpen
    guard let (old, isFirst, isReset) = measure(isForced: isForced) else { return }
    let (rest, origin) = (destination, state.origin)
    var change = LayoutChange(
      old: old, new: state.geometry, offset: state.offset, destination: rest, origin: origin)
    if let zoomed { change.keep(at: held(zoomed)) }
    change = askLayout(change)
    followStart(&change, before: rest)
    if old.inset != state.geometry.inset { post(.didChangeInset) }
    post(.didLayout)
    state.hasChanged = true
    follow(change)
    for axis in Axis.both
    where isFirst || destination[axis] != rest[axis] + state.origin.shift(since: origin, on: axis) {
      state.reasons.adopt(axis)
    }
    if rebase() || isReset {
      note(.didScroll(.rebase))
      if !wasOpen, phase == .idle { settle(.layout) }
    }
  }
}
