import ScrollMotion
import ScrollSpace

extension ScrollController {
  /// Returns the velocity that a finger's lift gives the offset: the estimate from its samples, within limits, on
  /// each axis by itself. A velocity against the last part of the movement, or without a movement there, is an
  /// overshoot of the estimator, and counts as zero.
  func flingVelocity(of tracker: VelocityTracker, at time: Timestamp) -> Vector {
    flingVelocity(
      tracker.velocity(atLift: time, pause: state.settings.releasePause),
      against: tracker.displacement(over: VelocityTracker.pause))
  }

  /// Returns the velocity that a finger's own velocity gives the offset.
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

  /// Returns the motion that a finger or a wheel catches, at its time; nil if nothing glides.
  func caught(at time: Timestamp) -> CaughtMotion? {
    guard case .decelerating(let plannedMotion) = state.activity else { return nil }
    return CaughtMotion(start: plannedMotion.velocity, velocity: velocity, at: time)
  }

  /// Notes a move of fingers that have caught a motion.
  func followCaught(_ move: Vector, at time: Timestamp) { state.caught?.follow(move, at: time) }

  /// Returns the velocity of the offset for a finger's velocity, on the enabled axes, with the part that is carried
  /// over from a caught motion.
  func carrying(_ velocity: Vector, at time: Timestamp) -> Vector {
    guard let caught = state.caught else { return velocity }
    return normalized(
      enabled(state.settings.carriedMomentum.velocity(of: velocity, after: caught, atLift: time)))
  }

  /// Returns the velocity with which a drag releases the content: as links leave it, and less if an edge resists.
  func releaseSpeed(of drag: Drag, _ velocity: Vector) -> Vector {
    let asked = askDrag(
      cause: .release, start: drag.start, translation: dragTranslation, velocity: velocity,
      caught: state.caught)
    return slowed(asked.velocity, by: drag)
  }

  /// Releases content that a finger held without a drag. A caught motion goes to its rest position, and so does
  /// content past its walls.
  func releaseUnmoved(at time: Timestamp) {
    let isInside =
      restingScale == state.origin.scale
      && Axis.both.allSatisfy { state.geometry.extent[$0].side(past: state.offset[$0]) == nil }
    let isKnown = Axis.both.contains { state.restBases[$0].askedCause == nil }
    if !state.isMovementOpen, isInside, !isKnown { return enter(.idle) }
    let plannedMotion = isKnown ? planRest(at: time) : planGlide(PerAxis(.release), velocity: .zero, at: time)
    if !state.isMovementOpen, !plannedMotion.isUnfinished, plannedMotion.motion.destination == state.offset {
      return enter(.idle)
    }
    land(plannedMotion, as: .interrupted)
  }

  /// Ends a run of wheel deltas. After a mere pause, momentum may continue at the rest position.
  func endWheeling(at time: Timestamp, as end: DragEnd = .lifted, awaitsMomentum: Bool = false) {
    state.dragEnd = end
    let plannedMotion = planGlide(PerAxis(.wheel), velocity: .zero, at: time)
    if awaitsMomentum { self.awaitsMomentum(plannedMotion) }
    land(plannedMotion, as: .wheeled)
  }

  /// Lets the system's momentum replace a planned motion that begins at a lift. Returns true if it may: no link has
  /// chosen the rest position, and glides are not reduced.
  @discardableResult
  func awaitsMomentum(_ plannedMotion: PlannedMotion) -> Bool {
    let (isFree, settings) = (plannedMotion.isFree, state.settings)
    plannedMotion.lift = isFree && !(settings.reducesMotion && settings.reducesFlings) ? state.offset : nil
    return plannedMotion.lift != nil
  }

  /// With reduced motion, moves axes of a planned motion to their rest positions at once. These are the axes that are
  /// animated to a place that a link has chosen, and all axes if glides are reduced too. Returns true if there is
  /// such an axis.
  func reduceMotion(of plannedMotion: PlannedMotion) -> Bool {
    guard state.settings.reducesMotion else { return false }
    var isReduced = false
    for axis in Axis.both
    where plannedMotion.touched[axis] && plannedMotion.travels(axis, after: 0) {
      guard state.settings.reducesFlings || plannedMotion.isAnimatedToATarget(axis) else { continue }
      let destination = plannedMotion.motion.destination[axis]
      (plannedMotion.motion.axes[axis], plannedMotion.intents[axis]) = (
        .rest(at: destination), .rest(at: destination)
      )
      isReduced = true
    }
    return isReduced
  }

  /// Plans the axes again whose target was edited.
  func redirect(_ plannedMotion: PlannedMotion, from original: Point, to wanted: Point, at time: Timestamp) {
    for axis in Axis.both where wanted[axis] != original[axis] {
      plannedMotion.intents[axis].requested = normalized(wanted[axis])
      state.restBases[axis] = .offset
      (plannedMotion.motion.axes[axis], plannedMotion.intents[axis]) = planner(.release, axis)
        .plan(plannedMotion.intents[axis], from: state.offset[axis], velocity: plannedMotion.velocity[axis])
    }
  }
}
