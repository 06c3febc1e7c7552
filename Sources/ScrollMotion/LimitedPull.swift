/// A pull that ends at a number of points past the wall: another law up to there, and no further.
///
/// The way back is the way out: a finger that has gone on past the limit comes back to it before the content follows.
/// For a limit that is neared but never reached, see ``RubberBandPull/limit``.
public final class LimitedPull: PullLaw {
  /// The law up to the limit.
  public let law: any PullLaw
  /// So many points past the wall, at most.
  public let limit: Double

  /// Makes a law that shows at most this much of another one. A limit must be above 0 and finite; anything else is a
  /// mistake in the program, and traps.
  public init(_ law: any PullLaw = RubberBandPull(), to limit: Double) {
    precondition(
      limit > 0 && limit.isFinite,
      "A pull must be limited to a number of points above 0; this one is limited to \(limit); clamp the edge instead."
    )
    (self.law, self.limit) = (law, limit)
  }

  /// What the other law shows, or the limit.
  public func shown(_ raw: Double, in length: Double) -> Double { min(law.shown(raw, in: length), limit) }

  /// The least pull that shows this much; nil past the limit.
  public func raw(_ shown: Double, in length: Double) -> Double? {
    // At the limit itself an offset may be rounded to either side.
    shown <= limit * (1 + 0x1p-30) ? law.raw(min(shown, limit), in: length) : nil
  }

  /// The other law's slope; 0 at the limit.
  public func slope(_ raw: Double, in length: Double) -> Double {
    law.shown(raw, in: length) < limit ? law.slope(raw, in: length) : 0
  }

  /// What its archives begin with: "PLIM" in ASCII.
  private static let tag = Double(0x50_4C_49_4D)

  /// Its limit, and the numbers of the other law.
  public var archived: [Double]? { law.archived.map { [Self.tag, limit] + $0 } }

  /// The law of an archive; nil where that is of another, or nobody makes the law within.
  package init?(archived numbers: [Double], _ make: ([Double]) -> (any PullLaw)?) {
    guard numbers.count > 2, numbers[0] == Self.tag, numbers[1] > 0, numbers[1].isFinite,
      let law = make(Array(numbers.dropFirst(2)))
    else { return nil }
    (self.law, limit) = (law, numbers[1])
  }
}
