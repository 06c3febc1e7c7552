internal import CScrollCore
public import ScrollSpace

/// Items anywhere on a plane, of any size: which of them are in a rect, without looking at the others.
///
/// ```
///   ┌────────┬────────┬────────┐
///   │ ┌──┐   │        │        │     the plane is cut into square sections; an item is noted in the
///   │ │0 │ ┌─┼──┐     │  ┌─┐   │     section its corner is in, and a rect looks at the sections it meets
///   │ └──┘ │1│  │     │  │2│   │     and those just before them
///   ├──────┼─┼──┼─────┼──┼─┼───┤
///   │      └─┼──┘     │  └─┘   │
/// ```
/// An item longer than a section is noted in a level of larger sections, twice as long each, so that one as
/// large as everything costs no more than a small one. Sections without items take no memory, however far
/// apart the others are.
///
/// Half-open: items and rects that only touch have nothing in common, and an item without area is in no rect.
/// Frames are kept as given, not rounded.
///
/// Cost: changes are O(1). A query looks at the sections of the rect in each level that is in use, and at the
/// items in them; if these sections are more than there are items, it looks at each item instead. Make
/// sections some fraction of a viewport, and larger than most items. It is a reference, and not thread-safe.
public final class ScatteredItems {
  /// The side of the smallest sections, in points: a power of two.
  public let section: Double

  private var entries: [Entry?] = []
  /// The first item of each list. There is a power of two of them, at least two for an entry; the items of a section
  /// are all in the list that its hash says, and those of other sections may be.
  private var heads: [Int?] = []
  /// How many items each level holds.
  private var held = [Int](repeating: 0, count: 64)

  private struct Entry {
    var frame: Rect
    var key: SectionKey
    /// Neighbours in their list.
    var previous: Int?
    var next: Int?
  }

  /// Makes a plane without items. The side of its sections is raised to a power of two.
  ///
  /// Throws `length` for a side that is not from 1/64 up to ``ItemLengths/longest`` points.
  public init(section: Double = 256) throws(TilingError) {
    guard section >= Grid.step, section <= ItemLengths.longest else { throw .length(section) }
    var side = Grid.step
    while side < section { side *= 2 }
    self.section = side
  }

  /// How many indices have been given out. Items that were removed count.
  public var count: Int64 { Int64(entries.count) }

  /// Goes up with every change of the items. Two equal answers mean that none has changed in between.
  public private(set) var version: UInt64 = 0

  /// Where an item is; nil if it was removed. O(1). Throws `index` where there has never been one.
  public func frame(of index: Int64) throws(TilingError) -> Rect? {
    entries[try entry(index)]?.frame
  }

  /// Adds an item, whose index is the count so far. O(1) amortized. Throws `rect` for a frame that cannot be
  /// used: members that are not finite, edges beyond ``ItemLengths/longest``, negative lengths.
  public func append(_ frame: Rect) throws(TilingError) {
    let key = try key(of: frame)
    entries.append(nil)
    link(entries.count - 1, frame, key)
  }

  /// Puts an item elsewhere, or back after it was removed. O(1). Throws `index` or `rect`.
  public func setFrame(of index: Int64, to frame: Rect) throws(TilingError) {
    let entry = try entry(index)
    let key = try key(of: frame)
    unlink(entry)
    link(entry, frame, key)
  }

  /// Takes an item away; the others keep their indices. O(1). Throws `index` where there has never been one.
  public func remove(at index: Int64) throws(TilingError) { unlink(try entry(index)) }

  /// The smallest rect around all items with an area; zero without. O(n).
  public var bounds: Rect {
    var bounds = Rect.zero
    for case .some(let entry) in entries { bounds = bounds.union(entry.frame) }
    return bounds
  }

  /// The items that have area in common with a rect, by rising index. The cost is that of `forEach`, and k
  /// log k to put k items in order.
  public func items(in rect: Rect) -> [Int64] {
    var items: [Int64] = []
    forEach(in: rect) { index, _ in items.append(index) }
    items.sort()
    return items
  }

  /// Calls `body` once with each item that has area in common with a rect, and its frame, in no promised
  /// order. A rect that is empty or not a number has none. The body must not change the items.
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

  /// The sections of a level on one axis whose items can reach into a rect: an item reaches one section
  /// further than the one its corner is in.
  private func span(
    _ rect: Rect, _ axis: Axis, _ level: Int
  ) -> (first: Int64, last: Int64, sections: Double) {
    let side = side(level)
    let first = Int64(csc_floor(rect.lower(axis) / side)) - 1
    let last = Int64(csc_floor(rect.upper(axis) / side))
    return (first, last, Double(last - first + 1))
  }

  /// The side of the sections of a level. A power of two, so dividing by it is exact.
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

/// A square of the plane: which level of sections, and which column and row of that level.
private struct SectionKey: Equatable {
  var level: Int
  var column: Int64
  var row: Int64

  /// A number that spreads neighbouring sections: SplitMix64's finisher over the three.
  var hash: UInt64 {
    var z = UInt64(bitPattern: column) &* 0x9E37_79B9_7F4A_7C15
    z = (z ^ UInt64(bitPattern: row)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 29) ^ UInt64(level)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 32)
  }
}
