/// What an edit moves, and by how many places that shifts other items.
///
/// ```
///   before    a  b  c  d  e  f
///   after     a  e  b  c  d  f       e is moved; b, c and d are shifted by 1
/// ```
/// Of items that are replaced, the largest part that keeps its order is not moved.
struct EditMoves {
  private enum Kind {
    case none
    case range(Range<Int64>, TileEdit)
    /// For each former index: true if the item is moved, and the shift.
    case each([(isMoved: Bool, shift: Int64)])
  }

  private let kind: Kind

  init(_ edit: TileEdit) {
    switch edit {
    case .move(let range, _): kind = .range(range, edit)
    case .replace(_, _, let items):
      kind = items.outsideLongestRise.map { .each(Self.shifts(of: items, $0)) } ?? .none
    default: kind = .none
    }
  }

  /// True if nothing is moved.
  var isEmpty: Bool { if case .none = kind { true } else { false } }

  /// Returns true if the item with a former index is moved.
  func isMoved(_ index: Int64) -> Bool {
    switch kind {
    case .none: false
    case .range(let range, _): range.contains(index)
    case .each(let items): items.indices.contains(Int(clamping: index)) && items[Int(index)].isMoved
    }
  }

  /// Returns the number of places by which others shift the item with a former index.
  func shift(of index: Int64) -> Int64 {
    switch kind {
    case .none: 0
    case .range(_, let edit): (edit.index(of: index) ?? index) &- index
    case .each(let items): items.indices.contains(Int(clamping: index)) ? items[Int(index)].shift : 0
    }
  }

  /// Returns the moves of items with new indices, of which some are moved: the moved ones before an item now, less those
  /// before it then.
  private static func shifts(of items: [Int64?], _ isMoved: [Bool]) -> [(isMoved: Bool, shift: Int64)] {
    let order = items.indices.filter { items[$0] != nil }.sorted { items[$0]! < items[$1]! }
    var (shifts, count) = ([Int64](repeating: 0, count: items.count), Int64(0))
    for index in order {
      shifts[index] = count
      if isMoved[index] { count += 1 }
    }
    count = 0
    return items.indices.map { index in
      defer { if items[index] != nil, isMoved[index] { count += 1 } }
      return (items[index] != nil && isMoved[index], shifts[index] - count)
    }
  }
}

extension [Int64?] {
  /// For each position, true if its number is not in the longest part of the numbers that rises. Nil if all of them
  /// rise.
  fileprivate var outsideLongestRise: [Bool]? {
    let numbers = enumerated().compactMap { position, number in number.map { (position, $0) } }
    if zip(numbers, numbers.dropFirst()).allSatisfy({ $0.1 < $1.1 }) { return nil }
    // For each length of a rise, the one that ends with the least number so far; and the number before each.
    var (ends, before): ([Int], [Int?]) = ([], [])
    for (index, number) in numbers.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]].1 < number.1 { low = middle + 1 } else { high = middle }
      }
      before.append(low > 0 ? ends[low - 1] : nil)
      if low < ends.count { ends[low] = index } else { ends.append(index) }
    }
    var (isOutside, last) = ([Bool](repeating: true, count: count), ends.last)
    while let index = last {
      isOutside[numbers[index].0] = false
      last = before[index]
    }
    return isOutside
  }
}
