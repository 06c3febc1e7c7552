import ScrollMotion
import ScrollSpace

/// Plans both axes between the walls of a context, whose edges the chain answers. The context is that of the present,
/// or that of the scale at which the content comes to rest: a plan never changes the scroller.
///
/// One object, used again, so that the planners of its axes do not copy the context.
final class Plans {
  let chain: Chain
  @exclusivity(unchecked) private(set) var context: ScrollContext
  /// The deceleration rate for an arrival that needs one, if the glide has none.
  @exclusivity(unchecked) private(set) var rate: DecelerationRate
  /// The length of the pixels on which glides end; 0 if they end anywhere.
  @exclusivity(unchecked) private(set) var pixel: Double

  /// How the scale comes to rest at the scale of the context; nil if it is the present scale.
  var scaleRest: ScaleRest?

  init(_ chain: Chain, _ context: ScrollContext, _ rate: DecelerationRate, pixel: Double) {
    (self.chain, self.context, self.rate, self.pixel) = (chain, context, rate, pixel)
  }

  /// Plans from another context. Nobody else may refer to this object.
  func use(_ context: ScrollContext, _ rate: DecelerationRate, pixel: Double) {
    (self.context, self.rate, self.pixel, scaleRest) = (context, rate, pixel, nil)
  }

  func planner(_ cause: Cause, _ axis: Axis) -> Planner {
    Planner(
      plans: self, cause: cause, axis: axis, extent: context.geometry.extent[axis],
      threshold: Tolerance.offset(pixel: context.pixel))
  }

  /// Returns true if no axis is past a wall at an offset.
  func isInside(_ offset: Point) -> Bool {
    Axis.both.allSatisfy { context.geometry.extent[$0].side(past: offset[$0]) == nil }
  }

  /// The law and the free stages of a glide, its natural stop, and the stop from which links choose a target. It is
  /// handed on, and never copied.
  struct FreeGlide: ~Copyable {
    let proposal: MotionProposal
    let stages: PerAxis<Stage?>
    let (natural, projected): (Point, Point)
  }

  /// Asks for the law of released content. An axis without a cause stops at its destination.
  func glide(_ causes: PerAxis<Cause?>, velocity: Vector, from start: Point?) -> FreeGlide {
    let proposal = chain.motion(
      MotionProposal(
        cause: causes, velocity: velocity, glide: PerAxis(.decay(rate: rate.rawValue))), in: context)
    var stages = PerAxis<Stage?>(nil)
    var (natural, projected) = (context.destination, context.destination)
    for axis in Axis.both {
      guard let cause = causes[axis] else { continue }
      let (planner, start) = (planner(cause, axis), (start ?? context.offset)[axis])
      let velocity = proposal.velocity[axis]
      let own = planner.glideStage(proposal.glide[axis], from: start, velocity: velocity)
      (natural[axis], projected[axis]) = (own.destination, own.destination)
      if let other = proposal.projection[axis] {
        projected[axis] = planner.glideStage(other, from: start, velocity: velocity).destination
      }
      stages[axis] = own
    }
    return FreeGlide(proposal: proposal, stages: stages, natural: natural, projected: projected)
  }

  /// Plans the motion to the target of a proposal. Without a glide, the natural stop is the start. An axis that
  /// continues as it is has no plan here. `stages` are the free glides, if they are known already.
  func plan(
    _ target: TargetProposal, glide: PerAxis<Glide>, along stages: PerAxis<Stage?> = PerAxis(nil),
    isGlide: Bool = true, into plannedMotion: PlannedMotion
  ) {
    let natural = isGlide ? target.natural : target.start
    for axis in Axis.both {
      guard let cause = target.cause[axis] else { continue }
      let intent = Intent(
        natural: natural[axis], requested: target.offset[axis], glide: glide[axis],
        arrival: target.arrival[axis])
      plannedMotion.cause[axis] = cause
      (plannedMotion.motion.axes[axis], plannedMotion.intents[axis]) = planner(cause, axis)
        .plan(intent, from: target.start[axis], velocity: target.velocity[axis], along: stages[axis])
    }
  }

  /// Plans the axes again whose target was edited at the end of a drag.
  func redirect(_ plannedMotion: PlannedMotion, to wanted: Point, on axes: PerAxis<Bool>) {
    for axis in Axis.both where axes[axis] {
      plannedMotion.intents[axis].requested = normalized(wanted[axis])
      (plannedMotion.motion.axes[axis], plannedMotion.intents[axis]) = planner(.release, axis)
        .plan(plannedMotion.intents[axis], from: context.offset[axis], velocity: plannedMotion.velocity[axis])
    }
  }

  /// Continues an axis between the present walls, from `offset`. The running motion continues if it leads to the
  /// target, or if there is no target. Otherwise the axis moves to the target by the rest of its law. `isChosen` is
  /// true if a link has chosen the target.
  func follow(
    _ plannedMotion: PlannedMotion, _ axis: Axis, to requested: Double?, isChosen: Bool, by left: Intent,
    from offset: Double, at elapsed: Double, isAnew: Bool = false
  ) {
    let planner = planner(plannedMotion.cause[axis], axis)
    var intent = plannedMotion.intents[axis]
    let motion = plannedMotion.motion.axes[axis]
    // The axis moves there already, perhaps only because of a wall, which may move on.
    let goesThere = requested == intent.requested || requested == motion.destination
    if let requested, goesThere, !intent.isGlide { intent.requested = requested }
    var planned = planner.rebound(motion, intent: intent, at: elapsed)
    if let requested {
      let velocity = motion.velocity(at: elapsed)
      // A bounce returns to the former place of its wall. A link's target may be elsewhere by now.
      let isElsewhere =
        isChosen && planned.motion.destination != planner.bounded(requested, velocity: velocity)
      if isAnew || !goesThere || isElsewhere {
        var left = left
        left.requested = requested
        planned = planner.replan(left, from: offset, velocity: velocity, at: elapsed)
      }
    }
    (plannedMotion.motion.axes[axis], plannedMotion.intents[axis]) = planned
  }

  /// Continues an animation on an axis from where it was placed, by the rest of its law.
  func goOn(_ plannedMotion: PlannedMotion, _ axis: Axis, from offset: Double, at elapsed: Double) {
    let motion = plannedMotion.motion.axes[axis]
    let left = plannedMotion.intents[axis].remainder(of: motion, at: elapsed)
    (plannedMotion.motion.axes[axis], plannedMotion.intents[axis]) = planner(plannedMotion.cause[axis], axis)
      .replan(left, from: offset, velocity: motion.velocity(at: elapsed), at: elapsed)
  }

  /// Returns the translation that links leave of a step.
  func translation(ofStep way: Vector, from start: Point) -> Vector {
    chain.drag(
      DragProposal(cause: .step, start: start, translation: way, velocity: .zero, step: way), in: context
    ).translation
  }

  /// Returns true if an axis is past a closed wall, and a steady speed does not lead back in.
  func staysPastWall(_ axis: Axis, at speed: Double) -> Bool {
    let offset = context.offset[axis]
    guard let (side, wall) = context.geometry.extent[axis].wall(past: offset),
      side == .upper ? speed >= 0 : speed <= 0
    else { return false }
    let edge = EdgeProposal(
      cause: .wheel, axis: axis, side: side, wall: wall, velocity: speed, target: offset)
    if case .open = chain.edge(edge, in: context) { return false }
    return true
  }
}
