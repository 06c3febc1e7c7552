public import ScrollEngine
public import ScrollSpace
import ScrollTiling

/// The base class of ``Tiling`` and ``TilingPlane``: holds the tiles by the indices of their items.
///
/// Frames count from one of three places. The frames passed to `show` and `move` do not change while the
/// content scrolls:
///
/// | frames | count from |
/// |---|---|
/// | those passed to `show` and `move` | the tiles' `origin`, exact at any distance |
/// | ``frame(of:)``, like those of ``Arranging`` and ``Stack`` | the start of the content, rounded beyond 2^46 points |
/// | ``forEachTile(_:)``, ``TilingPlane/item(at:)`` | the viewport's upper left corner |
public class Tiles<Index, Content>: ItemShowing, TileMaker {
  /// The closures that load items before a motion comes to rest at them; nil if nothing is loaded ahead.
  /// Items that come into view first are named first.
  public final var prefetch: TilePrefetch<Index>? {
    didSet {
      let index = index
      board.prefetching = prefetch.map { host in
        Prefetching(TilePrefetch(begin: { host.begin(index($0)) }, cancel: { host.cancel(index($0)) }))
      }
    }
  }

  /// The number of tiles made.
  public final var made: Int { board.pool.made }
  /// The number of times that a tile was used again.
  public final var reused: Int { board.pool.reused }
  /// The number of times that a tile entered.
  public final var entered: Int { board.tiles.entered }
  /// The number of times that a tile left.
  public final var left: Int { board.tiles.left }
  /// The number of tiles released because the pool was full.
  public final var dropped: Int { board.pool.dropped }
  /// The number of tiles that show an item, at most 65,536.
  ///
  /// If more tiles are wanted, the limit keeps these:
  ///
  /// - in a row, the items from the start of the view on
  /// - in a grid, the columns from the first one in view on, and as many of their rows as there is room for
  /// - in lanes, the items of the first lanes, from the first one in view on
  /// - of scattered items, an unspecified part
  public final var alive: Int { board.tiles.count }
  /// The number of tiles that wait to be used again.
  public final var waiting: Int { board.pool.count }

  @usableFromInline final let board: TileBoard
  @usableFromInline final let index: (Cell) -> Index
  final let cell: (Index) -> Cell
  /// The items along each axis, for commands.
  final let lines: PerAxis<(any EditableItems)?>
  private final let kind: ((Index) -> Int)?
  private final let make: (Int) -> Content
  final let show: (Content, Index, Rect) -> Void
  final let move: (Content, Index, Rect) -> Void
  final let hide: ((Content, Index) -> Void)?

  init(
    _ layout: any TileLayout, lines: PerAxis<(any EditableItems)?>, index: @escaping (Cell) -> Index,
    cell: @escaping (Index) -> Cell,
    _ overscan: TileOverscan, poolCap: Int, kind: ((Index) -> Int)?,
    make: @escaping (_ kind: Int) -> Content, show: @escaping (Content, Index, Rect) -> Void,
    move: ((Content, Index, Rect) -> Void)?, hide: ((Content, Index) -> Void)?
  ) {
    (self.index, self.cell, self.lines) = (index, cell, lines)
    (self.kind, self.make) = (kind, make)
    (self.show, self.hide) = (show, hide)
    // Not by ??, which would wrap the closure twice more.
    if let move { self.move = move } else { self.move = show }
    let host = TileHost(sorts: kind != nil, hides: hide != nil)
    board = TileBoard(layout, host, overscan, poolCap: poolCap)
    super.init()
    board.host.maker = self
  }

  final func kind(of index: Cell) -> Int { kind?(self.index(index)) ?? 0 }

  final func make(_ kind: Int) -> LiveTile { Tile(make(kind), kind, of: self) }

  /// Returns the tile of an item; nil if the item has none. On a ring the index is a position.
  public final func tile(of index: Index) -> Content? {
    board.tiles[cell(index)].map {
      unsafeDowncast($0.takeUnretainedValue(), to: Tile<Index, Content>.self).content
    }
  }

  /// Returns the frame of an item, with or without a tile, counted from the content's start; nil if there is
  /// no such item.
  ///
  /// On a ring the index is a position. For the offset coordinates of the scroller, use
  /// `scroll.converted(fromContent: frame)`. The frame is rounded if a double cannot hold such a distance
  /// exactly; the frames of ``forEachTile(_:)`` are not.
  public final func frame(of index: Index) -> Rect? {
    frame(of: index, ContentOrigin())
  }

  /// Returns the frame of an item in the coordinates of a scroller with this origin.
  private final func frame(of index: Index, _ origin: ContentOrigin) -> Rect? {
    board.layout.item(of: cell(index))?.frame.offset(by: board.layout.origin(origin) - Point.zero)
  }

  /// Calls `body` with each tile that shows an item, with the item, and with its present frame in the
  /// viewport.
  ///
  /// Call this in every frame if you draw the tiles yourself. Items in the overscan lie outside the viewport.
  ///
  /// **Order.** In a row, tiles are listed by their positions, in a grid row by row and from the left in each
  /// row, elsewhere by their indices. Draw later tiles on top. A tile that leaves in `body` is left out from
  /// then on, and one that enters may be.
  ///
  /// **Cost.** The call allocates no memory, unless it is nested in another. It is O(n) for n tiles, whose
  /// frames are converted at once. In lanes and among scattered items it is O(n log n) once after tiles
  /// entered or left.
  @inlinable
  public final func forEachTile(_ body: (_ tile: Content, _ index: Index, _ frameInViewport: Rect) -> Void) {
    let drawn = board.beginDrawing(mapToViewport)
    let (tiles, frames) = (drawn.tiles, drawn.frames)
    for place in tiles.indices {
      tiles[place]._withUnsafeGuaranteedRef {
        let frame = board.changes == drawn.changes ? frames[place] : mapToViewport.convert($0.frame)
        let tile = unsafeDowncast($0, to: Tile<Index, Content>.self)
        if tile.isLive { body(tile.content, index(tile.index), frame) }
      }
    }
    board.endDrawing(drawn)
  }

  /// The map from the tiles' origin to the viewport.
  @usableFromInline final var mapToViewport: Map {
    guard let scroll = board.scroll else { return .identity }
    let (origin, offset) = (scroll.contentOrigin, scroll.unzoomedOffset)
    let scale = origin.scale
    var map = Map(scale: scale, offset: (board.layout.origin(origin) - offset) * scale)
    for axis in Axis.both where scroll.isReversed[axis] {
      (map.scale[axis], map.offset[axis]) = (-scale[axis], scroll.viewport[axis] - map.offset[axis])
    }
    return map
  }

  /// Returns the topmost item at a point of the viewport: the last one in the order of drawing.
  final func cell(at point: Point) -> Cell? {
    guard board.scroll != nil, let map = mapToViewport.inverted else { return nil }
    let point = map.convert(point)
    // An item that shares no more than an edge with a rectangle does not count as in it, so the rectangle
    // extends to both sides.
    let around = Rect(
      x: point.x - Grid.step, y: point.y - Grid.step, width: 2 * Grid.step, height: 2 * Grid.step)
    var found: Cell?
    board.layout.forEachSeen(in: around) { cell in
      guard board.layout.item(of: cell)?.frame.contains(point) == true else { return }
      if found.map({ isBefore($0, cell) }) ?? true { found = cell }
    }
    return found
  }

  /// Returns the frame of an item in a scroller's coordinates.
  final func rect(of index: Index) -> Rect? {
    board.scroll.flatMap { scroll in frame(of: index, scroll.contentOrigin).map(scroll.zoomed) }
  }

  /// Returns the frame of an item that has a tile, with the scroller.
  final func shown(_ index: Index) -> (rect: Rect, scroll: ScrollController)? {
    guard board.tiles[cell(index)] != nil, let scroll = board.scroll else { return nil }
    return rect(of: index).map { ($0, scroll) }
  }

  /// Attaches a link: its content begins at the origin.
  final func attach(_ link: any ScrollBehavior, to scroll: ScrollController) {
    board.attach(to: scroll)
    itemTargets.attach(to: scroll, by: link, lines)
  }

  /// Removes all tiles.
  @_documentation(visibility: internal)
  public final func didDetach() {
    board.detach()
    itemTargets.detach()
  }

  /// Archives the tiles' origin, the items that have tiles, the overscan, and the lanes of the items.
  ///
  /// The layout after restoring makes the tiles, or updates their frames. If the overscan differs from that
  /// of the snapshot, the tiles are those that the present overscan asks for.
  @_documentation(visibility: internal)
  public final func remember(_ memory: inout LinkMemory) throws(ArchiveError) {
    let fields = Axis.both.flatMap { lines[$0] == nil ? [] : board.overscan[$0].fields }
    try board.layout.remember(&memory, keepsTiles: try memory.value(fields) == fields)
  }

  /// Removes and adds tiles, and updates frames that changed.
  @_documentation(visibility: internal)
  public final func scrollDidLayout(_ scroll: ScrollController) {
    board.passes.doubtFrames()
    board.pass(scroll)
  }

  /// Removes and adds tiles.
  @_documentation(visibility: internal)
  public final func scrollDidScroll(_ scroll: ScrollController) { board.pass(scroll) }

  /// Updates prefetches for the motion that began or ended.
  @_documentation(visibility: internal)
  public final func scrollDidChangePhase(_ scroll: ScrollController, from old: Phase) {
    board.lookAhead(scroll)
  }

  /// Updates prefetches for the motion that replaced an animation.
  @_documentation(visibility: internal)
  public final func scrollDidEndScrollingAnimation(_ scroll: ScrollController) { board.lookAhead(scroll) }
}
