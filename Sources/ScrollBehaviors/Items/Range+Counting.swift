import ScrollTiling

/// The largest number of tiles at once, and of items examined for them.
let mostTiles: Int64 = 65_536

extension Range<Int64> {
  /// Returns the range, extended by the adjacent held items that are near.
  func joined(by held: Range<Int64>, where isNear: (Int64) -> Bool) -> Range<Int64> {
    var (first, end) = (lowerBound, upperBound)
    guard held.upperBound >= first, held.lowerBound <= end, !held.isEmpty else { return self }
    while first > held.lowerBound, isNear(first - 1) { first -= 1 }
    while end < held.upperBound, isNear(end) { end += 1 }
    return first..<end
  }

  func isCount(upTo limit: Int64) -> Bool {
    let (count, isTooMany) = upperBound.subtractingReportingOverflow(lowerBound)
    return !isTooMany && count <= limit
  }

  /// Returns at most `limit` elements of the range, from `first` on, or from its start.
  func count(upTo limit: Int64, from first: Int64 = .min) -> Range<Int64> {
    let first = Swift.min(Swift.max(lowerBound, first), upperBound)
    let (end, isTooMany) = first.addingReportingOverflow(limit)
    return first..<(isTooMany ? upperBound : Swift.min(end, upperBound))
  }
}

extension ClosedRange<Int64> {
  /// Throws if a place is not in the range.
  func require(_ place: Int64) throws(TilingError) {
    if !contains(place) { throw .place(place, in: self) }
  }
}
