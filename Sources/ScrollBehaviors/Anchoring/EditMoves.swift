/// What an edit moves, and by how many places that shifts other items.
///
/// ```
///   before    a  b  c  d  e  f
///   after     a  e  b  c  d  f       e is moved; b, c and d are shifted by 1
/// ```
/// Of items that are replaced, the largest part that keeps its order is not moved.
struct EditMoves {
  /// For each former index of replaced items, the shift; nil if the item is moved or gone.
  private var shifts: [Int64?] = []
  private let edit: TileEdit

  /// Finds the moves of an edit; nil if it moves nothing.
  init?(_ edit: TileEdit) {
    self.edit = edit
    switch edit {
    case .move: return
    case .replace(let count, _, let items):
      shifts = Self.shifts(of: items, count: Int(clamping: count))
      if shifts.isEmpty { return nil }
    case .insert, .insertRun, .remove, .resize, .reload: return nil
    }
  }

  /// Returns the number of places by which others shift the item with a former index; nil if it is moved itself.
  func shift(of index: Int64) -> Int64? {
    if case .move(let range, _) = edit {
      return range.contains(index) ? nil : (edit.index(of: index) ?? index) &- index
    }
    return index >= 0 && index < Int64(shifts.count) ? shifts[Int(index)] : nil
  }

  /// Returns the shifts of items that have new indices: the number of moved items before each of them now, less that
  /// before it then. Empty if nothing is moved.
  private static func shifts(of items: [Int64?], count: Int) -> [Int64?] {
    // For each length of a rise, the item that ends with the least new index so far; and the item before each.
    var (ends, before): ([Int], [Int]) = ([], [])
    var former = [Int](repeating: -1, count: count)
    for (old, new) in items.enumerated() {
      before.append(-1)
      guard let new else { continue }
      former[Int(new)] = old
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if items[ends[middle]] ?? 0 < new { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[old] = ends[low - 1] }
      if low < ends.count { ends[low] = old } else { ends.append(old) }
    }
    var shifts = [Int64?](repeating: nil, count: items.count)
    var still = ends.last ?? -1
    while still >= 0 {
      shifts[still] = 0
      still = before[still]
    }
    var moved: Int64 = 0
    for old in former where old >= 0 {
      if let shift = shifts[old] { shifts[old] = shift + moved } else { moved += 1 }
    }
    if moved == 0 { return [] }
    moved = 0
    for old in items.indices {
      if let shift = shifts[old] { shifts[old] = shift - moved } else if items[old] != nil { moved += 1 }
    }
    return shifts
  }
}
