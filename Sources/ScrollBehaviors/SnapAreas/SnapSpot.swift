import ScrollSpace

/// The bounds of an area, margin included, as searches use them.
struct SnapSpot: Sendable {
  let id: Int64
  let lower: PerAxis<Double>
  let upper: PerAxis<Double>
  let align: PerAxis<Alignment?>
  let mustStop: Bool

  /// Nil if the numbers are invalid.
  init?(_ area: SnapArea) {
    guard let x = Self.bounds(area, .horizontal), let y = Self.bounds(area, .vertical) else { return nil }
    (lower, upper) = (PerAxis(x: x.start, y: y.start), PerAxis(x: x.end, y: y.end))
    (id, align, mustStop) = (area.id, area.align, area.mustStop)
  }

  private static func bounds(_ area: SnapArea, _ axis: Axis) -> (start: Double, end: Double)? {
    let (origin, length) = (area.frame.origin[axis], area.frame.size[axis])
    let (before, after) = (area.margin.lower(axis), area.margin.upper(axis))
    guard origin.isUsable, length >= 0, length.isUsable, before.isUsable, after.isUsable else { return nil }
    let (start, end) = (origin - before, origin + length + after)
    return end < start ? ((start + end) / 2, (start + end) / 2) : (start, end)
  }

  func length(_ axis: Axis) -> Double { upper[axis] - lower[axis] }

  /// True if this area contains another one, and is larger.
  func isAround(_ other: SnapSpot) -> Bool { contains(other) && !other.contains(self) }

  private func contains(_ other: SnapSpot) -> Bool {
    Axis.both.allSatisfy { lower[$0] <= other.lower[$0] && upper[$0] >= other.upper[$0] }
  }
}
