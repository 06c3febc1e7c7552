import ScrollMotion
import ScrollSpace

// Deltas of wheels and trackpads, and sticks. Notches are steps.
extension Turns {
  /// Moves the content by a delta of a wheel or a trackpad, along enabled axes. `phase` is nil if the device does not
  /// tell.
  func roll(by delta: Vector, _ known: WheelPhase?) {
    let part =
      known ?? state.hands.wheel.recognizer.phase(of: state.frame.turned(delta), at: state.hands.wheel.time)
    switch part {
    case .mayBegin, .began: rollOn(by: delta, isNew: true, isHeld: known != nil)
    case .unknown, .changed: rollOn(by: delta, isNew: false, isHeld: known != nil)
    case .ended:
      if delta != .zero { dragByWheel(delta, isNew: false, isHeld: true) }
      liftWheel(isReported: true)
    case .momentumBegan:
      // A lift that no device reported is a lift all the same.
      if known == nil || state.course.activity.isHeldByWheel {
        let isSeen = known == nil
        liftWheel(isReported: false, over: isSeen ? distance(of: delta) : PerAxis(nil))
      }
      followMomentum(delta)
    case .momentumChanged: if !state.course.activity.isHeldByWheel { followMomentum(delta) }
    case .momentumEnded: if !state.course.activity.isHeldByWheel { endMomentum(after: delta) }
    case .cancelled: if state.phase == .wheeling { endWheeling(at: state.now, as: .cancelled) }
    }
  }

  /// Moves the content by a delta that no lift and no momentum follows. While steps move the content, a delta without
  /// phases is a step.
  private func rollOn(by delta: Vector, isNew: Bool, isHeld: Bool) {
    if !isHeld, state.course.activity.isStepping {
      step(by: delta, as: .points(state.frame.turned(delta)), notch: PerAxis(.infinity), movesAtOnce: true)
    } else {
      dragByWheel(delta, isNew: isNew, isHeld: isHeld)
    }
  }

  /// Moves the content by fingers, or by deltas without phases, in a new run or in the running one. Deltas without
  /// phases do not end a hold.
  func dragByWheel(_ delta: Vector, isNew: Bool, isHeld: Bool) {
    let drag: Drag
    if !isNew, case .wheeling(let running) = state.course.activity, running.steady == nil {
      drag = running
      if isHeld || drag.deadline != nil { drag.deadline = isHeld ? nil : state.wheelDeadline }
    } else {
      // A motion that fingers brought to rest stays caught as long as they hold the content.
      let caught =
        state.caught(at: state.hands.wheel.time)
        ?? (state.course.activity.isHeldByWheel ? state.hands.caught : nil)
      state.course.takeOver(at: state.now)
      interrupt(.interrupted(by: .wheel))
      state.hands.caught = caught
      state.hands.wheel.begin(by: state.hands.settings.velocityStrategy)
      drag = newDrag(.wheel)
      drag.deadline = isHeld ? nil : state.wheelDeadline
      enter(.wheeling(drag))
    }
    pull(drag, on: delta)
  }

  func pull(_ drag: Drag, on delta: Vector) {
    drag.carried = normalized(drag.carried + delta)
    state.hands.wheel.add(state.frame.turned(delta))
    pull()
    let time = state.hands.wheel.time
    state.hands.caught?.follow(delta, at: time)
  }

  /// Ends a hold because the fingers have lifted: the content continues as after a touch. If only momentum shows the
  /// lift, which no device reported, momentum continues to move the content, unless a link has chosen a rest
  /// position.
  private func liftWheel(isReported: Bool, over distance: PerAxis<Double?> = PerAxis(nil)) {
    guard case .wheeling(let drag) = state.course.activity, drag.steady == nil else { return }
    let velocity = state.hands.carrying(
      state.frame.turned(state.hands.wheelVelocity), at: state.hands.wheel.time)
    let speed = held(drag).releaseVelocity(velocity, state.way(of: drag), caught: state.hands.caught)
    let lift = WheelLift(offset: state.course.offset, dragStart: drag.start, speed: speed, after: velocity)
    let plannedMotion = planGlide(
      PerAxis(.release), velocity: speed, over: lift.taken(distance), at: state.now)
    // If the momentum itself shows the lift, its next deltas show how far it goes.
    let isAwaited = isReported || distance == PerAxis(nil)
    if plannedMotion.offerToMomentum(at: lift, state.hands.settings, isReported: isAwaited), !isReported {
      return state.course.retire(plannedMotion)
    }
    state.hands.dragEnd = .lifted
    land(plannedMotion, as: .wheeled)
  }

  /// Ends a run of wheel deltas. After a mere pause, momentum may continue at the rest position.
  @inline(never)
  func endWheeling(at time: Timestamp, as end: DragEnd = .lifted, awaitsMomentum: Bool = false) {
    state.hands.dragEnd = end
    let plannedMotion = planGlide(PerAxis(.wheel), velocity: .zero, at: time)
    if awaitsMomentum {
      let lift = WheelLift(
        offset: state.course.offset, dragStart: state.course.offset, speed: .zero, after: .zero)
      plannedMotion.offerToMomentum(at: lift, state.hands.settings)
    }
    land(plannedMotion, as: .wheeled)
  }

  // MARK: Momentum

  /// Returns how far a stream moves the offset whose momentum begins with a delta; nil if its deltas do not show it.
  private func distance(of delta: Vector) -> PerAxis<Double?> {
    turned(state.hands.wheel.distance(of: state.frame.turned(delta)))
  }

  /// Returns distances on the screen as those of the offset.
  private func turned(_ distance: PerAxis<Double?>) -> PerAxis<Double?> {
    let way = state.frame.turned(Vector(x: distance.x ?? 0, y: distance.y ?? 0))
    return PerAxis(x: distance.x.map { _ in way.x }, y: distance.y.map { _ in way.y })
  }

  /// Ends the system's momentum after its last delta.
  private func endMomentum(after delta: Vector) {
    if delta != .zero { followMomentum(delta) }
    if state.phase == .wheeling { endWheeling(at: state.now) }
    if case .decelerating(let plannedMotion) = state.course.activity, state.hands.wheel.welcomesMomentum,
      state.hands.wheel.momentum.count > 0
    {
      project(plannedMotion, isOver: true)
    }
  }

  /// Asks once more where the content comes to rest after a lift, if the first deltas of the system's momentum show how
  /// far the system would move it.
  private func project(_ plannedMotion: PlannedMotion, isOver: Bool = false) {
    guard let lift = plannedMotion.lift, !plannedMotion.isFree, plannedMotion.isInside,
      plannedMotion.zoom == nil,
      isOver || state.hands.wheel.momentum.count >= FallingDeltas.count
    else { return }
    let distance = lift.taken(turned(state.hands.wheel.momentumDistance(isOver: isOver)))
    if distance == PerAxis(nil) { return }
    plannedMotion.lift = nil
    guard let next = planAgain(plannedMotion, since: lift, over: distance) else { return }
    // The rest position of the deceleration was promised: another one begins.
    interrupt(.interrupted(by: .wheel))
    decelerate(next)
  }

  /// Moves the content by the system's momentum, unless another rule applies.
  private func followMomentum(_ delta: Vector) {
    guard state.hands.wheel.welcomesMomentum else { return }
    switch state.course.activity {
    case .wheeling: break
    case .decelerating(let plannedMotion)
    where plannedMotion.lift != nil && plannedMotion.isFree
      && plannedMotion.elapsed(at: state.now) <= WheelStream.momentumDelay:
      replaceByMomentum(plannedMotion)
    case .decelerating(let plannedMotion)
    where plannedMotion.lift != nil && plannedMotion.elapsed(at: state.now) <= WheelStream.momentumDelay:
      state.hands.wheel.follow(state.frame.turned(delta))
      return project(plannedMotion)
    case .idle: dragByWheel(.zero, isNew: true, isHeld: false)
    case .tracking, .dragging, .decelerating, .animating:
      return state.hands.wheel.welcomesMomentum = false
    }
    guard case .wheeling(let drag) = state.course.activity else { return }
    drag.deadline = state.wheelDeadline
    pull(drag, on: delta)
    // A link or a callback may have ended the run.
    if case .wheeling = state.course.activity { returnMomentum(of: drag) }
  }

  /// Ends momentum that has carried the content past an elastic wall: the wall takes the content back.
  private func returnMomentum(of drag: Drag) {
    let held = held(drag)
    let sides = PerAxis(x: held.elasticSide(.horizontal), y: held.elasticSide(.vertical))
    guard sides.x != nil || sides.y != nil else { return }
    var velocity = held.askVelocity(
      state.frame.turned(state.hands.wheelVelocity), state.way(of: drag))
    let slowed = held.slowed(velocity)
    // A motion outwards has only just met the wall. A motion inwards is as slow as the wall makes it.
    for axis in Axis.both where sides[axis] == .upper ? velocity[axis] < 0 : velocity[axis] > 0 {
      velocity[axis] = slowed[axis]
    }
    state.hands.dragEnd = .interrupted
    land(planGlide(PerAxis(.release), velocity: velocity, at: state.now), as: .wheeled)
  }

  /// Replaces a glide by momentum, which counts from where the fingers lifted. Momentum moves the content once it has
  /// come as far as the glide, and never back.
  private func replaceByMomentum(_ plannedMotion: PlannedMotion) {
    interrupt(.interrupted(by: .wheel))
    state.hands.wheel.welcomesMomentum = true
    let drag = newDrag(.wheel)
    if let lift = plannedMotion.lift { drag.ahead = state.hands.enabled(state.course.offset - lift.offset) }
    enter(.wheeling(drag))
  }

  // MARK: A steady speed

  /// Moves the content at a velocity along the offset, until another velocity is set.
  func move(at velocity: Vector, glides: Bool) {
    let running = state.course.activity.drag
    var (speed, returning) = (state.hands.enabled(velocity), PerAxis(false))
    for axis in Axis.both where plans.staysPastWall(axis, at: speed[axis]) {
      speed[axis] = 0
      returning[axis] = running != nil || state.course.travels(axis, at: state.now)
    }
    if let drag = running, let steady = drag.steady {
      if speed == .zero {
        release(drag, at: glides ? steady.velocity : .zero)
      } else {
        for axis in Axis.both where speed[axis] != 0 { drag.aside?.touched[axis] = false }
        if speed != steady.velocity {
          drag.steady = Drag.Steady(velocity: speed, carried: drag.carried, since: state.now)
        }
      }
    } else if speed != .zero {
      let own = state.velocityOnItsOwn
      state.course.takeOver(at: state.now)
      interrupt(.interrupted(by: .wheel))
      state.hands.caught = nil
      let drag = newDrag(.wheel, steady: Drag.Steady(velocity: speed, since: state.now))
      enter(.wheeling(drag))
      returnToWalls(returning, beside: drag, at: own)
    }
  }

  /// Moves the content to its offset at a coming time, at the steady speed.
  func followSpeed(of drag: Drag, to time: Timestamp) {
    guard var steady = drag.steady else { return }
    let speed = state.hands.enabled(steady.velocity)
    if speed != steady.velocity {
      steady = Drag.Steady(velocity: speed, carried: drag.carried, since: state.now)
      drag.steady = steady
    }
    state.clock.order.clock = time
    drag.carried = steady.carried(at: time)
    if let aside = drag.aside { drag.follow(aside, to: time) }
    pull()
  }

  /// Releases content from a steady speed. A wall at which the content is has taken the velocity.
  private func release(_ drag: Drag, at velocity: Vector) {
    var velocity = velocity
    for axis in Axis.both where state.isAtWall(axis, towards: velocity[axis]) { velocity[axis] = 0 }
    for axis in Axis.both where drag.returning[axis] { velocity[axis] = state.velocity[axis] }
    state.hands.dragEnd = .lifted
    let speed = held(drag).releaseVelocity(velocity, state.way(of: drag), caught: state.hands.caught)
    land(planGlide(PerAxis(.release), velocity: speed, at: state.now), as: .wheeled)
  }
}
