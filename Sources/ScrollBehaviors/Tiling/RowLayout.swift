import ScrollEngine
import ScrollSpace
import ScrollTiling

/// Items one after the other: the wanted items are a range of positions. Those without a length cover no offset,
/// and have no tile. On a ring an item has a position in every lap.
final class RowLayout: TileLayout {
  let row: ItemRow
  let seen: SeenRow
  /// The period of the scroller's ring that was adopted last; nil without a ring, NaN after a restore.
  @exclusivity(unchecked) private var period: Double?
  /// The ring on which the tiles lie.
  @exclusivity(unchecked) private var ring: Ring?
  @exclusivity(unchecked) private var crossLength = 0.0
  @exclusivity(unchecked) private(set) var hasFolded = false

  init(_ row: ItemRow) {
    self.row = row
    seen = SeenRow(row)
  }

  var along: Axis? { row.axis }

  func attach(to scroll: ScrollController) {
    seen.attach(to: scroll)
    (period, ring) = (nil, nil)
  }

  func detach(from scroll: ScrollController) { row.leave(scroll) }

  func edits(on axis: Axis) -> ItemEdits? { axis == row.axis ? row.edits : nil }

  func cells(after edit: TileEdit, on axis: Axis) -> (Cell) -> Cell? {
    let (position, axis) = (row.positions(after: edit), row.axis)
    return { cell in position(cell[axis]).map { Cell($0, on: axis, else: 0) } }
  }

  func shift(of items: ClosedRange<Int64>, after edit: TileEdit) -> Int64? {
    row.shift(of: items, after: edit)
  }

  func origin(_ now: ContentOrigin) -> Point {
    var origin = Point.zero
    origin[row.axis] = row.line.origin(now)
    return origin
  }

  /// Returns the cell of a position.
  func cell(_ position: Int64) -> Cell { Cell(position, on: row.axis, else: 0) }

  // Inlined into the table of the conformance: a board calls this for each tile that enters.
  @inline(__always) func item(of cell: Cell) -> CellItem? {
    guard let item = row.line.item(cell[row.axis]) else { return nil }
    let index = row.line.ring == nil ? cell : self.cell(row.line.appearance(at: cell[row.axis]).index)
    let frame = row.lane?.frame(of: item) ?? Lane(row.axis, crossLength: crossLength).frame(of: item)
    return CellItem(index: index, frame: frame)
  }

  func pendingChange() -> TileChange { seen.hasChanged() ? .renumbered : .none }

  func adopt(_ scroll: ScrollController, isEdited: Bool) -> TileChange {
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

  func isCurrent(_ scroll: ScrollController) -> Bool { period == scroll.geometry.extent[row.axis].period }

  func keep(_ first: PerAxis<ItemPlace?>) { row.keep(first[row.axis]) }

  func follow(_ scroll: ScrollController) -> Bool {
    let hasMoved = seen.follow(scroll)
    let across = scroll.viewport[row.axis.cross]
    if crossLength == across { return hasMoved }
    crossLength = across
    return true
  }

  func see(_ scroll: ScrollController, _ overscan: PerAxis<TileOverscan>, stayed: PerAxis<Bool>) -> Bool {
    seen.see(scroll, overscan)
    return seen.wanted != seen.held
  }

  func listChange(left: inout PlainList<Cell>, entered: inout PlainList<Cell>) -> Bool {
    let change = VisibleChange(from: seen.held, to: seen.wanted)
    if row.line.lengths != nil, isLong(change.left) || isLong(change.entered) { return false }
    change.left.forEach { left.append(cell($0)) }
    change.entered.forEach { entered.append(cell($0)) }
    return true
  }

  /// True if there are more items than a frame of a motion brings: folded ones may be among them, in any number.
  private func isLong(_ sides: VisibleChange.Sides) -> Bool {
    !sides.before.isCount(upTo: 64) || !sides.after.isCount(upTo: 64)
  }

  func room(_ axis: Axis) -> (fall: Double, rise: Double)? {
    axis == row.axis ? seen.room() : (.infinity, .infinity)
  }

  func keeps(_ cell: Cell) -> Bool {
    seen.wanted.contains(cell[row.axis]) && row.line.isLong(cell[row.axis])
  }

  func forEachWanted(_ body: (Cell) -> Void) {
    let areLong = row.forEachLong(in: seen.wanted) { body(cell($0)) }
    if !areLong { hasFolded = true }
  }

  var isOrdered: Bool { true }

  func holdWanted() { seen.held = seen.wanted }

  func forget() { seen.held = 0..<0 }

  func forEachSeen(in rect: Rect, _ body: (Cell) -> Void) {
    let seen = row.seen(from: rect.lower(row.axis), length: rect.length(row.axis))
    row.forEachLong(in: seen) { body(cell($0)) }
  }

  func remember(_ memory: inout LinkMemory, keepsTiles: Bool) throws(ArchiveError) {
    try seen.remember(&memory, keepsTiles: keepsTiles)
  }

  func adoptRestored(_ scroll: ScrollController) {
    period = .nan
    row.fit(scroll)
  }
}
