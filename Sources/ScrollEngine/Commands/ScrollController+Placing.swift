import ScrollMotion
public import ScrollSpace

extension ScrollController {
  /// `contentOffset` in content coordinates: 0 at the beginning of the content, growing towards its end. On a ring,
  /// positions have no bounds. If the origin moves, positions count from the place that the first layout put at 0.
  ///
  /// Setting the position sets the offset, with the same effects. An axis whose position is set to its present value
  /// keeps its offset to the last bit.
  public var contentPosition: Point {
    get { state.origin.position(of: state.offset) }
    set {
      var offset = state.offset
      state.origin.set(&offset, at: newValue)
      contentOffset = offset
    }
  }

  /// Places the content at an offset, without clamping. The axes of `stopping` stop, also if the offset does not
  /// change. Any other moving axis is moved along, and continues from there. A scale that returns to a limit is set
  /// to the limit first; an axis that is not placed moves with it.
  func put(
    at offset: Point, stopping: PerAxis<Bool> = PerAxis(false),
    restingOn restBases: PerAxis<RestBasis>? = nil, _ call: StaticString = #function
  ) {
    guard mayCommand(call), check(isUsable(offset), "\(offset)", call) else { return }
    var offset = normalized(offset)
    let (shown, origin) = (state.offset, state.origin)
    let hasEndedZoom = state.zoom.isOpen && landScale(.interrupted(by: .placement))
    for axis in Axis.both where hasEndedZoom {
      let isLeft = !stopping[axis] && offset[axis] == shown[axis]
      // The scale at the limit may have moved the origin. The given offset counts from the former one.
      offset[axis] = isLeft ? state.offset[axis] : offset[axis] + (state.origin[axis] - origin[axis])
    }
    var placed = stopping
    var carried = PerAxis(false)
    for axis in Axis.both where stopping[axis] || offset[axis] != state.offset[axis] {
      placed[axis] = true
      carried[axis] = !stopping[axis] && travels(axis)
      if carried[axis] { continue }
      setReason(.set, at: offset, on: axis)
      if stopping[axis], let basis = restBases?[axis] {
        state.restBases[axis] = basis
      } else {
        state.restBases.ask(axis, by: .program)
      }
    }
    let wasOpen = state.isMovementOpen && !hasEndedZoom
    switch state.activity {
    case .idle, .tracking:
      move(to: offset, by: .program)
      if !wasOpen { settle(.set) }
    case .dragging(let drag), .wheeling(let drag):
      let (returning, velocity) = (drag.returning, velocityOnItsOwn)
      drag.start = normalized(drag.start + (offset - state.offset))
      move(to: offset, by: .program)
      reanchor()
      if drag.returning != returning { returnToWalls(returning, beside: drag, at: velocity) }
    case .decelerating(let plannedMotion), .animating(let plannedMotion):
      let wasTouched = plannedMotion.touched
      for axis in Axis.both where placed[axis] && !carried[axis] {
        plannedMotion.stop(axis, at: offset[axis])
      }
      for axis in Axis.both where carried[axis] {
        let shift = offset[axis] - state.offset[axis]
        plannedMotion.carry(axis, by: shift)
        if !plannedMotion.isAnimated(axis) { state.reasons.current[axis].shift(by: shift) }
      }
      move(to: offset, by: .program)
      goOn(plannedMotion, carried)
      move(to: plannedMotion.landed(at: elapsed(of: plannedMotion), from: state.offset), by: .program)
      endPlaced(plannedMotion, placed, isItsOwn: plannedMotion.touched != wasTouched)
    }
    deliver()
  }

  /// Returns true if an axis moves by itself.
  func travels(_ axis: Axis) -> Bool {
    state.activity.plannedMotion.map { $0.travels(axis, after: elapsed(of: $0)) } ?? false
  }

  /// Returns the seconds since a planned motion began.
  func elapsed(of plannedMotion: PlannedMotion) -> Double {
    plannedMotion.awaitsStart ? 0 : now - plannedMotion.motion.start
  }

  /// Ends the movement if nothing moves any more. Ends the animation if none of its axes moves any more.
  private func endPlaced(_ plannedMotion: PlannedMotion, _ placed: PerAxis<Bool>, isItsOwn: Bool) {
    if placed == PerAxis(false) { return }
    if !travels(.horizontal), !travels(.vertical) {
      interrupt(isItsOwn ? .interrupted(by: .placement) : .finished)
      settle(.set)
    } else if isItsOwn, phase == .animating, plannedMotion.touched == PerAxis(false) {
      end(plannedMotion, .interrupted(by: .placement))
    }
  }

  /// Continues the motion of axes from where they were placed. An animation continues to its target, by the rest of
  /// its law. Every other motion keeps its momentum between the walls. Links are asked for its new rest position,
  /// unless the end of the drag was edited.
  private func goOn(_ plannedMotion: PlannedMotion, _ carried: PerAxis<Bool>) {
    let elapsed = elapsed(of: plannedMotion)
    var asked = PerAxis<Cause?>(nil)
    for axis in Axis.both where carried[axis] {
      let (motion, intent) = (plannedMotion.motion.axes[axis], plannedMotion.intents[axis])
      if plannedMotion.isAnimated(axis) {
        let left = intent.remainder(of: motion, at: elapsed)
        (plannedMotion.motion.axes[axis], plannedMotion.intents[axis]) = planner(
          plannedMotion.cause[axis], axis
        )
        .replan(left, from: state.offset[axis], velocity: motion.velocity(at: elapsed), at: elapsed)
      } else if case .offset = state.restBases[axis] {
        follow(plannedMotion, axis, to: nil, by: intent, from: state.offset[axis], at: elapsed)
      } else {
        asked[axis] = .layout
      }
    }
    guard asked.x != nil || asked.y != nil else { return }
    var natural = destination
    for axis in Axis.both where asked[axis] != nil {
      natural[axis] = plannedMotion.intents[axis].requested
    }
    let arrival = PerAxis(x: plannedMotion.intents.x.arrival, y: plannedMotion.intents.y.arrival)
    let target = askTarget(targetProposal(asked, to: natural, velocity: velocity, arrival: arrival))
    for axis in Axis.both where asked[axis] != nil {
      var left = plannedMotion.intents[axis].remainder(of: plannedMotion.motion.axes[axis], at: elapsed)
      left.arrival = target.arrival[axis]
      follow(plannedMotion, axis, to: target.offset[axis], by: left, from: state.offset[axis], at: elapsed)
    }
  }
}
