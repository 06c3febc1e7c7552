/// The give of an elastic edge under a finger: the further out, the less it follows.
///
/// ```
/// shown = D · (1 − 1 / (1 + c·raw / D))          never more than D
/// ```
/// `raw` is how far past the edge the finger has pulled, `shown` how far the content follows, both in
/// points, where negative counts as 0; D is the viewport's length along the axis. c = 0.55 is UIScrollView's,
/// as several projects have measured it.
public struct RubberBand: Hashable, Sendable {
  /// c: how much of the first point of pull the content follows.
  public let resistance: Double
  /// D: the length that `shown` nears but never reaches, in points.
  public let dimension: Double

  /// UIScrollView's c, as several projects have measured it.
  public static let edgeResistance = 0.55

  /// Makes a rubber band. A resistance or dimension that is 0 or less, or not finite, gives one that does
  /// not yield.
  public init(resistance: Double = edgeResistance, dimension: Double) {
    self.resistance = resistance
    self.dimension = dimension
  }

  private var yields: Bool {
    resistance > 0 && dimension > 0 && resistance.isFinite && dimension.isFinite
  }

  /// How far out the content is shown for a raw pull.
  public func shown(_ raw: Double) -> Double {
    guard yields, raw > 0 else { return 0 }
    let pull = resistance * raw
    return pull.isFinite ? dimension * (pull / (dimension + pull)) : dimension
  }

  /// The raw pull that shows this much: the inverse of `shown`, to catch content outside without a jump.
  ///
  /// Nothing pulls the content out by `dimension` or more, or by no number: there the answer is nil.
  public func raw(_ shown: Double) -> Double? {
    guard shown > 0 else { return shown <= 0 ? 0 : nil }
    let left = dimension - shown
    guard yields, left > 0 else { return nil }
    let raw = shown / left * (dimension / resistance)
    return raw.isFinite ? raw : nil
  }

  /// How fast the content moves for each point per second of the finger, at a raw pull.
  public func slope(_ raw: Double) -> Double {
    guard yields else { return 0 }
    guard raw > 0 else { return resistance }
    let softening = dimension / (dimension + resistance * raw)
    return resistance * softening * softening
  }
}
