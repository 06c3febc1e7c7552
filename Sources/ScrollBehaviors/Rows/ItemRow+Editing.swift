public import ScrollTiling

/// One change each, told and laid out as ``ItemRow/change(_:)-(TileEdit...)`` says.
extension ItemRow {
  /// So many items come before the one at an index, or behind the last one: alike those of a uniform row, of which the length
  /// must not be said, else of one length, in points.
  public func insert(_ count: Int64 = 1, length: Double? = nil, at index: Int64) throws(TilingError) {
    try change(.insertRun(count: count, length: length, at: index))
  }

  /// A range of items goes.
  public func remove(_ range: Range<Int64>) throws(TilingError) { try change(.remove(range)) }

  /// A range of items is taken out, and put back so that the first of them gets the index.
  public func move(_ range: Range<Int64>, to index: Int64) throws(TilingError) {
    try change(.move(range, to: index))
  }

  /// Items from an index on get these lengths, in points.
  public func resize(from index: Int64, to lengths: [Double]) throws(TilingError) {
    try change(.resize(from: index, to: lengths))
  }

  /// Items of a range show something else: their tiles leave, and others enter.
  public func reload(_ range: Range<Int64>) throws(TilingError) { try change(.reload(range)) }

  /// Other items take the place of all: the program names those that there were and those that there are, in order, each by
  /// what tells it from the others, and gives the lengths of the new ones, but for a uniform row. An item that is among
  /// both is the same one, wherever it stands now: its tile stays with it, and who stands on it goes on to. Of two new ones with one name the last one counts, and of two former ones the first one's tile stays. O(n).
  public func replace<ID: Hashable>(
    _ former: [ID], with ids: [ID], lengths: [Double] = []
  ) throws(TilingError) {
    var indices: [ID: Int64] = [:]
    for (index, id) in ids.enumerated() { indices[id] = Int64(index) }
    try change(.replace(count: Int64(ids.count), lengths, item: former.map { indices[$0] }))
  }
}
