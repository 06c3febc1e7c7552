/// The resistance of an elastic edge to a finger: the farther out the content is, the less it follows.
///
/// ```
/// shown = D · (1 − 1 / (1 + c·raw / D))          never more than D
/// ```
/// `raw` is the distance of the finger past the edge, `shown` the distance of the content, both in points; negative
/// numbers count as 0. D is the viewport's length along the axis. c = 0.55 is UIScrollView's, as several projects
/// have measured it.
public struct RubberBand: Hashable, Sendable {
  /// c: the part of the first point of pull that the content follows.
  public let resistance: Double
  /// D: the length that `shown` approaches but never reaches, in points.
  public let dimension: Double

  /// UIScrollView's c, as several projects have measured it.
  public static let edgeResistance = 0.55

  /// Creates a rubber band. With a resistance or dimension that is 0 or less, or not finite, the band does not yield.
  public init(resistance: Double = edgeResistance, dimension: Double) {
    self.resistance = resistance
    self.dimension = dimension
  }

  private var yields: Bool {
    resistance > 0 && dimension > 0 && resistance.isFinite && dimension.isFinite
  }

  /// Returns the overshoot that is shown for a raw pull.
  public func shown(_ raw: Double) -> Double {
    guard yields, raw > 0 else { return 0 }
    let pull = resistance * raw
    return pull.isFinite ? dimension * (pull / (dimension + pull)) : dimension
  }

  /// Returns the raw pull that shows an overshoot: the inverse of `shown`, to catch content past the edge without a
  /// jump.
  ///
  /// Returns nil for an overshoot of `dimension` or more, which no pull shows, and for NaN.
  public func raw(_ shown: Double) -> Double? {
    guard shown > 0 else { return shown <= 0 ? 0 : nil }
    let left = dimension - shown
    guard yields, left > 0 else { return nil }
    let raw = shown / left * (dimension / resistance)
    return raw.isFinite ? raw : nil
  }

  /// Returns the velocity of the content for each point per second of the finger, at a raw pull.
  public func slope(_ raw: Double) -> Double {
    guard yields else { return 0 }
    guard raw > 0 else { return resistance }
    let softening = dimension / (dimension + resistance * raw)
    return resistance * softening * softening
  }
}
