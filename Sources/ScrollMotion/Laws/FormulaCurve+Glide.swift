extension FormulaCurve {
  /// Returns a glide from a velocity, free or over a distance, by the formula for a velocity above 0. A distance of a
  /// quarter to twice the free distance stretches the formula, as for a decay of the engine. For any other distance
  /// the curve is a critical spring. A velocity that is not finite counts as 0.
  static func glide(
    _ velocity: Double, over distance: Double?,
    by formula: (_ speed: Double) -> (distance: Double, duration: Double, Formula)
  ) -> any MotionCurve {
    let velocity = velocity.isFinite ? velocity : 0
    let (sign, free) = (velocity < 0 ? -1.0 : 1, formula(velocity.magnitude))
    let way = sign * free.distance
    let stretch = distance.map { $0 / way } ?? 1
    guard stretch >= 0.25, stretch <= 2 else {
      return SpringLaw(response: CriticalSpring.edgeResponse).curve(distance: distance, velocity: velocity)
    }
    return FormulaCurve(
      distance: distance ?? way, duration: free.duration * stretch, free.2, size: sign * stretch,
      pace: 1 / stretch, sign: sign)
  }
}
