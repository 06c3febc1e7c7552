import ScrollSpace

/// Finds how areas at least as large as the port cover it.
///
/// ```
///  area      ├─────────────────────────────────────────┤
///  others         ├──────┤               ├─────┤
///  port                 [      port      ]                as intended: both others intrude
///                        ├───────────────┤                the free stretch in the middle
/// ```
/// The port may lie anywhere in the area where no other area intrudes. If others intrude, the port goes to
/// the free stretch in the middle: after the areas that begin before the port, and before those that begin
/// later.
///
/// There is no middle if another area contains the port, or lies in it. Then the port goes to the nearer of
/// the stretches before and after all intruding areas. In a stretch shorter than the port, the port is
/// aligned as the area is, and kept within the area. An area that extends at least as far as this one on both
/// sides does not intrude.
struct SnapCovering {
  /// The range that contains the possible places of the port, and two port lengths around them. Nil before the first
  /// area.
  private var near: SnapSelection.Stretch?
  /// The result for the last stretch: in a grid many areas have the same bounds.
  private var known: (start: Double, end: Double, align: Alignment, fit: SnapSelection.Fit?)?

  /// Returns the offset nearest to the intended one at which an area covers the port; nil if there is none
  /// within `distance`.
  mutating func candidate(
    _ index: Int, lap: Double, within distance: Double, _ search: SnapSearch, _ selection: SnapSelection
  ) -> SnapCandidate? {
    let (port, axis) = (selection.port, search.axis)
    let shift = lap * (port.extent[axis].period ?? 0)
    let spot = selection.areas.spots[index]
    let (start, end) = (spot.lower[axis] + shift, spot.upper[axis] + shift)
    guard let align = spot.align[axis], end - start >= port.length(axis) else { return nil }
    let first = start - port.lower[axis]
    let last = max(first, end - port.upper[axis])
    let (intended, base) = (search.intended, search.base)
    let isInside = first <= intended && intended <= last
    guard isInside || (min(max(base, first), last) - base).magnitude <= distance else { return nil }
    // Later distances are only shorter.
    let near = near ?? selection.places(within: distance, search)
    self.near = near
    if start != known?.start || end != known?.end || align != known?.align {
      known = (start, end, align, selection.fit(in: start, end, align, near, search))
    }
    guard let (offset, covers) = known?.fit else { return nil }
    guard offset == intended || offset == port.extent[axis].clamp(offset) else { return nil }
    return SnapCandidate(
      offset: offset, area: index, visible: selection.visible(spot, search), covers: covers,
      isIntended: offset == intended)
  }
}
