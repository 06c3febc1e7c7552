/// What an edit moves, and by how many places that shifts other items.
///
/// ```
///   before    a  b  c  d  e  f
///   after     a  e  b  c  d  f       e is moved; b, c and d are shifted by 1
/// ```
/// Of items that are replaced, the largest part that keeps its order is not moved, if that is a half of them.
struct EditMoves {
  private let edit: TileEdit
  /// For each former index of replaced items, true if the item stays and is not moved.
  private var stays: [Bool] = []
  /// The former and the new indices of replaced items that are moved.
  private var moved: [(old: Int64, new: Int64)] = []

  /// Finds the moves of an edit; nil if it moves nothing.
  init?(_ edit: TileEdit) {
    self.edit = edit
    switch edit {
    case .move: return
    case .replace(_, _, let items):
      if Self.isRising(items) { return nil }
      stays = Self.longestRise(of: items)
      for (old, new) in items.enumerated() {
        if let new, !stays[old] { moved.append((Int64(old), new)) }
      }
      // If most items are moved, there is no order to keep.
      if moved.isEmpty || 2 * moved.count > stays.count { return nil }
    case .insert, .insertRun, .remove, .resize, .reload: return nil
    }
  }

  /// Returns true if an item with a former index stays and is not moved.
  func leavesAlone(_ index: Int64) -> Bool {
    if case .move(let range, _) = edit { return !range.contains(index) }
    return index >= 0 && index < Int64(stays.count) && stays[Int(index)]
  }

  /// Returns the number of places by which moved items shift an item that is not moved: those before it now, less those
  /// before it then.
  func shift(of index: Int64) -> Int64 {
    let now = edit.index(of: index) ?? index
    if case .move = edit { return now &- index }
    var shift: Int64 = 0
    for item in moved { shift += (item.new < now ? 1 : 0) - (item.old < index ? 1 : 0) }
    return shift
  }

  /// Returns true if all numbers rise, so that none is moved.
  private static func isRising(_ items: [Int64?]) -> Bool {
    var last = Int64.min
    for case let number? in items {
      if number <= last { return false }
      last = number
    }
    return true
  }

  /// Returns the places of the longest part of the numbers that rises.
  private static func longestRise(of items: [Int64?]) -> [Bool] {
    // For each length of a rise, the place that ends with the least number so far; and the place before each.
    var (ends, before): ([Int], [Int]) = ([], [])
    for (place, number) in items.enumerated() {
      before.append(-1)
      guard let number else { continue }
      var (low, high) = (0, ends.count)
      // Most numbers rise above all before them.
      if let end = ends.last, items[end] ?? 0 < number { low = high }
      while low < high {
        let middle = (low + high) / 2
        if items[ends[middle]] ?? 0 < number { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[place] = ends[low - 1] }
      if low < ends.count { ends[low] = place } else { ends.append(place) }
    }
    var (rise, last) = ([Bool](repeating: false, count: items.count), ends.last ?? -1)
    while last >= 0 {
      rise[last] = true
      last = before[last]
    }
    return rise
  }
}
