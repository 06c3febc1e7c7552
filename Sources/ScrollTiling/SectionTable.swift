/// A square of the plane: which level of sections, and which column and row of that level.
struct SectionKey: Equatable {
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

/// For each section that holds something its first item: a table with open addresses. O(1) expected.
///
/// Invariants: `slots.count` is a power of two, or 0; at least half the slots are free, so that a search
/// ends; a section keeps its slot until the table grows, also when it holds nothing any more.
struct SectionTable {
  private struct Slot {
    var key: SectionKey
    var first: Int?
  }

  private var slots: [Slot?] = []
  private var used = 0

  /// The first item of a section.
  func first(_ key: SectionKey) -> Int? {
    slots.isEmpty ? nil : slots[place(of: key)]?.first
  }

  /// Makes an item, or none, the first of a section.
  mutating func set(_ key: SectionKey, first: Int?) {
    if 2 * (used + 1) > slots.count { grow() }
    let place = place(of: key)
    if slots[place] == nil { used += 1 }
    slots[place] = Slot(key: key, first: first)
  }

  /// Where a section's slot is, or the free one where it belongs.
  private func place(of key: SectionKey) -> Int {
    let mask = slots.count - 1
    var place = Int(truncatingIfNeeded: key.hash) & mask
    while let slot = slots[place], slot.key != key { place = (place + 1) & mask }
    return place
  }

  /// Makes room for twice the sections that hold something, and forgets the others.
  private mutating func grow() {
    let kept = slots.compactMap { $0?.first == nil ? nil : $0 }
    var room = 16
    while room < 4 * (kept.count + 1) { room *= 2 }
    slots = [Slot?](repeating: nil, count: room)
    used = kept.count
    for slot in kept { slots[place(of: slot.key)] = slot }
  }
}
