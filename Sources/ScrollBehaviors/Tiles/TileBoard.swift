import ScrollEngine
import ScrollSpace
import ScrollTiling

/// The tiles of one tiling, of any kind: which items have a tile, and the index and frame that each tile was
/// given.
///
/// ```
///   TileLayout: places, and wanted items         TileBoard: items with tiles           TileHost: the tiles
///   ┌─────────────────────────────────┐  see   ┌─────────────────────────────┐ show ┌──────┐
///   │ row, grid, lanes, scattered     │ ─────▶ │ cell ─▶ tile: index, frame  │ ───▶ │  ▒   │
///   └─────────────────────────────────┘        └─────────────────────────────┘      └──────┘
/// ```
/// Items are identified by cells, so the work of a frame is the same code for all kinds of items.
@usableFromInline final class TileBoard {
  let layout: TileLayout
  unowned(unsafe) var host: (any TileHost)!
  /// True if the host is asked for kinds; and if `hide` is called for tiles that leave.
  let sorts: Bool
  let hides: Bool

  // The state that every frame uses is read and written in steps that call no other code, so accesses never
  // overlap. Checking for exclusivity each time would cost a quarter of a frame.

  @exclusivity(unchecked) var overscan: PerAxis<TileOverscan> { didSet { calm = CalmOffsets() } }
  /// The offsets at which the tiles of the last pass are right.
  @exclusivity(unchecked) var calm = CalmOffsets()
  @exclusivity(unchecked) var made = 0
  @exclusivity(unchecked) var reused = 0
  @exclusivity(unchecked) var entered = 0
  @exclusivity(unchecked) var left = 0
  @exclusivity(unchecked) var dropped = 0

  /// The tiles, by the present cells of their items.
  @exclusivity(unchecked) var live = CellTable<Unmanaged<LiveTile>>()
  /// The tiles by their former cells, during an edit.
  @exclusivity(unchecked) private var former = CellTable<Unmanaged<LiveTile>>()
  /// The tiles to be removed first in the next pass.
  @exclusivity(unchecked) var gone = PlainList<Unmanaged<LiveTile>>()
  @exclusivity(unchecked) var pool: TilePool
  /// A number that changes with every edit, by which a pass notices edits within it. It begins shortly before
  /// it wraps around, so that all programs exercise the wrapping.
  @exclusivity(unchecked) var generation = Int.max - 3
  @exclusivity(unchecked) var isPassing = false
  /// True if items were edited since a layout was last requested: a pass requests the layout at its end.
  @exclusivity(unchecked) var awaitsLayout = false
  /// The listeners for edits, while the board is in a scroller.
  var watched: [BoardEdits] = []
  /// True if items were edited since the last pass: then the first live tiles keep their frames.
  @exclusivity(unchecked) var isEdited = false
  /// True between reading a snapshot and the next layout.
  @exclusivity(unchecked) var isRead = false
  /// True if the tiles are those that the layout holds: false after an edit, or after a pass that an edit
  /// ended.
  @exclusivity(unchecked) var isWhole = false
  /// True if frames may have changed since tiles were given them.
  @exclusivity(unchecked) var needsFrames = false
  /// Lists that each pass fills anew.
  @exclusivity(unchecked) var leaving = PlainList<Cell>()
  @exclusivity(unchecked) var entering = PlainList<Cell>()
  @exclusivity(unchecked) var staying: [Cell] = []
  @exclusivity(unchecked) var cancelled: [Cell] = []

  /// A number that changes with the live tiles and their frames, and during a pass.
  @exclusivity(unchecked) @usableFromInline var changes = 0
  /// The tiles as drawn last; nil during drawing.
  @exclusivity(unchecked) var drawn: DrawnTiles?
  /// The number of drawings in progress, during which no tile is released.
  @exclusivity(unchecked) var drawings = 0

  var prefetch: TilePrefetch<Cell>? { willSet { forgetExpected() } }
  /// The cells with a prefetched item and no tile yet, with those items; and the view at the rest position
  /// for which they were found.
  @exclusivity(unchecked) var expected = CellTable<Cell>()
  @exclusivity(unchecked) var expectedNext = CellTable<Cell>()
  @exclusivity(unchecked) var expectedRest: Rect?
  @exclusivity(unchecked) var expectedOrder: [ExpectedCell] = []
  unowned(unsafe) var scroll: ScrollController? { didSet { shownIn = scroll.map { ObjectIdentifier($0) } } }
  /// The identity of the scroller: comparing it counts no references.
  @exclusivity(unchecked) private(set) var shownIn: ObjectIdentifier?

  init(_ layout: TileLayout, _ overscan: TileOverscan, poolCap: Int, sorts: Bool, hides: Bool) {
    self.layout = layout
    self.overscan = PerAxis(overscan)
    (self.sorts, self.hides) = (sorts, hides)
    pool = TilePool(cap: max(0, poolCap))
  }

  deinit {
    live.forEach { _, tile in tile.release() }
    while let tile = gone.popLast() { tile.release() }
    while let tile = pool.takeSpare(cap: 0) { tile.release() }
  }

  var alive: Int { live.count + gone.count }

  func attach(to scroll: ScrollController) {
    precondition(
      self.scroll == nil || self.scroll === scroll, .tilingScroller,
      """
      A tiling can be in one scroller at a time; this tiling, with \(alive) live tiles, is still in another chain. \
      Remove it there first, or make one for each.
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
    while !retireGone() {}
    dropSpares()
  }

  private func leave() {
    guard let former = scroll else { return }
    scroll = nil
    layout.detach(from: former)
    for items in watched { items.leave() }
    (watched, awaitsLayout) = ([], false)
  }

  /// Moves the live tiles to the new cells of their items, or removes them if there is no cell.
  func scatter(_ cell: (Cell) -> Cell?) {
    generation &+= 1
    isWhole = false
    layout.forget()
    listLive()
    swap(&live, &former)
    live.removeAll()
    changes &+= 1
    for place in staying {
      guard let tile = former[place] else { continue }
      // Two items too far away to be distinguished share a cell. One of them gets it.
      if let new = cell(place), live[new] == nil { live.set(new, tile) } else { lose(tile) }
    }
  }

  /// Marks a tile as showing no item, to be removed.
  func lose(_ tile: Unmanaged<LiveTile>) {
    tile._withUnsafeGuaranteedRef { $0.isLive = false }
    gone.append(tile)
  }

  /// Lists the cells of the tiles in order: the layout's order if it has one and the tiles are those that it
  /// wants.
  func listLive(asWanted: Bool = false) {
    staying.removeAll(keepingCapacity: true)
    if asWanted, layout.isOrdered {
      layout.forEachWanted { if live[$0] != nil { staying.append($0) } }
    } else {
      live.forEach { cell, _ in staying.append(cell) }
      staying.putInOrder(by: isBefore)
    }
  }
}
