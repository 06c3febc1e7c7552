public import ScrollMotion

/// What the walls of a profile do with content that would leave them.
public enum EdgeStyle: Hashable, Sendable {
  /// Nothing gets past a wall, as with ``Clamping``. Stretch and glow are drawn by the host.
  case clamp
  /// Content gives way and springs back, as with ``Bouncing``: the resistance of a pull, and the seconds of the spring's response.
  case bounce(resistance: Double = RubberBand.edgeResistance, response: Double = CriticalSpring.edgeResponse)
}

extension EdgeStyle: CustomStringConvertible {
  /// `clamp`, or `bounce(resistance 0.55, response 0.575 s)`.
  public var description: String {
    switch self {
    case .clamp: "clamp"
    case .bounce(let resistance, let response): "bounce(resistance \(resistance), response \(response) s)"
    }
  }
}
