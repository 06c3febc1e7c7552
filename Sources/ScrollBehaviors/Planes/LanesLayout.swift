import ScrollEngine
import ScrollSpace
import ScrollTiling

/// Items in parallel lanes: in each lane the wanted items are a range. The tiles' origin is the content's.
final class LanesLayout: PlaneLayout {
  let axis: Axis
  let items: Masonry
  /// The width of a lane, in points; nil if the lanes share the visible width.
  private let given: Double?
  private let spacing: Double
  private var width = 0.0
  var version: UInt64
  let edits: ItemEdits
  /// The held and wanted items of each lane, counted along the lane.
  private var held: [Range<Int64>]
  private var wanted: [Range<Int64>]
  /// The lanes of the items in a snapshot, from `from` on, until the next layout.
  var restoredLanes: (from: Int64, lanes: [Int])?

  init(_ items: Masonry, _ axis: Axis, width: Double?, spacing: Double) {
    (self.items, self.axis, given, self.spacing) = (items, axis, width, spacing)
    version = items.version
    edits = ItemEdits(axis)
    held = [Range<Int64>](repeating: 0..<0, count: items.laneCount)
    wanted = held
  }

  override func attach(to scroll: ScrollController) { edits.scroller = scroll }

  override func detach(from scroll: ScrollController) { edits.scroller = nil }

  override func line(on axis: Axis) -> any EditableItems { PlaneLine(self, axis, editor: self) }

  override func edits(on axis: Axis) -> ItemEdits? { axis == self.axis ? edits : nil }

  override func cell(_ cell: Cell, after edit: TileEdit, on axis: Axis) -> Cell? {
    if case .reload(let range) = edit, range.contains(cell.x) { return nil }
    return edit.index(of: cell.x).map { Cell(x: $0, y: 0) }
  }

  override func ends(_ axis: Axis, _ now: ContentOrigin, visible: Size) -> (lower: Double?, upper: Double?) {
    let across = width(visible[self.axis.cross])
    let length = axis == self.axis ? items.total : end(of: items.laneCount - 1, across)
    return (now[axis], now[axis] + length)
  }

  override func follow(_ scroll: ScrollController) -> Bool {
    let width = width(scroll.geometry.visibleLength(axis.cross))
    if width == self.width { return false }
    self.width = width
    return true
  }

  private func width(_ visible: Double) -> Double {
    if let given { return given }
    let lanes = Double(items.laneCount)
    return max(0, (visible - spacing * (lanes - 1)) / lanes)
  }

  private func start(of lane: Int, _ width: Double) -> Double { Double(lane) * (width + spacing) }

  private func end(of lane: Int, _ width: Double) -> Double { start(of: lane, width) + width }

  override func pendingChange() -> TileChange {
    if version == items.version { return .none }
    version = items.version
    return .renumbered
  }

  override func frame(of cell: Cell) -> Rect? {
    guard let placed = try? items.place(of: cell.x) else { return nil }
    return Lane(axis, cross: start(of: placed.lane, width), crossLength: width).frame(of: placed.place)
  }

  override func see(_ scroll: ScrollController, _ overscan: PerAxis<TileOverscan>, stayed: PerAxis<Bool>)
    -> Bool
  {
    let view = view(scroll, overscan)
    var isNew = false
    var left = mostTiles
    for lane in wanted.indices {
      var range: Range<Int64> = 0..<0
      if isSeen(lane, view.rect, held[lane].isEmpty ? nil : view.overscan[axis.cross].linger) {
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

  /// Returns the lane at a distance across, counted from the first lane's edge.
  func lane(at distance: Double) -> Int? {
    guard distance >= 0, distance < end(of: items.laneCount - 1, width) else { return nil }
    let lane = Int(distance / (width + spacing))
    return distance < end(of: lane, width) ? lane : nil
  }

  /// Returns true if a lane overlaps a rectangle, or is near enough for its tiles to linger.
  private func isSeen(_ lane: Int, _ rect: Rect, _ linger: Double? = nil) -> Bool {
    let (from, to) = (rect.lower(axis.cross), rect.upper(axis.cross))
    let (start, end) = (start(of: lane, width), end(of: lane, width))
    if start < to, end > from, start < end { return true }
    guard let linger else { return false }
    return start <= to + linger && end >= from - linger
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

  override func listChange(left: inout PlainList<Cell>, entered: inout PlainList<Cell>) {
    for lane in wanted.indices where wanted[lane] != held[lane] {
      let change = VisibleChange(from: held[lane], to: wanted[lane])
      change.left.forEach { if let cell = cell($0, lane) { left.append(cell) } }
      change.entered.forEach { if let cell = cell($0, lane) { entered.append(cell) } }
    }
  }

  private func cell(_ position: Int64, _ lane: Int) -> Cell? {
    (try? items.item(position, ofLane: lane)).map { Cell(x: $0, y: 0) }
  }

  override func keeps(_ cell: Cell) -> Bool {
    guard let (lane, position) = try? items.position(of: cell.x) else { return false }
    return wanted[lane].contains(position)
  }

  override var isOrdered: Bool { false }

  override func forEachWanted(_ body: (Cell) -> Void) {
    for lane in wanted.indices {
      for position in wanted[lane] { if let cell = cell(position, lane) { body(cell) } }
    }
  }

  override func holdWanted() { for lane in held.indices { held[lane] = wanted[lane] } }

  override func forget() { for lane in held.indices { held[lane] = 0..<0 } }

  override func forEachSeen(in rect: Rect, _ body: (Cell) -> Void) {
    let (from, to) = (rect.lower(axis), rect.upper(axis))
    for lane in wanted.indices where isSeen(lane, rect) {
      for position in (try? items.visible(inLane: lane, from: from, to: to)) ?? 0..<0 {
        if let cell = cell(position, lane) { body(cell) }
      }
    }
  }

  /// Archives the lanes that items have kept. The lane of an item depends on the lengths, also on former
  /// ones. The program sets the items again.
  override func remember(_ memory: inout LinkMemory, keepsTiles: Bool) throws(ArchiveError) {
    let count = try memory.value(items.count)
    let first = try memory.value(items.firstKept, where: { $0 >= 0 && $0 <= count })
    let lanes = try memory.value(
      lanes(from: items.firstKept),
      where: { Int64($0.count) == count - first && $0.allSatisfy((0..<items.laneCount).contains) })
    // Other items keep the lanes that the program gave them.
    memory.change { self.restoredLanes = count == self.items.count ? (first, lanes) : nil }
  }

  override func adoptRestored(_ scroll: ScrollController) {
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
