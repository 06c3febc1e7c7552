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

  /// What the axes of a fling do until its time.
  private struct Approach {
    var start: Point
    var speed: Vector
    var causes: PerAxis<Cause?>
    /// What moves an axis until then.
    var former = PerAxis<(motion: AxisMotion, isFollowed: Bool)?>(nil)
    /// True for an axis that continues as if no fling were to follow.
    var isGivenUp = PerAxis(false)
  }

  /// Plans a fling at a velocity, on axes that move at a speed, and continues what moves the other axes. Until the time
  /// of the fling, its axes continue as before, so that frames before that time do not count. A fling that joins a
  /// deceleration adds its velocity to that of the deceleration at its time.
  private func planFling(
    _ velocity: Vector, on axes: PerAxis<Bool>, _ causes: PerAxis<Cause?>, from speed: Vector,
    at time: Timestamp?, joins: Bool
  ) -> PlannedMotion {
    let now = state.now
    let (time, isTimed) = (max(time ?? now, now), time != nil)
    // The zero of the plan does not depend on the frame, so the rounding of times does not either.
    let activity = state.course.activity
    let zero = isTimed ? activity.start(at: now) ?? (activity.endedCause == nil ? time : now) : now
    let (wait, elapsed) = (time - zero, now - zero)
    var approach = Approach(start: state.course.offset, speed: speed, causes: causes)
    for one in Axis.both where isTimed && causes[one] != nil && (joins || axes[one] && time > now) {
      follow(one, to: &approach, velocity[one], in: wait, at: elapsed, joins: joins)
    }
    let isNew = approach.former.x == nil && approach.former.y == nil
    let plannedMotion = planGlide(
      approach.causes, velocity: approach.speed, from: isNew ? nil : approach.start, at: zero)
    plannedMotion.awaitsStart = state.awaitsClock && !isTimed
    plannedMotion.watchedUntil = elapsed.nextDown
    for one in Axis.both {
      let begins = axes[one] && velocity[one] != 0 ? wait : elapsed
      put(approach, before: plannedMotion, one, isFlung: axes[one], at: wait, else: begins)
    }
    return plannedMotion
  }

  /// Lets an axis of a planned fling do what it does until the fling.
  private func put(
    _ approach: Approach, before plannedMotion: PlannedMotion, _ axis: Axis, isFlung: Bool, at wait: Double,
    else begins: Double
  ) {
    let running = state.course.plannedMotion
    plannedMotion.touched[axis] = approach.causes[axis] != nil
    if let (motion, isFollowed) = approach.former[axis], isFlung {
      plannedMotion.follow(
        axis, motion, of: running, isFollowed, for: approach.isGivenUp[axis] ? nil : wait)
    } else if approach.causes[axis] != nil {
      plannedMotion.motion.axes[axis] = plannedMotion.motion.axes[axis].delayed(by: begins)
    } else if let running {
      plannedMotion.adopt(axis, from: running)
    }
  }

  /// Follows what moves an axis to the time of a fling. An animation that awaits its start has no place yet at which it
  /// would be by then.
  private func follow(
    _ axis: Axis, to fling: inout Approach, _ velocity: Double, in wait: Double, at elapsed: Double,
    joins: Bool
  ) {
    let running = state.course.plannedMotion
    guard joins || running?.awaitsStart != true,
      let (motion, isFollowed) = state.course.activity.underWay(
        axis, at: elapsed, from: state.course.offset[axis], within: state.context.geometry.extent[axis])
    else { return }
    fling.former[axis] = (motion, isFollowed)
    fling.start[axis] = motion.offset(at: wait)
    // The velocity of an animation, or of a steady speed, ends with it.
    guard joins && (!isFollowed || running?.before[axis]?.glides != false) else { return }
    if velocity == 0 {
      (fling.causes[axis], fling.isGivenUp[axis]) = (nil, true)
    } else {
      fling.speed[axis] = normalized(fling.speed[axis] + motion.velocity(at: wait))
    }
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
