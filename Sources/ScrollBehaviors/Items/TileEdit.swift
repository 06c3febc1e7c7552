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
  /// There are so many items from now on, of these lengths, in points; none are given to a uniform row. `item` says for each
  /// index that there was, from the first item on, which one its item has now; nil: the item is gone.
  case replace(count: Int64, [Double], item: [Int64?])

  /// So many items have taken the place of others, and nobody knows which is which.
  static func unknown(_ count: Int64) -> TileEdit { .replace(count: count, [], item: []) }

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
    case .replace(_, _, let item): return item.indices.contains(Int(clamping: index)) ? item[Int(index)] : nil
    }
  }

  /// By how many items there are more after it.
  var growth: Int64 {
    switch self {
    case .insert(let lengths, _): Int64(lengths.count)
    case .insertRun(let count, _, _): count
    case .remove(let range): range.lowerBound &- range.upperBound
    case .move, .resize, .reload: 0
    case .replace(let count, _, let item): count &- Int64(item.count)
    }
  }
}
