public import ScrollTiling

/// A place in a grid; elsewhere an item's index as its column, in row 0.
@usableFromInline typealias Cell = ItemGrid.Cell

/// For some cells a value each, which is plain numbers. O(1) expected.
///
/// ```
///   heads   ┌───┬───┬───┬───┐         every cell belongs to a list, and neighbours in a row
///           │ 2 │   │ 0 │   │         to different ones
///           └─┬─┴───┴─┬─┴───┘
///   entries   2 ──▶ 1  0
/// ```
/// Invariants: `heads` has twice as many places as `entries`, a power of two, or none; an entry is in the list of its
/// cell, or among those that are free. It never shrinks, so that a table which has once held as much asks for no memory.
struct CellTable<Value>: ~Copyable {
  private struct Entry {
    var cell: Cell
    var next: Int
    var isFree: Bool
    var value: Value
  }

  private var heads = UnsafeMutableBufferPointer<Int>(start: nil, count: 0)
  private var entries = UnsafeMutableBufferPointer<Entry>(start: nil, count: 0)
  /// The first of the free entries among those used before, and the first that was never used; -1 ends a list.
  private var (free, fresh) = (-1, 0)
  private(set) var count = 0

  deinit {
    heads.deallocate()
    entries.deallocate()
  }

  subscript(cell: Cell) -> Value? {
    guard count > 0 else { return nil }
    let place = find(cell, in: list(cell)).place
    return place < 0 ? nil : entries[place].value
  }

  /// Where a cell stands in its list, and what is before it there; -1 for nothing.
  @inline(__always)
  private func find(_ cell: Cell, in list: Int) -> (place: Int, former: Int) {
    var (place, former) = (heads[list], -1)
    while place >= 0, entries[place].cell != cell { (place, former) = (entries[place].next, place) }
    return (place, former)
  }

  /// Gives a cell a value, in the place of the one that it has.
  mutating func set(_ cell: Cell, _ value: Value) {
    if fresh == entries.count, free < 0 { grow() }
    let list = list(cell)
    var place = find(cell, in: list).place
    if place >= 0 {
      entries[place].value = value
      return
    }
    place = free
    if place < 0 { (place, fresh) = (fresh, fresh + 1) } else { free = entries[place].next }
    let entry = Entry(cell: cell, next: heads[list], isFree: false, value: value)
    entries.initializeElement(at: place, to: entry)
    heads[list] = place
    count += 1
  }

  /// Takes a cell's value away.
  @discardableResult
  mutating func remove(_ cell: Cell) -> Value? {
    guard count > 0 else { return nil }
    let list = list(cell)
    let (place, former) = find(cell, in: list)
    guard place >= 0 else { return nil }
    if former < 0 { heads[list] = entries[place].next } else { entries[former].next = entries[place].next }
    (entries[place].next, entries[place].isFree, free) = (free, true, place)
    count -= 1
    return entries[place].value
  }

  mutating func removeAll() {
    heads.update(repeating: -1)
    (free, fresh, count) = (-1, 0, 0)
  }

  /// Calls `body` with each cell and its value, in no promised order.
  func forEach(_ body: (Cell, Value) -> Void) {
    for place in 0..<fresh where !entries[place].isFree { body(entries[place].cell, entries[place].value) }
  }

  /// To which list a cell belongs: up to 32 neighbours in a row to one each, and all else is spread.
  private func list(_ cell: Cell) -> Int {
    let row = UInt64(bitPattern: cell.y) &* 0xBF58_476D_1CE4_E5B9
    let far = (UInt64(bitPattern: cell.x >> 5) &+ row) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: UInt64(bitPattern: cell.x) &+ far >> 32) & (heads.count - 1)
  }

  private mutating func grow() {
    let old = entries
    entries = .allocate(capacity: max(32, 2 * old.count))
    heads.deallocate()
    heads = .allocate(capacity: 2 * entries.count)
    heads.initialize(repeating: -1)
    for place in old.indices {
      let list = list(old[place].cell)
      var entry = old[place]
      entry.next = heads[list]
      entries.initializeElement(at: place, to: entry)
      heads[list] = place
    }
    old.deallocate()
  }
}
