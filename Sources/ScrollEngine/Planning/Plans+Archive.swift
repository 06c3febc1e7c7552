import ScrollMotion
import ScrollSpace

extension Plans {
  /// Returns an axis' motion, or for no axis that of the scale, in a form that can be archived: unchanged if a link
  /// can make its curves again.
  func archivable(_ plannedMotion: PlannedMotion, _ axis: Axis?, _ laws: MotionLaws) -> AxisMotion {
    let motion = axis.map { plannedMotion.motion.axes[$0] } ?? plannedMotion.zoom?.path ?? .rest(at: 0)
    if motion.isArchivable(by: laws) { return motion }
    let elapsed = plannedMotion.elapsed(at: context.time)
    let stage = substitute(for: motion, at: elapsed)
    guard let axis else { return AxisMotion(free: stage, begins: elapsed) }
    let planner = planner(plannedMotion.cause[axis], axis)
    let edge = planner.crossing(of: stage, from: planner.extent.side(past: stage.start))
    let kept = AxisMotion(free: stage, edge: edge, begins: elapsed)
    return kept.isArchivable(by: laws) ? kept : AxisMotion(free: stage, begins: elapsed)
  }

  /// Returns a replacement for a motion that cannot be written: with the same remaining time, velocity and
  /// destination.
  private func substitute(for motion: AxisMotion, at elapsed: Double) -> Stage {
    let offset = motion.offset(at: elapsed)
    let velocity = normalized(motion.velocity(at: elapsed))
    let (way, left) = (motion.destination - offset, max(motion.settlingTime - elapsed, 0))
    // Along 3 u² − 2 u³ the motion comes to rest as a cubic does. A longer duration would pass the destination.
    let duration = way / velocity > 0 ? min(left, 3 * way / velocity) : left
    let law = TimingCurve(duration: duration, curve: CubicBezier(1.0 / 3, 0, 2.0 / 3, 1))
    let request = LawRequest(law, distance: way, velocity: velocity)
    return Stage.curve(request.curve, from: offset, to: motion.destination, request: request)
      ?? .rest(at: motion.destination)
  }
}
