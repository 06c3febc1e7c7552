import ScrollSpace

/// A law of a pull that shows nothing within a zone, and follows another law from there on.
///
/// Content that is caught at the wall has the whole zone ahead of it. Content that is caught past the wall has passed
/// the zone.
public final class DeadZonePull: PullLaw {
  /// The law from the end of the zone on.
  public let law: any PullLaw
  /// The length of the zone, in points of pull.
  public let zone: Double

  /// Creates a law with a zone before another law. The zone must be 0 or more and finite. Anything else is a
  /// programmer's mistake, and traps.
  public init(_ zone: Double, before law: any PullLaw = RubberBandPull()) {
    precondition(
      zone >= 0 && zone.isFinite, .deadZone,
      "A dead zone must be a number of points of 0 or more; this one is \(zone); leave it out for none.")
    (self.law, self.zone) = (law, zone)
  }

  /// Returns 0 within the zone. Beyond it, returns what the other law shows for the rest.
  public func shown(_ raw: Double, in length: Double) -> Double {
    raw > zone ? law.shown(raw - zone, in: length) : 0
  }

  /// Returns the smallest pull that shows this overshoot; nil if none does.
  public func raw(_ shown: Double, in length: Double) -> Double? {
    shown > 0 ? law.raw(shown, in: length).map { zone + $0 } : 0
  }

  /// Returns 0 within the zone, and the other law's slope beyond it.
  public func slope(_ raw: Double, in length: Double) -> Double {
    raw > zone ? law.slope(raw - zone, in: length) : 0
  }

  /// The first number of its archives: "PDZN" in ASCII.
  private static let tag = Double(0x50_44_5A_4E)

  /// The zone, and the numbers of the other law, for archives.
  public var archived: [Double]? { law.archived.map { [Self.tag, zone] + $0 } }

  /// Creates the law of an archive. Returns nil if the numbers belong to another law, or if the inner law cannot be
  /// made.
  package init?(archived numbers: [Double], _ make: ([Double]) -> (any PullLaw)?) {
    guard numbers.count > 2, numbers[0] == Self.tag, numbers[1] >= 0, numbers[1].isFinite,
      let law = make(Array(numbers.dropFirst(2)))
    else { return nil }
    (self.law, zone) = (law, numbers[1])
  }
}
