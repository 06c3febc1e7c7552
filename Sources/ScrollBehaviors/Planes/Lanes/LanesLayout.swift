import ScrollEngine
import ScrollSpace
import ScrollTiling

/// Items in parallel lanes: in each lane the wanted items are a range. The tiles' origin is the content's.
final class LanesLayout: NumberedLayout {
  let items: Masonry
  let edits: ItemEdits
  private(set) var strips: LaneStrips
  /// The version of the items that the tiles reflect.
  var version: UInt64
  /// The held and wanted items of each lane, counted along the lane.
  private var held: [Range<Int64>]
  private var wanted: [Range<Int64>]
  /// The lanes of the items in a snapshot, from `from` on, until the next layout.
  private var restoredLanes: (from: Int64, lanes: [Int])?

  init(_ items: Masonry, _ axis: Axis, width: Double?, spacing: Double) {
    self.items = items
    strips = LaneStrips(axis: axis, count: items.laneCount, given: width, spacing: spacing)
    version = items.version
    edits = ItemEdits(axis)
    held = [Range<Int64>](repeating: 0..<0, count: items.laneCount)
    wanted = held
  }

  var axis: Axis { strips.axis }

  func attach(to scroll: ScrollController) { edits.scroller = scroll }

  func detach(from scroll: ScrollController) { edits.scroller = nil }

  func line(on axis: Axis) -> any EditableItems { PlaneLine(self, axis, editor: self) }

  func edits(on axis: Axis) -> ItemEdits? { axis == self.axis ? edits : nil }

  func cells(after edit: TileEdit, on axis: Axis) -> (Cell) -> Cell? {
    { cell in
      if case .reload(let range) = edit, range.contains(cell.x) { return nil }
      return edit.index(of: cell.x).map { Cell(x: $0, y: 0) }
    }
  }

  func shift(of items: ClosedRange<Int64>, after edit: TileEdit) -> Int64? { nil }

  func ends(_ axis: Axis, _ now: ContentOrigin, visible: Size) -> (lower: Double?, upper: Double?) {
    let length = axis == self.axis ? items.total : strips.fitted(visible[self.axis.cross]).end
    return (now[axis], now[axis] + length)
  }

  func follow(_ scroll: ScrollController) -> Bool {
    let former = strips.width
    strips = strips.fitted(scroll.geometry.visibleLength(axis.cross))
    return strips.width != former
  }

  func pendingChange() -> TileChange {
    if version == items.version { return .none }
    version = items.version
    return .renumbered
  }

  func frame(of cell: Cell) -> Rect? {
    guard let placed = try? items.place(of: cell.x) else { return nil }
    return strips[placed.lane].frame(of: placed.place)
  }

  func see(_ scroll: ScrollController, _ overscan: PerAxis<TileOverscan>, stayed: PerAxis<Bool>) -> Bool {
    let view = PlaneView(scroll, overscan)
    var isNew = false
    var left = mostTiles
    for lane in wanted.indices {
      var range: Range<Int64> = 0..<0
      if strips.isSeen(lane, view.rect, linger: held[lane].isEmpty ? nil : view.overscan[axis.cross].linger) {
        range = self.range(lane, view)
        if !range.isCount(upTo: left) {
          let (from, length) = (view.start[axis], view.rect.length(axis))
          let first = try? items.visible(inLane: lane, from: from, to: from + length).lowerBound
          range = range.count(upTo: left, from: first ?? 0)
        }
      }
      left -= range.upperBound - range.lowerBound
      wanted[lane] = range
      isNew = isNew || range != held[lane]
    }
    return isNew
  }

  private func range(_ lane: Int, _ view: PlaneView) -> Range<Int64> {
    let (from, length) = (view.rect.lower(axis), view.rect.length(axis))
    let overscan = view.overscan[axis]
    let count = (try? items.count(ofLane: lane)) ?? 0
    let seen = (try? items.visible(inLane: lane, from: from, to: from + length)) ?? 0..<0
    let range = overscan.around.widened(seen, within: 0..<count)
    guard let linger = overscan.linger else { return range }
    return range.joined(by: held[lane]) { position in
      guard let cell = cell(position, lane), let place = try? items.place(of: cell.x).place else {
        return false
      }
      return place.end >= from - linger && place.start <= from + length + linger
    }
  }

  func listChange(left: inout PlainList<Cell>, entered: inout PlainList<Cell>) -> Bool {
    for lane in wanted.indices where wanted[lane] != held[lane] {
      let change = VisibleChange(from: held[lane], to: wanted[lane])
      change.left.forEach { if let cell = cell($0, lane) { left.append(cell) } }
      change.entered.forEach { if let cell = cell($0, lane) { entered.append(cell) } }
    }
    return true
  }

  private func cell(_ position: Int64, _ lane: Int) -> Cell? {
    (try? items.item(position, ofLane: lane)).map { Cell(x: $0, y: 0) }
  }

  func keeps(_ cell: Cell) -> Bool {
    guard let (lane, position) = try? items.position(of: cell.x) else { return false }
    return wanted[lane].contains(position)
  }

  func forEachWanted(_ body: (Cell) -> Void) {
    for lane in wanted.indices {
      for position in wanted[lane] { if let cell = cell(position, lane) { body(cell) } }
    }
  }

  func holdWanted() { for lane in held.indices { held[lane] = wanted[lane] } }

  func forget() { for lane in held.indices { held[lane] = 0..<0 } }

  func forEachSeen(in rect: Rect, _ body: (Cell) -> Void) {
    let (from, to) = (rect.lower(axis), rect.upper(axis))
    for lane in wanted.indices where strips.isSeen(lane, rect) {
      for position in (try? items.visible(inLane: lane, from: from, to: to)) ?? 0..<0 {
        if let cell = cell(position, lane) { body(cell) }
      }
    }
  }

  /// Archives the lanes that items have kept. The lane of an item depends on the lengths, also on former
  /// ones. The program sets the items again.
  func remember(_ memory: inout LinkMemory, keepsTiles: Bool) throws(ArchiveError) {
    let count = try memory.value(items.count)
    let first = try memory.value(items.firstKept, where: { $0 >= 0 && $0 <= count })
    let lanes = try memory.value(
      lanes(from: items.firstKept),
      where: { Int64($0.count) == count - first && $0.allSatisfy((0..<items.laneCount).contains) })
    // Other items keep the lanes that the program gave them.
    memory.change { self.restoredLanes = count == self.items.count ? (first, lanes) : nil }
  }

  func adoptRestored(_ scroll: ScrollController) {
    guard let (first, lanes) = restoredLanes else { return }
    restoredLanes = nil
    guard items.count - first == Int64(lanes.count),
      first != items.firstKept || lanes != self.lanes(from: first)
    else { return }
    // If the items are longer than those of the snapshot, a lane may not have room for as many.
    guard (try? items.assignItems(from: first, to: lanes)) != nil else { return }
    version = items.version
    forget()
  }

  private func lanes(from index: Int64) -> [Int] {
    (index..<items.count).compactMap { try? items.position(of: $0).lane }
  }
}
