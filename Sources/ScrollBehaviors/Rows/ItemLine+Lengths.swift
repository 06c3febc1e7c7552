import ScrollTiling

// Items without a length, such as folded lines: they cover no offset, and need no tile.
extension ItemLine {
  /// Returns true if an item has a length.
  mutating func isLong(_ position: Int64) -> Bool {
    lengths == nil || item(position).map { $0.length > 0 } ?? false
  }

  /// Calls `body` with the positions whose items have a length, in order. Returns true if all have one.
  ///
  /// Items without a length are passed over at once, because the next item in view at the offset of one of them is the
  /// one behind them all.
  @discardableResult
  mutating func forEachLong(in range: Range<Int64>, _ body: (Int64) -> Void) -> Bool {
    if lengths == nil {
      for position in range { body(position) }
      return true
    }
    var (position, areAll) = (range.lowerBound, true)
    while position < range.upperBound, let item = item(position) {
      if item.length > 0 {
        body(position)
        position += 1
      } else {
        (position, areAll) = (next(after: position, at: item.start), false)
      }
    }
    return areAll
  }

  /// Returns the number of positions whose items have a length; a number above `limit` for more.
  mutating func countLong(in range: Range<Int64>, upTo limit: Int64) -> Int64 {
    // A row without ends has more than can be subtracted.
    if lengths == nil {
      return range.isCount(upTo: limit) ? range.upperBound - range.lowerBound : limit + 1
    }
    var (position, count) = (range.lowerBound, Int64(0))
    while position < range.upperBound, count <= limit, let item = item(position) {
      if item.length > 0 { count += 1 }
      position = item.length > 0 ? position + 1 : next(after: position, at: item.start)
    }
    return count
  }

  /// Returns the next position in view behind an item without a length.
  private mutating func next(after position: Int64, at start: Double) -> Int64 {
    max(position + 1, visible(from: start, length: start.magnitude.ulp + 1).lowerBound)
  }
}
