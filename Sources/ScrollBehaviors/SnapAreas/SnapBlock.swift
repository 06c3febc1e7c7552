import ScrollSpace

/// How far the areas that stand side by side in a store reach, so that a search passes over all of them at once.
struct SnapBlock: Sendable {
  /// How many areas a block has.
  static let size = 256

  /// Where they start.
  private(set) var lower: PerAxis<ClosedRange<Double>>
  /// Where they end.
  private(set) var upper: PerAxis<ClosedRange<Double>>
  /// How long the longest of them is.
  private(set) var longest: PerAxis<Double>

  init(_ x: (start: Double, end: Double), _ y: (start: Double, end: Double)) {
    lower = PerAxis(x: x.start...x.start, y: y.start...y.start)
    upper = PerAxis(x: x.end...x.end, y: y.end...y.end)
    longest = PerAxis(x: x.end - x.start, y: y.end - y.start)
  }

  mutating func add(_ x: (start: Double, end: Double), _ y: (start: Double, end: Double)) {
    lower = PerAxis(x: Self.with(x.start, lower.x), y: Self.with(y.start, lower.y))
    upper = PerAxis(x: Self.with(x.end, upper.x), y: Self.with(y.end, upper.y))
    longest = PerAxis(x: max(longest.x, x.end - x.start), y: max(longest.y, y.end - y.start))
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

extension SnapAreas {
  /// Goes through the areas of those blocks that may matter, in order.
  @inline(__always)
  func forEachIndex(in mayMatter: (SnapBlock) -> Bool, _ body: (Int) -> Void) {
    for (place, block) in blocks.enumerated() where mayMatter(block) {
      for index in place * SnapBlock.size..<min(count, (place + 1) * SnapBlock.size) { body(index) }
    }
  }
}
