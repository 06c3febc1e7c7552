import ScrollBehaviors

/// Rows to land on: all that Paging does along the vertical axis, written with public API alone, for rows of
/// any height.
final class SnapToRows: ScrollBehavior {
  /// In points; nil: as high as the viewport less its insets.
  let height: Double?
  /// The speed from which a release turns to the next row, in points per second.
  let threshold: Double
  /// The response of the spring that brings a row, in seconds.
  let response: Double
  /// The row it shows first, how many there are, and the row as a number with a fraction.
  private(set) var row = 0
  private(set) var rowCount = 0
  private(set) var fraction = 0.0

  init(height: Double? = nil, threshold: Double = 200, response: Double = 0.4) {
    self.height = height
    self.threshold = threshold
    self.response = response
  }

  var name: StaticString { "SnapToRows" }

  func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
    guard proposal.cause != .program, let rows = Rows(context.geometry, height) else { return }
    let start = proposal.start.y
    switch proposal.cause {
    case .step where proposal.natural.y == start:
      return
    case .step:
      let here = rows.nearest(to: context.destination.y)
      proposal.offset.y = rows.offset(of: here + (proposal.natural.y > start ? 1 : -1))
    case .release:
      proposal.offset.y = rows.offset(
        of: landing(from: start, at: proposal.velocity.y, since: context.dragStart?.y, on: rows))
    default:
      proposal.offset.y = rows.offset(of: rows.nearest(to: proposal.natural.y))
    }
    if proposal.cause != .layout { proposal.arrival.y = .spring(response: response) }
  }

  private func landing(from start: Double, at velocity: Double, since dragStart: Double?, on rows: Rows)
    -> Double
  {
    let fraction = rows.fraction(at: start)
    var row = rows.nearest(to: start)
    if velocity.magnitude >= threshold, velocity != 0 {
      row = velocity > 0 ? (fraction + 1e-9).rounded(.down) + 1 : (fraction - 1e-9).rounded(.up) - 1
    }
    guard let dragStart else { return row }
    let first = rows.nearest(to: dragStart)
    return min(max(row, first - 1), first + 1)
  }

  func layout(_ change: inout LayoutChange, in context: ScrollContext) {
    guard let old = Rows(change.old, height), let new = Rows(change.new, height), old != new else { return }
    let offset = new.offset(of: old.nearest(to: change.destination.y))
    if change.destination.y == change.offset.y { change.offset.y = offset }
    change.destination.y = offset
  }

  func scrollDidScroll(_ scroll: ScrollController) { update(scroll) }
  func scrollDidLayout(_ scroll: ScrollController) { update(scroll) }

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
    count = (geometry.content.height / self.height).rounded(.up)
  }

  func offset(of row: Double) -> Double { extent.clamp(start + clamp(row) * height) }

  /// The last row may begin at the wall, short of its place.
  func fraction(at offset: Double) -> Double {
    let plain = clamp((offset - start) / height)
    let lastButOne = start + (count - 2) * height
    let last = self.offset(of: count - 1)
    guard plain > count - 2, last > lastButOne else { return plain }
    return clamp(count - 2 + (offset - lastButOne) / (last - lastButOne))
  }

  func nearest(to offset: Double) -> Double { clamp(fraction(at: offset).rounded()) }

  private func clamp(_ row: Double) -> Double { max(0, min(row, count - 1)) }
}
