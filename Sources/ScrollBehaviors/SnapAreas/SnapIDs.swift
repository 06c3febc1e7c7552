/// The indices of areas by their ids. Of several areas with an id, the first counts.
///
/// While the ids ascend, as those of a list do, the areas themselves are searched. From the first other id on, the
/// indices are in a table, in which the place of an id follows from the id.
struct SnapIDs: Sendable {
  /// The index in each place; -1 in a free one. Empty while the ids ascend.
  private var table: [Int32] = []
  private var used = 0

  /// Notes the id of the last area.
  mutating func add(_ id: Int64, in spots: [SnapSpot]) {
    let index = spots.count - 1
    if table.isEmpty {
      if index == 0 || spots[index - 1].id < id { return }
      grow(for: spots, upTo: index)
    } else if 2 * (used + 1) > table.count {
      grow(for: spots, upTo: index)
    }
    note(id, index, in: spots)
  }

  func index(of id: Int64, in spots: [SnapSpot]) -> Int? {
    if !table.isEmpty {
      let index = Int(table[place(of: id, in: spots)])
      return index < 0 ? nil : index
    }
    var (first, end) = (0, spots.count)
    while first < end {
      let middle = (first + end) / 2
      if spots[middle].id < id { first = middle + 1 } else { end = middle }
    }
    return first < spots.count && spots[first].id == id ? first : nil
  }

  private mutating func grow(for spots: [SnapSpot], upTo count: Int) {
    // Room for as many as the list has memory for, and twice as many places.
    var size = 64
    while size < 2 * max(spots.capacity, count + 1) { size *= 2 }
    table = [Int32](repeating: -1, count: size)
    used = 0
    for index in 0..<count { note(spots[index].id, index, in: spots) }
  }

  private mutating func note(_ id: Int64, _ index: Int, in spots: [SnapSpot]) {
    let place = place(of: id, in: spots)
    if table[place] >= 0 { return }
    table[place] = Int32(index)
    used += 1
  }

  /// Returns the place that has an id, or the free place for it.
  private func place(of id: Int64, in spots: [SnapSpot]) -> Int {
    // A multiplication spreads neighbours, and the shift brings its upper bits down.
    var mixed = UInt64(bitPattern: id)
    mixed = (mixed ^ mixed >> 32) &* 0x9E37_79B9_7F4A_7C15
    var place = Int(truncatingIfNeeded: mixed >> 32) & (table.count - 1)
    while table[place] >= 0, spots[Int(table[place])].id != id { place = (place + 1) & (table.count - 1) }
    return place
  }
}
