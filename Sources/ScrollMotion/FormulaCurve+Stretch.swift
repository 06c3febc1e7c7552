extension FormulaCurve {
  /// A glide that only slows down, along two formulas that hold from 0 to its duration for a speed above 0: mirrored for
  /// one below, and stretched in space and time alike to end after a distance, so that it keeps the speed of its start.
  /// Where that would be by a factor below a quarter or above 2, as for a decay of the engine's, a critical spring goes there.
  /// A velocity that is not finite counts as 0.
  static func glide(
    _ velocity: Double, over distance: Double?,
    by formulas: (_ speed: Double) -> (distance: Double, duration: Double, at: Formula, velocity: Formula)
  ) -> any MotionCurve {
    let velocity = velocity.isFinite ? velocity : 0
    let (sign, free) = (velocity < 0 ? -1.0 : 1, formulas(velocity.magnitude))
    let (way, seconds) = (sign * free.distance, free.duration)
    let stretch = distance.map { $0 / way } ?? 1
    guard stretch >= 0.25, stretch <= 2 else {
      return SpringLaw(response: CriticalSpring.edgeResponse).curve(distance: distance, velocity: velocity)
    }
    let (at, speed) = (free.at, free.velocity)
    let (end, duration) = (distance ?? way, seconds * stretch)
    let (size, pace) = (sign * stretch, 1 / stretch)
    return FormulaCurve(distance: end, duration: duration) {
      $0 < duration ? size * at($0 * pace) : end
    } velocity: {
      $0 < duration ? sign * speed($0 * pace) : 0
    }
  }
}
