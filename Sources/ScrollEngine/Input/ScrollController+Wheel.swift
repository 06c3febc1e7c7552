public import ScrollMotion
public import ScrollSpace

extension ScrollController {
  /// A precise wheel or trackpad moved the content by some points. Positive moves the offset right and down.
  ///
  /// The content follows at once, through the same questions as under a finger. While a finger is down, wheels do nothing.
  ///
  /// **With phases** fingers on a trackpad are as fingers on glass: they hold the content, also past walls, however long they
  /// rest, and `ended` flings it with the speed of its own deltas, asked about with the cause `.release`. The system's
  /// momentum takes the place of that glide, if it is a free one. If a link has chosen where the content rests, or a wall
  /// has answered, the momentum moves nothing.
  ///
  /// **Without phases** swipes and momentum are recognised by their shape: see `SwipeRecognizer`. When no delta has come for
  /// `settings.wheelPause`, the content goes to where it should rest. While a step is under way, a delta moves the content
  /// and where the step leads.
  ///
  /// Momentum that meets an elastic wall hands its speed to the wall, and the rest of it moves nothing.
  public func wheel(by delta: Vector, phase: WheelPhase = .unknown, time: Timestamp) {
    guard mayFeed(), check(isUsable(delta) && isUsable(time), "\(delta) at \(time)"), takes(delta) else {
      return
    }
    let delta = enabled(delta)
    timed {
      take(time)
      guard !isTracking else { return state.wheel.swallowsMomentum = true }
      let isUnknown = phase == .unknown
      if isUnknown, isStepping {
        send(by: delta, notch: PerAxis(.infinity), movesAtOnce: true)
        return deliver()
      }
      switch isUnknown ? state.wheel.recognizer.phase(of: delta, at: now) : phase {
      case .mayBegin, .began: follow(delta, isNew: true, isHeld: !isUnknown)
      case .unknown, .changed: follow(delta, isNew: false, isHeld: !isUnknown)
      case .ended:
        if delta != .zero { follow(delta, isNew: false, isHeld: true) }
        liftWheel(ofKnown: true)
      case .momentumBegan:
        if isUnknown { liftWheel(ofKnown: false) }
        followMomentum(delta)
      case .momentumChanged: followMomentum(delta)
      case .momentumEnded:
        followMomentum(delta)
        if phase == .momentumEnded, self.phase == .wheeling { endWheeling(at: now) }
      case .cancelled: if self.phase == .wheeling { endWheeling(at: now) }
      }
      deliver()
    }
  }

  /// Fingers move the content, or whoever makes deltas without phases: in a new run, or in that which is under way.
  private func follow(_ delta: Vector, isNew: Bool, isHeld: Bool) {
    let drag: Drag
    if !isNew, case .wheeling(let running) = state.activity {
      drag = running
    } else {
      for axis in Axis.both where travels(axis) { state.stands.ask(axis, by: .layout) }
      interrupt(.interrupted(by: .wheel))
      state.wheel.begin(at: now, by: state.settings.velocityStrategy)
      drag = newDrag(.wheel, grip: .zero)
      enter(.wheeling(drag))
    }
    pull(drag, on: delta, isHeld: isHeld)
  }

  private func pull(_ drag: Drag, on delta: Vector, isHeld: Bool) {
    drag.carried = normalized(drag.carried + delta)
    drag.deadline = isHeld ? nil : now + state.settings.wheelPause
    state.wheel.add(delta, at: now)
    pull()
  }

  /// Fingers have lifted: the content goes on as after a touch, or, where the lift was recognised by the momentum after it,
  /// stays with that if nobody has chosen where it rests.
  private func liftWheel(ofKnown isKnown: Bool) {
    guard case .wheeling(let drag) = state.activity else { return }
    let speed = releaseSpeed(of: drag, flingVelocity(of: state.wheel.tracker, at: now))
    let journey = planGlide(PerAxis(.release), velocity: speed, at: now)
    state.wheel.swallowsMomentum = !journey.isFree
    if !isKnown, journey.isFree { return }
    journey.yieldsToMomentum = journey.isFree
    land(journey, as: .wheeled)
  }

  /// The system's momentum moves the content, if it is to.
  private func followMomentum(_ delta: Vector) {
    guard !state.wheel.swallowsMomentum else { return }
    switch state.activity {
    case .wheeling: break
    case .decelerating(let journey) where journey.yieldsToMomentum: take(journey)
    case .idle: follow(.zero, isNew: true, isHeld: false)
    case .tracking, .dragging, .decelerating, .animating: return state.wheel.swallowsMomentum = true
    }
    guard case .wheeling(let drag) = state.activity else { return }
    guard Axis.both.contains(where: { givesWay(drag, $0, by: delta[$0]) }) else {
      return pull(drag, on: delta, isHeld: false)
    }
    state.wheel.add(delta, at: now)
    let speed = flingVelocity(of: state.wheel.tracker, at: now)
    state.wheel.swallowsMomentum = true
    land(planGlide(PerAxis(.release), velocity: speed, at: now), as: .wheeled)
  }

  /// Momentum takes the place of a glide, and counts from where that began.
  private func take(_ journey: Journey) {
    let lift = Point(x: journey.motion.axes.x.offset(at: 0), y: journey.motion.axes.y.offset(at: 0))
    interrupt(.interrupted(by: .wheel))
    let drag = newDrag(.wheel, grip: .zero)
    for axis in Axis.both { drag.anchor[axis] = lift[axis] }
    enter(.wheeling(drag))
  }
}
