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
/// Invariants: `heads` has twice as many slots as `entries`, a power of two, or none; an entry is in the list of its
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
    let slot = find(cell, in: list(cell)).slot
    return slot < 0 ? nil : entries[slot].value
  }

  /// Where a cell stands in its list, and what is before it there; -1 for nothing.
  @inline(__always)
  private func find(_ cell: Cell, in list: Int) -> (slot: Int, former: Int) {
    var (slot, former) = (heads[list], -1)
    while slot >= 0, entries[slot].cell != cell { (slot, former) = (entries[slot].next, slot) }
    return (slot, former)
  }

  /// Gives a cell a value, instead of the one that it has.
  mutating func set(_ cell: Cell, _ value: Value) {
    if fresh == entries.count, free < 0 { grow() }
    let list = list(cell)
    var slot = find(cell, in: list).slot
    if slot >= 0 {
      entries[slot].value = value
      return
    }
    slot = free
    if slot < 0 { (slot, fresh) = (fresh, fresh + 1) } else { free = entries[slot].next }
    let entry = Entry(cell: cell, next: heads[list], isFree: false, value: value)
    entries.initializeElement(at: slot, to: entry)
    heads[list] = slot
    count += 1
  }

  /// Takes a cell's value away.
  @discardableResult
  mutating func remove(_ cell: Cell) -> Value? {
    guard count > 0 else { return nil }
    let list = list(cell)
    let (slot, former) = find(cell, in: list)
    guard slot >= 0 else { return nil }
    if former < 0 { heads[list] = entries[slot].next } else { entries[former].next = entries[slot].next }
    (entries[slot].next, entries[slot].isFree, free) = (free, true, slot)
    count -= 1
    return entries[slot].value
  }

  mutating func removeAll() {
    heads.update(repeating: -1)
    (free, fresh, count) = (-1, 0, 0)
  }

  /// Calls `body` with each cell and its value, in no promised order.
  func forEach(_ body: (Cell, Value) -> Void) {
    for slot in 0..<fresh where !entries[slot].isFree { body(entries[slot].cell, entries[slot].value) }
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
    for slot in old.indices {
      let list = list(old[slot].cell)
      var entry = old[slot]
      entry.next = heads[list]
      entries.initializeElement(at: slot, to: entry)
      heads[list] = slot
    }
    old.deallocate()
  }
}
