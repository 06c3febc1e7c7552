import ScrollEngine
import ScrollSpace
import ScrollTiling

/// The tiles of one tiling, of any kind: which items have a tile, and the index and frame that each tile was given.
/// Items are identified by cells, so the work of a frame is the same code for all kinds of items.
///
/// The state is in owners that know neither the board, nor the scroller, nor each other. This page alone sees two of
/// them. A host may edit items, draw, and command the scroller, so no value calls a host while it changes.
@usableFromInline final class TileBoard {
  let layout: any TileLayout
  var host: TileHost
  // What every frame uses is read and written in steps that call no other code, so accesses never overlap.
  // Checking for exclusivity each time would cost a quarter of a frame.
  @exclusivity(unchecked) var overscan: PerAxis<TileOverscan> { didSet { calm = CalmOffsets() } }
  @exclusivity(unchecked) private var calm = CalmOffsets()
  @exclusivity(unchecked) var tiles = LiveTiles()
  /// True if an item without a length was to enter: it has no tile until it has one.
  @exclusivity(unchecked) private var hasFolded = false
  /// A number that changes with tiles and frames, and at either end of a pass. It wraps around soon, in all programs.
  @exclusivity(unchecked) @usableFromInline private(set) var changes = Int.max - 3
  @exclusivity(unchecked) private(set) var pool: TilePool
  @exclusivity(unchecked) var prefetching: Prefetching? { willSet { prefetching?.forget() } }
  @exclusivity(unchecked) var passes = TilePasses()
  /// The listeners for edits, while the board is in a scroller.
  private var listeners: [BoardEdits] = []
  /// The scroller. Comparing it counts no references.
  @exclusivity(unchecked) var shownIn: Unmanaged<ScrollController>?

  init(_ layout: any TileLayout, _ host: TileHost, _ overscan: TileOverscan, poolCap: Int) {
    (self.layout, self.host, self.overscan) = (layout, host, PerAxis(overscan))
    pool = TilePool(cap: max(0, poolCap))
  }

  var scroll: ScrollController? { shownIn?.takeUnretainedValue() }

  func attach(to scroll: ScrollController) {
    precondition(
      self.scroll == nil || self.scroll === scroll, .tilingScroller,
      """
      A tiling can be in one scroller at a time; this tiling, with \(tiles.count) live tiles, is still in another chain. \
      Remove it there first, or make one for each.
      """)
    leave()
    layout.attach(to: scroll)
    tiles.isWhole = false
    shownIn = .passUnretained(scroll)
    listeners = Axis.both.compactMap { axis in layout.edits(on: axis).map { BoardEdits(self, axis, $0) } }
  }

  func detach() {
    leave()
    scatter { _ in nil }
    while !retireGone() {}
    dropSpares()
  }

  private func leave() {
    guard let scroll else { return }
    shownIn = nil
    layout.detach(from: scroll)
    for listener in listeners { listener.leave() }
    (listeners, passes.awaitsLayout) = ([], false)
  }

  /// Moves the live tiles to their items' new cells after an edit. If only lengths change, cells stay.
  func follow(_ edit: TileEdit, on axis: Axis) {
    if edit.isResize {
      prefetching?.doubt()
      if edit.folds { hasFolded = true }
    } else {
      forgetCells()
      let isShifted = tiles.shift(on: axis) { layout.shift(of: $0, after: edit) }
      if !isShifted { tiles.scatter(layout.cells(after: edit, on: axis)) }
    }
    passes.doubtEdits()
  }

  /// Replaces the tiles of some items. The closure is called before anything is changed.
  func reload(_ isStale: (Cell) -> Bool) {
    tiles.list()
    let stale = tiles.listed.filter(isStale)
    scatter { $0 }
    for cell in stale { tiles.lose(cell) }
    passes.doubtEdits()
    if passes.isRunning { passes.awaitsLayout = true } else { scroll?.invalidateLayout() }
  }

  /// Moves the live tiles to the new cells of their items, or removes them if there is no cell.
  private func scatter(_ cell: (Cell) -> Cell?) {
    forgetCells()
    tiles.scatter(cell)
  }

  private func forgetCells() {
    prefetching?.forget()
    layout.forget()
    changes &+= 1
  }

  private func layOutEdits() {  // After a pass in which items were edited or reloaded.
    passes.awaitsLayout = false
    if !BoardEdits.release(listeners) { scroll?.invalidateLayout() }
  }

  /// Updates the tiles to the items in view.
  ///
  /// For a row or a grid the cost is O(1), and one step for each tile that enters or leaves. An edit within it ends the
  /// pass if indices change; after a change of lengths, the pass goes on with the items for which there is still room.
  /// One layout follows for all such edits, and starts another pass.
  func pass(_ scroll: ScrollController) {
    let isShown = shownIn?.toOpaque() == Unmanaged.passUnretained(scroll).toOpaque()
    guard isShown, !passes.isRunning else { return }
    let change = layout.pendingChange()
    let isSame = tiles.isWhole && passes.doubt == .nothing && !passes.awaitsLayout && change == .none
    let stayed = isSame ? move(to: scroll) : PerAxis(false)
    if stayed.x, stayed.y { return lookAhead(scroll) }
    passes.isRunning = true
    if passes.doubt != .nothing, scroll.isRestoring {
      layout.adoptRestored(scroll)
      prefetching?.forget()
      tiles.isWhole = false
    }
    if change != .none { notice(change, scroll) }
    arrange(scroll, stayed)
    if !passes.awaitsLayout { lookAhead(scroll) }
    passes.isRunning = false
    dropSpares()
    if passes.awaitsLayout { layOutEdits() }
  }

  private func move(to scroll: ScrollController) -> PerAxis<Bool> {
    calm.move(to: scroll.unzoomedOffset, scroll.viewport, scroll.contentOrigin)
  }

  private func arrange(_ scroll: ScrollController, _ stayed: PerAxis<Bool>) {
    let ring = layout.adopt(scroll, isEdited: passes.doubt == .edits)
    if ring != .none { notice(ring, scroll) }
    if passes.takeEdits() { layout.keep(tiles.firstPlaces) }
    if layout.follow(scroll) { passes.doubtFrames() }
    // Folded items leave, and unfolded ones enter, although the range of the wanted items is the same.
    if passes.doubt != .nothing, hasFolded || layout.hasFolded { tiles.isWhole = false }
    let isSame = tiles.isWhole && passes.doubt == .nothing
    if !isSame { _ = move(to: scroll) }
    let stayed = isSame ? stayed : PerAxis(false)
    let isNew = layout.see(scroll, overscan, stayed: stayed)
    calm.find(layout, stayed: stayed)
    guard isNew || !isSame else { return }
    changes &+= 1
    defer { changes &+= 1 }
    tiles.compare(with: layout, lists: passes.doubt != .nothing)
    layout.holdWanted()
    if host.hides, tiles.hasGone { tiles.forgetStaying() }
    guard retireGone(), passes.doubt == .nothing || notifyOfFrames() else { return }
    for place in tiles.entering.indices where !enter(tiles.entering[place], scroll) { return }
    tiles.isWhole = !passes.awaitsLayout
  }

  private func notice(_ change: TileChange, _ scroll: ScrollController) {
    if change == .shifted { prefetching?.doubt() } else { prefetching?.forget() }
    switch change {
    case .none, .shifted: break
    case .recut:
      let isCut = { [layout] in layout.item(of: $0) == nil }
      tiles.list()
      if tiles.listed.contains(where: isCut) { scatter { isCut($0) ? nil : $0 } }
    case .moved: scroll.invalidateLayout()
    case .renumbered:
      scatter { _ in nil }
      passes.doubtEdits()
      scroll.invalidateLayout()
    }
    passes.doubtFrames()
  }

  /// Removes tiles without items, in the order of their last cells. Returns false if the items changed meanwhile.
  private func retireGone() -> Bool {
    tiles.sortGone()
    let changes = changes
    while let tile = tiles.takeGone() {
      pool.put(tile)
      if host.hides { tile.takeUnretainedValue().hide() }
      if changes != self.changes { return false }
    }
    return true
  }

  /// Releases the waiting tiles beyond the pool's cap, while no pass or drawing uses them.
  func dropSpares() {
    while !tiles.isDrawing, !passes.isRunning, let spare = pool.takeSpare() { spare.release() }
  }

  /// Takes or makes a tile for an item. Returns false if the items changed meanwhile.
  private func enter(_ cell: Cell, _ scroll: ScrollController) -> Bool {
    if passes.awaitsLayout {
      _ = layout.see(scroll, overscan, stayed: PerAxis(false))
      guard layout.keeps(cell) else { return true }
    }
    let changes = changes
    var (item, kind) = (layout.item(of: cell), 0)
    if host.sorts, let index = item?.index {
      kind = host.maker.kind(of: index)
      guard changes == self.changes else { return false }
      item = layout.item(of: cell)
    }
    guard let item else { return true }
    if let axis = layout.along, item.frame.size[axis] == 0 {
      hasFolded = true
      return true
    }
    let tile = pool.take(kind) ?? .passRetained(host.maker.make(kind))
    guard changes == self.changes else {
      pool.put(tile)
      return false
    }
    prefetching?.end(cell)
    tiles.enter(cell, item, tile)
    tile._withUnsafeGuaranteedRef { $0.notify(isNew: true) }
    return changes == self.changes
  }

  /// Updates the live tiles whose index or frame changed, in order. Returns false if the items changed meanwhile.
  private func notifyOfFrames() -> Bool {
    let (changes, hadFolded) = (changes, layout.hasFolded)
    tiles.listStaying(wantedBy: layout)
    for place in tiles.staying.indices {
      let (cell, tile) = tiles.staying[place]
      guard let item = layout.item(of: cell) else { continue }
      tile._withUnsafeGuaranteedRef { if $0.accept(cell, item) { $0.notify(isNew: false) } }
      if changes != self.changes { return false }
    }
    if layout.hasFolded, !hadFolded {
      tiles.isWhole = false  // Items that have no length now are not listed, and leave.
      tiles.compare(with: layout)
      guard retireGone() else { return false }
    }
    passes.settle()
    return true
  }
}
