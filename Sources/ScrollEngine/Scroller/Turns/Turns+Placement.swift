import ScrollMotion
import ScrollSpace

// A command that places the content.
extension Turns {
  /// Places the content at an offset, without clamping. The axes of `stopping` stop, also if the offset does not
  /// change. Any other moving axis is moved along, and continues from there. A scale that returns to a limit is set
  /// to the limit first; an axis that is not placed moves with it.
  func put(
    at offset: Point, stopping: PerAxis<Bool> = PerAxis(false), restingOn restBases: PerAxis<RestBasis>? = nil
  ) {
    var offset = normalized(offset)
    let hasLanded = state.course.zoom.isOpen && landScale(placing: &offset, stopping: stopping)
    let (placed, carried) = rest(at: offset, stopping: stopping, restingOn: restBases)
    let wasOpen = state.course.isMovementOpen && !hasLanded
    switch state.course.activity {
    case .idle, .tracking:
      move(to: offset, by: .program)
      if !wasOpen { settle(.set) }
    case .dragging(let drag), .wheeling(let drag):
      let velocity = state.velocityOnItsOwn
      for axis in Axis.both where stopping[axis] { drag.aside?.touched[axis] = false }
      let returning = drag.returning
      drag.start = normalized(drag.start + (offset - state.course.offset))
      move(to: offset, by: .program)
      if let drag = state.course.activity.drag { held(drag).reanchor() }
      if drag.returning != returning { returnToWalls(returning, beside: drag, at: velocity) }
      if drag.steady != nil, stopping != PerAxis(false) { stopSpeed(of: drag, stopping) }
    case .decelerating(let plannedMotion), .animating(let plannedMotion):
      put(plannedMotion, at: offset, placed, carried)
    }
  }

  /// Ends a steady speed along the axes that a command stops. If no speed is left, the axes that return to their walls
  /// beside it go on.
  @inline(never)
  private func stopSpeed(of drag: Drag, _ stopping: PerAxis<Bool>) {
    guard let steady = drag.steady else { return }
    var speed = steady.velocity
    for axis in Axis.both where stopping[axis] { speed[axis] = 0 }
    if speed == .zero, let aside = drag.aside, aside.touched != PerAxis(false) {
      for axis in Axis.both where stopping[axis] { aside.stop(axis, at: state.course.offset[axis]) }
      glide(aside, awaitsStart: false)
    } else if speed == .zero {
      interrupt(.interrupted(by: .placement))
      settle(.set)
    } else if speed != steady.velocity {
      drag.steady = Drag.Steady(velocity: speed, carried: drag.carried, since: state.now)
    }
  }

  /// Lets the axes rest at an offset that places them. Returns the axes that are placed, and those that go on from there
  /// because they move and are not stopped.
  @inline(__always)
  private func rest(
    at offset: Point, stopping: PerAxis<Bool>, restingOn restBases: PerAxis<RestBasis>?
  ) -> (placed: PerAxis<Bool>, carried: PerAxis<Bool>) {
    var placed = stopping
    var carried = PerAxis(false)
    for axis in Axis.both where stopping[axis] || offset[axis] != state.course.offset[axis] {
      placed[axis] = true
      carried[axis] = !stopping[axis] && state.course.travels(axis, at: state.now)
      if carried[axis] { continue }
      chain.reasons.set(.set, at: offset, on: axis)
      if stopping[axis], let basis = restBases?[axis] {
        state.course.restBases[axis] = basis
      } else {
        state.course.restBases.ask(axis, by: .program)
      }
    }
    return (placed, carried)
  }

  /// Places the content at an offset during a motion.
  func put(
    _ plannedMotion: PlannedMotion, at offset: Point, _ placed: PerAxis<Bool>, _ carried: PerAxis<Bool>
  ) {
    let wasTouched = plannedMotion.touched
    for axis in Axis.both where placed[axis] && !carried[axis] { plannedMotion.stop(axis, at: offset[axis]) }
    for axis in Axis.both where carried[axis] {
      let shift = offset[axis] - state.course.offset[axis]
      plannedMotion.carry(axis, by: shift)
      if !plannedMotion.isAnimated(axis) { chain.reasons.current[axis].shift(by: shift) }
    }
    move(to: offset, by: .program)
    goOn(plannedMotion, carried)
    let elapsed = plannedMotion.elapsed(at: state.now)
    move(to: plannedMotion.landed(at: elapsed, from: state.course.offset), by: .program)
    if placed == PerAxis(false) { return }
    let isItsOwn = plannedMotion.touched != wasTouched
    if !Axis.both.contains(where: { state.course.travels($0, at: state.now) }) {
      interrupt(isItsOwn ? .interrupted(by: .placement) : .finished)
      settle(.set)
    } else if isItsOwn, state.phase == .animating, plannedMotion.touched == PerAxis(false) {
      end(plannedMotion, .interrupted(by: .placement))
    }
  }

  /// Continues the motion of axes from where they were placed. An animation continues to its target, by the rest of
  /// its law. Every other motion keeps its momentum between the walls. Links are asked for its new rest position,
  /// unless the end of the drag was edited.
  private func goOn(_ plannedMotion: PlannedMotion, _ carried: PerAxis<Bool>) {
    let elapsed = plannedMotion.elapsed(at: state.now)
    var asked = PerAxis<Cause?>(nil)
    guard carried != PerAxis(false) else { return }
    let (offset, plans) = (state.course.offset, plans)
    for axis in Axis.both where carried[axis] {
      if plannedMotion.isAnimated(axis) {
        plans.goOn(plannedMotion, axis, from: offset[axis], at: elapsed)
      } else if case .offset = state.course.restBases[axis] {
        plans.follow(
          plannedMotion, axis, to: nil, isChosen: false, by: plannedMotion.intents[axis], from: offset[axis],
          at: elapsed)
      } else {
        asked[axis] = .layout
      }
    }
    guard asked.x != nil || asked.y != nil else { return }
    var natural = state.course.destination
    for axis in Axis.both where asked[axis] != nil { natural[axis] = plannedMotion.intents[axis].requested }
    let arrival = PerAxis(x: plannedMotion.intents.x.arrival, y: plannedMotion.intents.y.arrival)
    let target = rest(
      plans.askTarget(plans.proposal(asked, to: natural, velocity: state.velocity, arrival: arrival)),
      by: plans)
    for axis in Axis.both where asked[axis] != nil {
      var left = plannedMotion.intents[axis].remainder(of: plannedMotion.motion.axes[axis], at: elapsed)
      left.arrival = target.arrival[axis]
      plans.follow(
        plannedMotion, axis, to: target.offset[axis], isChosen: state.course.restBases[axis].isChosenByLink,
        by: left, from: offset[axis], at: elapsed)
    }
  }
}
