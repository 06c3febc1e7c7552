/// An edit of items.
public enum TileEdit: Hashable, Sendable {
  /// Inserts items with these lengths, in points, before the item at an index, or after the last item.
  case insert([Double], at: Int64)
  /// Inserts a number of items of one length, in points, before the item at an index. A uniform row has its
  /// own length: leave `length` out.
  case insertRun(count: Int64, length: Double? = nil, at: Int64)
  /// Removes a range of items.
  case remove(Range<Int64>)
  /// Moves a range of items. `to` is the index of the first of them after the move.
  case move(Range<Int64>, to: Int64)
  /// Sets the lengths of the items from an index on, in points: measured lengths in place of estimates.
  case resize(from: Int64, to: [Double])
  /// Replaces what the items of a range show: their tiles leave, and others enter.
  case reload(Range<Int64>)
  /// Replaces all items by `count` items with these lengths, in points; a uniform row takes no lengths.
  /// `item` holds, for each former index from the first item on, the new index of its item, or nil if the
  /// item is gone.
  case replace(count: Int64, [Double], item: [Int64?])

  /// Returns the edit for `count` items whose relation to the former items is unknown.
  static func unknown(_ count: Int64) -> TileEdit { .replace(count: count, [], item: []) }

  /// True if all items keep their indices and contents.
  var isResize: Bool {
    if case .resize = self { return true }
    return false
  }

  /// True if the edit gives items that stay a length of 0.
  var folds: Bool {
    if case .resize(_, let lengths) = self { return lengths.contains(0) }
    return false
  }

  /// Returns the new index of an item that had `index` before the edit; nil if the item is gone. A reloaded
  /// item keeps its index. For an index without an item, the result has no meaning.
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

  /// Returns the number of places by which the edit moves all items of a range; nil if it may not move them alike.
  func shift(of items: ClosedRange<Int64>) -> Int64? {
    switch self {
    case .insert(_, let place), .insertRun(_, _, let place):
      items.upperBound < place ? 0 : items.lowerBound >= place ? growth : nil
    case .remove(let range):
      items.upperBound < range.lowerBound ? 0 : items.lowerBound >= range.upperBound ? growth : nil
    case .move, .resize, .reload, .replace: nil
    }
  }

  /// The number of items added; negative if items are removed.
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
