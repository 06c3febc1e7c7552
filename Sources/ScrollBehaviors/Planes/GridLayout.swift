import ScrollEngine
import ScrollSpace
import ScrollTiling

/// Rows and columns: the wanted cells are those where wanted columns cross wanted rows.
///
/// ```
///            held columns
///           ├───────────┤
///           ┌─────┬─────┐
///           │left │     │           a step changes an L on either side, and nothing else is examined
///           │     │ stay│──┐
///           └─────┤     │  │
///                 └──entered
/// ```
final class GridLayout: PlaneLayout {
  let axes: PerAxis<ItemRow>
  private let seen: PerAxis<SeenRow>

  init(columns: ItemRow, rows: ItemRow) {
    axes = PerAxis(x: columns, y: rows)
    seen = PerAxis(x: SeenRow(columns), y: SeenRow(rows))
    for axis in Axis.both {
      _ = axes[axis].claim(along: axis)
      axes[axis].repeats = false
    }
  }

  func attach(to scroll: ScrollController) { for axis in Axis.both { seen[axis].attach(to: scroll) } }

  func detach(from scroll: ScrollController) { for axis in Axis.both { axes[axis].leave(scroll) } }

  func line(on axis: Axis) -> any EditableItems { axes[axis] }

  func edits(on axis: Axis) -> ItemEdits? { axes[axis].edits }

  func cells(after edit: TileEdit, on axis: Axis) -> (Cell) -> Cell? {
    let position = axes[axis].positions(after: edit)
    return { cell in position(cell[axis]).map { Cell($0, on: axis, else: cell[axis.cross]) } }
  }

  func shift(of items: ClosedRange<Int64>, after edit: TileEdit) -> Int64? { nil }

  func origin(_ now: ContentOrigin) -> Point {
    Point(x: axes.x.line.origin(now), y: axes.y.line.origin(now))
  }

  func ends(_ axis: Axis, _ now: ContentOrigin, visible: Size) -> (lower: Double?, upper: Double?) {
    axes[axis].fit(visible[axis])
    return axes[axis].begun.ends(now)
  }

  // Both axes are asked, even if the answer of the first decides: each notes what it has reported.

  func follow(_ scroll: ScrollController) -> Bool {
    let hasMoved = seen.x.follow(scroll)
    return seen.y.follow(scroll) || hasMoved
  }

  func pendingChange() -> TileChange {
    let hasChanged = seen.x.hasChanged()
    return seen.y.hasChanged() || hasChanged ? .renumbered : .none
  }

  @inline(__always) func frame(of cell: Cell) -> Rect? {
    guard let column = axes.x.line.item(cell.x), let row = axes.y.line.item(cell.y) else { return nil }
    return Rect(x: column.start, y: row.start, width: column.length, height: row.length)
  }

  func see(_ scroll: ScrollController, _ overscan: PerAxis<TileOverscan>, stayed: PerAxis<Bool>) -> Bool {
    if !stayed.x { seen.x.see(scroll, overscan) }
    let limit = Self.mostRows(beside: seen.x.wanted)
    if !stayed.y || !seen.y.wanted.isCount(upTo: limit) { seen.y.see(scroll, overscan, limit: limit) }
    if seen.x.wanted.isEmpty || seen.y.wanted.isEmpty { for axis in Axis.both { seen[axis].wanted = 0..<0 } }
    return seen.x.wanted != seen.x.held || seen.y.wanted != seen.y.held
  }

  /// Returns the largest number of rows that have tiles in some columns.
  private static func mostRows(beside columns: Range<Int64>) -> Int64 {
    mostTiles / max(1, columns.upperBound - columns.lowerBound)
  }

  func listChange(left: inout PlainList<Cell>, entered: inout PlainList<Cell>) -> Bool {
    let columns = VisibleChange(from: seen.x.held, to: seen.x.wanted)
    let rows = VisibleChange(from: seen.y.held, to: seen.y.wanted)
    let both = seen.y.wanted.clamped(to: seen.y.held)
    Self.list(rows.left, seen.x.held, both, columns.left, in: &left)
    Self.list(rows.entered, seen.x.wanted, both, columns.entered, in: &entered)
    return true
  }

  /// Lists all columns of some rows and, of the rows that stay, some columns.
  private static func list(
    _ rows: VisibleChange.Sides, _ all: Range<Int64>, _ staying: Range<Int64>, _ some: VisibleChange.Sides,
    in cells: inout PlainList<Cell>
  ) {
    for row in rows.before { for column in all { cells.append(Cell(x: column, y: row)) } }
    if !some.isEmpty { for row in staying { some.forEach { cells.append(Cell(x: $0, y: row)) } } }
    for row in rows.after { for column in all { cells.append(Cell(x: column, y: row)) } }
  }

  func room(_ axis: Axis) -> (fall: Double, rise: Double)? { seen[axis].room() }

  func keeps(_ cell: Cell) -> Bool {
    seen.x.wanted.contains(cell.x) && seen.y.wanted.contains(cell.y)
  }

  func forEachWanted(_ body: (Cell) -> Void) { PerAxis(x: seen.x.wanted, y: seen.y.wanted).forEach(body) }

  var isOrdered: Bool { true }

  func holdWanted() { for axis in Axis.both { seen[axis].held = seen[axis].wanted } }

  func forget() { for axis in Axis.both { seen[axis].held = 0..<0 } }

  func keep(_ first: PerAxis<ItemPlace?>) { for axis in Axis.both { axes[axis].keep(first[axis]) } }

  func forEachSeen(in rect: Rect, _ body: (Cell) -> Void) {
    let columns = axes.x.seen(from: rect.minX, length: rect.width)
    let rows = axes.y.seen(from: rect.minY, length: rect.height, limit: Self.mostRows(beside: columns))
    PerAxis(x: columns, y: rows).forEach(body)
  }

  func remember(_ memory: inout LinkMemory, keepsTiles: Bool) throws(ArchiveError) {
    for axis in Axis.both { try seen[axis].remember(&memory, keepsTiles: keepsTiles) }
  }

  func adoptRestored(_ scroll: ScrollController) { for axis in Axis.both { axes[axis].fit(scroll) } }
}
