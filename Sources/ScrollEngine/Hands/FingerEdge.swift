import ScrollMotion
import ScrollSpace

/// The response of a wall to a finger.
enum FingerEdge {
  case open
  case rigid
  case elastic(RubberBand)
  case law(PullInUse)

  /// True if the wall gives way, but resists.
  var isElastic: Bool {
    switch self {
    case .open, .rigid: false
    case .elastic, .law: true
    }
  }

  /// Returns the raw pull that shows an overshoot; nil if no pull does.
  func raw(_ overshoot: Double) -> Double? {
    switch self {
    case .open, .rigid: nil
    case .elastic(let band): band.raw(overshoot)
    case .law(let pull): pull.raw(overshoot)
    }
  }

  /// Returns the velocity of the content for each point per second of the finger.
  func slope(_ raw: Double) -> Double {
    switch self {
    case .open, .rigid: 1
    case .elastic(let band): band.slope(raw)
    case .law(let pull): pull.slope(raw)
    }
  }

  /// Returns true if another response, for a viewport of the same length, is equal and can show the overshoot.
  func isSame(as other: FingerEdge, at overshoot: Double) -> Bool {
    switch (self, other) {
    case (.open, .open), (.rigid, .rigid): true
    case (.elastic(let band), .elastic(let next)):
      band.resistance == next.resistance && band.raw(overshoot) != nil
    case (.law(let pull), .law(let next)): pull.isSame(as: next) && pull.raw(overshoot) != nil
    case (.open, _), (.rigid, _), (.elastic, _), (.law, _): false
    }
  }

  /// Creates the response for a viewport of a length. `overshoot` is the distance of the content past the wall when
  /// it is caught. A rubber band never shows as much as its dimension, so the dimension is made long enough for that
  /// overshoot.
  init(_ response: EdgeResponse, length: Double, overshoot: Double) {
    switch response {
    case .open: self = .open
    case .rigid: self = .rigid
    case .pulled(let law, _): self = FingerEdge(law, length: length, overshoot: overshoot, tolerance: 1)
    case .elastic(let resistance, _), .custom(let resistance, _):
      let dimension = max(length, overshoot / 0.9)
      guard resistance > 0, isUsable(resistance), dimension > 0 else {
        self = .rigid
        return
      }
      self = .elastic(RubberBand(resistance: resistance, dimension: dimension))
    }
  }

  /// Creates the response of a law. An inverse of the law may be wrong by a tolerance.
  init(_ law: any PullLaw, length: Double, overshoot: Double, tolerance: Double) {
    self = PullInUse(law, in: length, showing: overshoot, within: tolerance).map { .law($0) } ?? .rigid
  }
}

extension ArchiveWalk {
  /// Archives the response of a wall that was asked, or of a limit of the scale.
  mutating func field(_ edge: inout FingerEdge?, _ pulls: PullLaws) throws(ArchiveError) {
    // If no link can make the law again, the wall is asked again.
    if case .law(let pull) = edge, !pulls.know(pull.law) { edge = nil }
    var number = 0
    switch edge {
    case nil: break
    case .open: number = 1
    case .rigid: number = 2
    case .elastic: number = 3
    case .law: number = 4
    }
    try kind(
      &edge, number, of: [nil, .open, .rigid, .elastic(RubberBand(dimension: 1)), .law(PullInUse())])
    if case .elastic(let band) = edge {
      let resistance = try value(band.resistance)
      edge = .elastic(RubberBand(resistance: resistance, dimension: try value(band.dimension)))
    }
    if case .law(var pull) = edge {
      try pulls.walk(&pull.law, &self)
      try field(&pull.length, where: { isUsable($0) && $0 >= 0 })
      try field(&pull.scale, where: { isUsable($0) && $0 >= 1 })
      try field(&pull.tolerance, where: { isUsable($0) && $0 > 0 })
      edge = .law(pull)
    }
  }
}
