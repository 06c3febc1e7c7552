package import CScroller
import ScrollBehaviors
import ScrollEngine
import ScrollSpace
import ScrollTiling

// Pages, places of rest, and rows.

@_cdecl("scroller_pages_along")
package func pages(_ list: OpaquePointer?, _ axis: scroller_axis) -> scroller_pages {
  guard let pages = Scroller.of(list)?.links.pages[axis], pages.pageCount > 0 else { return scroller_pages() }
  return scroller_pages(
    count: Int64(pages.pageCount), current: Int64(pages.page), selected: Int64(pages.selected),
    fraction: pages.fraction)
}

@_cdecl("scroller_show_page")
package func showPage(
  _ list: OpaquePointer?, _ axis: scroller_axis, _ page: Int64, _ animated: Bool
) -> Bool {
  Scroller.of(list)?.links.pages[axis]?.scroll(toPage: Int(clamping: page), animated: animated) ?? false
}

@_cdecl("scroller_snap_target")
package func snapTarget(
  _ list: OpaquePointer?, _ axis: scroller_axis, _ row: UnsafeMutablePointer<Int64>?
) -> Bool {
  guard let known = axis.axis, let target = Scroller.of(list)?.links.snapping[axis]?.snapTarget[known] else {
    return false
  }
  row?.pointee = target
  return true
}

@_cdecl("scroller_row_count")
package func rowCount(_ list: OpaquePointer?, _ axis: scroller_axis) -> Int64 {
  Scroller.of(list)?.links.rows[axis].map { Int64($0.items.count) } ?? 0
}

@_cdecl("scroller_rows_in_view")
package func rowsInView(
  _ list: OpaquePointer?, _ axis: scroller_axis, _ rows: UnsafeMutablePointer<scroller_row>?, _ room: Int
) -> Int {
  guard let scroller = Scroller.of(list), let row = scroller.links.rows[axis]?.row else { return 0 }
  let scroll = scroller.scroll
  let positions = row.items(
    from: scroll.contentOffset[row.axis], length: scroll.viewport[row.axis], origin: scroll.contentOrigin)
  if let rows, room != 0 {
    // A `size_t` beyond the largest `Int` arrives as a negative number.
    for (number, position) in positions.prefix(room < 0 ? .max : room).enumerated() {
      rows[number] = scroller_row(of: row, at: position, on: scroll) ?? scroller_row()
    }
  }
  return positions.count
}

@_cdecl("scroller_row_at")
package func rowAt(
  _ list: OpaquePointer?, _ axis: scroller_axis, _ at: scroller_point,
  _ found: UnsafeMutablePointer<scroller_row>?
) -> Bool {
  guard let scroller = Scroller.of(list), let rows = scroller.links.rows[axis],
    let seen = rows.item(at: at.point),
    let place = scroller_row(of: rows.row, at: rows.row.position(of: seen), on: scroller.scroll)
  else { return false }
  found?.pointee = place
  return true
}

@_cdecl("scroller_show_row")
package func showRow(
  _ list: OpaquePointer?, _ axis: scroller_axis, _ index: Int64, _ align: scroller_align, _ animated: Bool
) -> Bool {
  guard let rows = Scroller.of(list)?.links.rows[axis], rows.items.contains(index), align.isKnown else {
    return false
  }
  return rows.scroll(to: index, align: align.alignment, animated: animated)
}

@_cdecl("scroller_insert_rows")
package func insertRows(
  _ list: OpaquePointer?, _ axis: scroller_axis, _ at: Int64, _ count: Int64, _ length: Double
) -> Bool {
  edit(list, axis) { row throws(TilingError) in
    guard count >= 0, count <= ChainText.mostRows - Int64(row.items.count) else {
      throw .index(at, count: count)
    }
    try row.insert(count, length: length, at: at)
  }
}

@_cdecl("scroller_remove_rows")
package func removeRows(_ list: OpaquePointer?, _ axis: scroller_axis, _ from: Int64, _ count: Int64) -> Bool
{
  edit(list, axis) { row throws(TilingError) in try row.remove(range(from, count)) }
}

@_cdecl("scroller_move_rows")
package func moveRows(
  _ list: OpaquePointer?, _ axis: scroller_axis, _ from: Int64, _ count: Int64, _ to: Int64
) -> Bool {
  edit(list, axis) { row throws(TilingError) in try row.move(range(from, count), to: to) }
}

@_cdecl("scroller_resize_row")
package func resizeRow(_ list: OpaquePointer?, _ axis: scroller_axis, _ index: Int64, _ length: Double)
  -> Bool
{
  edit(list, axis) { row throws(TilingError) in try row.resize(from: index, to: [length]) }
}

/// Edits the rows along an axis. Returns false if there are none, or if the edit is refused.
private func edit(
  _ list: OpaquePointer?, _ axis: scroller_axis, _ change: (ItemRow) throws(TilingError) -> Void
) -> Bool {
  guard let row = Scroller.of(list)?.links.rows[axis]?.row else { return false }
  do throws(TilingError) { try change(row) } catch { return false }
  return true
}

/// Returns the range of a number of rows from an index on.
private func range(_ from: Int64, _ count: Int64) throws(TilingError) -> Range<Int64> {
  guard from >= 0, count >= 0, count <= ChainText.mostRows, from <= ChainText.mostRows else {
    throw .index(from, count: count)
  }
  return from..<from + count
}

extension scroller_row {
  /// The row at a position, with its frame in the viewport.
  fileprivate init?(of row: ItemRow, at position: Int64, on scroll: ScrollController) {
    guard let place = row.place(of: position, origin: scroll.contentOrigin) else { return nil }
    let across = row.axis.cross
    var rect = scroll.converted(fromContent: Rect(origin: .zero, size: scroll.contentSize))
    if rect.size[across] == 0 { rect.size[across] = scroll.viewport[across] }
    (rect.origin[row.axis], rect.size[row.axis]) = (place.start, place.length)
    let seen = row.appearance(at: position)
    self.init(index: seen.index, lap: seen.lap, frame: scroller_rect(scroll.converted(toViewport: rect)))
  }
}

extension PerAxis {
  /// The value of an axis of the header; nil for a constant that the header does not have.
  fileprivate subscript<Link>(_ axis: scroller_axis) -> Link? where Value == Link? {
    axis.axis.flatMap { self[$0] }
  }
}
