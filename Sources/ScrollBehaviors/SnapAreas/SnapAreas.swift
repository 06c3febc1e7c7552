import ScrollSpace

/// A store of snap areas that is searched quickly: it has the bounds of every 64 neighbours. List areas in
/// their order in the content, for example row by row.
///
/// The areas may come from data, so none of them traps. An area is left out, and counted in ``refused``, if a
/// number is not finite or beyond 1e150, or a size is negative.
public struct SnapAreas: Sendable {
  /// The areas, in the order in which they were given.
  private(set) var spots: [SnapSpot] = []
  /// The bounds of every 64 areas.
  private(set) var blocks: [SnapBlock] = []
  /// True if a fling must stop at any of the areas.
  private(set) var hasStops = false
  /// The axes on which any area aligns.
  private(set) var aligns = PerAxis(false)
  /// The number of areas that were left out because their numbers are invalid.
  public private(set) var refused = 0

  /// Creates a store without areas.
  public init() {}

  /// Creates a store from areas. Of several areas that fit equally well, a search takes the first.
  public init(_ areas: [SnapArea]) {
    reserveCapacity(areas.count)
    for area in areas { append(area) }
  }

  /// The number of areas.
  public var count: Int { spots.count }

  /// Reserves memory for a number of areas.
  public mutating func reserveCapacity(_ count: Int) { spots.reserveCapacity(count) }

  /// Adds an area after the others. An area that aligns on no axis, or whose numbers are invalid, is left
  /// out.
  public mutating func append(_ area: SnapArea) {
    guard let spot = SnapSpot(area) else {
      refused += 1
      return
    }
    if spot.align == PerAxis(nil) { return }
    if count % SnapBlock.size == 0 {
      blocks.append(SnapBlock(spot))
    } else {
      blocks[blocks.count - 1].add(spot)
    }
    spots.append(spot)
    hasStops = hasStops || spot.mustStop
    aligns = PerAxis(x: aligns.x || spot.align.x != nil, y: aligns.y || spot.align.y != nil)
  }

  /// Returns the index of the first area with an id.
  func index(of id: Int64) -> Int? { spots.firstIndex { $0.id == id } }

  /// Calls `body` with the areas of those blocks that may matter, in order.
  @inline(__always)
  func forEachIndex(in mayMatter: (SnapBlock) -> Bool, _ body: (Int) -> Void) {
    for (number, block) in blocks.enumerated() where mayMatter(block) {
      for index in number * SnapBlock.size..<min(count, (number + 1) * SnapBlock.size) { body(index) }
    }
  }
}
