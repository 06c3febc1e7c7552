import ScrollSpace
import ScrollTiling

/// The bounds of an area, margin included, as searches use them.
struct SnapSpot: Sendable {
  let id: Int64
  private(set) var lower: PerAxis<Double>
  private(set) var upper: PerAxis<Double>
  let align: PerAxis<Alignment?>
  let mustStop: Bool

  /// Nil if the numbers are invalid.
  init?(_ area: SnapArea) {
    guard let x = Self.bounds(area, .horizontal), let y = Self.bounds(area, .vertical) else {
      return nil
    }
    (lower, upper) = (PerAxis(x: x.start, y: y.start), PerAxis(x: x.end, y: y.end))
    (id, align, mustStop) = (area.id, area.align, area.mustStop)
  }

  /// Creates the area of an item along an axis, as ``SnapArea`` does. Nil if the numbers are invalid.
  init?(_ place: ItemPlace, along axis: Axis, _ alignment: Alignment) {
    guard place.start.isUsable, place.length >= 0, place.length.isUsable else { return nil }
    // Across, the area is in view everywhere.
    (lower, upper) = (PerAxis(-0x1p60), PerAxis(0x1p60))
    (id, align, mustStop) = (place.index, PerAxis(alignment, on: axis, else: nil), false)
    (lower[axis], upper[axis]) = (0 + place.start, 0 + place.start + place.length)
  }

  private static func bounds(_ area: SnapArea, _ axis: Axis) -> (start: Double, end: Double)? {
    let (origin, length) = (area.frame.origin[axis], area.frame.size[axis])
    let (before, after) = (area.margin.lower(axis), area.margin.upper(axis))
    guard origin.isUsable, length >= 0, length.isUsable, before.isUsable, after.isUsable else {
      return nil
    }
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
