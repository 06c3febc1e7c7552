import ScrollEngine
import ScrollSpace
import ScrollTiling

/// Items anywhere on a plane. The tiles' origin is the content's.
///
/// Changes are found among all items in view, which is more work than a step's changes. If neither the view
/// nor the items have changed, nothing is searched.
final class ScatteredLayout: NumberedLayout {
  private let items: ScatteredItems
  /// The content's rectangle as the program set it.
  private let given: Rect?
  private var bounds: (version: UInt64, rect: Rect)?
  private var noticed: UInt64
  private var held: (view: PlaneView, version: UInt64)?
  private var wanted: PlaneView?

  init(_ items: ScatteredItems, within: Rect?) {
    (self.items, given) = (items, within)
    noticed = items.version
  }

  // Items are changed by the program, keep their numbers, and are in no snapshot.

  func attach(to scroll: ScrollController) {}
  func detach(from scroll: ScrollController) {}
  func edits(on axis: Axis) -> ItemEdits? { nil }
  func cells(after edit: TileEdit, on axis: Axis) -> (Cell) -> Cell? { { $0 } }
  func shift(of items: ClosedRange<Int64>, after edit: TileEdit) -> Int64? { nil }
  func remember(_ memory: inout LinkMemory, keepsTiles: Bool) throws(ArchiveError) {}
  func adoptRestored(_ scroll: ScrollController) {}

  func line(on axis: Axis) -> any EditableItems { PlaneLine(self, axis) }

  func ends(_ axis: Axis, _ now: ContentOrigin, visible: Size) -> (lower: Double?, upper: Double?) {
    let region = region
    return (now[axis] + region.lower(axis), now[axis] + region.upper(axis))
  }

  /// The content's rectangle: by default, around all items and the content's origin.
  private var region: Rect {
    if let given { return given }
    if let bounds, bounds.version == items.version { return bounds.rect }
    let all = items.bounds
    let rect = Rect(
      bounding: Point(x: min(0, all.minX), y: min(0, all.minY)),
      Point(x: max(0, all.maxX), y: max(0, all.maxY)))
    bounds = (items.version, rect)
    return rect
  }

  func pendingChange() -> TileChange {
    if noticed == items.version { return .none }
    noticed = items.version
    return .moved
  }

  func frame(of cell: Cell) -> Rect? { (try? items.frame(of: cell.x)) ?? nil }

  func follow(_ scroll: ScrollController) -> Bool { false }

  func see(_ scroll: ScrollController, _ overscan: PerAxis<TileOverscan>, stayed: PerAxis<Bool>) -> Bool {
    let view = PlaneView(scroll, overscan)
    wanted = view
    return held?.view != view || held?.version != items.version
  }

  func listChange(left: inout PlainList<Cell>, entered: inout PlainList<Cell>) -> Bool { false }

  func keeps(_ cell: Cell) -> Bool {
    guard let wanted, let frame = frame(of: cell), !frame.isEmpty else { return false }
    if frame.intersects(wanted.rect) { return true }
    for axis in Axis.both {
      let (from, to) = (wanted.rect.lower(axis), wanted.rect.upper(axis))
      if frame.lower(axis) < to, frame.upper(axis) > from { continue }
      guard let linger = wanted.overscan[axis].linger, frame.lower(axis) <= to + linger,
        frame.upper(axis) >= from - linger
      else { return false }
    }
    return true
  }

  func forEachWanted(_ body: (Cell) -> Void) {
    if let wanted { forEachSeen(in: wanted.rect, body) }
  }

  func holdWanted() { held = wanted.map { ($0, items.version) } }

  func forget() { held = nil }

  func forEachSeen(in rect: Rect, _ body: (Cell) -> Void) {
    items.forEach(in: rect) { index, _ in body(Cell(x: index, y: 0)) }
  }
}
