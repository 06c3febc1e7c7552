import ScrollSpace

/// The bounds of 64 neighbours in a store. By these a search skips all of them at once.
struct SnapBlock: Sendable {
  /// The number of areas in a block.
  static let size = 64

  /// The range of the areas' starts.
  private(set) var lower: PerAxis<ClosedRange<Double>>
  /// The range of the areas' ends.
  private(set) var upper: PerAxis<ClosedRange<Double>>
  /// The length of the longest area.
  private(set) var longest: PerAxis<Double>

  init(_ spot: SnapSpot) {
    let (lower, upper) = (spot.lower, spot.upper)
    self.lower = PerAxis(x: lower.x...lower.x, y: lower.y...lower.y)
    self.upper = PerAxis(x: upper.x...upper.x, y: upper.y...upper.y)
    longest = PerAxis(x: spot.length(.horizontal), y: spot.length(.vertical))
  }

  mutating func add(_ spot: SnapSpot) {
    for axis in Axis.both {
      lower[axis] = Self.with(spot.lower[axis], lower[axis])
      upper[axis] = Self.with(spot.upper[axis], upper[axis])
      longest[axis] = max(longest[axis], spot.length(axis))
    }
  }

  private static func with(_ number: Double, _ range: ClosedRange<Double>) -> ClosedRange<Double> {
    min(number, range.lowerBound)...max(number, range.upperBound)
  }

  /// True if any of the areas may overlap the range between two coordinates.
  func reaches(into from: Double, _ to: Double, _ axis: Axis) -> Bool {
    upper[axis].upperBound >= from && lower[axis].lowerBound <= to
  }

  /// Returns a lower bound of the distance to every offset at which one of the areas is aligned or covers the
  /// port. Not valid for rings.
  func leastDistance(to offset: Double, in port: SnapPort, _ axis: Axis) -> Double {
    let first = min(lower[axis].lowerBound - port.lower[axis], upper[axis].lowerBound - port.upper[axis])
    let last = max(lower[axis].upperBound - port.lower[axis], upper[axis].upperBound - port.upper[axis])
    let away = max(port.extent[axis].clamp(first) - offset, offset - port.extent[axis].clamp(last))
    // An area just as long as the port has one offset, which rounding may place just outside both ends.
    return max(0, away - Tolerance.sum(near: max(first.magnitude, last.magnitude)))
  }
}
