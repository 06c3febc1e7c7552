import ScrollMotion
import ScrollSpace

// A layout: what stays where it is, and what moves.
extension Turns {
  /// Asks for the length of the content and for the offset to keep, and moves what must move. Within an update, this
  /// happens at its end.
  ///
  /// A zoom decides the offset to keep: `zoomedTo` is that offset, and `hand` holds the content there.
  func layout(isForced: Bool = false, zoomedTo zoomed: Point? = nil, by hand: Drag? = nil) {
    if state.isUpdating { return state.calls.update.awaitLayout(isForced: isForced) }
    let wasOpen = state.course.isMovementOpen
    guard let (old, isFirst, isReset) = measure(isForced: isForced) else { return }
    let (rest, origin) = (state.course.destination, state.frame.origin)
    if let plannedMotion = state.course.plannedMotion, let zoom = plannedMotion.zoom {
      post(layoutFrom: old)
      followLayout(plannedMotion, zoom)
    } else {
      let isAtRest = state.phase == .idle
      let start = isAtRest ? state.course.wanted(in: old, from: origin) : state.course.offset
      var change = LayoutChange(
        old: old, new: state.frame.geometry, offset: start, destination: isAtRest ? start : rest,
        origin: origin)
      if let zoomed { change.keep(at: hand.map { walled($0, at: zoomed, since: old) } ?? zoomed) }
      change = chain.layout(change, in: state.context)
      if change.isRestTargetForgotten != PerAxis(false) { forgetTargets(change.isRestTargetForgotten) }
      if state.clock.order.clock == nil, state.phase == .idle {
        change.followStart(from: state.course.offset, rest)
      }
      keepMiddle(&change)
      post(layoutFrom: old)
      follow(change)
    }
    for axis in Axis.both {
      let moved = rest[axis] + state.frame.origin.shift(since: origin, on: axis)
      if isFirst || state.course.destination[axis] != moved { chain.reasons.adopt(axis) }
    }
    if rebase() || isReset {
      note(.didScroll(.rebase))
      if !wasOpen, state.phase == .idle { settle(.layout) }
    }
  }

  /// Lets axes rest on no link's target any more.
  @inline(never)
  private func forgetTargets(_ isForgotten: PerAxis<Bool>) {
    for axis in Axis.both where isForgotten[axis] && state.course.restBases[axis].isChosenByLink {
      state.course.restBases.ask(axis, by: .layout)
    }
  }

  /// Keeps the middle of what zoomed content shows through a resize, on the axes for which no link has decided. Turned
  /// twice, the content is where it was: at rest the middle is remembered until something moves it. If walls cut what a
  /// link has decided, the middle of that is remembered.
  private func keepMiddle(_ change: inout LayoutChange) {
    for axis in Axis.both {
      let isTurned = change.new.scale[axis] != 1 && change.old.viewport[axis] != change.new.viewport[axis]
      if change.isOffsetDecided[axis] {
        state.course.forgetMiddle(axis)
        let offset = change.offset[axis]
        if isTurned, state.phase == .idle, change.new.extent[axis].clamp(offset) != offset {
          state.course.centre(
            axis, at: change.origin.position(of: offset + change.new.middle(axis), on: axis))
        }
        continue
      }
      guard isTurned else { continue }
      let middle = change.old.middle(axis)
      if state.phase == .idle {
        state.course.centre(axis, at: change.origin.position(of: change.offset[axis] + middle, on: axis))
      } else {
        change.offset[axis] += middle - change.new.middle(axis)
        change.isOffsetDecided[axis] = true
      }
    }
  }

  /// Continues at the offset of a layout. Each axis that a link sends elsewhere moves there.
  func follow(_ change: LayoutChange) {
    switch state.course.activity {
    case .idle:
      let sent = change.sent
      rest(at: change.offset, requested: Point(x: sent.x ?? change.offset.x, y: sent.y ?? change.offset.y))
    case .tracking: move(to: findRest(from: change.offset, by: plans).offset, by: .layout)
    case .dragging(let drag), .wheeling(let drag): follow(change, drag)
    case .decelerating(let plannedMotion), .animating(let plannedMotion):
      follow(change, plannedMotion, by: plans)
      let elapsed = plannedMotion.elapsed(at: state.now)
      move(to: plannedMotion.landed(at: elapsed, from: change.offset), by: .layout)
    }
  }

  /// Continues a planned motion from the offset of a layout.
  func follow(_ change: LayoutChange, _ plannedMotion: PlannedMotion, by plans: Plans) {
    plannedMotion.shift(by: change.displacement(from: plans.context.offset))
    rebound(plannedMotion, change.sent, offset: change.offset, by: plans)
    watchWalls(isAnew: true)
  }

  /// Continues a drag at the offset of a layout.
  func follow(_ change: LayoutChange, _ drag: Drag) {
    let (returning, velocity) = (drag.returning, state.velocityOnItsOwn)
    let offset = findRest(from: change.offset, by: plans).offset
    drag.start = normalized(drag.start + (offset - state.course.offset))
    move(to: offset, by: .layout)
    // If the chain answers differently from now on, the content must not jump with the next move.
    held(drag).askTranslation(state.way(of: drag))
    let (old, new) = (change.old.viewport, change.new.viewport)
    if let drag = state.course.activity.drag {
      held(drag).reanchor(
        isResized: PerAxis(x: old.width != new.width, y: old.height != new.height),
        isZoomed: PerAxis(
          x: change.old.scale.x != change.new.scale.x, y: change.old.scale.y != change.new.scale.y))
    }
    if change.old.extent != change.new.extent || drag.returning != returning {
      returnToWalls(returning, beside: drag, at: velocity)
    }
  }

  /// Asks for the new rest position of content at rest, and moves there.
  func rest(at offset: Point, requested: Point) {
    let wasOpen = state.course.isMovementOpen
    if state.restingScale != state.scale, state.calls.awaitedLimits == 0 {
      // Nothing holds the scale past a limit any more.
      move(to: offset, by: .layout)
      return land(planRest(at: state.now), as: .layout)
    }
    let plans = plans
    let target = resolveRest(
      plans.proposal(PerAxis(.layout), to: requested, from: offset, arrival: PerAxis(.jump)), by: plans)
    if target.offset == offset, plans.isInside(offset) {
      move(to: offset, by: .layout)
      if !wasOpen { settle(.layout) }
      return
    }
    let plannedMotion = newMotion(to: target, at: state.now)
    plans.plan(target, glide: PerAxis(.none), into: plannedMotion)
    if plannedMotion.settlingTime > 0 {
      decelerate(plannedMotion)
      move(to: offset, by: .layout)
    } else {
      move(to: plannedMotion.destination, by: .layout)
      state.course.retire(plannedMotion)
      if !wasOpen { settle(.layout) }
    }
  }

  /// Continues the running motion between the new walls, to the present place of its target.
  private func rebound(
    _ plannedMotion: PlannedMotion, _ redirected: PerAxis<Double?>, offset: Point, by plans: Plans
  ) {
    let elapsed = plannedMotion.elapsed(at: state.now)
    let isAnimating = state.phase == .animating
    let intents = plannedMotion.intents
    var left = intents
    let velocity = plannedMotion.motion.speed(at: plannedMotion.motion.start + elapsed)
    var natural = Point(x: redirected.x ?? intents.x.requested, y: redirected.y ?? intents.y.requested)
    for axis in Axis.both {
      left[axis] = left[axis].remainder(of: plannedMotion.motion.axes[axis], at: elapsed)
      if isAnimating {
        left[axis].arrival = left[axis].animatedArrival
      } else if redirected[axis] == nil {
        natural[axis] = plans.planner(plannedMotion.cause[axis], axis).bounded(
          natural[axis], velocity: velocity[axis])
      }
    }
    let arrival = PerAxis(x: left.x.arrival, y: left.y.arrival)
    let target = resolveRest(
      plans.proposal(PerAxis(.layout), to: natural, from: offset, velocity: velocity, arrival: arrival),
      by: plans)
    for axis in Axis.both {
      let isAnew =
        isAnimating && intents[axis].mustJump(reducesMotion: state.hands.settings.reducesMotion)
      // If the other axis moves, an axis at rest is placed at once, as it would be at rest.
      left[axis].arrival =
        isAnew || !plannedMotion.travels(axis, after: elapsed) ? .jump : target.arrival[axis]
      let isChosen = state.course.restBases[axis].isChosenByLink
      // If no link has chosen a rest position before or now, the glide continues to wherever it stops.
      let isFree =
        !isAnimating && redirected[axis] == nil && target.offset[axis] == natural[axis] && !isChosen
      plans.follow(
        plannedMotion, axis, to: isFree ? nil : target.offset[axis], isChosen: isChosen, by: left[axis],
        from: offset[axis], at: elapsed, isAnew: isAnew)
    }
  }
}
