import ScrollEngine
import ScrollSpace
import ScrollTiling

/// A tile that is alive, with what it was told last.
struct LiveTile {
  /// The number of the host's tile.
  let number: Int
  let kind: Int
  /// Where it stood when it was told; after an edit its item may have another cell.
  var cell: Cell
  /// The item that it was told.
  var index: Cell
  var frame: Rect
}

/// The tiles of one tiling, whatever they are and wherever they stand: which items have one, and what each was told.
///
/// ```
///   TileLayout: what is where, and wanted        TileBoard: who has a tile         TileHost: the tiles
///   ┌─────────────────────────────────┐  see   ┌─────────────────────────────┐ show ┌──────┐
///   │ row, grid, lanes, scattered     │ ─────▶ │ cell ─▶ number, told, frame │ ───▶ │ 0: ▒ │
///   └─────────────────────────────────┘        └─────────────────────────────┘      └──────┘
/// ```
/// It knows tiles by numbers and items by cells, so that a frame's work is the same code for every kind of either.
final class TileBoard {
  let layout: any TileLayout
  let host: any TileHost
  /// Whether the host is asked for kinds, and is told of tiles that leave.
  let sorts: Bool
  let hides: Bool

  // What every frame touches is read and written in steps that call nobody, so accesses never overlap; to check
  // that each time would cost a quarter of a frame.

  @exclusivity(unchecked) var overscan: PerAxis<TileOverscan> { didSet { calm = CalmOffsets() } }
  /// The offsets at which the tiles are those that the last pass left.
  @exclusivity(unchecked) var calm = CalmOffsets()
  @exclusivity(unchecked) var made = 0
  @exclusivity(unchecked) var reused = 0
  @exclusivity(unchecked) var entered = 0
  @exclusivity(unchecked) var left = 0
  @exclusivity(unchecked) var dropped = 0

  /// The tiles, by the cells that their items have now.
  @exclusivity(unchecked) var live = CellTable<LiveTile>()
  /// Those before an edit, while they are taken along.
  @exclusivity(unchecked) private var former = CellTable<LiveTile>()
  /// Tiles that are to leave before anything else is done.
  @exclusivity(unchecked) var gone: [LiveTile] = []
  @exclusivity(unchecked) var pool: TilePool
  /// Changes with every edit, so that a pass over the tiles notices one from within. Begins shortly before it wraps
  /// around, so that all that runs tries that.
  @exclusivity(unchecked) var generation = Int.max - 3
  @exclusivity(unchecked) var isPassing = false
  /// Whether items were edited since the last layout was asked for: a pass asks when it is over.
  @exclusivity(unchecked) var awaitsLayout = false
  /// The items that are edited, while it is in a scroller.
  var watched: [BoardEdits] = []
  /// Whether items were edited since the last pass, so that the first live tiles are to keep their frames.
  @exclusivity(unchecked) var isEdited = false
  /// Whether a snapshot was read, until a layout is told.
  @exclusivity(unchecked) var isRead = false
  /// Whether the tiles are those that the layout holds: not so after an edit, nor after a pass that one ended.
  @exclusivity(unchecked) var isWhole = false
  /// Whether frames may have changed since tiles were told them.
  @exclusivity(unchecked) var needsFrames = false
  /// Lists that a pass fills anew each time.
  @exclusivity(unchecked) var leaving = PlainList<Cell>()
  @exclusivity(unchecked) var entering = PlainList<Cell>()
  @exclusivity(unchecked) var staying: [Cell] = []
  @exclusivity(unchecked) var cancelled: [Cell] = []

  /// The cells that have tiles, in order, as of some change of them.
  @exclusivity(unchecked) var drawn: (cells: [Cell], changes: Int) = ([], 0)

  var prefetch: TilePrefetch<Cell>? { willSet { forgetExpected() } }
  /// The cells whose items have been begun and have no tile yet, with these items, and where the motion rests for which
  /// that was.
  @exclusivity(unchecked) var expected = CellTable<Cell>()
  @exclusivity(unchecked) var expectedNext = CellTable<Cell>()
  @exclusivity(unchecked) var expectedRest: Rect?
  @exclusivity(unchecked) var expectedOrder: [ExpectedCell] = []
  unowned(unsafe) var scroll: ScrollController?

  init(_ layout: any TileLayout, _ overscan: TileOverscan, poolCap: Int, _ host: any TileHost) {
    self.layout = layout
    self.overscan = PerAxis(overscan)
    self.host = host
    (sorts, hides) = (host.sorts, host.hides)
    pool = TilePool(cap: max(0, poolCap))
  }

  var alive: Int { live.count + gone.count }

  func attach(to scroll: ScrollController) {
    precondition(
      self.scroll == nil || self.scroll === scroll,
      """
      A tiling belongs to one scroller at a time, and this one, with \(alive) live tiles, has not left another's \
      chain yet; take it out there first, or make one for each.
      """)
    leave()
    layout.attach(to: scroll)
    isWhole = false
    self.scroll = scroll
    for axis in Axis.both {
      if let edits = layout.edits(on: axis) { watched.append(BoardEdits(self, axis, edits)) }
    }
  }

  func detach() {
    leave()
    forgetExpected()
    scatter { _ in nil }
    _ = retireGone()
    dropSpares()
  }

  private func leave() {
    guard let former = scroll else { return }
    scroll = nil
    layout.detach(from: former)
    for items in watched { items.leave() }
    (watched, awaitsLayout) = ([], false)
  }

  /// Takes the live tiles along to their items' new cells, or away where there is none.
  func scatter(_ cell: (Cell) -> Cell?) {
    generation &+= 1
    isWhole = false
    layout.forget()
    listLive()
    swap(&live, &former)
    live.removeAll()
    drawn.changes = -1
    for place in staying {
      guard let tile = former[place] else { continue }
      // Two that are too far away to be told apart share a cell, which one of them gets.
      if let new = cell(place), live[new] == nil { live.set(new, tile) } else { gone.append(tile) }
    }
  }

  /// Lists the cells of the tiles in order.
  func listLive() {
    staying.removeAll(keepingCapacity: true)
    live.forEach { cell, _ in staying.append(cell) }
    staying.putInOrder(by: isBefore)
  }
}
