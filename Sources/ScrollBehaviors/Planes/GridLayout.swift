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
  @exclusivity(unchecked) var seen = PerAxis(SeenItems())
  /// The number of moves of the tiles' origin that the tiles reflect.
  @exclusivity(unchecked) private var moves = 0
  /// The number of changes of lengths without notice that the tiles reflect.
  @exclusivity(unchecked) private var seenChangeCount = PerAxis(0)

  init(columns: ItemRow, rows: ItemRow) {
    axes = PerAxis(x: columns, y: rows)
    for axis in Axis.both {
      _ = axes[axis].claim(along: axis)
      axes[axis].repeats = false
    }
  }

  override func attach(to scroll: ScrollController) {
    for axis in Axis.both {
      axes[axis].enter(scroll)
      seenChangeCount[axis] = axes[axis].changeCount
    }
  }

  override func detach(from scroll: ScrollController) { for axis in Axis.both { axes[axis].leave(scroll) } }

  override func line(on axis: Axis) -> any EditableItems { axes[axis] }

  override func edits(on axis: Axis) -> ItemEdits? { axes[axis].edits }

  override func cell(_ cell: Cell, after edit: TileEdit, on axis: Axis) -> Cell? {
    guard let index = axes[axis].position(cell[axis], after: edit) else { return nil }
    var cell = cell
    cell[axis] = index
    return cell
  }

  override func origin(_ now: ContentOrigin) -> Point {
    Point(x: axes.x.line.origin(now), y: axes.y.line.origin(now))
  }

  override func ends(_ axis: Axis, _ now: ContentOrigin, visible: Size) -> (lower: Double?, upper: Double?) {
    axes[axis].begun.ends(now)
  }

  override func follow(_ scroll: ScrollController) -> Bool {
    let (offset, now) = (scroll.unzoomedOffset, scroll.contentOrigin)
    axes.x.line.follow(offset.x, now)
    axes.y.line.follow(offset.y, now)
    let moves = axes.x.line.moves &+ axes.y.line.moves
    if moves == self.moves { return false }
    self.moves = moves
    return true
  }

  override func pendingChange() -> TileChange {
    let hasChanged = axes.x.hasChanged(since: &seenChangeCount.x)
    return axes.y.hasChanged(since: &seenChangeCount.y) || hasChanged ? .renumbered : .none
  }

  override func frame(of cell: Cell) -> Rect? {
    guard let column = axes.x.line.item(cell.x), let row = axes.y.line.item(cell.y) else { return nil }
    return Rect(x: column.start, y: row.start, width: column.length, height: row.length)
  }

  override func see(_ scroll: ScrollController, _ overscan: PerAxis<TileOverscan>, stayed: PerAxis<Bool>)
    -> Bool
  {
    if !stayed.x { seen.x.see(axes.x, scroll, overscan.x, limit: mostTiles) }
    let limit = mostTiles / max(1, seen.x.wanted.upperBound - seen.x.wanted.lowerBound)
    if !stayed.y || !seen.y.wanted.isCount(upTo: limit) {
      seen.y.see(axes.y, scroll, overscan.y, limit: limit)
    }
    if seen.x.wanted.isEmpty || seen.y.wanted.isEmpty {
      for axis in Axis.both { seen[axis].wanted = 0..<0 }
    }
    return seen.x.wanted != seen.x.held || seen.y.wanted != seen.y.held
  }

  override func listChange(left: inout PlainList<Cell>, entered: inout PlainList<Cell>) {
    let columns = VisibleChange(from: seen.x.held, to: seen.x.wanted)
    let rows = VisibleChange(from: seen.y.held, to: seen.y.wanted)
    let both = seen.y.wanted.clamped(to: seen.y.held)
    Self.list(rows.left, seen.x.held, both, columns.left, in: &left)
    Self.list(rows.entered, seen.x.wanted, both, columns.entered, in: &entered)
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

  override func room(_ axis: Axis) -> (fall: Double, rise: Double)? { seen[axis].room(axes[axis]) }

  override func keeps(_ cell: Cell) -> Bool {
    seen.x.wanted.contains(cell.x) && seen.y.wanted.contains(cell.y)
  }

  override func forEachWanted(_ body: (Cell) -> Void) {
    PerAxis(x: seen.x.wanted, y: seen.y.wanted).forEach(body)
  }

  override func holdWanted() { for axis in Axis.both { seen[axis].held = seen[axis].wanted } }

  override func forget() { for axis in Axis.both { seen[axis].held = 0..<0 } }

  override func keep(_ first: PerAxis<ItemPlace?>) {
    for axis in Axis.both {
      if let first = first[axis] { axes[axis].keep(first) }
    }
  }

  override func forEachSeen(in rect: Rect, _ body: (Cell) -> Void) {
    let columns = axes.x.seen(from: rect.minX, length: rect.width)
    let most = mostTiles / max(1, columns.upperBound - columns.lowerBound)
    let rows = axes.y.seen(from: rect.minY, length: rect.height, limit: most)
    PerAxis(x: columns, y: rows).forEach(body)
  }

  override func remember(_ memory: inout LinkMemory, keepsTiles: Bool) throws(ArchiveError) {
    for axis in Axis.both {
      try axes[axis].remember(&memory)
      try seen[axis].remember(&memory, keepsTiles: keepsTiles) { self.seen[axis].restored = $0 }
    }
  }

  override func adoptRestored(_ scroll: ScrollController) { for axis in Axis.both { axes[axis].fit(scroll) } }
}
