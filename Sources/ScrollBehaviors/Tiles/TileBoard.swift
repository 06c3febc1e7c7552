import ScrollEngine
import ScrollSpace
import ScrollTiling

/// The tiles of one tiling, whatever they are and wherever they stand: which items have one, and what each was told.
///
/// ```
///   TileLayout: what is where, and wanted        TileBoard: who has a tile         TileHost: the tiles
///   ┌─────────────────────────────────┐  see   ┌─────────────────────────────┐ show ┌──────┐
///   │ row, grid, lanes, scattered     │ ─────▶ │ cell ─▶ tile: told, frame   │ ───▶ │  ▒   │
///   └─────────────────────────────────┘        └─────────────────────────────┘      └──────┘
/// ```
/// It knows items by cells, so that a frame's work is the same code for every kind of them.
@usableFromInline final class TileBoard {
  let layout: TileLayout
  unowned(unsafe) var host: (any TileHost)!
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
  @exclusivity(unchecked) var live = CellTable<Unmanaged<LiveTile>>()
  /// Those before an edit, while they are taken along.
  @exclusivity(unchecked) private var former = CellTable<Unmanaged<LiveTile>>()
  /// Tiles that are to leave before anything else is done.
  @exclusivity(unchecked) var gone = PlainList<Unmanaged<LiveTile>>()
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

  /// Changes with the live tiles and their frames, and while a pass does.
  @exclusivity(unchecked) @usableFromInline var changes = 0
  /// The tiles as they were drawn last; nil while they are.
  @exclusivity(unchecked) var drawn: DrawnTiles?
  /// How many are drawing: no tile goes away meanwhile.
  @exclusivity(unchecked) var drawings = 0

  var prefetch: TilePrefetch<Cell>? { willSet { forgetExpected() } }
  /// The cells whose items have been begun and have no tile yet, with these items, and where the motion rests for which
  /// that was.
  @exclusivity(unchecked) var expected = CellTable<Cell>()
  @exclusivity(unchecked) var expectedNext = CellTable<Cell>()
  @exclusivity(unchecked) var expectedRest: Rect?
  @exclusivity(unchecked) var expectedOrder: [ExpectedCell] = []
  unowned(unsafe) var scroll: ScrollController? { didSet { shownIn = scroll.map { ObjectIdentifier($0) } } }
  /// Which scroller that is: to compare with it counts no references.
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

  /// Takes the live tiles along to their items' new cells, or away where there is none.
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
      // Two that are too far away to be told apart share a cell, which one of them gets.
      if let new = cell(place), live[new] == nil { live.set(new, tile) } else { lose(tile) }
    }
  }

  /// A tile shows no item any more, and is to leave.
  func lose(_ tile: Unmanaged<LiveTile>) {
    tile._withUnsafeGuaranteedRef { $0.isLive = false }
    gone.append(tile)
  }

  /// Lists the cells of the tiles in order: that in which the layout wants them, where it has one and they are those.
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
