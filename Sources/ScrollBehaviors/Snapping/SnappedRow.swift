import ScrollEngine
import ScrollSpace
import ScrollTiling

/// The items of a row as snap areas. They follow the row's edits.
///
/// ```
///         intended offset          start of a step         the items of one search:
///   ──├──┼──[──┼──┼─]┼──┼── … ──├──┼──[─┼──┼──]─┼──┼──    those near each possible rest position,
///     └─────────────────┘         └────────────────┘      and one more on either side
/// ```
final class SnappedRow: TileEditListener {
  let row: ItemRow
  private let align: Alignment
  private unowned(unsafe) let snapping: Snapping

  init(_ row: ItemRow, _ align: Alignment, _ snapping: Snapping) {
    (self.row, self.align, self.snapping) = (row, align, snapping)
    row.add(self)
  }

  func itemsWillChange() {}

  func itemsDidChange(_ edit: TileEdit) {
    let axis = row.axis
    snapping.snapTarget[axis] = snapping.snapTarget[axis].flatMap(edit.index)
    snapping.snapped[axis] = snapping.snapped[axis].flatMap(edit.index)
    guard let scroll = snapping.scroll, var target = scroll.restTarget(of: snapping, on: axis),
      let id = target.area
    else { return }
    let index = edit.index(of: id)
    target.id = index ?? id
    scroll.setRestTarget(index == nil ? nil : target, of: snapping, on: axis)
  }

  func itemsDidLayout() {}

  /// Returns the items to which the moves may lead.
  func areas(for moves: PerAxis<SnapMove>, _ port: SnapPort) -> SnapAreas {
    let move = moves[row.axis]
    var indices: [Int64] = []
    if case .resnap(_, let id?) = move, row.items.contains(id) { indices.append(id) }
    guard move.current.isFinite, move.intended.isFinite else { return SnapAreas() }
    for offset in [move.current, move.intended] {
      for position in positions(near: port.extent[row.axis].clamp(offset), port) {
        indices.append(row.appearance(at: position).index)
      }
    }
    indices.sort()
    var areas = SnapAreas()
    areas.reserveCapacity(indices.count)
    var last: Int64?
    for index in indices where index != last {
      last = index
      if let place = row.rowPlace(of: index) { areas.append(SnapArea(place, along: row.axis, align)) }
    }
    return areas
  }

  /// Returns the positions no farther from the port than its own length, and one more on either side.
  private func positions(near offset: Double, _ port: SnapPort) -> Range<Int64> {
    let length = port.length(row.axis)
    let seen = row.items(
      from: offset + port.lower[row.axis] - length, length: 3 * length, origin: ContentOrigin())
    return (seen.lowerBound - 1..<seen.upperBound + 1).clamped(to: row.positions)
  }
}
