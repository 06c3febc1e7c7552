import ScrollSpace

/// The places of the port in an area at least as large as the port.
extension SnapSelection {
  /// An offset, and whether the port fits into the stretch there.
  typealias Fit = (offset: Double, covers: Bool)
  /// A part of the content.
  typealias Stretch = (start: Double, end: Double)

  /// Returns the range that contains the places of the port within a distance, and two port lengths around them;
  /// without limits if it contains every area.
  func places(within distance: Double, _ search: SnapSearch) -> Stretch {
    let (axis, base, intended) = (search.axis, search.base, search.intended)
    let length = port.length(axis)
    let from = min(base, intended) - distance + port.lower[axis] - 2 * length
    let to = max(base, intended) + distance + port.upper[axis] + 2 * length
    let isAll = port.extent[axis].period.map { to - from >= $0 } ?? !(to - from).isFinite
    return isAll ? (-.infinity, .infinity) : (from, to)
  }

  /// Returns where the port goes in an area from `start` to `end`; nil if there is no place for the port.
  func fit(in start: Double, _ end: Double, _ align: Alignment, _ near: Stretch, _ search: SnapSearch) -> Fit?
  {
    let (axis, intended) = (search.axis, search.intended)
    let (from, to) = (intended + port.lower[axis], intended + port.upper[axis])
    var (before, middle, after) = ((start, end), (start, end), (start, end))
    var hasMiddle = true
    forEachArea(axis, reaching: (start, end), near) { other in
      forEachAppearance(of: other, axis, min(start, from), max(end, to)) { lower, upper in
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
    func fitted(_ stretch: Stretch) -> Fit? {
      guard stretch.start < stretch.end else { return nil }
      let (first, last) = (stretch.start - port.lower[axis], stretch.end - port.upper[axis])
      if first < last { return (min(max(intended, first), last), true) }
      let aligned = port.offset(aligning: stretch.start, stretch.end, align, axis)
      return (min(max(aligned, limits.0), limits.1), false)
    }
    if hasMiddle, let fit = fitted(middle) { return fit }
    let (first, last) = (fitted(before), fitted(after))
    guard let back = first, let ahead = last else { return first ?? last }
    let away = { (fit: Fit) in (fit.offset - intended).magnitude }
    return away(back) < away(ahead) ? back : ahead
  }

  /// Returns the offsets, around one that covers the port, at which no other area intrudes.
  func range(around offset: Double, of index: Int, _ axis: Axis) -> ClosedRange<Double> {
    let spot = areas.spots[index]
    let shift = port.extent[axis].period.map { period in
      period * port.lap(of: spot.lower[axis] - port.lower[axis], before: offset, axis)
    }
    var (front, back) = (spot.lower[axis] + (shift ?? 0), spot.upper[axis] + (shift ?? 0))
    let (start, end) = (front, back)
    let (from, to) = (offset + port.lower[axis], offset + port.upper[axis])
    forEachArea(axis, reaching: (start, end), (-.infinity, .infinity)) { other in
      if other == index { return }
      forEachAppearance(of: other, axis, start, end) { lower, upper in
        guard lower > start || upper < end else { return }
        if upper <= from { front = max(front, upper) }
        if lower >= to { back = min(back, lower) }
        if upper > from, lower < to { (front, back) = (to, from) }
      }
    }
    let (first, last) = (front - port.lower[axis], back - port.upper[axis])
    return first <= offset && offset <= last ? first...last : offset...offset
  }

  /// Calls `body` with the areas that may reach into a stretch, and overlap a range.
  @inline(__always)
  private func forEachArea(
    _ axis: Axis, reaching stretch: Stretch, _ range: Stretch, _ body: (Int) -> Void
  ) {
    let isAll = range.start == -.infinity
    let period = port.extent[axis].period
    areas.forEachIndex(
      in: { _ in true },
      near: {
        $0.reaches(into: stretch.start, stretch.end, axis, period: period)
          && (isAll || $0.reaches(into: range.start, range.end, axis, period: period))
      }
    ) {
      if isAll || overlaps($0, axis, range) { body($0) }
    }
  }

  private func overlaps(_ other: Int, _ axis: Axis, _ range: Stretch) -> Bool {
    var found = false
    forEachAppearance(of: other, axis, range.start, range.end) { lower, upper in
      if upper > range.start, lower < range.end { found = true }
    }
    return found
  }

  /// Calls `body` with the bounds of an area; on a ring, with those of each appearance between two
  /// coordinates.
  private func forEachAppearance(
    of other: Int, _ axis: Axis, _ from: Double, _ to: Double, _ body: (Double, Double) -> Void
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
}
