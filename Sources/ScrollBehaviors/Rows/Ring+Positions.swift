import ScrollSpace

extension Ring {
  /// Returns the positions in view between two coordinates of a ring whose laps all have the same items.
  /// `seen` returns the items between two coordinates of one lap. The result is empty if the positions are
  /// too large.
  func positions(
    from: Double, to: Double, of items: Range<Int64>, _ seen: (_ from: Double, _ to: Double) -> Range<Int64>
  ) -> Range<Int64> {
    let count = items.upperBound - items.lowerBound
    let (first, last) = (lap(of: from), lap(of: to))
    let (into, end) = (wrapped(from), wrapped(to))
    let room = (1 << 61) / count
    guard first.magnitude < room, last.magnitude < room else { return 0..<0 }
    if first == last {
      let seen = seen(into, end)
      return seen.lowerBound + first * count..<seen.upperBound + first * count
    }
    let lower = seen(into, period).lowerBound + first * count
    let upper = end > 0 ? seen(0, end).upperBound : items.lowerBound
    return lower..<max(lower, upper + last * count)
  }
}
