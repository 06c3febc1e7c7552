/// The items that are kept ready beyond the viewport, on either side of it.
///
/// ```
///   ·  ·  [ 3  4 │ 5  6  7  8 │ 9 ]  ·       before: two items, behind: one
///                 viewport
/// ```
public struct Overscan: Hashable, Sendable {
  /// The amount that is kept ready on one side. Amounts below 0 and NaN count as nothing.
  public enum Amount: Hashable, Sendable {
    /// This many items more than are in view.
    case items(Int64)
    /// Everything within this many points of the viewport.
    case points(Double)
    /// Everything within this many lengths of the viewport.
    case viewports(Double)

    /// Returns the distance in points, for a viewport of this length. 0 for a number of items.
    public func distance(viewport: Double) -> Double {
      let distance: Double =
        switch self {
        case .items: 0
        case .points(let points): points
        case .viewports(let viewports): viewports * viewport
        }
      return distance > 0 ? distance : 0
    }

    /// The number of items. 0 for a distance.
    public var items: Int64 {
      if case .items(let items) = self, items > 0 { items } else { 0 }
    }
  }

  /// The side towards smaller offsets.
  public var before: Amount
  /// The side towards larger offsets.
  public var after: Amount

  /// Creates an overscan from the amounts of both sides.
  public init(before: Amount = .items(0), after: Amount = .items(0)) {
    self.before = before
    self.after = after
  }

  /// Creates an overscan with the same amount on both sides.
  public init(_ both: Amount) { self.init(before: both, after: both) }

  /// No overscan.
  public static let none = Overscan()

  /// Returns the offsets widened by the distances. Their order is kept. Infinities that cancel each other give NaN.
  public func widened(from: Double, to: Double) -> (from: Double, to: Double) {
    (from - before.distance(viewport: to - from), to + after.distance(viewport: to - from))
  }

  /// Returns the range of items widened by the numbers of items, within the existing items. An empty range is widened
  /// around its place.
  public func widened(_ range: Range<Int64>, within items: Range<Int64>) -> Range<Int64> {
    let (low, under) = range.lowerBound.subtractingReportingOverflow(before.items)
    let (high, over) = range.upperBound.addingReportingOverflow(after.items)
    return ((under ? .min : low)..<(over ? .max : high)).clamped(to: items)
  }
}
