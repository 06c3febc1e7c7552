import ScrollSpace

/// Areas to snap to, kept in 42 bytes each and side by side, with the bounds of every 256 neighbours, so that a search goes
/// through many of them quickly. List areas as they lie: row by row, say.
///
/// They come from data, so none of them traps: an area whose numbers are not finite, or beyond 1e150, or whose
/// size is negative is left out and counted in ``refused``. So is one that would be aligned in a 128th way.
public struct SnapAreas: Sendable {
  /// The ids, in the order in which the areas were given.
  private(set) var ids: [Int64] = []
  /// The starts, margins included.
  private(set) var lower = PerAxis<[Double]>([])
  /// The ends, margins included.
  private(set) var upper = PerAxis<[Double]>([])
  /// Seven bits of alignment for each axis, x first: one more than its place among the alignments; 0 for none. Then one
  /// that says whether a fling must stop.
  private(set) var traits: [UInt16] = []
  /// The alignments that areas have.
  private(set) var alignments: [Alignment] = [.start, .center, .end]
  /// How far every so many of them reach.
  private(set) var blocks: [SnapBlock] = []
  /// The bit of the traits that says so.
  static let stop: UInt16 = 1 << 14
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
  public var count: Int { ids.count }

  /// Makes room for that many areas.
  public mutating func reserveCapacity(_ count: Int) {
    ids.reserveCapacity(count)
    traits.reserveCapacity(count)
    lower.x.reserveCapacity(count)
    lower.y.reserveCapacity(count)
    upper.x.reserveCapacity(count)
    upper.y.reserveCapacity(count)
  }

  /// Adds an area behind the others. One that aligns on no axis, and one whose numbers make no sense, is left out.
  public mutating func append(_ area: SnapArea) {
    guard Self.isSound(area, .horizontal), Self.isSound(area, .vertical),
      let x = bits(area.align.x), let y = bits(area.align.y)
    else {
      refused += 1
      return
    }
    let bits = x | y << 7
    guard bits != 0 else { return }
    ids.append(area.id)
    traits.append(bits | (area.mustStop ? Self.stop : 0))
    // Through a subscript by the axis, each of these would copy its array.
    let (across, down) = (Self.bounds(area, .horizontal), Self.bounds(area, .vertical))
    lower.x.append(across.start)
    lower.y.append(down.start)
    upper.x.append(across.end)
    upper.y.append(down.end)
    if ids.count % SnapBlock.size == 1 {
      blocks.append(SnapBlock(across, down))
    } else {
      blocks[blocks.count - 1].add(across, down)
    }
    hasStops = hasStops || area.mustStop
    aligns = PerAxis(x: aligns.x || area.align.x != nil, y: aligns.y || area.align.y != nil)
  }

  private static func bounds(_ area: SnapArea, _ axis: Axis) -> (start: Double, end: Double) {
    let start = area.frame.lower(axis) - area.margin.lower(axis)
    let end = area.frame.upper(axis) + area.margin.upper(axis)
    return end < start ? ((start + end) / 2, (start + end) / 2) : (start, end)
  }

  private static func isSound(_ area: SnapArea, _ axis: Axis) -> Bool {
    area.frame.origin[axis].isUsable && area.frame.size[axis] >= 0 && area.frame.size[axis].isUsable
      && area.margin.lower(axis).isUsable && area.margin.upper(axis).isUsable
  }

  /// One more than an alignment's place among those that are known; nil if there is no room for it.
  private mutating func bits(_ alignment: Alignment?) -> UInt16? {
    guard let alignment else { return 0 }
    if let place = alignments.firstIndex(of: alignment) { return UInt16(place + 1) }
    guard alignments.count < 127 else { return nil }
    alignments.append(alignment)
    return UInt16(alignments.count)
  }

  func align(_ index: Int, _ axis: Axis) -> Alignment? {
    let bits = Int(axis == .horizontal ? traits[index] : traits[index] >> 7) & 127
    return bits == 0 ? nil : alignments[bits - 1]
  }

  func alignsOnBoth(_ index: Int) -> Bool { traits[index] & 127 != 0 && traits[index] & 127 << 7 != 0 }

  /// Whether one area contains another, and is larger.
  func isAround(_ outer: Int, _ inner: Int) -> Bool { contains(outer, inner) && !contains(inner, outer) }

  /// Whether one area contains another, edges included.
  func contains(_ outer: Int, _ inner: Int) -> Bool {
    Axis.both.allSatisfy {
      lower[$0][outer] <= lower[$0][inner] && upper[$0][outer] >= upper[$0][inner]
    }
  }

  /// The first area with an id.
  func index(of id: Int64) -> Int? { ids.firstIndex(of: id) }
}
