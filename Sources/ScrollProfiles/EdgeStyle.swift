public import ScrollMotion

/// The response of a profile's edges to content that would pass a wall.
public enum EdgeStyle: Hashable, Sendable {
  /// Nothing passes a wall, as with `Clamping`. Stretch and glow effects are drawn by the host.
  case clamp
  /// Content stretches and springs back, as with `Bouncing`. The resistance is that of a pull; the response
  /// of the spring is in seconds.
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
