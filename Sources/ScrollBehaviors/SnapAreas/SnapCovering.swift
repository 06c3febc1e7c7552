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
  /// An offset, and whether the port fits into the stretch there.
  private typealias Fit = (offset: Double, covers: Bool)

  private let search: SnapSearch
  /// The areas that overlap the possible places of the port.
  private var near: [Int]?
  /// The result for the last stretch: in a grid many areas have the same bounds.
  private var known: (start: Double, end: Double, align: Alignment, fit: Fit?)?

  init(_ search: SnapSearch) { self.search = search }

  private var areas: SnapAreas { search.areas }
  private var port: SnapPort { search.port }
  private var axis: Axis { search.axis }

  /// Returns the offset nearest to the intended one at which an area covers the port; nil if there is none
  /// within `distance`.
  mutating func candidate(_ index: Int, lap: Double, within distance: Double) -> SnapCandidate? {
    let shift = lap * (port.extent[axis].period ?? 0)
    let spot = areas.spots[index]
    let (start, end) = (spot.lower[axis] + shift, spot.upper[axis] + shift)
    guard let align = spot.align[axis], end - start >= port.length(axis) else { return nil }
    let first = start - port.lower[axis]
    let last = max(first, end - port.upper[axis])
    let (intended, base) = (search.move.intended, search.move.base)
    let isInside = first <= intended && intended <= last
    guard isInside || (min(max(base, first), last) - base).magnitude <= distance else { return nil }
    noteNearby(within: distance)
    if start != known?.start || end != known?.end || align != known?.align {
      known = (start, end, align, fit(in: start, end, align))
    }
    guard let (offset, covers) = known?.fit else { return nil }
    guard offset == intended || offset == port.extent[axis].clamp(offset) else { return nil }
    return SnapCandidate(
      offset: offset, area: index, visible: search.visible(spot), covers: covers,
      isIntended: offset == intended)
  }

  /// Returns the laps of an area on a ring that may cover the port.
  func laps(of spot: SnapSpot) -> [Double] {
    guard port.extent[axis].period != nil else { return [0] }
    let lap = port.lap(of: spot.lower[axis] - port.lower[axis], before: search.move.intended, axis)
    return [lap - 1, lap, lap + 1]
  }

  /// Collects, once, the areas that overlap the possible places of the port, and two port lengths around
  /// them. Later distances are only shorter.
  private mutating func noteNearby(within distance: Double) {
    guard near == nil else { return }
    let (base, intended) = (search.move.base, search.move.intended)
    let length = port.length(axis)
    let from = min(base, intended) - distance + port.lower[axis] - 2 * length
    let to = max(base, intended) + distance + port.upper[axis] + 2 * length
    let isAll = port.extent[axis].period.map { to - from >= $0 } ?? !(to - from).isFinite
    var near: [Int] = []
    let isRing = port.extent[axis].period != nil
    areas.forEachIndex(in: { isAll || isRing || $0.reaches(into: from, to, axis) }) {
      if isAll || reaches($0, into: from, to) { near.append($0) }
    }
    self.near = near
  }

  /// Returns where the port goes in an area from `start` to `end`; nil if there is no place for the port.
  private func fit(in start: Double, _ end: Double, _ align: Alignment) -> Fit? {
    let (from, to) = (search.move.intended + port.lower[axis], search.move.intended + port.upper[axis])
    var (before, middle, after) = ((start, end), (start, end), (start, end))
    var hasMiddle = true
    for other in near ?? [] {
      forEachAppearance(of: other, min(start, from), max(end, to)) { lower, upper in
        guard lower <= end, upper >= start, lower > start || upper < end else { return }
        if upper < from { before.0 = max(before.0, upper) } else { before.1 = min(before.1, lower) }
        if lower > to { after.1 = min(after.1, lower) } else { after.0 = max(after.0, upper) }
        if lower <= from && upper >= to || lower >= from && upper <= to {
          hasMiddle = false
        } else if lower <= from {
          middle.0 = max(middle.0, upper)
        } else {
          middle.1 = min(middle.1, lower)
        }
      }
    }
    let limits = (start - port.lower[axis], end - port.upper[axis])
    func fitted(_ stretch: (start: Double, end: Double)) -> Fit? {
      guard stretch.start < stretch.end else { return nil }
      let (first, last) = (stretch.start - port.lower[axis], stretch.end - port.upper[axis])
      if first < last { return (min(max(search.move.intended, first), last), true) }
      let aligned = port.offset(aligning: stretch.start, stretch.end, align, axis)
      return (min(max(aligned, limits.0), limits.1), false)
    }
    if hasMiddle, let fit = fitted(middle) { return fit }
    let (first, last) = (fitted(before), fitted(after))
    guard let back = first, let ahead = last else { return first ?? last }
    let away = { (fit: Fit) in (fit.offset - search.move.intended).magnitude }
    return away(back) < away(ahead) ? back : ahead
  }

  private func reaches(_ other: Int, into from: Double, _ to: Double) -> Bool {
    var found = false
    forEachAppearance(of: other, from, to) { lower, upper in
      if upper > from, lower < to { found = true }
    }
    return found
  }

  /// Calls `body` with the bounds of an area; on a ring, with those of each appearance between two
  /// coordinates.
  private func forEachAppearance(
    of other: Int, _ from: Double, _ to: Double, _ body: (Double, Double) -> Void
  ) {
    let (lower, upper) = (areas.spots[other].lower[axis], areas.spots[other].upper[axis])
    guard let period = port.extent[axis].period else { return body(lower, upper) }
    // An area of many periods looks the same everywhere: a few appearances are enough.
    let ring = Ring(anyPeriod: period)
    let lap = max(ring.laps(before: from - upper), ring.laps(before: from - lower) - 3)
    for step in 0..<64 {
      let shift = (lap + Double(step)) * period
      guard lower + shift < to else { return }
      body(lower + shift, upper + shift)
    }
  }

  /// Returns the offsets, around one that covers the port, at which no other area intrudes.
  func range(around offset: Double, of index: Int) -> ClosedRange<Double> {
    let spot = areas.spots[index]
    let shift = port.extent[axis].period.map { period in
      period * port.lap(of: spot.lower[axis] - port.lower[axis], before: offset, axis)
    }
    var (front, back) = (spot.lower[axis] + (shift ?? 0), spot.upper[axis] + (shift ?? 0))
    let (start, end) = (front, back)
    let (from, to) = (offset + port.lower[axis], offset + port.upper[axis])
    areas.forEachIndex(in: { shift != nil || $0.reaches(into: start, end, axis) }) { other in
      if other == index { return }
      forEachAppearance(of: other, start, end) { lower, upper in
        guard lower > start || upper < end else { return }
        if upper <= from { front = max(front, upper) }
        if lower >= to { back = min(back, lower) }
        if upper > from, lower < to { (front, back) = (to, from) }
      }
    }
    let (first, last) = (front - port.lower[axis], back - port.upper[axis])
    return first <= offset && offset <= last ? first...last : offset...offset
  }
}
