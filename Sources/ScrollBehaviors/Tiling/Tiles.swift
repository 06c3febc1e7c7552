public import ScrollEngine
public import ScrollSpace
import ScrollTiling

/// What a ``Tiling`` and a ``TilingPlane`` have in common: the tiles that they keep, by the names of their items.
///
/// Frames count from one of three places. Those that `show` and `move` are told do not change while the content scrolls:
///
/// | frames | count from |
/// |---|---|
/// | those that `show` and `move` are told | the tiles' `origin`, exact at any distance |
/// | ``frame(of:)``, as ``Arranging/frame(of:)`` and that of a ``Stack`` | the content's start, rounded beyond 2^46 points |
/// | ``forEachTile(_:)``, ``TilingPlane/item(at:)`` | the viewport's upper left corner |
public class Tiles<Index, Content>: ItemShowing, TileHost {
  /// Who loads what will be seen where a motion comes to rest; nil: nobody. What comes into view first is named first.
  public final var prefetch: TilePrefetch<Index>? {
    didSet {
      let index = index
      board.prefetch = prefetch.map { prefetch in
        TilePrefetch(begin: { prefetch.begin(index($0)) }, cancel: { prefetch.cancel(index($0)) })
      }
    }
  }

  /// How many tiles have been made.
  public final var made: Int { board.made }
  /// How often a tile was used again.
  public final var reused: Int { board.reused }
  /// How many tiles have entered.
  public final var entered: Int { board.entered }
  /// How many tiles have left.
  public final var left: Int { board.left }
  /// How many tiles have been let go because the pool was full.
  public final var dropped: Int { board.dropped }
  /// How many tiles show an item: 65,536 at most. If more are asked for, in a row they are those from the start of the view
  /// on; in a grid columns from the first one in view on, and as many of their rows as there is room for; in lanes items
  /// of the first lanes, from the first one in view on. Which of scattered items they are is not promised.
  public final var alive: Int { board.alive }
  /// How many tiles wait to be used again.
  public final var waiting: Int { board.pool.count }

  @usableFromInline final let board: TileBoard
  @usableFromInline final let index: (Cell) -> Index
  final let cell: (Index) -> Cell
  /// The items as each axis has them, and where commands have sent each.
  final let lines: PerAxis<(any EditableItems)?>
  private final let kind: ((Index) -> Int)?
  private final let make: (Int) -> Content
  final let show: (Content, Index, Rect) -> Void
  final let move: (Content, Index, Rect) -> Void
  final let hide: ((Content, Index) -> Void)?

  init(
    _ layout: TileLayout, lines: PerAxis<(any EditableItems)?>, index: @escaping (Cell) -> Index,
    cell: @escaping (Index) -> Cell,
    _ overscan: TileOverscan, poolCap: Int, kind: ((Index) -> Int)?,
    make: @escaping (_ kind: Int) -> Content, show: @escaping (Content, Index, Rect) -> Void,
    move: ((Content, Index, Rect) -> Void)?, hide: ((Content, Index) -> Void)?
  ) {
    (self.index, self.cell, self.lines) = (index, cell, lines)
    (self.kind, self.make) = (kind, make)
    (self.show, self.move, self.hide) = (show, move ?? show, hide)
    board = TileBoard(layout, overscan, poolCap: poolCap, sorts: kind != nil, hides: hide != nil)
    super.init()
    board.host = self
  }

  final func kind(of index: Cell) -> Int { kind?(self.index(index)) ?? 0 }

  final func make(_ kind: Int) -> LiveTile { Tile(make(kind), kind, of: self) }

  /// The tile of an item, on a ring of a position; nil if it has none.
  public final func tile(of index: Index) -> Content? {
    board.live[cell(index)].map {
      unsafeDowncast($0.takeUnretainedValue(), to: Tile<Index, Content>.self).content
    }
  }

  /// Where an item is, on a ring the one at a position, counted from the content's start, as every frame of an item is:
  /// whether it has a tile or not. Nil where there is none. As `contentOffset` counts it is
  /// `scroll.converted(fromContent: frame)`. It is rounded where a double no longer holds such a distance exactly; what
  /// ``forEachTile(_:)`` tells is not.
  public final func frame(of index: Index) -> Rect? {
    frame(of: index, ContentOrigin())
  }

  /// Where an item is in the coordinates that a scroller with this origin has.
  private final func frame(of index: Index, _ origin: ContentOrigin) -> Rect? {
    board.layout.frame(of: cell(index))?.offset(by: board.layout.origin(origin) - Point.zero)
  }

  /// Calls `body` with each tile that shows an item, with the item, and with where it is in the viewport of this moment:
  /// what a host that draws its tiles itself does in every frame. Items in the overscan lie outside the viewport.
  ///
  /// Row by row and in each from its start: in a row by their positions, elsewhere by their indices, so that what comes later
  /// is drawn on top. It asks for no memory, but for one call from within another. O(n) for n tiles, whose frames one
  /// call brings to the viewport; in lanes and among scattered items O(n log n) once after tiles came or went. A tile that
  /// leaves in `body` is left out from then on, and one that enters may be.
  @inlinable
  public final func forEachTile(_ body: (_ tile: Content, _ index: Index, _ frameInViewport: Rect) -> Void) {
    let drawn = board.beginDrawing()
    let (tiles, frames) = (drawn.tiles, drawn.frames)
    for place in tiles.indices {
      tiles[place]._withUnsafeGuaranteedRef {
        let frame = board.changes == drawn.changes ? frames[place] : board.mapToViewport.convert($0.frame)
        let tile = unsafeDowncast($0, to: Tile<Index, Content>.self)
        if tile.isLive { body(tile.content, index(tile.index), frame) }
      }
    }
    board.endDrawing(drawn)
  }

  /// Which item is on top at a point of the viewport.
  final func cell(at point: Point) -> Cell? {
    board.scroll == nil ? nil : board.mapToViewport.inverted.flatMap { board.cell(at: $0.convert(point)) }
  }

  /// Where an item is in a scroller's coordinates.
  final func rect(of index: Index) -> Rect? {
    board.scroll.flatMap { scroll in frame(of: index, scroll.contentOrigin).map(scroll.zoomed) }
  }

  /// Where an item that has a tile is, with the scroller in which that is so.
  final func shown(_ index: Index) -> (rect: Rect, scroll: ScrollController)? {
    guard board.live[cell(index)] != nil, let scroll = board.scroll else { return nil }
    return rect(of: index).map { ($0, scroll) }
  }

  /// Begins at the content's start: of a link that is attached.
  final func attach(_ link: any ScrollBehavior, to scroll: ScrollController) {
    board.attach(to: scroll)
    aims.attach(to: scroll, by: link, lines)
  }

  /// All tiles leave.
  public final func didDetach() {
    board.detach()
    aims.detach()
  }

  /// Where the tiles' origin is, which items have tiles, by which overscan, which lanes items have kept, and which item it is on
  /// its way to. Tiles are made, or told their frames, by the layout that follows; with another overscan than then they are
  /// those that this one asks for.
  public final func remember(_ memory: inout LinkMemory) throws(ArchiveError) {
    let axes = Axis.both.filter { lines[$0] != nil }
    let fields = axes.flatMap { board.overscan[$0].fields }
    try board.layout.remember(&memory, keepsTiles: try memory.value(fields) == fields)
    for axis in axes {
      let aim = aims[axis]
      try memory.field(aim.goal) { aim.goal = $0 }
    }
    memory.change { self.board.isRead = true }
  }

  /// Lets tiles leave and enter, and tells them frames that changed.
  public final func scrollDidLayout(_ scroll: ScrollController) {
    board.needsFrames = true
    board.pass(scroll)
  }

  /// Lets tiles leave and enter.
  public final func scrollDidScroll(_ scroll: ScrollController) { board.pass(scroll) }

  /// Looks where the motion that began or ended comes to rest.
  public final func scrollDidChangePhase(_ scroll: ScrollController, from old: Phase) {
    board.lookAhead(scroll)
  }

  /// Looks where the motion that took its place comes to rest.
  public final func scrollDidEndScrollingAnimation(_ scroll: ScrollController) { board.lookAhead(scroll) }
}
