import ScrollSpace

/// A law of a pull with a limit: the content follows another law up to a number of points past the wall, and no
/// farther.
///
/// The way back is the same as the way out: a finger that has moved past the limit must return to the limit before
/// the content follows. For a limit that content approaches but never reaches, see ``RubberBandPull/limit``.
public final class LimitedPull: PullLaw {
  /// The law up to the limit.
  public let law: any PullLaw
  /// The largest overshoot, in points past the wall.
  public let limit: Double

  /// Creates a law that limits another law. The limit must be above 0 and finite. Anything else is a programmer's
  /// mistake, and traps.
  public init(_ law: any PullLaw = RubberBandPull(), to limit: Double) {
    precondition(
      limit > 0 && limit.isFinite, .pullLimit,
      "A pull must be limited to a number of points above 0; this one is limited to \(limit); clamp the edge instead."
    )
    (self.law, self.limit) = (law, limit)
  }

  /// Returns what the other law shows, at most the limit.
  public func shown(_ raw: Double, in length: Double) -> Double { min(law.shown(raw, in: length), limit) }

  /// Returns the smallest pull that shows this overshoot; nil past the limit.
  public func raw(_ shown: Double, in length: Double) -> Double? {
    // At the limit itself, an offset may be rounded to either side.
    shown <= limit * (1 + 0x1p-30) ? law.raw(min(shown, limit), in: length) : nil
  }

  /// Returns the other law's slope; 0 at the limit.
  public func slope(_ raw: Double, in length: Double) -> Double {
    law.shown(raw, in: length) < limit ? law.slope(raw, in: length) : 0
  }

  /// The first number of its archives: "PLIM" in ASCII.
  private static let tag = Double(0x50_4C_49_4D)

  /// The limit, and the numbers of the other law, for archives.
  public var archived: [Double]? { law.archived.map { [Self.tag, limit] + $0 } }

  /// Creates the law of an archive. Returns nil if the numbers belong to another law, or if the inner law cannot be
  /// made.
  package init?(archived numbers: [Double], _ make: ([Double]) -> (any PullLaw)?) {
    guard numbers.count > 2, numbers[0] == Self.tag, numbers[1] > 0, numbers[1].isFinite,
      let law = make(Array(numbers.dropFirst(2)))
    else { return nil }
    (self.law, limit) = (law, numbers[1])
  }
}
