import ScrollEngine
import ScrollSpace

extension ExtentProposal {
  /// Sets the ends of the content on an axis, in the scroller's coordinates; nil means no end.
  mutating func end(_ ends: (lower: Double?, upper: Double?), on axis: Axis) {
    var extent = Extent(
      lower: ends.lower.map { origin.zoomed($0, on: axis) - inset.lower(axis) },
      upper: ends.upper.map { origin.zoomed($0, on: axis) + inset.upper(axis) - viewport[axis] })
    if let lower = extent.lower, let upper = extent.upper { extent.upper = max(lower, upper) }
    self.extent[axis] = extent
  }
}
