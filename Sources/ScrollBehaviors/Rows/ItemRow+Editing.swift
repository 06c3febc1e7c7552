public import ScrollTiling

/// Single edits. The listeners are called, and the layout is made, as by
/// ``ItemRow/change(_:)-(TileEdit...)``.
extension ItemRow {
  /// Inserts a number of items before the item at an index, or after the last item. In a uniform row, leave
  /// `length` out. In any other row, all new items have this length, in points.
  public func insert(_ count: Int64 = 1, length: Double? = nil, at index: Int64) throws(TilingError) {
    try change(.insertRun(count: count, length: length, at: index))
  }

  /// Removes a range of items.
  public func remove(_ range: Range<Int64>) throws(TilingError) { try change(.remove(range)) }

  /// Moves a range of items. `index` is the index of the first of them after the move.
  public func move(_ range: Range<Int64>, to index: Int64) throws(TilingError) {
    try change(.move(range, to: index))
  }

  /// Sets the lengths of the items from an index on, in points.
  public func resize(from index: Int64, to lengths: [Double]) throws(TilingError) {
    try change(.resize(from: index, to: lengths))
  }

  /// Replaces what the items of a range show: their tiles leave, and others enter.
  public func reload(_ range: Range<Int64>) throws(TilingError) { try change(.reload(range)) }

  /// Replaces all items by others.
  ///
  /// `former` are the identities of the present items and `ids` those of the new items, both in order.
  /// `lengths` are the lengths of the new items, in points; a uniform row takes none. An item whose identity
  /// is in both lists is the same item, wherever it is now. Its tile stays with it, and an axis that rests on
  /// it goes on to. Of two new items with one identity the last counts; of two former ones, the tile of the
  /// first stays. The cost is O(n), and O(n log n) with a link
  /// that keeps items in place.
  @inlinable public func replace<ID: Hashable>(
    _ former: [ID], with ids: [ID], lengths: [Double] = []
  ) throws(TilingError) {
    // Inlined into the program, so that identities are compared and hashed as what they are.
    var indices = [ID: Int64](minimumCapacity: ids.count)
    var index: Int64 = 0
    for id in ids {
      indices[id] = index
      index += 1
    }
    var (first, last) = (0, former.count)
    // If each new item has its own identity, the equal ones at either end need not be searched.
    let shift = ids.count - former.count
    if indices.count == ids.count {
      while first < min(last, ids.count), former[first] == ids[first] { first += 1 }
      while last > max(first, first - shift), former[last - 1] == ids[last - 1 + shift] { last -= 1 }
    }
    var items: [Int64?] = []
    items.reserveCapacity(former.count)
    for place in 0..<first { items.append(Int64(place)) }
    for place in first..<last { items.append(indices[former[place]]) }
    for place in last..<former.count { items.append(Int64(place + shift)) }
    try change(.replace(count: Int64(ids.count), lengths, item: items))
  }
}
