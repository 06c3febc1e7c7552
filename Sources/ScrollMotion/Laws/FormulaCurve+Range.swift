extension FormulaCurve.Formula {
  /// Distances between which the formula stays up to its end, where the curve is at its distance. They may be too far
  /// apart: a sum of two parts stays within the sums of their bounds.
  var bounds: (lower: Double, upper: Double) {
    switch self {
    case .bezier(let bezier, let way, _):
      return Self.ordered(way * bezier.bounds.lower, way * bezier.bounds.upper)
    case .timed(let bezier, let way, let lack, let seconds):
      let curve = Self.ordered(way * bezier.bounds.lower, way * bezier.bounds.upper)
      // t · (1 − t/T)² has its maximum at a third of T.
      let most = lack * seconds * (4.0 / 27)
      return (curve.lower + min(0, most), curve.upper + max(0, most))
    case .slowing(let way, let bend, _):
      // The velocity is a linear function times a square, so it keeps its sign if it has the same at both ends.
      let (begins, ends) = (3 * way - bend, way + bend)
      if begins >= 0 && ends >= 0 || begins <= 0 && ends <= 0 { return Self.ordered(0, way) }
      // s · (1 − s)³ has its maximum at a quarter.
      let most = 0 - bend * (27.0 / 256)
      return (min(0, way) + min(0, most), max(0, way) + max(0, most))
    case .power(_, let way, _, _): return Self.ordered(0, way)
    // These end when their velocity does.
    case .even, .fading: return (0, 0)
    }
  }

  private static func ordered(_ one: Double, _ other: Double) -> (lower: Double, upper: Double) {
    (min(one, other), max(one, other))
  }
}

extension CubicBezier {
  /// A curve lies between its lowest and its highest control point.
  fileprivate var bounds: (lower: Double, upper: Double) { (min(0, y1, y2), max(1, y1, y2)) }
}
