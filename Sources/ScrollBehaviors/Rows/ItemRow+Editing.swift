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
  public func replace<ID: Hashable>(
    _ former: [ID], with ids: [ID], lengths: [Double] = []
  ) throws(TilingError) {
    var indices: [ID: Int64] = [:]
    for (index, id) in ids.enumerated() { indices[id] = Int64(index) }
    try change(.replace(count: Int64(ids.count), lengths, item: former.map { indices[$0] }))
  }
}
