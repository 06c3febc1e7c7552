import ScrollSpace

/// A store of snap areas that is searched quickly: it has the bounds of every 16 neighbours, of every two such
/// blocks, and so on. List areas in their order in the content, for example row by row.
///
/// The areas may come from data, so none of them traps. An area is left out, and counted in ``refused``, if a
/// number is not finite or beyond 1e150, or a size is negative.
public struct SnapAreas: Sendable {
  /// The areas, in the order in which they were given.
  private(set) var spots: [SnapSpot] = []
  /// The bounds of blocks: see ``forEachIndex(in:near:_:)``.
  private(set) var blocks: [SnapBlock] = []
  /// The indices of the areas by their ids.
  private var ids = SnapIDs()
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
  public mutating func reserveCapacity(_ count: Int) {
    spots.reserveCapacity(count)
    blocks.reserveCapacity(2 * (count / SnapBlock.size) + 1)
  }

  /// Adds an area after the others. An area that aligns on no axis, or whose numbers are invalid, is left
  /// out.
  public mutating func append(_ area: SnapArea) {
    guard let spot = SnapSpot(area) else {
      refused += 1
      return
    }
    if spot.align != PerAxis(nil) { append(spot) }
  }

  /// Removes all areas, and keeps their memory.
  mutating func removeAll() {
    spots.removeAll(keepingCapacity: true)
    blocks.removeAll(keepingCapacity: true)
    (ids, hasStops, aligns, refused) = (SnapIDs(), false, PerAxis(false), 0)
  }

  mutating func append(_ spot: SnapSpot) {
    let block = SnapBlock(spot)
    if count % SnapBlock.size == 0 {
      // The place between two blocks is for the bounds of a larger block, once all of its areas are known.
      if count > 0 { blocks.append(block) }
      blocks.append(block)
    } else {
      blocks[blocks.count - 1].add(block)
    }
    spots.append(spot)
    ids.add(spot.id, in: spots)
    if count % SnapBlock.size == 0 { completeBlocks() }
    hasStops = hasStops || spot.mustStop
    aligns = PerAxis(x: aligns.x || spot.align.x != nil, y: aligns.y || spot.align.y != nil)
  }

  /// Joins the larger blocks that end with the last area.
  private mutating func completeBlocks() {
    let full = count / SnapBlock.size
    var half = 1
    while full & (2 * half - 1) == 0 {
      let place = 2 * (full - half) - 1
      blocks[place] = blocks[place - half]
      blocks[place].add(blocks[place + half])
      half *= 2
    }
  }

  /// Returns the index of the first area with an id.
  func index(of id: Int64) -> Int? { ids.index(of: id, in: spots) }
}
