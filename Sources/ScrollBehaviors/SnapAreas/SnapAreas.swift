import ScrollSpace

/// Areas to snap to, side by side, with the bounds of every 64 neighbours, so that a search goes through many of them quickly.
/// List areas as they lie: row by row, say.
///
/// They come from data, so none of them traps: an area whose numbers are not finite, or beyond 1e150, or whose
/// size is negative is left out and counted in ``refused``.
public struct SnapAreas: Sendable {
  /// The areas, in the order in which they were given.
  private(set) var spots: [SnapSpot] = []
  /// How far every so many of them reach.
  private(set) var blocks: [SnapBlock] = []
  /// Whether a fling must stop at any of them.
  private(set) var hasStops = false
  /// On which axes there is anything to snap to.
  private(set) var aligns = PerAxis(false)
  /// How many areas were left out because their numbers make no sense.
  public private(set) var refused = 0

  /// Makes a store without areas.
  public init() {}

  /// Makes a store from areas. Where several would do equally well, the first of them is taken.
  public init(_ areas: [SnapArea]) {
    reserveCapacity(areas.count)
    for area in areas { append(area) }
  }

  /// How many areas it holds.
  public var count: Int { spots.count }

  /// Makes room for that many areas.
  public mutating func reserveCapacity(_ count: Int) { spots.reserveCapacity(count) }

  /// Adds an area behind the others. One that aligns on no axis, and one whose numbers make no sense, is left out.
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

  /// The first area with an id.
  func index(of id: Int64) -> Int? { spots.firstIndex { $0.id == id } }

  /// Goes through the areas of those blocks that may matter, in order.
  @inline(__always)
  func forEachIndex(in mayMatter: (SnapBlock) -> Bool, _ body: (Int) -> Void) {
    for (number, block) in blocks.enumerated() where mayMatter(block) {
      for index in number * SnapBlock.size..<min(count, (number + 1) * SnapBlock.size) { body(index) }
    }
  }
}
