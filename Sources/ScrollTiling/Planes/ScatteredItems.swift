internal import CScrollCore
public import ScrollSpace

/// Items of any size anywhere on a plane, with a fast search for the items in a rectangle.
///
/// ```
///   ┌────────┬────────┬────────┐
///   │ ┌──┐   │        │        │     the plane is divided into square sections; an item is noted in the
///   │ │0 │ ┌─┼──┐     │  ┌─┐   │     section of its corner, and a query checks the sections of its rectangle
///   │ └──┘ │1│  │     │  │2│   │     and those just before them
///   ├──────┼─┼──┼─────┼──┼─┼───┤
///   │      └─┼──┘     │  └─┘   │
/// ```
/// An item that is longer than a section is noted in a level of larger sections; each level doubles the length. A
/// huge item therefore costs no more than a small item. Sections without items take no memory, however far apart the
/// other sections are.
///
/// Items are half-open: items and rectangles that only touch have nothing in common, and an item without area is in
/// no rectangle. Frames are stored as given, not rounded.
///
/// Changes are O(1). A query checks the sections of the rectangle in each level in use, and the items in them. If
/// these sections are more than there are items, the query checks each item instead. Choose sections that are a
/// fraction of a viewport, and larger than most items. `ScatteredItems` is a class, and not thread-safe.
public final class ScatteredItems {
  /// The side of the smallest sections, in points: a power of two.
  public let section: Double

  private var entries: [Entry?] = []
  /// The first item of each list. The number of lists is a power of two, at least two for each entry. All items of a
  /// section are in the list of its hash, which may contain items of other sections too.
  private var heads: [Int?] = []
  /// The number of items in each level.
  private var held = [Int](repeating: 0, count: 64)

  private struct Entry {
    var frame: Rect
    var key: SectionKey
    /// The neighbours in the list.
    var previous: Int?
    var next: Int?
  }

  /// Creates a plane without items. The side of its sections is raised to a power of two.
  ///
  /// Throws `length` for a side that is not from 1/64 up to ``ItemLengths/longest`` points.
  public init(section: Double = 256) throws(TilingError) {
    guard section >= Grid.step, section <= ItemLengths.longest else { throw .length(section) }
    var side = Grid.step
    while side < section { side *= 2 }
    self.section = side
  }

  /// The number of indices given out so far, including removed items.
  public var count: Int64 { Int64(entries.count) }

  /// A number that grows with every change of the items. If two values are equal, nothing has changed in between.
  public private(set) var version: UInt64 = 0

  /// Returns the frame of an item; nil if the item was removed. O(1). Throws `index` if there has never been such an
  /// item.
  public func frame(of index: Int64) throws(TilingError) -> Rect? {
    entries[try entry(index)]?.frame
  }

  /// Adds an item, whose index is the count before the call. O(1) amortized. Throws `rect` for an unusable frame:
  /// numbers that are not finite, edges beyond ``ItemLengths/longest``, negative lengths.
  public func append(_ frame: Rect) throws(TilingError) {
    let key = try key(of: frame)
    entries.append(nil)
    link(entries.count - 1, frame, key)
  }

  /// Moves an item, or adds a removed item again. O(1). Throws `index` or `rect`.
  public func setFrame(of index: Int64, to frame: Rect) throws(TilingError) {
    let entry = try entry(index)
    let key = try key(of: frame)
    unlink(entry)
    link(entry, frame, key)
  }

  /// Removes an item; the others keep their indices. O(1). Throws `index` if there has never been such an item.
  public func remove(at index: Int64) throws(TilingError) { unlink(try entry(index)) }

  /// The smallest rectangle around all items with an area; zero without such items. O(n).
  public var bounds: Rect {
    var bounds = Rect.zero
    for case .some(let entry) in entries { bounds = bounds.union(entry.frame) }
    return bounds
  }

  /// Returns the items that have area in common with a rectangle, by rising index. The cost is that of `forEach`, and
  /// k log k to sort k items.
  public func items(in rect: Rect) -> [Int64] {
    var items: [Int64] = []
    forEach(in: rect) { index, _ in items.append(index) }
    items.sort()
    return items
  }

  /// Calls `body` once with each item that has area in common with a rectangle, and its frame, in no defined order. A
  /// rectangle that is empty or not a number has no items. The body must not change the items.
  public func forEach(in rect: Rect, _ body: (Int64, Rect) -> Void) {
    let limit = ItemLengths.longest
    let plane = Rect(x: -limit, y: -limit, width: 2 * limit, height: 2 * limit)
    let seen = rect.intersection(plane)
    guard !seen.isEmpty else { return }
    var cost = 0.0
    for level in held.indices where held[level] > 0 {
      cost += span(seen, .horizontal, level).sections * span(seen, .vertical, level).sections
    }
    if cost > Double(entries.count) {
      for (index, entry) in entries.enumerated() {
        if let entry, entry.frame.intersects(rect) { body(Int64(index), entry.frame) }
      }
      return
    }
    for level in held.indices where held[level] > 0 {
      let columns = span(seen, .horizontal, level)
      let rows = span(seen, .vertical, level)
      for row in rows.first...rows.last {
        for column in columns.first...columns.last {
          let key = SectionKey(level: level, column: column, row: row)
          var next = heads[list(of: key)]
          while let index = next, let entry = entries[index] {
            if entry.key == key, entry.frame.intersects(rect) { body(Int64(index), entry.frame) }
            next = entry.next
          }
        }
      }
    }
  }

  /// Returns the sections of a level on one axis whose items can extend into a rectangle. An item extends at most one
  /// section beyond the section of its corner.
  private func span(
    _ rect: Rect, _ axis: Axis, _ level: Int
  ) -> (first: Int64, last: Int64, sections: Double) {
    let side = side(level)
    let first = Int64(csc_floor(rect.lower(axis) / side)) - 1
    let last = Int64(csc_floor(rect.upper(axis) / side))
    return (first, last, Double(last - first + 1))
  }

  /// Returns the side of the sections of a level. A power of two, so that dividing by it is exact.
  private func side(_ level: Int) -> Double { section * Double(UInt64(1) << UInt64(level)) }

  private func key(of frame: Rect) throws(TilingError) -> SectionKey {
    let limit = ItemLengths.longest
    for axis in Axis.both {
      guard frame.length(axis) >= 0, frame.lower(axis) >= -limit, frame.upper(axis) <= limit else {
        throw .rect(frame)
      }
    }
    var level = 0
    while side(level) < max(frame.width, frame.height) { level += 1 }
    let side = side(level)
    return SectionKey(
      level: level, column: Int64(csc_floor(frame.minX / side)), row: Int64(csc_floor(frame.minY / side)))
  }

  private func entry(_ index: Int64) throws(TilingError) -> Int {
    guard index >= 0, index < count else { throw .index(index, count: count) }
    return Int(index)
  }

  private func list(of key: SectionKey) -> Int { Int(truncatingIfNeeded: key.hash) & (heads.count - 1) }

  private func link(_ index: Int, _ frame: Rect, _ key: SectionKey) {
    version &+= 1
    held[key.level] += 1
    entries[index] = Entry(frame: frame, key: key)
    if 2 * entries.count <= heads.count { return putFirst(index, key) }
    heads = [Int?](repeating: nil, count: max(16, 2 * heads.count))
    for (index, entry) in entries.enumerated() {
      if let entry { putFirst(index, entry.key) }
    }
  }

  private func putFirst(_ index: Int, _ key: SectionKey) {
    let list = list(of: key)
    let next = heads[list]
    if let next { entries[next]?.previous = index }
    entries[index]?.previous = nil
    entries[index]?.next = next
    heads[list] = index
  }

  private func unlink(_ index: Int) {
    guard let entry = entries[index] else { return }
    version &+= 1
    if let previous = entry.previous {
      entries[previous]?.next = entry.next
    } else {
      heads[list(of: entry.key)] = entry.next
    }
    if let next = entry.next { entries[next]?.previous = entry.previous }
    entries[index] = nil
    held[entry.key.level] -= 1
  }
}

/// A section of the plane: its level, and its column and row in that level.
private struct SectionKey: Equatable {
  var level: Int
  var column: Int64
  var row: Int64

  /// A hash that spreads neighbouring sections: SplitMix64's finisher over the three numbers.
  var hash: UInt64 {
    var z = UInt64(bitPattern: column) &* 0x9E37_79B9_7F4A_7C15
    z = (z ^ UInt64(bitPattern: row)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 29) ^ UInt64(level)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 32)
  }
}
