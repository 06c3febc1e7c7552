import ScrollSpace
import ScrollTiling

/// The items of a row as areas to snap to, which follow its edits.
final class SnappedRow: TileEditListener {
  let row: ItemRow
  private let align: Alignment
  private unowned(unsafe) let snapping: Snapping
  /// Which items areas were made of last.
  private var known: (items: Range<Int64>, version: UInt64?, length: Double?)?

  init(_ row: ItemRow, _ align: Alignment, _ snapping: Snapping) {
    (self.row, self.align, self.snapping) = (row, align, snapping)
    row.add(self)
  }

  func itemsWillChange() {}

  func itemsDidChange(_ edit: TileEdit) {
    let axis = row.axis
    snapping.heading[axis] = snapping.heading[axis].flatMap(edit.index)
    snapping.snapped[axis] = snapping.snapped[axis].flatMap(edit.index)
    if let passed = snapping.passed[axis] {
      snapping.passed[axis] = edit.index(of: passed.id).map { SnapPassed(id: $0, distance: passed.distance) }
    }
  }

  func itemsDidSettle() {}

  /// The areas, where they are others than the last time.
  func news() -> SnapAreas? {
    let items = row.items
    let now = (items, row.line.lengths?.version, row.line.window?.length)
    if let known, known == now { return nil }
    known = now
    var areas = SnapAreas()
    areas.reserveCapacity(Int(clamping: items.upperBound - items.lowerBound))
    var align = PerAxis<Alignment?>(nil)
    align[row.axis] = self.align
    for index in items {
      guard let place = row.rowPlace(of: index) else { continue }
      // Across, an item is wherever the view is.
      var frame = Rect(x: -0x1p60, y: -0x1p60, width: 0x1p61, height: 0x1p61)
      frame.origin[row.axis] = place.start
      frame.size[row.axis] = place.length
      areas.append(SnapArea(id: index, frame: frame, align: align))
    }
    return areas
  }
}
