internal import CScrollCore
import ScrollEngine
import ScrollSpace
import ScrollTiling

// Items whose length is a part of the viewport, in a layout that changes the viewport.
extension ItemRow {
  /// Keeps the part of the item that is shown, if the content is held or moves: the items in view are longer or shorter
  /// now, and those before them too. At rest, what the content rests on decides, or an anchor.
  ///
  /// A motion is moved by whole steps of the grid, so that its end keeps every bit.
  func layout(_ change: inout LayoutChange, in context: ScrollContext) {
    guard context.phase != .idle, !change.isOffsetDecided[axis], let part = line.part, line.ring == nil,
      line.total != nil, let window = line.window,
      change.old.visibleLength(axis) != change.new.visibleLength(axis),
      let former =
        (try? UniformWindow(
          length: part * change.old.visibleLength(axis), spacing: window.spacing, items: window.items,
          viewport: 0))?.length,
      former != window.length
    else { return }
    let (place, end) = (change.position[axis], change.destinationPosition[axis])
    let walls = change.origin.positions(of: change.old.extent[axis], on: axis)
    func moved(_ place: Double) -> Double {
      let inside = walls.clamp(place)
      return place - inside
        + Self.place(inside, of: former, in: window.length, spacing: window.spacing)
    }
    let isHeld = context.dragStart != nil || context.phase == .tracking
    let way = moved(place) - place
    change.position[axis] = place + (isHeld ? way : csc_floor(way * 64 + 0.5) / 64)
    if !isHeld, moved(end) != end {
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
