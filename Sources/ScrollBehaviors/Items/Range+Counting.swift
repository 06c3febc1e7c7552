import ScrollTiling

/// How many tiles there can be at once, and how many items are looked at for them.
let mostTiles: Int64 = 65_536

extension Range<Int64> {
  /// The range with the held items next to it that are near.
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

  /// The items of a range from one of them on, or from the first, no more than a limit.
  func count(upTo limit: Int64, from first: Int64 = .min) -> Range<Int64> {
    let first = Swift.min(Swift.max(lowerBound, first), upperBound)
    let (end, isTooMany) = first.addingReportingOverflow(limit)
    return first..<(isTooMany ? upperBound : Swift.min(end, upperBound))
  }
}

extension ClosedRange<Int64> {
  /// Throws if a place is not among these.
  func require(_ place: Int64) throws(TilingError) {
    if !contains(place) { throw .place(place, in: self) }
  }
}
