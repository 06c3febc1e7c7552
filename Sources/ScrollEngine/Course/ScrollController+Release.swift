import ScrollMotion
import ScrollSpace

extension ScrollController {
  /// The speed that a finger's lift gives the offset: what its own samples say, within limits, on each axis by
  /// itself. A speed against the last stretch of the way, or where there was none, is the estimator's overshoot, and
  /// counts as none.
  func flingVelocity(of tracker: VelocityTracker, at time: Timestamp) -> Vector {
    let estimate = tracker.velocity(atLift: time)
    let recent = tracker.displacement(over: VelocityTracker.pause)
    let settings = state.settings
    var result = Vector.zero
    for axis in Axis.both {
      let speed = estimate[axis].magnitude
      guard speed >= settings.minimumFlingSpeed, estimate[axis] * recent[axis] > 0 else { continue }
      let limited = min(speed, settings.maximumFlingSpeed)
      result[axis] = estimate[axis] > 0 ? 0 - limited : limited
    }
    return result
  }

  /// The last finger goes, by `drop`: a drag ends, and what a finger only held goes where it should rest.
  func letGo(at time: Timestamp, velocity: Vector, as end: DragEnd, _ drop: (inout Touches) -> Void) {
    let journey = endDrag(at: time, velocity: velocity, as: end)
    drop(&state.touches)
    if let journey {
      land(journey, as: .dragged)
    } else if case .tracking = state.activity {
      letGo(at: time)
    }
  }

  /// Where a drag whose last finger goes leads; nil if there is no drag, or somebody else ended the drag.
  private func endDrag(at time: Timestamp, velocity: Vector, as end: DragEnd) -> Journey? {
    guard case .dragging(let drag) = state.activity else { return nil }
    drag.lift = velocity
    state.dragEnd = end
    let asked = askDrag(
      cause: .release, start: drag.start, translation: dragTranslation, velocity: velocity)
    let slopes = slopes(of: drag)
    let speed = Vector(x: asked.velocity.x * slopes.x, y: asked.velocity.y * slopes.y)
    var journey = planGlide(PerAxis(.release), velocity: speed, at: time)
    let revision = state.revision
    let told = journey.motion.destination
    noteEdges(told)
    guard let wanted = askEnd(velocity: journey.velocity, target: told) else { return nil }
    if state.revision != revision {
      let edits = editReasons
      journey = planGlide(PerAxis(.release), velocity: speed, at: time)
      noteEdges(journey.motion.destination)
      for axis in Axis.both { state.reasons.standing[axis].note(contentsOf: edits[axis]) }
    }
    redirect(journey, from: told, to: wanted, at: time)
    return journey
  }

  /// Nothing holds the content any more that a finger held without a drag: what it caught goes where it should rest, and
  /// so does content that stands outside its walls.
  private func letGo(at time: Timestamp) {
    let isInside = Axis.both.allSatisfy {
      state.geometry.extent[$0].side(past: state.offset[$0]) == nil
    }
    let isKnown = Axis.both.contains { if case .asked = state.stands.standing[$0] { false } else { true } }
    if !state.isMovementOpen, isInside, !isKnown { return enter(.idle) }
    let journey = isKnown ? planStands(at: time) : planGlide(PerAxis(.release), velocity: .zero, at: time)
    if !state.isMovementOpen, journey.motion.destination == state.offset { return enter(.idle) }
    land(journey, as: .interrupted)
  }

  /// What rested while a finger held it goes where what it stands on is now.
  private func planStands(at time: Timestamp) -> Journey {
    beginReason(.layout, at: state.offset)
    let target = askStands(
      TargetProposal(
        cause: PerAxis(.layout), start: state.offset, velocity: .zero, natural: state.offset,
        arrival: PerAxis(.keepSpeed), origin: state.origin))
    for axis in Axis.both where target.offset[axis] != state.offset[axis] { state.reasons.adopt(axis) }
    return plan(target, glide: PerAxis(.none), at: time)
  }

  /// A run of wheel deltas is over.
  func endWheeling(at time: Timestamp) {
    land(planGlide(PerAxis(.wheel), velocity: .zero, at: time), as: .wheeled)
  }

  /// Nothing holds the content: asks by which law it would glide and where it should rest, and plans that. An axis without a
  /// cause goes on as it is, and has no plan here.
  func planGlide(_ causes: PerAxis<Cause?>, velocity: Vector, at time: Timestamp) -> Journey {
    let proposal = askMotion(cause: causes, velocity: velocity)
    var natural = destination
    for axis in Axis.both {
      guard let cause = causes[axis] else { continue }
      natural[axis] =
        planner(cause, axis)
        .glideStage(proposal.glide[axis], from: state.offset[axis], velocity: proposal.velocity[axis])
        .destination
    }
    let target = askTarget(
      TargetProposal(
        cause: causes, start: state.offset, velocity: proposal.velocity, natural: natural,
        arrival: PerAxis(.keepSpeed), origin: state.origin), standingOn: stands(at: natural))
    for axis in Axis.both where causes[axis] != nil { adopt(axis) }
    return plan(target, glide: proposal.glide, at: time)
  }

  /// Plans the way to where a target proposal wishes to rest. What does not glide has no natural stop but where it
  /// stands. An axis that goes on as it is has no plan here.
  func plan(
    _ target: TargetProposal, glide: PerAxis<Glide>, at time: Timestamp, isGlide: Bool = true
  ) -> Journey {
    let natural = isGlide ? target.natural : target.start
    let journey = Journey(
      cause: PerAxis(.layout), from: target.start, velocity: target.velocity, at: time)
    for axis in Axis.both {
      guard let cause = target.cause[axis] else { continue }
      let intent = Intent(
        natural: natural[axis], wish: target.offset[axis], glide: glide[axis],
        arrival: target.arrival[axis])
      journey.cause[axis] = cause
      (journey.motion.axes[axis], journey.intents[axis]) = planner(cause, axis)
        .plan(intent, from: target.start[axis], velocity: target.velocity[axis])
    }
    return journey
  }

  func planner(_ cause: Cause, _ axis: Axis) -> Planner {
    Planner(
      walls: self, cause: cause, axis: axis, extent: state.geometry.extent[axis],
      threshold: Tolerance.offset(pixel: state.settings.pixel), defaultRate: state.decelerationRate)
  }

  /// Asks down the chain where a drag's end shall lead, the delegate last. Nil if somebody ended the drag.
  private func askEnd(velocity: Vector, target: Point) -> Point? {
    var wanted = target
    /// The delegate is no behaviour.
    func ask(_ link: any ScrollDelegate, behavior: (any ScrollBehavior)?, at place: Int) -> Bool {
      var answer = wanted
      telling(Turn(occasion: .willEndDragging, place: place)) {
        link.scrollWillEndDragging(self, withVelocity: velocity, targetContentOffset: &answer)
      }
      guard phase == .dragging else { return false }
      let before = wanted
      if isUsable(answer) {
        wanted = answer
      } else {
        asking(Turn(occasion: .willEndDragging, place: place)) { refuse(.answer, nil, "target \(answer)") }
      }
      noteEdit(behavior, from: before, to: wanted)
      return true
    }
    guard allLinks(hearing: .willEndDragging, { ask($0, behavior: $0, at: $1) }) else { return nil }
    if let delegate, !ask(delegate, behavior: nil, at: Turn.delegate) { return nil }
    return wanted
  }

  /// Plans the axes again whose target was edited.
  private func redirect(_ journey: Journey, from told: Point, to wanted: Point, at time: Timestamp) {
    for axis in Axis.both where wanted[axis] != told[axis] {
      journey.intents[axis].wish = normalized(wanted[axis])
      state.stands.standing[axis] = .offset
      (journey.motion.axes[axis], journey.intents[axis]) = planner(.release, axis)
        .plan(journey.intents[axis], from: state.offset[axis], velocity: journey.velocity[axis])
    }
  }

  /// Sets out on a journey, or comes to rest where it leads if there is none to make; a drag ends by that.
  private func land(_ journey: Journey, as reason: SettleReason) {
    let travels = journey.motion.settlingTime > 0
    if !travels { move(to: journey.motion.destination, by: .momentum) }
    if reason == .dragged { note(.didEndDragging(willDecelerate: travels)) }
    if travels { decelerate(journey) } else { settle(reason) }
  }

  /// Sets out on a journey; outside of any frame and input it begins with the next of them.
  func decelerate(_ journey: Journey) {
    journey.awaitsStart = !state.isTimed
    enter(.decelerating(journey))
    note(.willBeginDecelerating)
  }
}
