import ScrollBehaviors

/// Rows to land on: all that Paging does along the vertical axis, written with public API alone, for rows of
/// any height.
final class SnapToRows: ScrollBehavior {
  /// In points; nil: as high as the viewport less its insets.
  let height: Double?
  /// The speed from which a release turns to the next row, in points per second.
  let threshold: Double
  /// The longest response of the spring that brings a row, in seconds.
  let response: Double
  /// The row it shows first, how many there are, and the row as a number with a fraction.
  private(set) var row = 0
  private(set) var rowCount = 0
  private(set) var fraction = 0.0
  private weak var scroll: ScrollController?

  init(height: Double? = nil, threshold: Double = 200, response: Double = 0.4) {
    self.height = height
    self.threshold = threshold
    self.response = response
  }

  var name: StaticString { "SnapToRows" }

  func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
    guard let rows = Rows(context.geometry, height),
      let row = row(for: proposal, on: rows, in: context)
    else { return }
    proposal.offset.y = rows.offset(of: row)
    proposal.restTarget.y = RestTarget(id: Int64(rows.clamp(row)))
    guard proposal.cause.y != .layout else { return }
    proposal.arrival.y = .spring(
      response: response(over: proposal.offset.y - proposal.start.y, at: proposal.velocity.y))
  }

  /// The row to go to; nil where a proposal is none of its business.
  private func row(for proposal: TargetProposal, on rows: Rows, in context: ScrollContext) -> Double? {
    let heading = context.destination.y
    let natural = proposal.natural.y
    switch proposal.cause.y {
    case .program, nil: return nil
    case .step:
      let base = context.phase == .animating ? heading : proposal.start.y
      return rows.nearest(to: heading) + (natural > base ? 1 : -1)
    case .release:
      let row = landing(from: proposal.start.y, at: proposal.velocity.y, on: rows)
      guard let first = context.dragStart.map({ rows.nearest(to: $0.y) }) else { return row }
      return min(max(row, first - 1), first + 1)
    case .drag, .wheel, .layout: return rows.nearest(to: natural)
    }
  }

  /// Where the row that it chose is now.
  func offset(of targets: inout PerAxis<RestTarget?>, in context: ScrollContext) -> PerAxis<Double?> {
    guard let row = targets.y?.id else { return PerAxis(nil) }
    return PerAxis(x: nil, y: Rows(context.geometry, height)?.offset(of: Double(row)))
  }

  private func landing(from start: Double, at velocity: Double, on rows: Rows) -> Double {
    let isFling = velocity != 0 && velocity.magnitude >= threshold
    guard isFling, rows.places.contains(start) else { return rows.nearest(to: start) }
    let fraction = rows.fraction(at: start)
    return velocity > 0 ? (fraction + 1e-9).rounded(.down) + 1 : (fraction - 1e-9).rounded(.up) - 1
  }

  /// Short enough for the spring not to overshoot; but no shorter than a fifth.
  private func response(over distance: Double, at velocity: Double) -> Double {
    let longest = 2 * .pi * distance / velocity
    return longest > 0 ? max(response / 5, min(response, longest)) : response
  }

  func layout(_ change: inout LayoutChange, in context: ScrollContext) {
    guard let old = Rows(change.old, height), let new = Rows(change.new, height), old != new else { return }
    // The row on which it comes to rest is asked for.
    let isOnRow = scroll?.restTarget(of: self, on: .vertical) != nil
    switch context.phase {
    case .tracking, .dragging, .wheeling: change.offset.y = new.place(of: change.offset.y, among: old)
    case .idle where !isOnRow:
      change.destination.y = new.offset(of: old.nearest(to: change.destination.y))
      change.offset.y = change.destination.y
    case .decelerating, .animating:
      // Another frame shows the same part of the same rows, to 1/64 point, so that the end keeps every bit.
      if old.height != new.height || old.start != new.start {
        let shift = new.place(of: change.offset.y, among: old) - change.offset.y
        change.offset.y += (shift * 64 + 0.5).rounded(.down) / 64
      }
      if isOnRow { break }
      let row = old.nearest(to: change.destination.y)
      change.destination.y =
        old.offset(of: row) == change.destination.y
        ? new.offset(of: row) : new.place(of: change.destination.y, among: old)
    case .idle: break
    }
  }

  func didAttach(to scroll: ScrollController) { self.scroll = scroll }
  func didDetach() { scroll = nil }
  func scrollDidScroll(_ scroll: ScrollController) { update(scroll) }
  func scrollDidLayout(_ scroll: ScrollController) { update(scroll) }
  func scrollDidChangePhase(_ scroll: ScrollController, from old: Phase) { update(scroll) }

  private func update(_ scroll: ScrollController) {
    let rows = Rows(scroll.geometry, height)
    rowCount = rows.map { Int($0.count) } ?? 0
    row = rows.map { Int($0.nearest(to: scroll.contentOffset.y)) } ?? 0
    fraction = rows?.fraction(at: scroll.contentOffset.y) ?? 0
  }
}

/// Where rows are.
private struct Rows: Equatable {
  let height: Double
  let start: Double
  let count: Double
  let extent: Extent

  init?(_ geometry: Geometry, _ height: Double?) {
    self.height = height ?? geometry.visibleLength(.vertical)
    start = -geometry.inset.top
    extent = geometry.extent.y
    guard self.height > 0, geometry.content.height > 0 else { return nil }
    // A sum of heights may end slightly past the last row.
    count = max(1, (geometry.content.height / self.height - 1e-6).rounded(.up))
  }

  /// From the first row's offset to the last one's.
  var places: ClosedRange<Double> { offset(of: 0)...offset(of: count - 1) }

  func offset(of row: Double) -> Double { extent.clamp(start + clamp(row) * height) }

  /// Returns the row at or before an offset, plus the part of the distance to the next one. That distance may begin
  /// at the wall, short of the row's place.
  func fraction(at offset: Double) -> Double {
    let offset = max(places.lowerBound, min(offset, places.upperBound))
    var row = clamp(((offset - start) / height).rounded(.down))
    if self.offset(of: row) > offset { row -= 1 }
    if self.offset(of: clamp(row + 1)) <= offset { row = clamp(row + 1) }
    let (from, to) = (self.offset(of: row), self.offset(of: clamp(row + 1)))
    return to > from ? row + (offset - from) / (to - from) : row
  }

  func nearest(to offset: Double) -> Double { clamp(fraction(at: offset).rounded()) }

  /// The offset that shows as much of the same rows as another does among others, and of what lies beyond.
  func place(of offset: Double, among others: Rows) -> Double {
    if height == others.height, start == others.start { return offset }
    let fraction = others.fraction(at: offset)
    let row = fraction.rounded(.down)
    let here = self.offset(of: row)
    let shown = here + (self.offset(of: row + 1) - here) * (fraction - row)
    let places = others.places
    return shown + (offset - max(places.lowerBound, min(offset, places.upperBound)))
  }

  func clamp(_ row: Double) -> Double { max(0, min(row, count - 1)) }
}
