import ScrollEngine
import ScrollSpace
import ScrollTiling

/// Items one behind the other: a range of positions is wanted. On a ring an item has a position in every lap.
final class RowLayout: TileLayout {
  let row: TileRow
  /// The stack whose items they are, where somebody else edits and measures them.
  private let stack: Stack?
  /// The period of the scroller's ring that was adopted last; NaN if none was.
  @exclusivity(unchecked) private var period: Double?
  /// The ring on which the tiles stand.
  @exclusivity(unchecked) private var ring: Ring?
  @exclusivity(unchecked) private var crossLength = 0.0

  init(_ items: TileItems, _ axis: Axis) {
    row = TileRow(items, axis, repeats: true)
    if case .arranged(_, let stack) = items.kind { self.stack = stack } else { stack = nil }
  }

  var along: Axis? { row.axis }

  func attach(to scroll: ScrollController) {
    row.attach(to: scroll)
    (period, ring) = (nil, nil)
  }

  func detach() { row.scroller = nil }

  func origin(_ now: ContentOrigin) -> Point {
    var origin = Point.zero
    origin[row.axis] = row.line.origin(now)
    return origin
  }

  /// The cell of a position.
  func cell(_ position: Int64) -> Cell {
    var cell = Cell(0)
    cell[row.axis] = position
    return cell
  }

  func index(of cell: Cell) -> Cell {
    row.line.ring == nil ? cell : self.cell(row.line.appearance(at: cell[row.axis]).index)
  }

  func frame(of cell: Cell) -> Rect? {
    guard let item = row.line.item(cell[row.axis]) else { return nil }
    return (stack?.lane ?? Lane(row.axis, crossLength: crossLength)).frame(of: item)
  }

  func news() -> TileChange { stack == nil && row.hasNews() ? .renumbered : .none }

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

  func keep(_ first: PerAxis<ItemStart?>) {
    if let first = first[row.axis] { row.line.keep(first.index, at: first.start) }
    row.line.renumbered = 0
  }

  func follow(_ scroll: ScrollController) -> Bool {
    let isNearer = row.line.follow(scroll.contentOffset[row.axis], scroll.contentOrigin)
    if crossLength == scroll.viewport[row.axis.cross] { return isNearer }
    crossLength = scroll.viewport[row.axis.cross]
    return true
  }

  func see(_ scroll: ScrollController, _ overscan: PerAxis<TileOverscan>) -> Bool {
    row.see(scroll, overscan[row.axis], limit: mostTiles)
    return row.wanted != row.held
  }

  func forEachChange(left: (Cell) -> Void, entered: (Cell) -> Void) {
    let change = VisibleChange(from: row.held, to: row.wanted)
    change.left.forEach { left(cell($0)) }
    change.entered.forEach { entered(cell($0)) }
  }

  func keeps(_ cell: Cell) -> Bool { row.wanted.contains(cell[row.axis]) }

  func forEachWanted(_ body: (Cell) -> Void) { for position in row.wanted { body(cell(position)) } }

  func settle() { row.held = row.wanted }

  func forget() { row.held = 0..<0 }

  func forEachSeen(in rect: Rect, _ body: (Cell) -> Void) {
    let seen = row.seen(from: rect.lower(row.axis), length: rect.length(row.axis))
    for position in seen { body(cell(position)) }
  }

  func takeUp() { period = .nan }
}
