/// The give of a rubber band, as a law of a pull: the one that `.elastic` edges have. See ``RubberBand``.
public final class RubberBandPull: PullLaw {
  /// How much of the first point of pull the content follows: UIScrollView's 0.55, as measured by others.
  public let resistance: Double
  /// What the content nears but never reaches, in points past the wall; nil: the length of the viewport.
  public let limit: Double?

  /// Makes a law. A resistance must be 0 or more, and a limit above 0; anything else is a mistake in the program, and
  /// traps. With a resistance of 0 it does not yield.
  public init(resistance: Double = RubberBand.edgeResistance, limit: Double? = nil) {
    precondition(
      resistance >= 0 && resistance.isFinite && limit ?? 1 > 0 && (limit ?? 1).isFinite,
      """
      A rubber band needs a resistance of 0 or more and a limit above 0; these are \(resistance) and \
      \(limit ?? 0); leave them out for the feel of iOS.
      """)
    (self.resistance, self.limit) = (resistance, limit)
  }

  private func band(_ length: Double) -> RubberBand {
    RubberBand(resistance: resistance, dimension: limit ?? length)
  }

  /// The content follows less, the further out it is.
  public func shown(_ raw: Double, in length: Double) -> Double { band(length).shown(raw) }

  /// The pull that shows this much; nil from the limit on.
  public func raw(_ shown: Double, in length: Double) -> Double? { band(length).raw(shown) }

  /// How fast the content follows.
  public func slope(_ raw: Double, in length: Double) -> Double { band(length).slope(raw) }

  /// What its archives begin with: "RBND" in ASCII.
  private static let tag = Double(0x52_42_4E_44)

  /// Its resistance and its limit, 0 for none.
  public var archived: [Double]? { [Self.tag, resistance, limit ?? 0] }

  /// The law of an archive; nil where that is of another.
  public init?(archived numbers: [Double]) {
    guard numbers.count == 3, numbers[0] == Self.tag, numbers.allSatisfy({ $0 >= 0 && $0.isFinite }) else {
      return nil
    }
    (resistance, limit) = (numbers[1], numbers[2] > 0 ? numbers[2] : nil)
  }
}
