public import ScrollMotion
public import ScrollSpace

extension ScrollController {
  /// A precise wheel or trackpad moved the content by some points. Positive moves the offset right and down.
  ///
  /// The content follows at once, through the same questions as under a finger. While a finger is down, wheels do nothing.
  ///
  /// **With phases** fingers on a trackpad are as fingers on glass: they hold the content, also past walls, however long they
  /// rest. `ended` flings the content with the speed of the deltas, and links are asked with the cause `.release`. If the glide
  /// is free, the system's momentum takes its place: the content goes as far from the lift as the momentum says, and never
  /// back. If a link has chosen where the content rests, or a wall has answered, the momentum moves nothing.
  ///
  /// **Without phases** swipes and momentum are recognised by their shape: see `SwipeRecognizer`. When no delta has come for
  /// `settings.wheelPause`, the content goes to where it should rest. Where momentum begins, links are asked as at a lift, with the
  /// cause `.release`, whether one of them chooses where the content rests: if none does, and glides are not reduced, there is no
  /// lift, and the content stays with the momentum. While a step is under way, a delta moves the content
  /// and where the step leads. A delta of zero is nothing, as some wheels send: it has its time, and begins, holds and ends nothing.
  ///
  /// Momentum that finds the content past an elastic wall hands its speed to the wall, and the rest of the momentum moves
  /// nothing.
  public func wheel(by delta: Vector, phase: WheelPhase = .unknown, time: Timestamp) {
    let isEnd = phase == .ended || phase == .cancelled || phase == .momentumEnded
    let screen = mapped(delta)
    guard mayFeed(), check(isUsable(delta) && isUsable(time), "\(delta) at \(time)"), isEnd || takes(screen)
    else { return }
    let delta = turned(enabled(screen))
    timed {
      take(time)
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
        liftWheel(isTold: true)
      case .momentumBegan:
        // A lift that nobody told is one all the same.
        if !isKnown || isHeldByWheel { liftWheel(isTold: false) }
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

  /// Whether fingers on a trackpad hold the content.
  var isHeldByWheel: Bool {
    if case .wheeling(let drag) = state.activity { return drag.deadline == nil }
    return false
  }

  /// Fingers, or deltas without phases, move the content: in a new run, or in the run that is under way. Deltas without phases
  /// do not end a hold.
  private func follow(_ delta: Vector, isNew: Bool, isHeld: Bool) {
    let drag: Drag
    if !isNew, case .wheeling(let running) = state.activity, running.steady == nil {
      drag = running
      if isHeld || drag.deadline != nil { setDeadline(of: drag, isHeld: isHeld) }
    } else {
      // What fingers caught that rested first is in their hand as long as they hold the content.
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

  /// A wheel, or a speed, has the content from now on.
  func takeOver() {
    for axis in Axis.both where travels(axis) { state.stands.ask(axis, by: .layout) }
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

  /// The speed of the deltas, on the axes that are enabled.
  private var wheelSpeed: Vector {
    turned(enabled(flingVelocity(of: state.wheel.tracker, at: state.wheel.time)))
  }

  /// Fingers have lifted: the content goes on as after a touch. If only momentum shows the lift, which no device has told, the
  /// content stays with the momentum, unless a link has chosen where the content rests.
  private func liftWheel(isTold: Bool) {
    guard case .wheeling(let drag) = state.activity, drag.steady == nil else { return }
    let speed = releaseSpeed(of: drag, carrying(wheelSpeed, at: state.wheel.time))
    let journey = planGlide(PerAxis(.release), velocity: speed, at: now)
    if awaitsMomentum(journey), !isTold { return retire(journey) }
    state.dragEnd = .lifted
    land(journey, as: .wheeled)
  }

  /// So many seconds after a lift the system's momentum begins at the latest.
  private static let momentumDelay = 0.1

  /// The system's momentum moves the content, if no rule decides otherwise.
  private func followMomentum(_ delta: Vector) {
    guard state.wheel.welcomesMomentum else { return }
    switch state.activity {
    case .wheeling: break
    case .decelerating(let journey)
    where journey.lift != nil && journey.isFree && elapsed(of: journey) <= Self.momentumDelay:
      take(journey)
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
    // On its way out it has only just met the wall. On its way in it goes as slowly as the wall lets it.
    for axis in Axis.both where sides[axis] == .upper ? velocity[axis] < 0 : velocity[axis] > 0 {
      velocity[axis] = slowed[axis]
    }
    state.dragEnd = .interrupted
    land(planGlide(PerAxis(.release), velocity: velocity, at: now), as: .wheeled)
  }

  /// Momentum takes the place of a glide, and counts from where the fingers let go: it moves the content on once it has come as
  /// far as the glide, and never back.
  private func take(_ journey: Journey) {
    interrupt(.interrupted(by: .wheel))
    state.wheel.welcomesMomentum = true
    let drag = newDrag(.wheel)
    if let lift = journey.lift { drag.ahead = enabled(state.offset - lift) }
    enter(.wheeling(drag))
  }
}
