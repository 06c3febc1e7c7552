import ScrollMotion
import ScrollSpace

// Commands that set the content going, or stop it.
extension Turns {
  // MARK: An animation

  /// Starts an animation to an offset on some axes, because the program commands it.
  func animate(
    to requested: Point, on axes: PerAxis<Bool>, arrival: Arrival = .own,
    restingOn restBases: PerAxis<RestBasis> = PerAxis(.asked(.program)), _ completion: Completion? = nil,
    isTop: Bool = false
  ) {
    animate(
      PerAxis(x: axes.x ? .program : nil, y: axes.y ? .program : nil),
      to: normalized(requested).on(axes, else: state.course.destination), velocity: state.velocityOnItsOwn,
      arrival: PerAxis(arrival), restingOn: restBases, completion: completion, isTop: isTop)
  }

  /// Starts an animation to an offset, on the axes that have a cause. If a finger or a wheel holds the other axis,
  /// that ends, and the axis moves to its rest position. A motion of the other axis continues. A step leads ahead of
  /// its start.
  @discardableResult
  func animate(
    _ touching: PerAxis<Cause?>, to requested: Point, velocity: Vector, arrival: PerAxis<Arrival>,
    by step: ScrollStep? = nil, from start: StepStart? = nil,
    restingOn restBases: PerAxis<RestBasis> = PerAxis(.asked(.layout)),
    completion: Completion? = nil, isTop: Bool = false
  ) -> TargetProposal {
    let touched = PerAxis(x: touching.x != nil, y: touching.y != nil)
    var (touching, requested) = (touching, requested)
    let hadZoom = endZoom(.replaced)
    let plans = plansAtRest
    for axis in Axis.both where hadZoom && touching[axis] == nil {
      // The zoom alone would have brought the other axis back between its walls.
      guard let wall = wallAhead(of: plans.context, axis) else { continue }
      (touching[axis], requested[axis]) = (.layout, wall)
    }
    var target = askAnimation(
      touching, to: requested, velocity: velocity, arrival: arrival, by: step, from: start,
      restingOn: restBases, plans: plans)
    if state.hands.settings.reducesMotion { target.arrival = PerAxis(.jump) }
    let plannedMotion = newMotion(to: target, at: state.now)
    plans.plan(target, glide: PerAxis(.none), isGlide: false, into: plannedMotion)
    moveScale(beside: plannedMotion, by: plans)
    plannedMotion.awaitsStart = state.awaitsClock
    plannedMotion.completion = completion
    plannedMotion.touched = touched
    if isTop { plannedMotion.isScrollToTop = touched }
    for axis in Axis.both where target.cause[axis] == nil {
      if let running = state.course.plannedMotion { plannedMotion.goOn(axis, from: running) }
    }
    interrupt(.replaced)
    if plannedMotion.isUnfinished {
      state.course.isMovementOpen = true
      enter(.animating(plannedMotion))
      if plannedMotion.zoom == nil {
        move(to: plannedMotion.landed(at: 0, from: state.course.offset), by: plannedMotion.moveCause)
      }
      postMeetings(of: plannedMotion, through: 0)
    } else {
      move(to: plannedMotion.destination, by: plannedMotion.moveCause)
      end(plannedMotion, .finished)
      settle(.animated)
      state.course.retire(plannedMotion)
    }
    return target
  }

  /// Returns the wall past which an axis is, by more than sums are rounded; nil if it is between its walls.
  private func wallAhead(of context: ScrollContext, _ axis: Axis) -> Double? {
    let (offset, inside) = (context.offset[axis], context.geometry.extent[axis].clamp(context.offset[axis]))
    return (offset - inside).magnitude > Tolerance.sum(near: offset) ? inside : nil
  }

  // MARK: A fling

  /// Starts a fling at a velocity, on the given axes.
  func start(_ velocity: Vector, on axes: PerAxis<Bool>, at time: Timestamp?) {
    let ended = state.course.activity.endedCause
    var causes = PerAxis<Cause?>(ended)
    var speed = ended == nil ? state.velocity : .zero
    for one in Axis.both where axes[one] {
      causes[one] = .release
      speed[one] = normalized(velocity[one])
    }
    if endZoom(.replaced) {
      let context = plansAtRest.context
      for axis in Axis.both where causes[axis] == nil && wallAhead(of: context, axis) != nil {
        causes[axis] = .release
      }
    }
    let joins = state.phase == .decelerating && time != nil
    let plannedMotion = planFling(velocity, on: axes, causes, from: speed, at: time, joins: joins)
    if plannedMotion.zoom == nil, plannedMotion.settlingTime <= plannedMotion.elapsed(at: state.now) {
      interrupt(.replaced)
      move(to: plannedMotion.destination, by: .momentum)
      settle(.decelerated)
      state.course.retire(plannedMotion)
    } else if joins {
      join(plannedMotion)
    } else {
      interrupt(.replaced, willDecelerate: true)
      glide(plannedMotion, awaitsStart: plannedMotion.awaitsStart)
    }
  }

  /// Plans a fling at a velocity, on axes that move at a speed, and continues what moves the other axes. Until the time
  /// of the fling, its axes continue as before, so that frames before that time do not count. A fling that joins a
  /// deceleration adds its velocity to that of the deceleration at its time.
  private func planFling(
    _ velocity: Vector, on axes: PerAxis<Bool>, _ causes: PerAxis<Cause?>, from speed: Vector,
    at time: Timestamp?, joins: Bool
  ) -> PlannedMotion {
    var (causes, speed) = (causes, speed)
    let (running, now) = (state.course.plannedMotion, state.now)
    let (time, isTimed) = (max(time ?? now, now), time != nil)
    // The zero of the plan does not depend on the frame, so the rounding of times does not either.
    let activity = state.course.activity
    let zero = isTimed ? activity.start(at: now) ?? (activity.endedCause == nil ? time : now) : now
    let (wait, elapsed) = (time - zero, now - zero)
    var isGivenUp = PerAxis(false)
    var (start, former) = (state.course.offset, PerAxis<(motion: AxisMotion, isFollowed: Bool)?>(nil))
    // An animation that awaits its start has no place yet at which it would be by then.
    let follows = joins || running?.awaitsStart != true
    for one in Axis.both where isTimed && follows && causes[one] != nil && (joins || axes[one] && time > now)
    {
      former[one] = activity.underWay(
        one, at: elapsed, from: state.course.offset[one], within: state.context.geometry.extent[one])
      guard let former = former[one] else { continue }
      start[one] = former.motion.offset(at: wait)
      // The velocity of an animation, or of a steady speed, ends with it.
      let isGlide = joins && (!former.isFollowed || running?.before[one]?.glides != false)
      guard isGlide else { continue }
      if velocity[one] == 0 {
        // The axis continues as if no fling were to follow.
        (causes[one], isGivenUp[one]) = (nil, true)
        continue
      }
      speed[one] = normalized(speed[one] + former.motion.velocity(at: wait))
    }
    let isNew = former.x == nil && former.y == nil
    let plannedMotion = planGlide(causes, velocity: speed, from: isNew ? nil : start, at: zero)
    plannedMotion.awaitsStart = state.awaitsClock && !isTimed
    plannedMotion.watchedUntil = elapsed.nextDown
    for one in Axis.both {
      plannedMotion.touched[one] = causes[one] != nil
      if let (motion, isFollowed) = former[one], axes[one] {
        plannedMotion.follow(
          one, motion, of: running, isFollowed, for: isGivenUp[one] ? nil : wait)
      } else if causes[one] != nil {
        let begins = axes[one] && velocity[one] != 0 ? wait : elapsed
        plannedMotion.motion.axes[one] = plannedMotion.motion.axes[one].delayed(by: begins)
      } else if let running {
        plannedMotion.adopt(one, from: running)
      }
    }
    return plannedMotion
  }

  /// Continues the deceleration with a changed motion on some axes.
  func join(_ plannedMotion: PlannedMotion) {
    let isReduced = plannedMotion.reduce(state.hands.settings)
    plannedMotion.watchedUntil = plannedMotion.elapsed(at: state.now)
    enter(.decelerating(plannedMotion))
    guard isReduced else { return }
    let elapsed = plannedMotion.elapsed(at: state.now)
    move(to: plannedMotion.landed(at: elapsed, from: state.course.offset), by: .momentum)
  }

  // MARK: A stop

  /// Stops every motion at once, without delivering callbacks yet.
  func halt() {
    guard state.phase != .idle else { return }
    state.hands.caught = nil
    stopScale()
    interrupt(.interrupted(by: .stop))
    for axis in Axis.both {
      chain.reasons.set(.stopped, at: state.course.offset, on: axis)
      state.course.restBases.ask(axis, by: .layout)
    }
    settle(.interrupted)
  }
}
