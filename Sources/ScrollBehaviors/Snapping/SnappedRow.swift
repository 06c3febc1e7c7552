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
    let (extent, all) = (port.extent[row.axis], row.positions)
    let here = positions(near: extent.clamp(move.current), port, of: all)
    let there =
      move.intended == move.current ? here : positions(near: extent.clamp(move.intended), port, of: all)
    // The list is no longer shared if no search uses it.
    var list = SnapAreas()
    swap(&list, &areas)
    list.removeAll()
    if all != row.items {
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

  /// Returns the positions of the items that may be aligned nearest to an offset, and of the next ones on either side.
  /// No other item is nearer, because the items of a row follow each other. Items without a length, and those that are
  /// aligned beyond an end of the content, are aligned at the same offset as their neighbours, so all of them are among
  /// these.
  private func positions(near offset: Double, _ port: SnapPort, of positions: Range<Int64>) -> Range<Int64> {
    let axis = row.axis
    let (start, length, extent) = (port.lower[axis], port.length(axis), port.extent[axis])
    let margin = max(port.pixel ?? 0, Tolerance.sum(near: offset.magnitude + length))
    let line = offset + start + align.viewport * length
    let near = row.items(from: line - margin, length: 2 * margin, origin: ContentOrigin())
    var (first, end) = (near.lowerBound - 1, near.upperBound + 1)
    if let lower = extent.lower, aligned(at: first, port).map({ $0 <= lower }) ?? false {
      first = items(in: port, at: lower).lowerBound - 1
    }
    if let upper = extent.upper, aligned(at: end - 1, port).map({ $0 >= upper }) ?? false {
      end = items(in: port, at: upper).upperBound + 1
    }
    while first > positions.lowerBound, place(at: first)?.length == 0 { first -= 1 }
    while end < positions.upperBound, place(at: end - 1)?.length == 0 { end += 1 }
    return (first..<end).clamped(to: positions)
  }

  private func items(in port: SnapPort, at offset: Double) -> Range<Int64> {
    row.items(from: offset + port.lower[row.axis], length: port.length(row.axis), origin: ContentOrigin())
  }

  private func place(at position: Int64) -> ItemPlace? { row.place(of: position, origin: ContentOrigin()) }

  private func aligned(at position: Int64, _ port: SnapPort) -> Double? {
    place(at: position).map { port.offset(aligning: $0.start, $0.start + $0.length, align, row.axis) }
  }
}
