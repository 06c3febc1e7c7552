import ScrollEngine
import ScrollSpace
import ScrollTiling

/// Rows and columns: what is wanted are the cells where some columns cross some rows.
///
/// ```
///            held columns
///           ├───────────┤
///           ┌─────┬─────┐
///           │left │     │           what a step changes is an L on either side, and nothing else is
///           │     │ stay│──┐        looked at
///           └─────┤     │  │
///                 └──entered
/// ```
final class GridLayout: PlaneLayout {
  let axes: PerAxis<TileRow>

  init(columns: TileItems, rows: TileItems) {
    axes = PerAxis(x: TileRow(columns, .horizontal), y: TileRow(rows, .vertical))
  }

  func attach(to scroll: ScrollController) { for axis in Axis.both { axes[axis].attach(to: scroll) } }

  func detach() { for axis in Axis.both { axes[axis].scroller = nil } }

  func origin(_ now: ContentOrigin) -> Point {
    Point(x: axes.x.line.origin(now), y: axes.y.line.origin(now))
  }

  func ends(_ axis: Axis, _ now: ContentOrigin, visible: Size) -> (lower: Double?, upper: Double?) {
    axes[axis].settled.ends(now)
  }

  func follow(_ scroll: ScrollController) -> Bool {
    let (offset, now) = (scroll.contentOffset, scroll.contentOrigin)
    let x = axes.x.line.follow(offset.x, now)
    return axes.y.line.follow(offset.y, now) || x
  }

  func news() -> TileChange {
    let isNews = axes.x.hasNews()
    return axes.y.hasNews() || isNews ? .renumbered : .none
  }

  func frame(of cell: Cell) -> Rect? {
    guard let column = axes.x.line.item(cell.x), let row = axes.y.line.item(cell.y) else { return nil }
    return Rect(x: column.start, y: row.start, width: column.length, height: row.length)
  }

  func see(_ scroll: ScrollController, _ overscan: PerAxis<TileOverscan>) -> Bool {
    axes.x.see(scroll, overscan.x, limit: mostTiles)
    let columns = max(1, axes.x.wanted.upperBound - axes.x.wanted.lowerBound)
    axes.y.see(scroll, overscan.y, limit: mostTiles / columns)
    if axes.x.wanted.isEmpty || axes.y.wanted.isEmpty {
      for axis in Axis.both { axes[axis].wanted = 0..<0 }
    }
    return axes.x.wanted != axes.x.held || axes.y.wanted != axes.y.held
  }

  func forEachChange(left: (Cell) -> Void, entered: (Cell) -> Void) {
    let columns = VisibleChange(from: axes.x.held, to: axes.x.wanted)
    Self.forEach(in: axes.y.held, less: axes.y.wanted, axes.x.held, columns.left, left)
    Self.forEach(in: axes.y.wanted, less: axes.y.held, axes.x.wanted, columns.entered, entered)
  }

  /// Calls `body` with the cells of some rows: all columns of those that are not among `others`, and of the rest
  /// only some.
  private static func forEach(
    in rows: Range<Int64>, less others: Range<Int64>, _ all: Range<Int64>, _ some: VisibleChange.Sides,
    _ body: (Cell) -> Void
  ) {
    let sides = VisibleChange(from: others, to: rows).entered
    for row in sides.before { for column in all { body(Cell(x: column, y: row)) } }
    if !some.isEmpty {
      for row in rows.clamped(to: others) { some.forEach { body(Cell(x: $0, y: row)) } }
    }
    for row in sides.behind { for column in all { body(Cell(x: column, y: row)) } }
  }

  func keeps(_ cell: Cell) -> Bool { axes.x.wanted.contains(cell.x) && axes.y.wanted.contains(cell.y) }

  func forEachWanted(_ body: (Cell) -> Void) {
    CellRanges(columns: axes.x.wanted, rows: axes.y.wanted).forEach(body)
  }

  func settle() { for axis in Axis.both { axes[axis].held = axes[axis].wanted } }

  func forget() { for axis in Axis.both { axes[axis].held = 0..<0 } }

  func keep(_ first: PerAxis<ItemStart?>) {
    for axis in Axis.both {
      if let first = first[axis] { axes[axis].line.keep(first.index, at: first.start) }
      axes[axis].line.renumbered = 0
    }
  }

  func forEachSeen(in rect: Rect, _ body: (Cell) -> Void) {
    let columns = axes.x.seen(from: rect.minX, length: rect.width)
    let most = mostTiles / max(1, columns.upperBound - columns.lowerBound)
    let rows = axes.y.seen(from: rect.minY, length: rect.height, limit: most)
    CellRanges(columns: columns, rows: rows).forEach(body)
  }
}
