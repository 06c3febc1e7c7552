import ScrollMotion
import ScrollSpace

extension ScrollController {
  /// Returns the proposal with which links are asked for a target, from the present offset unless another start is
  /// given.
  func targetProposal(
    _ causes: PerAxis<Cause?>, to natural: Point, from start: Point? = nil, velocity: Vector = .zero,
    arrival: PerAxis<Arrival> = PerAxis(.keepSpeed)
  ) -> TargetProposal {
    TargetProposal(
      cause: causes, start: start ?? state.offset, velocity: velocity, natural: natural, arrival: arrival,
      origin: state.origin)
  }

  /// Plans the motion of content that a finger held at rest, to the present place of what it rests on.
  func planRest(at time: Timestamp) -> PlannedMotion {
    planningAtRest {
      beginReason(.layout, at: state.offset)
      let target = resolveRest(targetProposal(PerAxis(.layout), to: state.offset))
      for axis in Axis.both where target.offset[axis] != state.offset[axis] { state.reasons.adopt(axis) }
      return plan(target, glide: PerAxis(.none), at: time)
    }
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
    let proposal = askMotion(cause: causes, velocity: velocity)
    var (stages, natural) = (PerAxis<Stage?>(nil), destination)
    var projected = natural
    for axis in Axis.both {
      guard let cause = causes[axis] else { continue }
      func stage(_ glide: Glide) -> Stage {
        planner(cause, axis).glideStage(
          glide, from: (start ?? state.offset)[axis], velocity: proposal.velocity[axis])
      }
      let free = stage(proposal.glide[axis])
      (stages[axis], natural[axis]) = (free, free.destination)
      projected[axis] = proposal.projection[axis].map { stage($0).destination } ?? free.destination
    }
    var requested = targetProposal(causes, to: natural, from: start, velocity: proposal.velocity)
    requested.projected = projected
    let target = askTarget(requested, restingOn: restBases(at: natural))
    return plan(target, glide: proposal.glide, along: stages, at: time)
  }

  /// Plans the motion to the target of a proposal. Without a glide, the natural stop is the start. An axis that
  /// continues as it is has no plan here. `stages` are the free glides, if they are known already.
  func plan(
    _ target: TargetProposal, glide: PerAxis<Glide>, along stages: PerAxis<Stage?> = PerAxis(nil),
    at time: Timestamp, isGlide: Bool = true
  ) -> PlannedMotion {
    let natural = isGlide ? target.natural : target.start
    let plannedMotion = newPlannedMotion(from: target.start, velocity: target.velocity, at: time)
    for axis in Axis.both {
      guard let cause = target.cause[axis] else { continue }
      let intent = Intent(
        natural: natural[axis], requested: target.offset[axis], glide: glide[axis],
        arrival: target.arrival[axis])
      plannedMotion.cause[axis] = cause
      (plannedMotion.motion.axes[axis], plannedMotion.intents[axis]) = planner(cause, axis)
        .plan(intent, from: target.start[axis], velocity: target.velocity[axis], along: stages[axis])
    }
    return plannedMotion
  }

  /// Returns an unplanned motion: the planned motion that ended last, if nothing else refers to it.
  private func newPlannedMotion(from start: Point, velocity: Vector, at time: Timestamp) -> PlannedMotion {
    guard isKnownUniquelyReferenced(&state.spareMotion), let plannedMotion = state.spareMotion else {
      return PlannedMotion(cause: PerAxis(.layout), from: start, velocity: velocity, at: time)
    }
    state.spareMotion = nil
    plannedMotion.reset(from: start, velocity: velocity, at: time)
    return plannedMotion
  }

  /// Resets a planned motion that has ended, or never began, so that it can be used again.
  func retire(_ plannedMotion: PlannedMotion) {
    plannedMotion.reset()
    state.spareMotion = plannedMotion
  }

  func planner(_ cause: Cause, _ axis: Axis) -> Planner {
    Planner(
      walls: self, cause: cause, axis: axis, extent: state.geometry.extent[axis],
      threshold: Tolerance.offset(pixel: state.settings.pixel), defaultRate: state.decelerationRate)
  }
}
