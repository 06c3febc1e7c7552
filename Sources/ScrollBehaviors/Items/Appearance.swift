public import ScrollSpace
import ScrollTiling

/// An item of a ring together with a lap: one of the places at which the item appears.
///
/// ```
///   index      0  1  2   0  1  2   0  1  2
///   lap           -1        0         1
///   position  -3 -2 -1   0  1  2   3  4  5         of three items
/// ```
public struct Appearance: Hashable, Sendable {
  /// The item's index.
  public var index: Int64
  /// The number of laps round the ring; 0 without a ring.
  public var lap: Int64

  /// Creates an appearance of an item in a lap.
  public init(index: Int64, lap: Int64 = 0) {
    self.index = index
    self.lap = lap
  }

  /// Creates the appearance at a position of a ring of these items.
  ///
  /// A position beyond 2^62 in either direction is clamped. If the ring has no items, more than an `Int64` can
  /// count, or indices beyond 2^62, the index is the position itself.
  public init(at position: Int64, of items: Range<Int64>) {
    guard let count = Self.count(of: items) else {
      self.init(index: position)
      return
    }
    let most = UniformWindow.endless.upperBound - 1
    let position = max(-most, min(position, most))
    let from = position - items.lowerBound
    var lap = from / count
    if lap * count > from { lap -= 1 }
    // In a lap of more than 2^62 items the product may wrap around, and so does the difference: the index is
    // right.
    self.init(index: position &- lap &* count, lap: lap)
  }

  /// Returns the position in a ring of these items, clamped to 2^62 in either direction.
  public func position(of items: Range<Int64>) -> Int64 {
    let most = UniformWindow.endless.upperBound - 1
    let (way, isTooFar) = lap.multipliedReportingOverflow(by: Self.count(of: items) ?? 0)
    let (position, isBeyond) = index.addingReportingOverflow(way)
    if isTooFar || isBeyond { return lap < 0 ? -most : most }
    return max(-most, min(position, most))
  }

  /// Returns the number of items of a lap; nil if they make no ring.
  private static func count(of items: Range<Int64>) -> Int64? {
    let isUsable = items.isCount(upTo: .max) && items.clamped(to: UniformWindow.endless) == items
    return isUsable && !items.isEmpty ? items.upperBound - items.lowerBound : nil
  }
}

@_documentation(visibility: internal)
extension Appearance: Archivable {
  /// Creates an appearance of the first item.
  public init() { self.init(index: 0) }

  /// Reads or writes the item and the lap, each at most 2^62 in magnitude.
  public mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    try archive.field(&index, where: { $0.magnitude <= 1 << 62 })
    try archive.field(&lap, where: { $0.magnitude <= 1 << 62 })
  }
}
