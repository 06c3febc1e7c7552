import ScrollMotion
import ScrollSpace

extension ScrollController {
  /// Puts the content at an offset, not clamped. Axes among `stopping` stop, also where the offset stays as it is. Any other
  /// axis that travels is moved along, and goes on from there.
  func put(
    at offset: Point, stopping: PerAxis<Bool> = PerAxis(false),
    standingOn stands: PerAxis<Stand>? = nil, _ call: StaticString = #function
  ) {
    guard mayCommand(call), check(isUsable(offset), "\(offset)", call) else { return }
    let offset = normalized(offset)
    let hasEndedZoom = state.zoom.isOpen && endZoom(.interrupted(by: .placement))
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

  /// Whether an axis is under way by itself.
  func travels(_ axis: Axis) -> Bool {
    state.activity.journey.map { $0.travels(axis, after: elapsed(of: $0)) } ?? false
  }

  /// Seconds since a journey began.
  func elapsed(of journey: Journey) -> Double { journey.awaitsStart ? 0 : now - journey.motion.start }

  /// With nothing left to run, the movement is over; with nothing left of what an animation set going, that is.
  private func endPlaced(_ journey: Journey, _ placed: PerAxis<Bool>, isItsOwn: Bool) {
    if placed == PerAxis(false) { return }
    if !travels(.horizontal), !travels(.vertical) {
      interrupt(isItsOwn ? .interrupted(by: .placement) : .finished)
      settle(.set)
    } else if isItsOwn, phase == .animating, journey.touched == PerAxis(false) {
      end(journey, .interrupted(by: .placement))
    }
  }

  /// Lets axes go on from where they were put. An animation goes on to where it was going, by what is left of its law. All
  /// else keeps its momentum between the walls, and links are asked where that comes to rest now, if it is not where the
  /// end of a drag was edited to.
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
