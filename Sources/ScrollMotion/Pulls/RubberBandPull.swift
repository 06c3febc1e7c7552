import ScrollSpace

/// A rubber band as a law of a pull: the law of `.elastic` edges. See ``RubberBand``.
public final class RubberBandPull: PullLaw {
  /// The part of the first point of pull that the content follows: UIScrollView's 0.55, as measured by others.
  public let resistance: Double
  /// The overshoot that the content approaches but never reaches, in points past the wall; nil for the length of the
  /// viewport.
  public let limit: Double?

  /// Creates a law. The resistance must be 0 or more, and the limit above 0. Anything else is a programmer's mistake,
  /// and traps. With a resistance of 0 the edge does not yield.
  public init(resistance: Double = RubberBand.edgeResistance, limit: Double? = nil) {
    precondition(
      resistance >= 0 && resistance.isFinite && limit ?? 1 > 0 && (limit ?? 1).isFinite, .rubberBand,
      """
      A rubber band needs a resistance of 0 or more and a limit above 0; these are \(resistance) and \
      \(limit ?? 0); leave them out for the feel of iOS.
      """)
    (self.resistance, self.limit) = (resistance, limit)
  }

  private func band(_ length: Double) -> RubberBand {
    RubberBand(resistance: resistance, dimension: limit ?? length)
  }

  /// Returns the overshoot that is shown for a raw pull. The farther out the content is, the less it follows.
  public func shown(_ raw: Double, in length: Double) -> Double { band(length).shown(raw) }

  /// Returns the pull that shows an overshoot; nil from the limit on.
  public func raw(_ shown: Double, in length: Double) -> Double? { band(length).raw(shown) }

  /// Returns the velocity of the content for each point per second of the finger.
  public func slope(_ raw: Double, in length: Double) -> Double { band(length).slope(raw) }

  /// The first number of its archives: "RBND" in ASCII.
  private static let tag = Double(0x52_42_4E_44)

  /// The resistance, and the limit or 0, for archives.
  public var archived: [Double]? { [Self.tag, resistance, limit ?? 0] }

  /// Creates the law of an archive. Returns nil if the numbers belong to another law.
  public init?(archived numbers: [Double]) {
    guard numbers.count == 3, numbers[0] == Self.tag, numbers.allSatisfy({ $0 >= 0 && $0.isFinite }) else {
      return nil
    }
    (resistance, limit) = (numbers[1], numbers[2] > 0 ? numbers[2] : nil)
  }
}
