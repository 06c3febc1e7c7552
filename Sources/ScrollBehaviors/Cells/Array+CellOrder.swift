/// Returns true if a cell comes first, row by row, and from the left in each row. Indices are in their own
/// order.
func isBefore(_ cell: Cell, _ other: Cell) -> Bool {
  cell.y == other.y ? cell.x < other.x : cell.y < other.y
}

extension Array {
  mutating func putInOrder(by isBefore: (Element, Element) -> Bool) {
    withUnsafeMutableBufferPointer { $0.putInOrder(by: isBefore) }
  }
}

extension UnsafeMutableBufferPointer {
  /// Sorts the elements in place, by heap sort. Unlike `sort`, this allocates no memory. The cost is O(n log
  /// n), or O(n) if they are in order already. The sort is not stable.
  mutating func putInOrder(by isBefore: (Element, Element) -> Bool) {
    var sorted = 1
    while sorted < count, !isBefore(self[sorted], self[sorted - 1]) { sorted += 1 }
    if sorted >= count { return }
    var root = count / 2
    while root > 0 {
      root -= 1
      sink(root, before: count, by: isBefore)
    }
    var end = count
    while end > 1 {
      end -= 1
      swapAt(0, end)
      sink(0, before: end, by: isBefore)
    }
  }

  /// Moves an element down the heap, below those that come after it.
  private mutating func sink(_ start: Int, before end: Int, by isBefore: (Element, Element) -> Bool) {
    var root = start
    while 2 * root + 1 < end {
      var child = 2 * root + 1
      if child + 1 < end, isBefore(self[child], self[child + 1]) { child += 1 }
      guard isBefore(self[root], self[child]) else { return }
      swapAt(root, child)
      root = child
    }
  }
}
