public import ScrollTiling

/// A cell of a grid. For other items, the column is the index, and the row is 0.
@usableFromInline typealias Cell = ItemGrid.Cell

/// A hash table from cells to plain values. O(1) expected.
///
/// ```
///   heads   ┌───┬───┬───┬───┐         every cell belongs to a list; neighbours in a row
///           │ 2 │   │ 0 │   │         belong to different lists
///           └─┬─┴───┴─┬─┴───┘
///   entries   2 ──▶ 1  0
/// ```
/// Invariants: `heads` has twice as many slots as `entries`, a power of two, or none. An entry is in the list
/// of its cell, or in the free list. The table never shrinks, so a table that has once held as many values
/// allocates no memory.
struct CellTable<Value>: ~Copyable {
  private struct Entry {
    var cell: Cell
    var next: Int
    var isFree: Bool
    var value: Value
  }

  private var heads = UnsafeMutableBufferPointer<Int>(start: nil, count: 0)
  private var entries = UnsafeMutableBufferPointer<Entry>(start: nil, count: 0)
  /// The first entry of the free list, and the first entry never used; -1 ends a list.
  private var (free, fresh) = (-1, 0)
  private(set) var count = 0
  /// The distance of the present cells from those of the entries.
  private var shift = Cell(0)

  deinit {
    heads.deallocate()
    entries.deallocate()
  }

  subscript(cell: Cell) -> Value? {
    guard count > 0 else { return nil }
    let key = key(cell)
    let slot = find(key, in: list(key)).slot
    return slot < 0 ? nil : entries[slot].value
  }

  /// Returns the cell of an entry for a present cell.
  @inline(__always) private func key(_ cell: Cell) -> Cell {
    Cell(x: cell.x &- shift.x, y: cell.y &- shift.y)
  }

  /// Moves all cells by a number of columns or rows, in O(1).
  mutating func move(by way: Int64, on axis: Axis) { shift[axis] &+= way }

  /// Returns the slot of a cell in its list, and the slot before it; -1 if there is none.
  @inline(__always)
  private func find(_ cell: Cell, in list: Int) -> (slot: Int, former: Int) {
    var (slot, former) = (heads[list], -1)
    while slot >= 0, entries[slot].cell != cell { (slot, former) = (entries[slot].next, slot) }
    return (slot, former)
  }

  /// Sets the value of a cell.
  mutating func set(_ cell: Cell, _ value: Value) {
    let slot = insert(cell, value)
    if slot >= 0 { entries[slot].value = value }
  }

  /// Sets the value of a cell that has none, and returns -1; or returns the slot of the cell.
  private mutating func insert(_ cell: Cell, _ value: Value) -> Int {
    let cell = key(cell)
    if fresh == entries.count, free < 0 { grow() }
    let list = list(cell)
    var slot = find(cell, in: list).slot
    if slot >= 0 { return slot }
    slot = free
    if slot < 0 { (slot, fresh) = (fresh, fresh + 1) } else { free = entries[slot].next }
    let entry = Entry(cell: cell, next: heads[list], isFree: false, value: value)
    entries.initializeElement(at: slot, to: entry)
    heads[list] = slot
    count += 1
    return -1
  }

  /// Sets the value of a cell that has none. Returns false if the cell has one.
  mutating func add(_ cell: Cell, _ value: Value) -> Bool { insert(cell, value) < 0 }

  /// Removes the value of a cell.
  @discardableResult
  mutating func remove(_ cell: Cell) -> Value? {
    guard count > 0 else { return nil }
    let cell = key(cell)
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
    (free, fresh, count, shift) = (-1, 0, 0, Cell(0))
  }

  /// Calls `body` with each cell and its value, in no particular order.
  func forEach(_ body: (Cell, Value) -> Void) {
    for slot in 0..<fresh where !entries[slot].isFree {
      let cell = entries[slot].cell
      body(Cell(x: cell.x &+ shift.x, y: cell.y &+ shift.y), entries[slot].value)
    }
  }

  /// Returns the list of a cell: up to 32 neighbours in a row have different lists, and all others are
  /// spread.
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
