import ScrollMotion
public import ScrollSpace

extension ScrollController {
  /// The spring by which steps and the program travel, in seconds. Our choice: 1,000 pt take about 0.6 s.
  static let animationResponse = 0.35

  /// Goes to an offset, at once or by an animation.
  ///
  /// At once stops both axes and is not clamped. An animation keeps the speed there is, ends at closed walls,
  /// and ends a drag; given outside of any frame, input or callback, it begins with the next frame, or with the
  /// last one if something moves. An offset that is not usable is refused and counted.
  public func setContentOffset(_ offset: Point, animated: Bool) {
    guard animated else { return place(at: offset, stopsBoth: true) }
    guard mayCommand(), check(isUsable(offset)) else { return }
    animate(to: normalized(offset), arrival: .spring(response: Self.animationResponse))
    deliver()
  }

  /// Goes to an offset by an animation of its own: `.timed(0.3, .easeOut)`, `.spring(response: 0.5)`, a law of the
  /// program's; `.jump` is there at once, by the same callbacks.
  ///
  /// All else is as in ``setContentOffset(_:animated:)``: it keeps the speed there is, also that of an animation whose
  /// place it takes, and ends at closed walls. `completion` is called once, after `scrollDidEndScrollingAnimation` and before
  /// `scrollDidSettle`, and may command the scroller. An offset or an arrival that is not usable, and a command from within a
  /// question, are refused and counted: then the answer is false, and nobody is told.
  @discardableResult
  public func setContentOffset(
    _ offset: Point, arrival: Arrival, completion: ((AnimationOutcome) -> Void)? = nil
  ) -> Bool {
    guard mayCommand(), check(isUsable(offset) && arrival.isUsable) else { return false }
    animate(to: normalized(offset), arrival: arrival, completion.map(Completion.init))
    deliver()
    return true
  }

  /// Sets out for an offset, because the program wants it.
  private func animate(to wish: Point, arrival: Arrival, _ completion: Completion? = nil) {
    animate(
      .program, to: wish, velocity: isTracking ? .zero : velocity, arrival: arrival, completion: completion)
  }

  /// Sets out for an offset by an animation. Axes that it does not touch go on as they were, if no link sends
  /// them elsewhere.
  func animate(
    _ cause: Cause, to wish: Point, velocity: Vector, touching touched: PerAxis<Bool> = PerAxis(true),
    arrival: Arrival = .spring(response: animationResponse), completion: Completion? = nil,
    topOf topAxis: Axis? = nil
  ) {
    for axis in Axis.both where touched[axis] {
      state.errands.begin(axis, ofProgram: cause == .program)
    }
    var target = askTarget(
      TargetProposal(
        cause: cause, start: state.offset, velocity: velocity, natural: wish, arrival: PerAxis(arrival)))
    if state.settings.reducesMotion { target.arrival = PerAxis(.jump) }
    let journey = plan(target, glide: PerAxis(.none), at: now, isGlide: false)
    // While something moves, the clock is that of the frame that is seen.
    let isMoving = state.activity.journey.map { !$0.awaitsStart } ?? false
    journey.awaitsStart = !state.isTimed && !isMoving
    journey.completion = completion
    journey.topAxis = topAxis
    if let running = state.activity.journey {
      for axis in Axis.both where !touched[axis] && target.offset[axis] == wish[axis] {
        journey.motion.axes[axis] =
          running.motion.axes[axis].delayed(by: running.motion.start - journey.motion.start)
        journey.intents[axis] = running.intents[axis]
      }
    }
    for axis in Axis.both where touched[axis] || target.offset[axis] != wish[axis] {
      state.reasons.adopt(axis)
      if !touched[axis] { state.errands.begin(axis) }
    }
    interrupt(.replaced)
    if journey.motion.settlingTime > 0 {
      state.isMovementOpen = true
      enter(.animating(journey))
    } else {
      move(to: journey.motion.destination)
      end(journey, .finished)
      settle(.animated)
    }
  }

  /// Puts the content at an offset, not clamped.
  func place(at offset: Point, stopsBoth: Bool) {
    guard mayCommand(), check(isUsable(offset)) else { return }
    let offset = normalized(offset)
    let wasOpen = state.isMovementOpen
    for axis in Axis.both where stopsBoth || offset[axis] != state.offset[axis] {
      setReason(.set, at: offset, on: axis)
      state.errands.begin(axis, ofProgram: true)
    }
    switch state.activity {
    case .idle:
      move(to: offset)
      if !wasOpen { settle(.set) }
    case .tracking(let drag), .dragging(let drag), .wheeling(let drag):
      drag.start = normalized(drag.start + (offset - state.offset))
      move(to: offset)
      reanchor()
      if !wasOpen, phase == .tracking, state.isMovementOpen {
        state.isMovementOpen = false
        state.events.append(.didSettle(.set))
      }
    case .decelerating(let journey), .animating(let journey):
      halt(journey, at: offset, stopsBoth: stopsBoth)
    }
    deliver()
  }

  /// Stops the axes that an offset changes, or both. With nothing left to run, the movement is over.
  private func halt(_ journey: Journey, at offset: Point, stopsBoth: Bool) {
    guard stopsBoth || offset != state.offset else { return }
    let elapsed = journey.awaitsStart ? 0 : now - journey.motion.start
    var isOver = true
    for axis in Axis.both {
      if stopsBoth || offset[axis] != state.offset[axis] {
        journey.motion.axes[axis] = .rest(at: offset[axis])
        journey.intents[axis] = .rest(at: offset[axis])
      } else if journey.motion.axes[axis].settlingTime > elapsed {
        isOver = false
      }
    }
    move(to: offset)
    guard isOver else { return }
    interrupt(.interrupted(by: .placement))
    settle(.set)
  }
}
