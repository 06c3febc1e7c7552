import ScrollMotion
import ScrollSpace

/// How a wall gives way under a finger: an edge's response, as far as fingers are concerned.
enum FingerEdge {
  case open
  case rigid
  case elastic(RubberBand)
  case law(PullInUse)

  /// Whether it gives way, and less than all of the way.
  var isElastic: Bool {
    switch self {
    case .open, .rigid: false
    case .elastic, .law: true
    }
  }

  /// The raw pull that shows so much; nil where none does.
  func raw(_ overshoot: Double) -> Double? {
    switch self {
    case .open, .rigid: nil
    case .elastic(let band): band.raw(overshoot)
    case .law(let pull): pull.raw(overshoot)
    }
  }

  /// How fast the content moves for each point per second of the finger.
  func slope(_ raw: Double) -> Double {
    switch self {
    case .open, .rigid: 1
    case .elastic(let band): band.slope(raw)
    case .law(let pull): pull.slope(raw)
    }
  }

  /// Whether it gives way as another one in a viewport of the same length, and can show so much.
  func isSame(as other: FingerEdge, at overshoot: Double) -> Bool {
    switch (self, other) {
    case (.open, .open), (.rigid, .rigid): true
    case (.elastic(let band), .elastic(let next)):
      band.resistance == next.resistance && band.raw(overshoot) != nil
    case (.law(let pull), .law(let next)): pull.isSame(as: next) && pull.raw(overshoot) != nil
    case (.open, _), (.rigid, _), (.elastic, _), (.law, _): false
    }
  }

  /// A response for a viewport of a length. `overshoot` is how far outside the content stands when it is
  /// caught: a band never shows as much as its dimension, so it is made long enough to have shown that.
  init(_ response: EdgeResponse, length: Double, overshoot: Double) {
    switch response {
    case .open: self = .open
    case .rigid: self = .rigid
    case .pulled(let law, _):
      self = PullInUse(law, in: length, showing: overshoot).map { .law($0) } ?? .rigid
    case .elastic(let resistance, _), .custom(let resistance, _):
      let dimension = max(length, overshoot / 0.9)
      guard resistance > 0, isUsable(resistance), dimension > 0 else {
        self = .rigid
        return
      }
      self = .elastic(RubberBand(resistance: resistance, dimension: dimension))
    }
  }
}
