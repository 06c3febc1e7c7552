/// A pull whose first points show nothing: another law from there on.
///
/// Content that is caught at the wall has the whole zone ahead of it; content that is caught past the wall has it behind.
public final class DeadZonePull: PullLaw {
  /// The law from the end of the zone on.
  public let law: any PullLaw
  /// So many points of pull show nothing.
  public let zone: Double

  /// Makes a law that lets a finger go this far before another law begins. A zone must be 0 or more and finite; anything
  /// else is a mistake in the program, and traps.
  public init(_ zone: Double, before law: any PullLaw = RubberBandPull()) {
    precondition(
      zone >= 0 && zone.isFinite,
      "A dead zone must be a number of points of 0 or more; this one is \(zone); leave it out for none.")
    (self.law, self.zone) = (law, zone)
  }

  /// 0 within the zone; what the other law shows of the rest beyond it.
  public func shown(_ raw: Double, in length: Double) -> Double {
    raw > zone ? law.shown(raw - zone, in: length) : 0
  }

  /// The least pull that shows this much; nil if none does.
  public func raw(_ shown: Double, in length: Double) -> Double? {
    shown > 0 ? law.raw(shown, in: length).map { zone + $0 } : 0
  }

  /// 0 within the zone; the other law's slope beyond it.
  public func slope(_ raw: Double, in length: Double) -> Double {
    raw > zone ? law.slope(raw - zone, in: length) : 0
  }

  /// What its archives begin with: "PDZN" in ASCII.
  private static let tag = Double(0x50_44_5A_4E)

  /// Its zone, and the numbers of the other law.
  public var archived: [Double]? { law.archived.map { [Self.tag, zone] + $0 } }

  /// The law of an archive; nil where that is of another, or nobody makes the law within.
  package init?(archived numbers: [Double], _ make: ([Double]) -> (any PullLaw)?) {
    guard numbers.count > 2, numbers[0] == Self.tag, numbers[1] >= 0, numbers[1].isFinite,
      let law = make(Array(numbers.dropFirst(2)))
    else { return nil }
    (self.law, zone) = (law, numbers[1])
  }
}
