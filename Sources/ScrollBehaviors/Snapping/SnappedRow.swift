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
  /// The items of the last search. Their memory is used by the next one.
  private var areas = SnapAreas()
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

  /// Returns an item as an area; nil if there is none.
  func spot(of index: Int64) -> SnapSpot? {
    row.rowPlace(of: index).flatMap { SnapSpot($0, along: row.axis, align) }
  }

  /// Returns the items to which the moves may lead.
  func areas(for moves: PerAxis<SnapMove>, _ port: SnapPort) -> SnapAreas {
    let move = moves[row.axis]
    guard move.current.isFinite, move.intended.isFinite else { return SnapAreas() }
    var known: Int64?
    if case .resnap(_, let id?) = move, row.items.contains(id) { known = id }
    let extent = port.extent[row.axis]
    let here = positions(near: extent.clamp(move.current), port)
    let there = positions(near: extent.clamp(move.intended), port)
    // The list is no longer shared if no search uses it.
    var list = SnapAreas()
    swap(&list, &areas)
    list.removeAll()
    if row.positions != row.items {
      add([here, there], onRing: known, to: &list)
    } else {
      let (first, second) = here.lowerBound <= there.lowerBound ? (here, there) : (there, here)
      // Every index once, in ascending order.
      add(first, after: &known, to: &list)
      let end = first.upperBound
      add(max(end, second.lowerBound)..<max(end, second.upperBound), after: &known, to: &list)
      if let known, let spot = spot(of: known) { list.append(spot) }
    }
    areas = list
    return list
  }

  /// Adds items, and before them another one that precedes them or is one of them.
  private func add(_ range: Range<Int64>, after known: inout Int64?, to list: inout SnapAreas) {
    if range.isEmpty { return }
    if let index = known, index < range.upperBound {
      if index < range.lowerBound, let spot = spot(of: index) { list.append(spot) }
      known = nil
    }
    for index in range {
      if let spot = spot(of: index) { list.append(spot) }
    }
  }

  /// Adds the items at positions on a ring, and another one, each once.
  private func add(_ ranges: [Range<Int64>], onRing known: Int64?, to list: inout SnapAreas) {
    var indices = known.map { [$0] } ?? []
    for range in ranges {
      for position in range { indices.append(row.appearance(at: position).index) }
    }
    indices.sort()
    var last: Int64?
    for index in indices where index != last {
      last = index
      if let spot = spot(of: index) { list.append(spot) }
    }
  }

  /// Returns the positions in a port at an offset, and one more on either side. No other item is nearer to where it
  /// would be aligned, since the items of a row follow each other. But all items that are aligned beyond an end of the
  /// content are equally near, so near an end the positions up to there are added.
  private func positions(near offset: Double, _ port: SnapPort) -> Range<Int64> {
    let (length, extent) = (port.length(row.axis), port.extent[row.axis])
    var (first, last) = (offset, offset)
    if let lower = extent.lower, offset - lower <= length { first = lower }
    if let upper = extent.upper, upper - offset <= length { last = upper }
    let seen = row.items(
      from: first + port.lower[row.axis], length: last - first + length, origin: ContentOrigin())
    return (seen.lowerBound - 1..<seen.upperBound + 1).clamped(to: row.positions)
  }
}
