internal import CScrollCore
import ScrollEngine
import ScrollSpace
import ScrollTiling

// Items whose length is a part of the viewport, in a layout that changes the viewport.
extension ItemRow {
  /// Keeps the part of the item that is shown: the items in view are longer or shorter now, and those before them too.
  /// An axis at rest on a target of a link stays on that target.
  ///
  /// A motion is moved by whole steps of the grid, so that its end keeps every bit.
  func layout(_ change: inout LayoutChange, in context: ScrollContext) {
    let (old, new) = (change.old, change.new)
    guard !change.isOffsetDecided[axis], let part = line.part,
      line.total != nil, let window = line.window,
      old.visibleLength(axis) != new.visibleLength(axis) || old.inset.lower(axis) != new.inset.lower(axis),
      let former =
        (try? UniformWindow(
          length: part * old.visibleLength(axis), spacing: window.spacing, items: window.items,
          viewport: 0))?.length
    else { return }
    // A ring before this link has moved the place by a rule for content without items.
    let periods = old.extent[axis].ring.map { ($0, new.extent[axis].period ?? $0.period) }
    let place = change.origin.position(of: periods == nil ? change.offset : context.offset)[axis]
    let end = change.origin.position(of: periods == nil ? change.destination : context.destination)[axis]
    let walls = change.origin.positions(of: old.extent[axis], on: axis)
    /// Maps the start of the view.
    func moved(_ place: Double) -> Double {
      let inside = walls.clamp(place)
      var (start, lapStart) = (inside + old.inset.lower(axis), 0.0)
      if let (ring, period) = periods {
        let lap = Double(ring.lap(of: start))
        (start, lapStart) = (start - lap * ring.period, lap * period)
      }
      start = Self.place(start, of: former, in: window.length, spacing: window.spacing)
      return place - inside + lapStart + start - new.inset.lower(axis)
    }
    let isMoving = context.dragStart == nil && context.phase != .tracking && context.phase != .idle
    let way = moved(place) - place
    change.position[axis] = place + (isMoving ? csc_floor(way * 64 + 0.5) / 64 : way)
    if isMoving, moved(end) != end {
      change.moveDestination(to: change.origin.offset(of: moved(end), on: axis), on: axis)
    }
    change.isOffsetDecided[axis] = true
  }

  /// Returns the place among items of another length that shows the same part of the same item, or of the space behind
  /// it.
  private static func place(
    _ place: Double, of length: Double, in other: Double, spacing: Double
  ) -> Double {
    let item = csc_floor(place / (length + spacing))
    let within = place - item * (length + spacing)
    let part = within <= length ? within / length * other : other + (within - length)
    return item * (other + spacing) + part
  }
}
