public import ScrollSpace
import ScrollTiling

/// One of the places at which an item of a ring stands: which item, and in which lap.
///
/// ```
///   index      0  1  2   0  1  2   0  1  2
///   lap           -1        0         1
///   position  -3 -2 -1   0  1  2   3  4  5         of three items
/// ```
public struct Appearance: Hashable, Sendable {
  /// Which item it is.
  public var index: Int64
  /// How often the ring has gone round there; 0 without a ring.
  public var lap: Int64

  /// Makes it from its two numbers.
  public init(index: Int64, lap: Int64 = 0) {
    self.index = index
    self.lap = lap
  }

  /// What stands at a position of a ring of these items. A position further than 2^62 either way counts as the last one
  /// before that. In a ring of none it is the position itself.
  public init(at position: Int64, of items: Range<Int64>) {
    let count = items.upperBound - items.lowerBound
    guard count > 0 else {
      self.init(index: position)
      return
    }
    let most = UniformWindow.endless.upperBound - 1
    let position = max(-most, min(position, most))
    let from = position - items.lowerBound
    var lap = from / count
    if lap * count > from { lap -= 1 }
    // A lap of more than 2^62 items may begin where no number reaches; the index is one again.
    self.init(index: position &- lap &* count, lap: lap)
  }

  /// Its position in a ring of these items; no further than 2^62 either way.
  public func position(of items: Range<Int64>) -> Int64 {
    let most = UniformWindow.endless.upperBound - 1
    let (way, isTooFar) = lap.multipliedReportingOverflow(by: items.upperBound - items.lowerBound)
    let (position, isBeyond) = index.addingReportingOverflow(way)
    if isTooFar || isBeyond { return lap < 0 ? -most : most }
    return max(-most, min(position, most))
  }
}

extension Appearance: Archivable {
  /// The first item.
  public init() { self.init(index: 0) }

  /// Item and lap, each counted no further than 2^62.
  public mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    try archive.field(&index, where: { $0.magnitude <= 1 << 62 })
    try archive.field(&lap, where: { $0.magnitude <= 1 << 62 })
  }
}
