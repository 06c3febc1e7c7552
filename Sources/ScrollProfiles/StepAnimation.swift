import ScrollEngine
public import ScrollMotion

/// The animation of the content by keys and notches.
public enum StepAnimation: Hashable, Sendable {
  /// The scroller's default spring, which keeps the speed of a step before.
  case spring
  /// A curve with a duration in seconds, 0 or more. Any other number traps when a ``ScrollPhysics`` is made
  /// of the profile. A step during the animation keeps the speed, and starts the duration anew.
  case timed(Double, CubicBezier = .easeInOut)
  /// No animation.
  case jump

  /// The arrival for `target`; nil for the scroller's default.
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
