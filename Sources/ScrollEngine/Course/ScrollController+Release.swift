import ScrollMotion
import ScrollSpace

extension ScrollController {
  /// The speed that a finger's lift gives the offset: what its own samples say, within limits, on each axis by
  /// itself. A speed against the last stretch of the way, or where there was none, is the estimator's overshoot, and
  /// counts as none.
  func flingVelocity(of tracker: VelocityTracker, at time: Timestamp) -> Vector {
    flingVelocity(
      tracker.velocity(atLift: time, pause: state.settings.releasePause),
      against: tracker.displacement(over: VelocityTracker.pause))
  }

  /// The speed that a finger's own speed gives the offset.
  func flingVelocity(_ estimate: Vector, against recent: Vector) -> Vector {
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

  /// The motion that a finger or a wheel catches, at its time; nil if nothing glides.
  func caught(at time: Timestamp) -> CaughtMotion? {
    guard case .decelerating(let journey) = state.activity else { return nil }
    return CaughtMotion(start: journey.velocity, velocity: velocity, at: time)
  }

  /// Fingers that have caught a motion move the content on.
  func followCaught(_ move: Vector, at time: Timestamp) { state.caught?.follow(move, at: time) }

  /// The speed of the offset for a finger's, on the axes that are enabled, with what it carries on of a motion that it caught.
  func carrying(_ velocity: Vector, at time: Timestamp) -> Vector {
    guard let caught = state.caught else { return velocity }
    return normalized(
      enabled(state.settings.carriedMomentum.velocity(of: velocity, after: caught, atLift: time)))
  }

  /// The speed with which a drag lets the content go: as links leave it, and less where an edge gives way.
  func releaseSpeed(of drag: Drag, _ velocity: Vector) -> Vector {
    let asked = askDrag(
      cause: .release, start: drag.start, translation: dragTranslation, velocity: velocity,
      caught: state.caught)
    return slowed(asked.velocity, by: drag)
  }

  /// Nothing holds the content any more that a finger held without a drag: what it caught goes where it should rest, and
  /// so does content that stands outside its walls.
  func releaseUnmoved(at time: Timestamp) {
    let isInside =
      restingScale == state.origin.scale
      && Axis.both.allSatisfy { state.geometry.extent[$0].side(past: state.offset[$0]) == nil }
    let isKnown = Axis.both.contains { if case .asked = state.stands[$0] { false } else { true } }
    if !state.isMovementOpen, isInside, !isKnown { return enter(.idle) }
    let journey = isKnown ? planStands(at: time) : planGlide(PerAxis(.release), velocity: .zero, at: time)
    if !state.isMovementOpen, !journey.leadsOn, journey.motion.destination == state.offset {
      return enter(.idle)
    }
    land(journey, as: .interrupted)
  }

  /// A run of wheel deltas is over. After a mere pause momentum may go on where the content rests.
  func endWheeling(at time: Timestamp, as end: DragEnd = .lifted, awaitsMomentum: Bool = false) {
    state.dragEnd = end
    let journey = planGlide(PerAxis(.wheel), velocity: .zero, at: time)
    if awaitsMomentum { self.awaitsMomentum(journey) }
    land(journey, as: .wheeled)
  }

  /// Whether the system's momentum may take the place of a journey, which begins where fingers let the content go: if no link has
  /// chosen where it ends, and glides are not reduced.
  @discardableResult
  func awaitsMomentum(_ journey: Journey) -> Bool {
    let (isFree, settings) = (journey.isFree, state.settings)
    journey.lift = isFree && !(settings.reducesMotion && settings.reducesFlings) ? state.offset : nil
    return journey.lift != nil
  }

  /// With reduced motion, lets axes of a journey rest at once where they would come to rest: those that are animated to a place
  /// that a link has chosen, and all if glides are reduced too. Returns whether there is one.
  func reduceMotion(of journey: Journey) -> Bool {
    guard state.settings.reducesMotion else { return false }
    var isReduced = false
    for axis in Axis.both where journey.touched[axis] && journey.motion.axes[axis].settlingTime > 0 {
      guard state.settings.reducesFlings || journey.isAnimatedToATarget(axis) else { continue }
      let destination = journey.motion.axes[axis].destination
      (journey.motion.axes[axis], journey.intents[axis]) = (.rest(at: destination), .rest(at: destination))
      isReduced = true
    }
    return isReduced
  }

  /// Plans the axes again whose target was edited.
  func redirect(_ journey: Journey, from told: Point, to wanted: Point, at time: Timestamp) {
    for axis in Axis.both where wanted[axis] != told[axis] {
      journey.intents[axis].wish = normalized(wanted[axis])
      state.stands[axis] = .offset
      (journey.motion.axes[axis], journey.intents[axis]) = planner(.release, axis)
        .plan(journey.intents[axis], from: state.offset[axis], velocity: journey.velocity[axis])
    }
  }
}
