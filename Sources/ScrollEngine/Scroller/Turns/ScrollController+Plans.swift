import ScrollMotion
import ScrollSpace

// Plans: where the chain lets the content come to rest, at the scale that it has there.
extension ScrollController {
  /// The plans between the present walls.
  var plans: Plans { Plans(chain: chain, context: state.context, rate: state.hands.decelerationRate) }

  /// Takes where links let the content rest.
  @discardableResult
  func rest(_ answer: Plans.Answer) -> TargetProposal {
    state.course.rest(on: answer.bases, after: answer.target, within: state.frame.geometry.extent)
    return answer.target
  }

  /// Returns a planned motion from the start of a target, before it is planned.
  func newMotion(to target: TargetProposal, at time: Timestamp) -> PlannedMotion {
    state.course.newPlannedMotion(from: target.start, velocity: target.velocity, at: time)
  }

  /// Plans the glide of released content: asks for the law and the rest position. An axis without a cause continues
  /// as it was, and has no plan here. The glide starts at the present offset, unless another start is given.
  func planGlide(
    _ causes: PerAxis<Cause?>, velocity: Vector, from start: Point? = nil, at time: Timestamp
  ) -> PlannedMotion {
    planningAtRest { planGlideHere(causes, velocity: velocity, from: start, at: time) }
  }

  /// Plans the same glide at the present scale.
  func planGlideHere(
    _ causes: PerAxis<Cause?>, velocity: Vector, from start: Point? = nil, at time: Timestamp
  ) -> PlannedMotion {
    let plans = plans
    let glide = plans.glide(causes, velocity: velocity, from: start)
    var requested = state.targetProposal(
      causes, to: glide.natural, from: start, velocity: glide.proposal.velocity)
    requested.projected = glide.projected
    let target = rest(plans.askTarget(requested, restingOn: state.course.restBases(at: glide.natural)))
    let plannedMotion = newMotion(to: target, at: time)
    plans.plan(target, glide: glide.proposal.glide, along: glide.stages, into: plannedMotion)
    return plannedMotion
  }

  /// Asks the links for the target of an animation, or of a step that leads ahead of `base`. An axis that a finger or
  /// a wheel held moves to its rest position.
  func askAnimation(
    _ touching: PerAxis<Cause?>, to requested: Point, velocity: Vector, arrival: PerAxis<Arrival>,
    by step: ScrollStep?, aheadOf base: Point?, restingOn restBases: PerAxis<RestBasis>
  ) -> TargetProposal {
    var causes = PerAxis<Cause?>(state.course.activity.endedCause)
    var (arrivals, beginning) = (PerAxis(Arrival.keepSpeed), PerAxis(RestBasis.asked(.layout)))
    for axis in Axis.both where touching[axis] != nil {
      (causes[axis], arrivals[axis], beginning[axis]) = (touching[axis], arrival[axis], restBases[axis])
    }
    var proposal = state.targetProposal(causes, to: requested, velocity: velocity, arrival: arrivals)
    proposal.step = step
    let plans = plans
    return rest(
      base.map { plans.askStep(proposal, from: $0) } ?? plans.askTarget(proposal, restingOn: beginning))
  }

  // MARK: What the axes rest on

  /// Finds where the axes rest in the present layout, from offsets before it.
  func findRest(from offset: Point) -> RestSearch {
    let search = RestSearch(
      state.course.restBases, from: offset, isMoving: state.course.plannedMotion != nil, in: state.context,
      of: chain)
    state.course.restBases = search.bases
    return search
  }

  /// Finds where the axes come to rest in the present layout, by what each axis rests on. The proposal's offsets are
  /// the rest positions before, and the result's offsets the rest positions after.
  func resolveRest(_ proposal: TargetProposal) -> TargetProposal {
    var result = proposal
    let search = findRest(from: proposal.offset)
    result.offset = search.offset
    guard search.asksLinks else { return result }
    var bases = search.asked
    let requested = state.targetProposal(
      search.causes, to: result.offset, from: proposal.start, velocity: proposal.velocity,
      arrival: proposal.arrival)
    let target = rest(
      (chain.target(requested, restingOn: &bases, afterLayout: true, in: search.context), bases))
    for axis in Axis.both where search.causes[axis] != nil {
      result.offset[axis] = target.offset[axis]
      result.arrival[axis] = target.arrival[axis]
    }
    return result
  }

  /// Plans the motion of content that a finger held at rest, to the present place of what it rests on.
  func planRest(at time: Timestamp) -> PlannedMotion {
    planningAtRest {
      chain.reasons.begin(.layout, at: state.course.offset)
      let target = resolveRest(state.targetProposal(PerAxis(.layout), to: state.course.offset))
      for axis in Axis.both where target.offset[axis] != state.course.offset[axis] {
        chain.reasons.adopt(axis)
      }
      let plannedMotion = newMotion(to: target, at: time)
      plans.plan(target, glide: PerAxis(.none), into: plannedMotion)
      return plannedMotion
    }
  }

  // MARK: The scale of rest

  /// Plans at the final scale without callbacks, so that nothing takes over the content.
  func planningAtRest(_ plan: () -> PlannedMotion) -> PlannedMotion {
    let plannedMotion: PlannedMotion? = planningReleaseAtRest(plan)
    return plannedMotion ?? plan()
  }

  /// Plans at the final scale, about a focus, and adds the motion of the scale to the planned motion. If a callback
  /// takes over the content in the meantime, there is no planned motion, and the content has the final scale.
  func planningReleaseAtRest(_ plan: () -> PlannedMotion?) -> PlannedMotion? {
    let (from, scale) = (state.frame.origin.scale, state.restingScale)
    guard from != scale else { return plan() }
    let shown = state.course.offset
    let start = state.frame.origin.zoomed(shown, to: scale, about: state.course.zoom.focus)
    suppose(scale, at: start)
    state.course.zoom.isSupposed = true
    let origin = state.frame.origin
    let planned = plan()
    guard let plannedMotion = planned, state.frame.origin == origin, state.course.offset == start else {
      // A callback has taken over the content, or placed it elsewhere.
      takeSupposed()
      return planned
    }
    state.course.zoom.isSupposed = false
    let arrival = Arrival.spring(response: CriticalSpring.edgeResponse)
    plannedMotion.zoom = zoomMotion(
      from: from, to: scale, by: arrival, base: start, displacement: shown - start)
    if plannedMotion.zoom == nil {
      // The scale is so near that there is nothing to animate.
      openZoom()
      note(.didZoom)
      postLayout()
      closeZoom()
    } else {
      suppose(from, at: shown)
      plannedMotion.zoomedOffset = shown
      openZoom()
    }
    return plannedMotion
  }

  /// Asks for the target of an animation that begins now, at the scale of its end.
  func supposingRest<Answer>(_ ask: () -> Answer) -> Answer {
    let (scale, origin) = (state.restingScale, state.frame.origin)
    guard scale != origin.scale else { return ask() }
    return supposing(
      scale, at: origin.zoomed(state.course.offset, to: scale, about: state.course.zoom.focus), ask)
  }

  /// Runs a plan with another scale and offset.
  func supposing<Answer>(_ scale: Double, at offset: Point, _ plan: () -> Answer) -> Answer {
    let (from, shown) = (state.frame.origin.scale, state.course.offset)
    suppose(scale, at: offset)
    defer { suppose(from, at: shown) }
    return plan()
  }

  /// Sets a scale and an offset as if they had been in effect all along, without callbacks.
  func suppose(_ scale: Double, at offset: Point) {
    state.frame.origin.scale = scale
    let proposal = askExtent()
    state.frame.geometry.content = proposal.content
    state.frame.geometry.extent = proposal.extent
    state.frame.geometry.scale = scale
    state.frame.window = proposal.window
    state.course.revise()
    state.course.offset = offset
  }

  /// Returns the motion of a scale to another scale, by an arrival, with the present velocity. Nil if there is
  /// nothing to animate.
  func zoomMotion(
    from: Double, to scale: Double, by arrival: Arrival, base: Point, displacement: Vector,
    isWithin: PerAxis<Bool> = PerAxis(false)
  ) -> ZoomMotion? {
    let speed = state.course.plannedMotion.flatMap { motion in
      motion.zoom.map { $0.path.velocity(at: motion.elapsed(at: state.now)) }
    }
    return plans.zoom(
      from: from, to: scale, by: arrival, velocity: speed ?? 0, base: base, displacement: displacement,
      isWithin: isWithin)
  }
}
