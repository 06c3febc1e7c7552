import ScrollEngine
public import ScrollMotion

/// How keys and notches animate the content.
public enum StepAnimation: Hashable, Sendable {
  /// By the scroller's own spring, which keeps the speed of a step before.
  case spring
  /// In so many seconds, 0 or more, along a curve; any other number traps when a ``ScrollPhysics`` is made of the profile. A step that comes meanwhile keeps the speed, and takes the seconds anew.
  case timed(Double, CubicBezier = .easeInOut)
  /// At once.
  case jump

  /// The answer to `target`; nil for the scroller's own way.
  var arrival: Arrival? {
    switch self {
    case .spring: nil
    case .timed(let seconds, let curve): .timed(seconds, curve)
    case .jump: .jump
    }
  }
}

extension StepAnimation: CustomStringConvertible {
  /// `spring`, `jump`, or `0.2 s along (0.42, 0.0, 0.58, 1.0)`.
  public var description: String {
    switch self {
    case .spring: "spring"
    case .timed(let seconds, let curve):
      "\(seconds) s along (\(curve.x1), \(curve.y1), \(curve.x2), \(curve.y2))"
    case .jump: "jump"
    }
  }
}
