import ScrollMotion
import ScrollSpace

extension ScrollController {
  /// Places the content at an offset, without clamping. The axes of `stopping` stop, also if the offset does not
  /// change. Any other moving axis is moved along, and continues from there. A scale that returns to a limit is set
  /// to the limit first; an axis that is not placed moves with it.
  func put(
    at offset: Point, stopping: PerAxis<Bool> = PerAxis(false),
    standingOn stands: PerAxis<Stand>? = nil, _ call: StaticString = #function
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
      if stopping[axis], let stand = stands?[axis] {
        state.stands[axis] = stand
      } else {
        state.stands.ask(axis, by: .program)
      }
    }
    let wasOpen = state.isMovementOpen && !hasEndedZoom
    switch state.activity {
    case .idle, .tracking:
      move(to: offset, by: .program)
      if !wasOpen { settle(.set) }
    case .dragging(let drag), .wheeling(let drag):
      let (homing, velocity) = (drag.homing, velocityOnItsOwn)
      drag.start = normalized(drag.start + (offset - state.offset))
      move(to: offset, by: .program)
      reanchor()
      if drag.homing != homing { sendHome(homing, beside: drag, at: velocity) }
    case .decelerating(let journey), .animating(let journey):
      let wasTouched = journey.touched
      for axis in Axis.both where placed[axis] && !carried[axis] { journey.stop(axis, at: offset[axis]) }
      for axis in Axis.both where carried[axis] {
        let shift = offset[axis] - state.offset[axis]
        journey.carry(axis, by: shift)
        if !journey.isAnimated(axis) { state.reasons.standing[axis].shift(by: shift) }
      }
      move(to: offset, by: .program)
      goOn(journey, carried)
      move(to: journey.landed(at: elapsed(of: journey), from: state.offset), by: .program)
      endPlaced(journey, placed, isItsOwn: journey.touched != wasTouched)
    }
    deliver()
  }

  /// Returns true if an axis moves by itself.
  func travels(_ axis: Axis) -> Bool {
    state.activity.journey.map { $0.travels(axis, after: elapsed(of: $0)) } ?? false
  }

  /// Returns the seconds since a journey began.
  func elapsed(of journey: Journey) -> Double { journey.awaitsStart ? 0 : now - journey.motion.start }

  /// Ends the movement if nothing moves any more. Ends the animation if none of its axes moves any more.
  private func endPlaced(_ journey: Journey, _ placed: PerAxis<Bool>, isItsOwn: Bool) {
    if placed == PerAxis(false) { return }
    if !travels(.horizontal), !travels(.vertical) {
      interrupt(isItsOwn ? .interrupted(by: .placement) : .finished)
      settle(.set)
    } else if isItsOwn, phase == .animating, journey.touched == PerAxis(false) {
      end(journey, .interrupted(by: .placement))
    }
  }

  /// Continues the motion of axes from where they were placed. An animation continues to its target, by the rest of
  /// its law. Every other motion keeps its momentum between the walls. Links are asked for its new rest position,
  /// unless the end of the drag was edited.
  private func goOn(_ journey: Journey, _ carried: PerAxis<Bool>) {
    let elapsed = elapsed(of: journey)
    var asked = PerAxis<Cause?>(nil)
    for axis in Axis.both where carried[axis] {
      let (motion, intent) = (journey.motion.axes[axis], journey.intents[axis])
      if journey.isAnimated(axis) {
        let left = intent.remainder(of: motion, at: elapsed)
        (journey.motion.axes[axis], journey.intents[axis]) = planner(journey.cause[axis], axis)
          .replan(left, from: state.offset[axis], velocity: motion.velocity(at: elapsed), at: elapsed)
      } else if case .offset = state.stands[axis] {
        follow(journey, axis, to: nil, by: intent, from: state.offset[axis], at: elapsed)
      } else {
        asked[axis] = .layout
      }
    }
    guard asked.x != nil || asked.y != nil else { return }
    var natural = destination
    for axis in Axis.both where asked[axis] != nil {
      natural[axis] = journey.intents[axis].wish
    }
    let arrival = PerAxis(x: journey.intents.x.arrival, y: journey.intents.y.arrival)
    let target = askTarget(wish(asked, to: natural, velocity: velocity, arrival: arrival))
    for axis in Axis.both where asked[axis] != nil {
      var left = journey.intents[axis].remainder(of: journey.motion.axes[axis], at: elapsed)
      left.arrival = target.arrival[axis]
      follow(journey, axis, to: target.offset[axis], by: left, from: state.offset[axis], at: elapsed)
    }
  }
}
