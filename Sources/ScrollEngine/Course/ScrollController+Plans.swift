import ScrollMotion
import ScrollSpace

extension ScrollController {
  /// What is asked for a target: from where the content is, if no other start is given.
  func wish(
    _ causes: PerAxis<Cause?>, to natural: Point, from start: Point? = nil, velocity: Vector = .zero,
    arrival: PerAxis<Arrival> = PerAxis(.keepSpeed)
  ) -> TargetProposal {
    TargetProposal(
      cause: causes, start: start ?? state.offset, velocity: velocity, natural: natural, arrival: arrival,
      origin: state.origin)
  }

  /// What rested while a finger held it goes where what it stands on is now.
  func planStands(at time: Timestamp) -> Journey {
    planningAtRest {
      beginReason(.layout, at: state.offset)
      let target = askStands(wish(PerAxis(.layout), to: state.offset))
      for axis in Axis.both where target.offset[axis] != state.offset[axis] { state.reasons.adopt(axis) }
      return plan(target, glide: PerAxis(.none), at: time)
    }
  }

  /// Nothing holds the content: asks by which law it would glide and where it should rest, and plans that. An axis without a
  /// cause goes on as it is, and has no plan here. The glide sets out from where the content is, if no other start is given.
  func planGlide(
    _ causes: PerAxis<Cause?>, velocity: Vector, from start: Point? = nil, at time: Timestamp
  ) -> Journey {
    planningAtRest { planGlideHere(causes, velocity: velocity, from: start, at: time) }
  }

  /// The same at the scale there is.
  func planGlideHere(
    _ causes: PerAxis<Cause?>, velocity: Vector, from start: Point? = nil, at time: Timestamp
  ) -> Journey {
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
    var wish = wish(causes, to: natural, from: start, velocity: proposal.velocity)
    wish.projected = projected
    let target = askTarget(wish, standingOn: stands(at: natural))
    return plan(target, glide: proposal.glide, along: stages, at: time)
  }

  /// Plans the way to where a target proposal wishes to rest. What does not glide has no natural stop but where it
  /// stands. An axis that goes on as it is has no plan here. `stages` are the free glides, where they are known already.
  func plan(
    _ target: TargetProposal, glide: PerAxis<Glide>, along stages: PerAxis<Stage?> = PerAxis(nil),
    at time: Timestamp, isGlide: Bool = true
  ) -> Journey {
    let natural = isGlide ? target.natural : target.start
    let journey = newJourney(from: target.start, velocity: target.velocity, at: time)
    for axis in Axis.both {
      guard let cause = target.cause[axis] else { continue }
      let intent = Intent(
        natural: natural[axis], wish: target.offset[axis], glide: glide[axis],
        arrival: target.arrival[axis])
      journey.cause[axis] = cause
      (journey.motion.axes[axis], journey.intents[axis]) = planner(cause, axis)
        .plan(intent, from: target.start[axis], velocity: target.velocity[axis], along: stages[axis])
    }
    return journey
  }

  /// A journey that is yet to be planned: the one that was over last, if nobody else has that any more.
  private func newJourney(from start: Point, velocity: Vector, at time: Timestamp) -> Journey {
    guard isKnownUniquelyReferenced(&state.spareJourney), let journey = state.spareJourney else {
      return Journey(cause: PerAxis(.layout), from: start, velocity: velocity, at: time)
    }
    state.spareJourney = nil
    journey.reset(from: start, velocity: velocity, at: time)
    return journey
  }

  /// Nobody goes on a journey any more, or ever did: it is as good as new.
  func retire(_ journey: Journey) {
    journey.reset()
    state.spareJourney = journey
  }

  func planner(_ cause: Cause, _ axis: Axis) -> Planner {
    Planner(
      walls: self, cause: cause, axis: axis, extent: state.geometry.extent[axis],
      threshold: Tolerance.offset(pixel: state.settings.pixel), defaultRate: state.decelerationRate)
  }
}
