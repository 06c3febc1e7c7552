import ScrollSpace

/// The bounds of neighbours in a store. By these a search skips all of them at once.
struct SnapBlock: Sendable {
  /// The number of areas in the smallest block.
  static let size = 16
  /// The number of times that the smallest block is doubled in a group of 64 areas.
  static let groupLevel = 2

  /// The range of the areas' starts.
  private(set) var lower: PerAxis<ClosedRange<Double>>
  /// The range of the areas' ends.
  private(set) var upper: PerAxis<ClosedRange<Double>>
  /// The length of the longest area.
  private(set) var longest: PerAxis<Double>
  /// The axes on which any of the areas aligns.
  private(set) var aligns: PerAxis<Bool>
  /// True if any of the areas is aligned at different places of the area and of the port.
  private(set) var isSkewed: Bool
  /// True if a fling must stop at any of the areas.
  private(set) var hasStops: Bool

  init(_ spot: SnapSpot) {
    let (lower, upper) = (spot.lower, spot.upper)
    self.lower = PerAxis(x: lower.x...lower.x, y: lower.y...lower.y)
    self.upper = PerAxis(x: upper.x...upper.x, y: upper.y...upper.y)
    longest = PerAxis(x: spot.length(.horizontal), y: spot.length(.vertical))
    aligns = PerAxis(x: spot.align.x != nil, y: spot.align.y != nil)
    isSkewed = Self.isSkewed(spot.align.x) || Self.isSkewed(spot.align.y)
    hasStops = spot.mustStop
  }

  /// Adds the areas of another block.
  mutating func add(_ other: SnapBlock) {
    for axis in Axis.both {
      lower[axis] = Self.union(other.lower[axis], lower[axis])
      upper[axis] = Self.union(other.upper[axis], upper[axis])
      longest[axis] = max(longest[axis], other.longest[axis])
      aligns[axis] = aligns[axis] || other.aligns[axis]
    }
    isSkewed = isSkewed || other.isSkewed
    hasStops = hasStops || other.hasStops
  }

  private static func union(_ one: ClosedRange<Double>, _ other: ClosedRange<Double>)
    -> ClosedRange<Double>
  {
    min(one.lowerBound, other.lowerBound)...max(one.upperBound, other.upperBound)
  }

  private static func isSkewed(_ align: Alignment?) -> Bool {
    align.map { $0.item != $0.viewport } ?? false
  }

  /// True if any of the areas may overlap the range between two coordinates; on a ring, in any lap.
  func reaches(into from: Double, _ to: Double, _ axis: Axis, period: Double? = nil) -> Bool {
    let (first, last) = (lower[axis].lowerBound, upper[axis].upperBound)
    guard let period else { return last >= from && first <= to }
    // The last copy that begins before the end of the range.
    let lap = Ring(anyPeriod: period).laps(before: to - first)
    let near = Tolerance.sum(near: max(first.magnitude, last.magnitude) + to.magnitude + period)
    let away = from - (last + lap * period)
    return !(away > near) || !((first + (lap + 1) * period) - to > near)
  }

  /// Returns a lower bound of the distance to every offset at which one of the areas is aligned or covers the
  /// port. Of aligned areas that are skewed, the distance is shorter by the skew.
  func leastDistance(to offset: Double, in lane: SnapLane, _ axis: Axis) -> Double {
    let (first, last) = offsets(in: lane, axis)
    // An area just as long as the port has one offset, which rounding may place just outside both ends.
    let rounding = Tolerance.sum(near: max(first.magnitude, last.magnitude))
    guard let period = lane.period else {
      return max(0, max(lane.clamp(first) - offset, offset - lane.clamp(last)) - rounding)
    }
    let lap = Ring(anyPeriod: period).laps(before: offset - first)
    let (before, after) = (offset - (last + lap * period), first + (lap + 1) * period - offset)
    return max(0, min(before, after) - rounding - Tolerance.sum(near: offset.magnitude + period))
  }

  /// True if one of the areas may be aligned ahead of an offset. Not valid for rings.
  func mayLieAhead(of offset: Double, _ way: Double, in lane: SnapLane, _ axis: Axis) -> Bool {
    let (first, last) = offsets(in: lane, axis)
    let rounding = Tolerance.sum(near: max(first.magnitude, last.magnitude)) + skew(in: lane)
    return way > 0 ? lane.clamp(last) + rounding > offset : lane.clamp(first) - rounding < offset
  }

  /// Returns the greatest distance of an aligned offset from those that ``leastDistance(to:in:_:)`` knows. For
  /// example, an area's start may be aligned at the port's end.
  func skew(in lane: SnapLane) -> Double { isSkewed ? lane.length : 0 }

  /// True if one of the areas may be in view on an axis.
  @inline(__always)
  func isShown(at offset: Double, in lane: SnapLane, _ axis: Axis) -> Bool {
    lane.shows(lower[axis].lowerBound, upper[axis].upperBound, at: offset)
  }

  @inline(__always)
  private func offsets(in lane: SnapLane, _ axis: Axis) -> (first: Double, last: Double) {
    let (lower, upper) = (lower[axis], upper[axis])
    return (
      min(lower.lowerBound - lane.start, upper.lowerBound - lane.end),
      max(lower.upperBound - lane.start, upper.upperBound - lane.end)
    )
  }
}
