import ScrollTiling

// Items without a length, such as folded lines: they cover no offset, and need no tile.
extension ItemLine {
  /// Returns true if an item has a length.
  mutating func isLong(_ position: Int64) -> Bool {
    lengths == nil || item(position).map { $0.length > 0 } ?? false
  }

  /// Returns the number of positions whose items have a length; a number above `limit` for more.
  mutating func countLong(in range: Range<Int64>, upTo limit: Int64) -> Int64 {
    // A row without ends has more than can be subtracted.
    if lengths == nil {
      return range.isCount(upTo: limit) ? range.upperBound - range.lowerBound : limit + 1
    }
    var (position, count) = (range.lowerBound, Int64(0))
    while position < range.upperBound, count <= limit, let step = step(at: position) {
      if step.isLong { count += 1 }
      position = step.next
    }
    return count
  }

  /// Returns whether the item at a position has a length, and the next position to look at; nil if there is no item.
  ///
  /// Items without a length are passed over at once, because the next item in view at the offset of one of them is the
  /// one behind them all.
  mutating func step(at position: Int64) -> (isLong: Bool, next: Int64)? {
    guard let item = item(position) else { return nil }
    if item.length > 0 { return (true, position + 1) }
    let seen = visible(from: item.start, length: item.start.magnitude.ulp + 1)
    return (false, max(position + 1, seen.lowerBound))
  }
}

extension ItemRow {
  /// Calls `body` with the positions whose items have a length, in order. Returns true if all have one. `body` may read
  /// the row.
  @discardableResult
  func forEachLong(in range: Range<Int64>, _ body: (Int64) -> Void) -> Bool {
    if line.lengths == nil {
      for position in range { body(position) }
      return true
    }
    var (position, areAll) = (range.lowerBound, true)
    while position < range.upperBound, let step = line.step(at: position) {
      if step.isLong { body(position) } else { areAll = false }
      position = step.next
    }
    return areAll
  }
}
