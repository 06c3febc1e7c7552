/// A change of the items that a tiling shows.
public enum TileEdit: Sendable {
  /// Items with these lengths, in points, come before the one at an index, or behind the last one.
  case insert([Double], at: Int64)
  /// So many items of one length come before the one at an index. In a uniform row the length is the row's, and
  /// must not be said.
  case insertRun(count: Int64, length: Double? = nil, at: Int64)
  /// A range of items goes.
  case remove(Range<Int64>)
  /// A range of items is taken out, and put back so that the first of them gets the index `to`.
  case move(Range<Int64>, to: Int64)
  /// Items from an index on get these lengths, in points: measured ones, instead of estimates.
  case resize(from: Int64, to: [Double])
  /// Items of a range show something else: their tiles leave, and others enter.
  case reload(Range<Int64>)

  /// Whether all items keep their indices, and show what they showed.
  var isResize: Bool {
    if case .resize = self { return true }
    return false
  }

  /// The index after the change of an item that had `index` before; nil if it is gone. A reloaded item keeps its
  /// index. For an index that no item has, the answer means nothing.
  public func index(of index: Int64) -> Int64? {
    switch self {
    case .insert(let lengths, let place): return index < place ? index : index &+ Int64(lengths.count)
    case .insertRun(let count, _, let place): return index < place ? index : index &+ count
    case .remove(let range):
      if range.contains(index) { return nil }
      return index < range.lowerBound ? index : index &- (range.upperBound &- range.lowerBound)
    case .move(let range, let place):
      if range.contains(index) { return place &+ (index &- range.lowerBound) }
      let count = range.upperBound &- range.lowerBound
      let rest = index < range.lowerBound ? index : index &- count
      return rest < place ? rest : rest &+ count
    case .resize, .reload: return index
    }
  }
}
