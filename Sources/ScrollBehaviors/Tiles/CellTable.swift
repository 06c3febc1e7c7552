import ScrollTiling

/// A place in a grid; elsewhere an item's index as its column, in row 0.
typealias Cell = ItemGrid.Cell

/// For some cells a value each: a table with open addresses. O(1) expected.
///
/// Invariants: `slots.count` is a power of two, or 0; at least half the slots are free, so that a search ends; between
/// the slot where a cell belongs and the one where it is, none is free. It never shrinks, so that a table which has once
/// held as much asks for no memory.
struct CellTable<Value> {
  private struct Slot {
    var cell: Cell
    var value: Value
  }

  private var slots: [Slot?] = []
  private(set) var count = 0
  /// Changes whenever a cell gets its first value, or loses it.
  private(set) var changes = 0

  subscript(cell: Cell) -> Value? {
    guard count > 0 else { return nil }
    return slots[place(of: cell)]?.value
  }

  /// Gives a cell a value, in the place of the one that it has.
  mutating func set(_ cell: Cell, _ value: Value) {
    if 2 * (count + 1) > slots.count { grow() }
    let place = place(of: cell)
    if slots[place] == nil { (count, changes) = (count + 1, changes &+ 1) }
    slots[place] = Slot(cell: cell, value: value)
  }

  /// Takes a cell's value away.
  @discardableResult
  mutating func remove(_ cell: Cell) -> Value? {
    guard count > 0 else { return nil }
    var hole = place(of: cell)
    guard let removed = slots[hole] else { return nil }
    let mask = slots.count - 1
    var next = (hole + 1) & mask
    while let slot = slots[next] {
      // Who would be found no more behind the hole moves into it.
      if (next - home(slot.cell)) & mask >= (next - hole) & mask {
        slots[hole] = slot
        hole = next
      }
      next = (next + 1) & mask
    }
    slots[hole] = nil
    (count, changes) = (count - 1, changes &+ 1)
    return removed.value
  }

  mutating func removeAll() {
    if count > 0 { for place in slots.indices { slots[place] = nil } }
    (count, changes) = (0, changes &+ 1)
  }

  /// Calls `body` with each cell and its value, in no promised order.
  func forEach(_ body: (Cell, Value) -> Void) {
    if count == 0 { return }
    for case .some(let slot) in slots { body(slot.cell, slot.value) }
  }

  /// Where a cell belongs: SplitMix64's finisher over its two numbers, which spreads neighbours.
  private func home(_ cell: Cell) -> Int {
    var z = UInt64(bitPattern: cell.x) &* 0x9E37_79B9_7F4A_7C15
    z = (z ^ (z >> 32) ^ UInt64(bitPattern: cell.y)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 29)) &* 0x94D0_49BB_1331_11EB
    return Int(truncatingIfNeeded: z ^ (z >> 32)) & (slots.count - 1)
  }

  /// Where a cell is, or the free slot where it would be.
  private func place(of cell: Cell) -> Int {
    let mask = slots.count - 1
    var place = home(cell)
    while let slot = slots[place], slot.cell != cell { place = (place + 1) & mask }
    return place
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot?](repeating: nil, count: max(64, 2 * old.count))
    for case .some(let slot) in old { slots[place(of: slot.cell)] = slot }
  }
}
