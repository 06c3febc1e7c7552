import ScrollSpace
internal import CScrollCore

/// How areas at least as large as the port cover it.
///
/// ```
///  area      ├─────────────────────────────────────────┤
///  others         ├──────┤               ├─────┤
///  port                 [      port      ]                as intended: both others intrude
///                        ├───────────────┤                the free stretch in the middle
/// ```
/// The port may lie anywhere in the area where no other area intrudes. Where some do, it goes to the free stretch
/// between them; where there is none, to the nearer of the stretches before and behind them all. A stretch shorter than
/// the port is aligned in it as the area is, and the port kept within the area. An area that reaches at least as far as this
/// one on both sides does not intrude.
struct SnapCovering {
  private let areas: SnapAreas
  private let port: SnapPort
  private let axis: Axis
  private let search: SnapSearch
  /// The areas that reach to where the port may come to lie.
  private var near: [Int]?

  init(_ search: SnapSearch) {
    self.search = search
    areas = search.areas
    port = search.port
    axis = search.axis
  }

  /// The offset at which an area covers the port, nearest to the intended one; nil where it offers none, or
  /// none that lies as near as `distance`.
  mutating func candidate(_ index: Int, lap: Double, within distance: Double) -> SnapCandidate? {
    let shift = lap * (port.extent[axis].period ?? 0)
    let (start, end) = (areas.lower[axis][index] + shift, areas.upper[axis][index] + shift)
    let first = start - port.lower[axis]
    let last = max(first, end - port.upper[axis])
    let (intended, base) = (search.move.intended, search.move.base)
    let wanted = port.extent[axis].clamp(min(max(intended, first), last))
    let isTooFar = (min(max(base, first), last) - base).magnitude > distance
    guard wanted == intended || !isTooFar else { return nil }
    let visible = search.visible(index)
    guard port.shows(search.cross.offset, visible, axis.cross) else { return nil }
    look(within: distance)
    guard let fitting = offset(for: wanted, of: index, start, end) else { return nil }
    let offset = min(max(fitting, first), last)
    guard port.extent[axis].clamp(offset) == offset else { return nil }
    return SnapCandidate(offset: offset, area: index, visible: visible, covers: true)
  }

  /// The laps of an area on a ring that may cover the port.
  func laps(of index: Int) -> [Double] {
    guard port.extent[axis].period != nil else { return [0] }
    let lap = port.lap(
      of: areas.lower[axis][index] - port.lower[axis], before: search.move.intended, axis)
    return [lap - 1, lap, lap + 1]
  }

  /// Finds out which areas reach to where the port may come to lie, once: distances only become less.
  private mutating func look(within distance: Double) {
    guard near == nil else { return }
    let (base, intended) = (search.move.base, search.move.intended)
    let from = min(base, intended) - distance + port.lower[axis]
    let to = max(base, intended) + distance + port.upper[axis]
    let isAll = port.extent[axis].period.map { to - from >= $0 } ?? !(to - from).isFinite
    var near: [Int] = []
    let isRing = port.extent[axis].period != nil
    areas.forEachIndex(in: { isAll || isRing || $0.reaches(into: from, to, axis) }) {
      if isAll || reaches($0, into: from, to) { near.append($0) }
    }
    self.near = near
  }

  private func offset(for wanted: Double, of index: Int, _ start: Double, _ end: Double) -> Double? {
    let (from, to) = (wanted + port.lower[axis], wanted + port.upper[axis])
    var (front, back) = (start, end)
    var (first, last) = (Double.infinity, -Double.infinity)
    var isSplit = false
    func take(_ other: Int, _ lower: Double, _ upper: Double) {
      guard other != index, upper > from, lower < to, lower > start || upper < end else { return }
      first = min(first, lower)
      last = max(last, upper)
      if lower <= from {
        front = max(front, upper)
      } else if upper >= to {
        back = min(back, lower)
      } else {
        isSplit = true
      }
    }
    for other in near ?? [] { forEachAppearance(of: other, from, to, take) }
    guard first < .infinity else { return wanted }
    guard let align = areas.align(index, axis) else { return nil }
    if front < back, !isSplit { return fit(wanted, in: front, back, align) }
    let before = start < first ? fit(wanted, in: start, first, align) : nil
    let behind = last < end ? fit(wanted, in: last, end, align) : nil
    guard let before, let behind else { return before ?? behind }
    let limits = (start - port.lower[axis], end - port.upper[axis])
    let away = { (offset: Double) in (min(max(offset, limits.0), limits.1) - wanted).magnitude }
    return away(behind) < away(before) ? behind : before
  }

  /// The offset nearest to the wanted one with the port in a stretch, or the stretch aligned in the port.
  private func fit(_ wanted: Double, in start: Double, _ end: Double, _ align: SnapAlignment) -> Double {
    guard end - start >= port.length(axis) else { return port.offset(aligning: start, end, align, axis) }
    return max(start - port.lower[axis], min(wanted, end - port.upper[axis]))
  }

  private func reaches(_ other: Int, into from: Double, _ to: Double) -> Bool {
    var found = false
    forEachAppearance(of: other, from, to) { _, lower, upper in
      if upper > from, lower < to { found = true }
    }
    return found
  }

  /// Where an area is; on a ring, where it appears between two coordinates.
  private func forEachAppearance(
    of other: Int, _ from: Double, _ to: Double, _ body: (Int, Double, Double) -> Void
  ) {
    let (lower, upper) = (areas.lower[axis][other], areas.upper[axis][other])
    guard let period = port.extent[axis].period else { return body(other, lower, upper) }
    // An area of many periods is the same everywhere: a few of its appearances say as much as all of them.
    let lap = max(csc_floor((from - upper) / period), csc_floor((from - lower) / period) - 3)
    for step in 0..<64 {
      let shift = (lap + Double(step)) * period
      guard lower + shift < to else { return }
      body(other, lower + shift, upper + shift)
    }
  }

  /// The offsets around one that covers the port at which no other area would intrude.
  func range(around offset: Double, of index: Int) -> ClosedRange<Double> {
    let shift = port.extent[axis].period.map { period in
      period * port.lap(of: areas.lower[axis][index] - port.lower[axis], before: offset, axis)
    }
    var (front, back) = (areas.lower[axis][index] + (shift ?? 0), areas.upper[axis][index] + (shift ?? 0))
    let (start, end) = (front, back)
    let (from, to) = (offset + port.lower[axis], offset + port.upper[axis])
    areas.forEachIndex(in: { shift != nil || $0.reaches(into: start, end, axis) }) { other in
      if other == index { return }
      forEachAppearance(of: other, start, end) { _, lower, upper in
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
