import ScrollSpace

/// Areas to snap to, kept in 41 bytes each and side by side, with the bounds of every 256 neighbours, so that a search goes
/// through many of them quickly. List areas as they lie: row by row, say.
///
/// They come from data, so none of them traps: an area whose numbers are not finite, or beyond 1e150, or whose
/// size is negative is left out and counted in ``refused``.
public struct SnapAreas: Sendable {
  /// The ids, in the order in which the areas were given.
  private(set) var ids: [Int64] = []
  /// The starts, margins included.
  private(set) var lower = PerAxis<[Double]>([])
  /// The ends, margins included.
  private(set) var upper = PerAxis<[Double]>([])
  /// Two bits of alignment for each axis, x first; then one that says whether a fling must stop.
  private(set) var traits: [UInt8] = []
  /// How far every so many of them reach.
  private(set) var blocks: [SnapBlock] = []
  /// The bit of the traits that says so.
  static let stop: UInt8 = 16
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
    guard Self.isSound(area, .horizontal), Self.isSound(area, .vertical) else {
      refused += 1
      return
    }
    let bits = Self.bits(area.align.x) | Self.bits(area.align.y) << 2
    guard bits != 0 else { return }
    ids.append(area.id)
    traits.append(bits | (area.mustStop ? Self.stop : 0))
    // Through a subscript by the axis, each of these would copy its array.
    let (x, y) = (Self.bounds(area, .horizontal), Self.bounds(area, .vertical))
    lower.x.append(x.start)
    lower.y.append(y.start)
    upper.x.append(x.end)
    upper.y.append(y.end)
    if ids.count % SnapBlock.size == 1 {
      blocks.append(SnapBlock(x, y))
    } else {
      blocks[blocks.count - 1].add(x, y)
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
    area.frame.origin[axis].magnitude <= 1e150 && area.frame.size[axis] >= 0 && area.frame.size[axis] <= 1e150
      && area.margin.lower(axis).magnitude <= 1e150 && area.margin.upper(axis).magnitude <= 1e150
  }

  private static func bits(_ alignment: SnapAlignment?) -> UInt8 { alignment.map { $0.rawValue + 1 } ?? 0 }

  func align(_ index: Int, _ axis: Axis) -> SnapAlignment? {
    let bits = (axis == .horizontal ? traits[index] : traits[index] >> 2) & 3
    return bits == 0 ? nil : SnapAlignment(rawValue: bits - 1)
  }

  func alignsOnBoth(_ index: Int) -> Bool { traits[index] & 3 != 0 && traits[index] & 12 != 0 }

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
