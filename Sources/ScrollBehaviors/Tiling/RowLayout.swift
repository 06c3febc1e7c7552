import ScrollEngine
import ScrollSpace
import ScrollTiling

/// Items one after the other: the wanted items are a range of positions. On a ring an item has a position in
/// every lap.
final class RowLayout: TileLayout {
  let row: ItemRow
  @exclusivity(unchecked) var seen = SeenItems()
  /// The period of the scroller's ring that was adopted last; nil without a ring, NaN after a restore.
  @exclusivity(unchecked) private var period: Double?
  /// The ring on which the tiles lie.
  @exclusivity(unchecked) private var ring: Ring?
  @exclusivity(unchecked) private var crossLength = 0.0
  /// The number of moves of the tiles' origin that the tiles reflect.
  @exclusivity(unchecked) private var moves = 0
  /// The number of changes of lengths without notice that the tiles reflect.
  @exclusivity(unchecked) private var seenChangeCount = 0

  init(_ row: ItemRow) { self.row = row }

  override var along: Axis? { row.axis }

  override func attach(to scroll: ScrollController) {
    row.enter(scroll)
    (period, ring, seenChangeCount) = (nil, nil, row.changeCount)
  }

  override func detach(from scroll: ScrollController) { row.leave(scroll) }

  override func edits(on axis: Axis) -> ItemEdits? { axis == row.axis ? row.edits : nil }

  override func cell(_ cell: Cell, after edit: TileEdit, on axis: Axis) -> Cell? {
    row.position(cell[axis], after: edit).map(self.cell)
  }

  override func origin(_ now: ContentOrigin) -> Point {
    var origin = Point.zero
    origin[row.axis] = row.line.origin(now)
    return origin
  }

  /// Returns the cell of a position.
  func cell(_ position: Int64) -> Cell {
    var cell = Cell(0)
    cell[row.axis] = position
    return cell
  }

  override func index(of cell: Cell) -> Cell {
    row.line.ring == nil ? cell : self.cell(row.line.appearance(at: cell[row.axis]).index)
  }

  override func frame(of cell: Cell) -> Rect? {
    guard let item = row.line.item(cell[row.axis]) else { return nil }
    return (row.lane ?? Lane(row.axis, crossLength: crossLength)).frame(of: item)
  }

  override func pendingChange() -> TileChange {
    row.hasChanged(since: &seenChangeCount) ? .renumbered : .none
  }

  override func adopt(_ scroll: ScrollController, isEdited: Bool) -> TileChange {
    let period = scroll.geometry.extent[row.axis].period
    if period == self.period, !isEdited { return .none }
    self.period = period
    row.line.set(row.line.usable(period))
    let former = ring
    ring = row.line.ring
    if ring == former { return .none }
    // Positions mean the same on a ring of another length.
    return ring == nil || former == nil ? .recut : .shifted
  }

  override func isCurrent(_ scroll: ScrollController) -> Bool {
    period == scroll.geometry.extent[row.axis].period
  }

  override func keep(_ first: PerAxis<ItemPlace?>) {
    if let first = first[row.axis] { row.keep(first) }
  }

  override func follow(_ scroll: ScrollController) -> Bool {
    let axis = row.line.axis
    row.line.follow(scroll.unzoomedOffset[axis], scroll.contentOrigin)
    let across = scroll.viewport[axis.cross]
    if crossLength == across, moves == row.line.moves { return false }
    (crossLength, moves) = (across, row.line.moves)
    return true
  }

  override func see(_ scroll: ScrollController, _ overscan: PerAxis<TileOverscan>, stayed: PerAxis<Bool>)
    -> Bool
  {
    seen.see(row, scroll, overscan[row.line.axis], limit: mostTiles)
    return seen.wanted != seen.held
  }

  override func listChange(left: inout PlainList<Cell>, entered: inout PlainList<Cell>) {
    let change = VisibleChange(from: seen.held, to: seen.wanted)
    change.left.forEach { left.append(cell($0)) }
    change.entered.forEach { entered.append(cell($0)) }
  }

  override func room(_ axis: Axis) -> (fall: Double, rise: Double)? {
    axis == row.line.axis ? seen.room(row) : (.infinity, .infinity)
  }

  override func keeps(_ cell: Cell) -> Bool { seen.wanted.contains(cell[row.axis]) }

  override func forEachWanted(_ body: (Cell) -> Void) { for position in seen.wanted { body(cell(position)) } }

  override func holdWanted() { seen.held = seen.wanted }

  override func forget() { seen.held = 0..<0 }

  override func forEachSeen(in rect: Rect, _ body: (Cell) -> Void) {
    let seen = row.seen(from: rect.lower(row.axis), length: rect.length(row.axis))
    for position in seen { body(cell(position)) }
  }

  override func remember(_ memory: inout LinkMemory, keepsTiles: Bool) throws(ArchiveError) {
    try row.remember(&memory)
    try seen.remember(&memory, keepsTiles: keepsTiles) { self.seen.restored = $0 }
  }

  override func adoptRestored(_ scroll: ScrollController) {
    period = .nan
    row.fit(scroll)
  }
}
