import ScrollMotion
import ScrollSpace

// Plans: where the chain lets the content come to rest.
extension Turns {
  /// Takes where links let the content rest.
  @discardableResult
  @inline(never)
  func rest(_ answer: consuming Chain.Answer, by plans: Plans) -> TargetProposal {
    state.course.rest(on: answer.bases, after: answer.target, within: plans.context.geometry.extent)
    return answer.target
  }

  /// Returns a planned motion from the start of a target, before it is planned.
  func newMotion(to target: TargetProposal, at time: Timestamp) -> PlannedMotion {
    state.course.newPlannedMotion(from: target.start, velocity: target.velocity, at: time)
  }

  /// Plans the glide of released content, to where it comes to rest at the scale of rest. `distance` is how far it would
  /// go without a link that chooses a place, if that is known better than by the glide.
  func planGlide(
    _ causes: PerAxis<Cause?>, velocity: Vector, from start: Point? = nil,
    over distance: PerAxis<Double?> = PerAxis(nil), at time: Timestamp
  ) -> PlannedMotion {
    planningAtRest { planGlide(causes, velocity: velocity, from: start, over: distance, at: time, by: $0) }
  }

  /// Plans a glide: asks for the law and the rest position. An axis without a cause continues as it was, and has no
  /// plan here. The glide starts at the offset of the plans, unless another start is given.
  @inline(never)
  func planGlide(
    _ causes: PerAxis<Cause?>, velocity: Vector, from start: Point? = nil,
    over distance: PerAxis<Double?> = PerAxis(nil), at time: Timestamp, by plans: Plans
  ) -> PlannedMotion {
    let glide = plans.glide(causes, velocity: velocity, from: start)
    let target = askTarget(of: glide, causes, from: start, over: distance, by: plans)
    let plannedMotion = newMotion(to: target, at: time)
    plans.plan(target, glide: glide.proposal.glide, along: glide.stages, into: plannedMotion)
    return plannedMotion
  }

  /// Asks for the rest position of released content.
  private func askTarget(
    of glide: borrowing Plans.FreeGlide, _ causes: PerAxis<Cause?>, from start: Point?,
    over distance: PerAxis<Double?>, by plans: Plans
  ) -> TargetProposal {
    var requested = plans.proposal(causes, to: glide.natural, from: start, velocity: glide.proposal.velocity)
    requested.projected = glide.projected
    for axis in Axis.both where causes[axis] != nil {
      if let distance = distance[axis] {
        requested.projected[axis] = normalized(requested.start[axis] + distance)
      }
    }
    let bases = state.course.restBases(at: glide.natural, from: plans.context)
    return rest(plans.askTarget(requested, restingOn: bases), by: plans)
  }

  /// Asks the question of a lift once more, because it is known by now how far the content would go. Returns the motion
  /// to the answer from the present offset, at the present velocity; nil if it comes to rest at the same place. An axis
  /// that was placed since the lift stays.
  func planAgain(_ plannedMotion: PlannedMotion, since lift: WheelLift, over distance: PerAxis<Double?>)
    -> PlannedMotion?
  {
    let plans = plans(in: state.context.after(dragFrom: lift.dragStart))
    let touched = plannedMotion.touched
    let causes = PerAxis<Cause?>(x: touched.x ? .release : nil, y: touched.y ? .release : nil)
    let glide = plans.glide(causes, velocity: lift.speed, from: lift.offset)
    let answer = askTarget(of: glide, causes, from: lift.offset, over: distance, by: plans)
    var target = plans.proposal(
      causes, to: glide.natural, velocity: state.velocity, arrival: answer.arrival)
    target.offset = answer.offset
    // Where no link chooses, the content goes as far as the momentum.
    for axis in Axis.both where touched[axis] && answer.offset[axis] == glide.natural[axis] {
      if let distance = distance[axis] { target.offset[axis] = normalized(lift.offset[axis] + distance) }
    }
    let next = newMotion(to: target, at: state.now)
    plans.plan(target, glide: glide.proposal.glide, into: next)
    next.touched = touched
    var isSame = true
    for axis in Axis.both {
      if touched[axis], next.motion.axes[axis].destination != state.course.destination[axis] {
        isSame = false
      } else {
        next.adopt(axis, from: plannedMotion)
      }
    }
    guard isSame else { return next }
    state.course.retire(next)
    return nil
  }

  /// Asks the links for the target of an animation, or of a step with its start. An axis that a finger or a wheel held
  /// moves to its rest position.
  func askAnimation(
    _ touching: PerAxis<Cause?>, to requested: Point, velocity: Vector, arrival: PerAxis<Arrival>,
    by step: ScrollStep? = nil, from start: StepStart? = nil, restingOn restBases: PerAxis<RestBasis>,
    plans: Plans
  ) -> TargetProposal {
    var causes = PerAxis<Cause?>(state.course.activity.endedCause)
    var (arrivals, beginning) = (PerAxis(Arrival.keepSpeed), PerAxis(RestBasis.asked(.layout)))
    for axis in Axis.both where touching[axis] != nil {
      (causes[axis], arrivals[axis], beginning[axis]) = (touching[axis], arrival[axis], restBases[axis])
    }
    var proposal = plans.proposal(causes, to: requested, velocity: velocity, arrival: arrivals)
    proposal.step = step
    guard let start else { return rest(plans.askTarget(proposal, restingOn: beginning), by: plans) }
    for axis in Axis.both where touching[axis] != nil {
      (proposal.stepStart[axis], proposal.projected[axis]) = (start.offset[axis], start.projected[axis])
    }
    return rest(plans.askStep(proposal), by: plans)
  }

  // MARK: What the axes rest on

  /// Finds where the axes rest between the walls of plans, from offsets before them.
  func findRest(from offset: Point, by plans: Plans) -> RestSearch {
    let search = RestSearch(
      state.course.restBases, restored: state.course.restoredOffset, from: offset,
      isMoving: state.course.plannedMotion != nil, by: plans)
    state.course.restBases = search.bases
    state.course.restoredOffset = PerAxis(nil)
    return search
  }

  /// Finds where the axes come to rest, by what each axis rests on. The proposal's offsets are the rest positions
  /// before, and the result's offsets the rest positions after.
  func resolveRest(_ proposal: TargetProposal, by plans: Plans) -> TargetProposal {
    var result = proposal
    let search = findRest(from: proposal.offset, by: plans)
    result.offset = search.offset
    guard search.asksLinks else { return result }
    let requested = plans.proposal(
      search.causes, to: result.offset, from: proposal.start, velocity: proposal.velocity,
      arrival: proposal.arrival)
    let target = rest(
      plans.askTarget(requested, restingOn: search.asked, afterLayout: true), by: plans)
    for axis in Axis.both where search.causes[axis] != nil {
      result.offset[axis] = target.offset[axis]
      result.arrival[axis] = target.arrival[axis]
    }
    return result
  }

  /// Plans the motion of content that a finger held at rest, to the present place of what it rests on.
  func planRest(at time: Timestamp) -> PlannedMotion {
    planningAtRest { plans in
      let start = plans.context.offset
      chain.reasons.begin(.layout, at: start)
      let target = resolveRest(plans.proposal(PerAxis(.layout), to: start), by: plans)
      for axis in Axis.both where target.offset[axis] != start[axis] { chain.reasons.adopt(axis) }
      let plannedMotion = newMotion(to: target, at: time)
      plans.plan(target, glide: PerAxis(.none), into: plannedMotion)
      return plannedMotion
    }
  }
}
