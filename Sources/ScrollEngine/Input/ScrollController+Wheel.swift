public import ScrollMotion
public import ScrollSpace

extension ScrollController {
  /// Scrolls by a precise delta of a wheel or trackpad, in points. Positive moves the offset right and down.
  ///
  /// The content follows at once, through the same questions as for a finger. While a finger is down, wheels have no
  /// effect.
  ///
  /// **With phases** fingers on a trackpad are as fingers on a touch screen. They hold the content, also past walls,
  /// however long they rest. `ended` flings the content with the velocity of the deltas, and links are asked with the
  /// cause `.release`. If the glide is free, the system's momentum replaces it. The content goes as far from the lift
  /// as the momentum, and never back. If a link has chosen a rest position, or a wall has answered, momentum has no
  /// effect.
  ///
  /// **Without phases** swipes and momentum are recognised by their shape: see `SwipeRecognizer`. When no delta has
  /// come for `settings.wheelPause`, the content moves to its rest position. When momentum begins, links are asked as
  /// at a lift, with the cause `.release`. If no link chooses a rest position, and glides are not reduced, there is
  /// no lift: momentum continues to move the content. During a step, a delta moves the content and the step's target.
  /// A delta of zero, which some wheels send, only passes its time: it begins, holds and ends nothing.
  ///
  /// If momentum meets content past an elastic wall, the wall takes its velocity, and the rest of the momentum has no
  /// effect.
  public func wheel(by delta: Vector, phase: WheelPhase = .unknown, time: Timestamp) {
    observe(.wheel(by: delta, phase: phase, time: time))
    let isEnd = phase == .ended || phase == .cancelled || phase == .momentumEnded
    let screen = mapped(delta)
    guard mayFeed(), check(isUsable(delta) && isUsable(time), "\(delta) at \(time)"), isEnd || takes(screen)
    else { return }
    let delta = turned(enabled(screen))
    timed {
      catchUp(to: time)
      state.wheel.come(at: time)
      let isKnown = phase != .unknown
      guard !isTracking, isKnown || delta != .zero else { return }
      let part = isKnown ? phase : state.wheel.recognizer.phase(of: turned(delta), at: state.wheel.time)
      switch part {
      case .unknown, .mayBegin, .began, .changed:
        if !isKnown, isStepping {
          send(by: delta, as: .points(turned(delta)), notch: PerAxis(.infinity), movesAtOnce: true)
        } else {
          follow(delta, isNew: part == .mayBegin || part == .began, isHeld: isKnown)
        }
      case .ended:
        if delta != .zero { follow(delta, isNew: false, isHeld: true) }
        liftWheel(isReported: true)
      case .momentumBegan:
        // A lift that no device reported is a lift all the same.
        if !isKnown || isHeldByWheel { liftWheel(isReported: false) }
        followMomentum(delta)
      case .momentumChanged: if !isHeldByWheel { followMomentum(delta) }
      case .momentumEnded:
        if isHeldByWheel { break }
        if delta != .zero { followMomentum(delta) }
        if self.phase == .wheeling { endWheeling(at: now) }
      case .cancelled: if self.phase == .wheeling { endWheeling(at: now, as: .cancelled) }
      }
      deliver()
    }
  }

  /// True if fingers on a trackpad hold the content.
  var isHeldByWheel: Bool {
    if case .wheeling(let drag) = state.activity { return drag.deadline == nil }
    return false
  }

  /// Moves the content by fingers, or by deltas without phases, in a new run or in the running one. Deltas without
  /// phases do not end a hold.
  private func follow(_ delta: Vector, isNew: Bool, isHeld: Bool) {
    let drag: Drag
    if !isNew, case .wheeling(let running) = state.activity, running.steady == nil {
      drag = running
      if isHeld || drag.deadline != nil { setDeadline(of: drag, isHeld: isHeld) }
    } else {
      // A motion that fingers brought to rest stays caught as long as they hold the content.
      let caught = caught(at: state.wheel.time) ?? (isHeldByWheel ? state.caught : nil)
      takeOver()
      state.caught = caught
      state.wheel.begin(by: state.settings.velocityStrategy)
      drag = newDrag(.wheel)
      setDeadline(of: drag, isHeld: isHeld)
      enter(.wheeling(drag))
    }
    pull(drag, on: delta)
  }

  /// Lets a wheel or a steady speed take over the content.
  func takeOver() {
    for axis in Axis.both where travels(axis) { state.restBases.ask(axis, by: .layout) }
    interrupt(.interrupted(by: .wheel))
  }

  private func setDeadline(of drag: Drag, isHeld: Bool) {
    drag.deadline = isHeld ? nil : now + state.settings.wheelPause
  }

  private func pull(_ drag: Drag, on delta: Vector) {
    drag.carried = normalized(drag.carried + delta)
    state.wheel.add(turned(delta))
    pull()
    followCaught(delta, at: state.wheel.time)
  }

  /// The velocity of the deltas, on the enabled axes.
  private var wheelSpeed: Vector {
    turned(enabled(flingVelocity(of: state.wheel.tracker, at: state.wheel.time)))
  }

  /// Ends a hold because the fingers have lifted: the content continues as after a touch. If only momentum shows the
  /// lift, which no device reported, momentum continues to move the content, unless a link has chosen a rest
  /// position.
  private func liftWheel(isReported: Bool) {
    guard case .wheeling(let drag) = state.activity, drag.steady == nil else { return }
    let speed = releaseSpeed(of: drag, carrying(wheelSpeed, at: state.wheel.time))
    let plannedMotion = planGlide(PerAxis(.release), velocity: speed, at: now)
    if awaitsMomentum(plannedMotion), !isReported { return retire(plannedMotion) }
    state.dragEnd = .lifted
    land(plannedMotion, as: .wheeled)
  }

  /// The latest start of the system's momentum, in seconds after a lift.
  private static let momentumDelay = 0.1

  /// Moves the content by the system's momentum, unless another rule applies.
  private func followMomentum(_ delta: Vector) {
    guard state.wheel.welcomesMomentum else { return }
    switch state.activity {
    case .wheeling: break
    case .decelerating(let plannedMotion)
    where plannedMotion.lift != nil && plannedMotion.isFree
      && elapsed(of: plannedMotion) <= Self.momentumDelay:
      replaceByMomentum(plannedMotion)
    case .idle: follow(.zero, isNew: true, isHeld: false)
    case .tracking, .dragging, .decelerating, .animating: return state.wheel.welcomesMomentum = false
    }
    guard case .wheeling(let drag) = state.activity else { return }
    setDeadline(of: drag, isHeld: false)
    pull(drag, on: delta)
    // A link or a callback may have ended the run.
    guard case .wheeling = state.activity else { return }
    let sides = PerAxis(x: elasticSide(drag, .horizontal), y: elasticSide(drag, .vertical))
    guard sides.x != nil || sides.y != nil else { return }
    var velocity = askDrag(
      cause: .release, start: drag.start, translation: dragTranslation, velocity: wheelSpeed
    ).velocity
    let slowed = slowed(velocity, by: drag)
    // A motion outwards has only just met the wall. A motion inwards is as slow as the wall makes it.
    for axis in Axis.both where sides[axis] == .upper ? velocity[axis] < 0 : velocity[axis] > 0 {
      velocity[axis] = slowed[axis]
    }
    state.dragEnd = .interrupted
    land(planGlide(PerAxis(.release), velocity: velocity, at: now), as: .wheeled)
  }

  /// Replaces a glide by momentum, which counts from where the fingers lifted. Momentum moves the content once it has
  /// come as far as the glide, and never back.
  private func replaceByMomentum(_ plannedMotion: PlannedMotion) {
    interrupt(.interrupted(by: .wheel))
    state.wheel.welcomesMomentum = true
    let drag = newDrag(.wheel)
    if let lift = plannedMotion.lift { drag.ahead = enabled(state.offset - lift) }
    enter(.wheeling(drag))
  }
}
