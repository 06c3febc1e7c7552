import ScrollSpace
import ScrollTiling

/// The tiles that show items, by the present cells of their items, and the tiles that lost theirs.
///
/// ```
///   want tiles             live                        gone
///   ───────────▶ entering ┌─────────────────┐ leaving ┌──────┐
///                         │ cell ─▶ tile    │ ──────▶ │ tile │ ──▶ pool
///                         └─────────────────┘         └──────┘
/// ```
struct LiveTiles: ~Copyable {
  private var live = CellTable<Unmanaged<LiveTile>>()
  /// The tiles with their former cells in order, during an edit.
  private var former = PlainList<(cell: Cell, tile: Unmanaged<LiveTile>)>()
  /// The tiles without an item, to be removed first in the next pass.
  private var gone = PlainList<Unmanaged<LiveTile>>()
  private var leaving = PlainList<Cell>()
  /// The cells that want tiles and have none, in order.
  private(set) var entering = PlainList<Cell>()
  /// The tiles that a pass updates, with their cells, in order.
  private(set) var staying = PlainList<(cell: Cell, tile: Unmanaged<LiveTile>)>()
  /// True if `compare` has listed them, and no other code has run since.
  private var areStayingListed = false
  /// The cells of the tiles, in order, as listed last.
  private(set) var listed: [Cell] = []
  /// The lists of the last drawing, to be used again; nil during a drawing.
  private var drawn: DrawnTiles?
  /// The number of drawings in progress: a drawing may begin within another.
  private var drawings = 0
  /// True if the tiles are those that the layout holds: false after an edit, or after a pass that an edit
  /// ended.
  var isWhole = false
  /// The number of times that a tile entered.
  private(set) var entered = 0

  deinit {
    live.forEach { _, tile in tile.release() }
    for place in gone.indices { gone[place].release() }
  }

  /// The number of tiles that show items, or showed them until now.
  var count: Int { live.count + gone.count }
  /// The number of times that a tile left.
  var left: Int { entered &- count }

  subscript(cell: Cell) -> Unmanaged<LiveTile>? { live[cell] }

  /// The place of the first column and of the first row with tiles, as the tiles were given it.
  var firstPlaces: PerAxis<ItemPlace?> {
    var first = PerAxis<ItemPlace?>(nil)
    live.forEach { cell, tile in
      for axis in Axis.both where cell[axis] < first[axis]?.index ?? .max {
        let frame = tile._withUnsafeGuaranteedRef { $0.frame }
        first[axis] = ItemPlace(index: cell[axis], start: frame.lower(axis), length: frame.length(axis))
      }
    }
    return first
  }

  /// Moves the tiles to the new cells of their items. A tile is lost if there is no cell.
  mutating func scatter(_ cell: (Cell) -> Cell?) {
    isWhole = false
    former.truncate(to: 0)
    live.forEach { cell, tile in former.append((cell, tile)) }
    former.putInOrder { isBefore($0.cell, $1.cell) }
    live.removeAll()
    for place in former.indices {
      let tile = former[place].tile
      // Two items too far away to be distinguished share a cell. One of them gets it.
      if let new = cell(former[place].cell), live.add(new, tile) { continue }
      lose(tile)
    }
  }

  /// Moves the tiles to the new cells of their items at once, if all are moved alike. Returns false if they are not.
  mutating func shift(on axis: Axis, by way: (ClosedRange<Int64>) -> Int64?) -> Bool {
    var (first, last) = (Int64.max, Int64.min)
    live.forEach { cell, _ in (first, last) = (min(first, cell[axis]), max(last, cell[axis])) }
    guard first <= last, let way = way(first...last) else { return false }
    isWhole = false
    live.move(by: way, on: axis)
    return true
  }

  /// Removes a tile from its item.
  mutating func lose(_ cell: Cell) { if let tile = live.remove(cell) { lose(tile) } }

  private mutating func lose(_ tile: Unmanaged<LiveTile>) {
    tile._withUnsafeGuaranteedRef { $0.isLive = false }
    gone.append(tile)
  }

  /// Lists the cells of the tiles in order. If the layout wants every tile, and has an order, that order is
  /// used.
  mutating func list(wantedBy layout: (any TileLayout)? = nil) {
    listed.removeAll(keepingCapacity: true)
    if let layout, layout.isOrdered {
      layout.forEachWanted { if live[$0] != nil { listed.append($0) } }
    } else {
      live.forEach { cell, _ in listed.append(cell) }
      listed.putInOrder(by: isBefore)
    }
  }

  /// Lists the tiles that a pass updates. In an order of the layout's, `compare` may have listed them already.
  mutating func listStaying(wantedBy layout: any TileLayout) {
    if areStayingListed { return }
    staying.truncate(to: 0)
    list(wantedBy: layout)
    for cell in listed { if let tile = live[cell] { staying.append((cell, tile)) } }
  }

  /// Notes that other code is about to run.
  mutating func forgetStaying() { areStayingListed = false }

  /// Lists the tiles in order with their frames in the viewport. The lists are made anew only after tiles
  /// entered or left, or got other frames.
  mutating func beginDrawing(_ layout: any TileLayout, _ map: Map, after changes: Int) -> DrawnTiles {
    let drawn = self.drawn ?? DrawnTiles()
    (self.drawn, drawings) = (nil, drawings + 1)
    if drawn.changes != changes {
      drawn.removeAll(after: changes)
      list(wantedBy: isWhole ? layout : nil)
      for cell in listed { if let tile = live[cell] { drawn.append(tile) } }
    }
    drawn.place(by: map)
    return drawn
  }

  mutating func endDrawing(_ drawn: DrawnTiles) { (self.drawn, drawings) = (drawn, drawings - 1) }

  /// True during a drawing: then no tile is released.
  var isDrawing: Bool { drawings > 0 }

  /// Removes the tiles that the layout does not want, and lists the cells that want one, in order.
  mutating func compare(with layout: any TileLayout, lists: Bool = true) {
    leaving.truncate(to: 0)
    entering.truncate(to: 0)
    areStayingListed = false
    if !isWhole || !layout.listChange(left: &leaving, entered: &entering) {
      if lists {
        staying.truncate(to: 0)
        layout.forEachWanted { cell in
          if let tile = live[cell] { staying.append((cell, tile)) } else { entering.append(cell) }
        }
      } else {
        layout.forEachWanted { if live[$0] == nil { entering.append($0) } }
      }
      // In an ordered layout, tiles that are wanted are kept.
      areStayingListed = lists && layout.isOrdered
      if !areStayingListed || staying.count < live.count {
        live.forEach { cell, _ in if !layout.keeps(cell) { leaving.append(cell) } }
      }
    }
    if !isWhole || !layout.isOrdered {
      leaving.putInOrder(by: isBefore)
      entering.putInOrder(by: isBefore)
    }
    // The last one comes first, as in `sortGone`.
    for place in leaving.indices.reversed() { lose(leaving[place]) }
    entering.truncate(to: Int(mostTiles) - live.count)
    isWhole = false
  }

  /// Puts the tiles without an item in the order of their last cells. The first comes last, to be taken next.
  mutating func sortGone() {
    gone.putInOrder { one, other in
      isBefore(other._withUnsafeGuaranteedRef { $0.cell }, one._withUnsafeGuaranteedRef { $0.cell })
    }
  }

  /// True if tiles without an item are to be removed.
  var hasGone: Bool { gone.count > 0 }

  mutating func takeGone() -> Unmanaged<LiveTile>? { gone.popLast() }

  /// Gives a tile an item.
  @inline(__always) mutating func enter(_ cell: Cell, _ item: CellItem, _ tile: Unmanaged<LiveTile>) {
    live.set(cell, tile)
    entered &+= 1
    tile._withUnsafeGuaranteedRef {
      _ = $0.accept(cell, item)
      $0.isLive = true
    }
  }
}
