import ScrollSpace

/// How far the areas that stand side by side in a store reach, so that a search passes over all of them at once.
struct SnapBlock: Sendable {
  /// How many areas a block has.
  static let size = 64

  /// Where they start.
  private(set) var lower: PerAxis<ClosedRange<Double>>
  /// Where they end.
  private(set) var upper: PerAxis<ClosedRange<Double>>
  /// How long the longest of them is.
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

  /// Whether any of them may reach into what lies between two coordinates.
  func reaches(into from: Double, _ to: Double, _ axis: Axis) -> Bool {
    upper[axis].upperBound >= from && lower[axis].lowerBound <= to
  }

  /// No offset at which one of them is aligned in a port, or covers it, is nearer than this. Not for rings.
  func leastDistance(to offset: Double, in port: SnapPort, _ axis: Axis) -> Double {
    let first = min(lower[axis].lowerBound - port.lower[axis], upper[axis].lowerBound - port.upper[axis])
    let last = max(lower[axis].upperBound - port.lower[axis], upper[axis].upperBound - port.upper[axis])
    let away = max(port.extent[axis].clamp(first) - offset, offset - port.extent[axis].clamp(last))
    // The middle of an area as long as the port may be rounded to just outside both of its ends.
    return max(0, away - Tolerance.sum(near: max(first.magnitude, last.magnitude)))
  }
}
