public import ScrollEngine
public import ScrollSpace
import ScrollTiling

/// Keeps a tile for every item in view of a plane, and for no other: a ``Tiling`` for grids, lanes and items that
/// stand anywhere.
///
/// ```
///   tiles' origin
///     ├─────┬─────┬─────┬─────┐
///     │ 0,0 │ 1,0 │ 2,0 │ 3,0 │
///     ├─────┼──┌──┴─────┴┐────┤        alive: 1,1 to 3,2
///     │ 0,1 │ 1│1   viewport  │
///     ├─────┼──│         │────┤
///     │ 0,2 │ 1└─────────┘3,2 │
/// ```
/// All that holds for a ``Tiling`` holds here, on both axes: a tile is told its frame once, counted from the tiles'
/// ``origin``; scrolling and rebasing move the container, not the tiles. It says how long the content is on each axis,
/// and opens the sides at which a grid has no end; so it comes before ``Infinite`` and edges in the chain. Half-open as
/// everywhere: an item that only touches the viewport is not in view. It makes no rings: on one, tiles stand in the
/// first lap alone.
///
/// **Order.** First tiles leave, then those that stay are told what changed, then others enter, each once: in a grid
/// row by row and in each from the left, elsewhere in the order of their indices. Tiles are there before the first
/// input, and all leave when it is detached. In all these closures the scroller and this tiling may be commanded.
///
/// **Overscan** is said for each axis. In a grid, numbers of items are columns and rows, which linger as a whole; in
/// lanes they are items of each lane, and lanes linger as a whole across; of scattered items they count as nothing.
///
/// **Cost of a frame.** A grid: O(1), and one step for each tile that enters or leaves. Lanes: O(lanes) in addition.
/// Scattered items: O(1) where the offset stays; else every item near the view is looked at, and every tile.
public final class TilingPlane<Index, Content>: Tiles<Index, Content>, ScrollBehavior {
  /// What has tiles beyond the view, on each axis. Counts from the next movement on; `invalidateLayout()` brings it at
  /// once.
  public var overscan: PerAxis<TileOverscan> {
    get { board.overscan }
    set { board.overscan = newValue }
  }

  let layout: PlaneLayout
  /// Makes a tiling; `overscan` is that of both axes.
  ///
  /// `make` makes a tile; `show` fills it with an item and puts it into a frame, counted from ``origin``. `move` is
  /// called when the item of a live tile gets another index or frame; if it is not given, `show` is. `hide` is
  /// called when a tile leaves. Tiles that left show the items of their kind that enter at the same time, or wait in a
  /// pool for the next ones, `poolCap` of them at most; below 0 counts as 0, and then none is used again.
  public init(
    _ items: PlaneItems<Index>, overscan: TileOverscan = TileOverscan(), poolCap: Int = 256,
    kind: ((Index) -> Int)? = nil, make: @escaping (_ kind: Int) -> Content,
    show: @escaping (Content, Index, Rect) -> Void, move: ((Content, Index, Rect) -> Void)? = nil,
    hide: ((Content, Index) -> Void)? = nil
  ) {
    layout = items.layout()
    super.init(
      layout, lines: PerAxis(x: layout.line(on: .horizontal), y: layout.line(on: .vertical)),
      index: items.index, cell: items.cell, overscan, poolCap: poolCap, kind: kind, make: make,
      show: show,
      move: move, hide: hide)
  }

  /// Makes a tiling whose tiles are all of one kind. All else is as in the other initialiser.
  public convenience init(
    _ items: PlaneItems<Index>, overscan: TileOverscan = TileOverscan(), poolCap: Int = 256,
    make: @escaping () -> Content, show: @escaping (Content, Index, Rect) -> Void,
    move: ((Content, Index, Rect) -> Void)? = nil, hide: ((Content, Index) -> Void)? = nil
  ) {
    self.init(
      items, overscan: overscan, poolCap: poolCap, kind: nil, make: { _ in make() }, show: show,
      move: move, hide: hide)
  }

  /// Makes a tiling whose tiles a source makes and fills. All else is as in the initialiser with closures.
  public convenience init<Source: TileSource>(
    _ items: PlaneItems<Index>, overscan: TileOverscan = TileOverscan(), poolCap: Int = 256, source: Source
  ) where Source.Content == Content, Source.Index == Index {
    self.init(
      items, overscan: overscan, poolCap: poolCap, kind: { source.kind(of: $0) },
      make: { source.makeTile(kind: $0) }, show: { source.show($0, index: $1, frame: $2) },
      move: { source.move($0, index: $1, frame: $2) }, hide: { source.hide($0, index: $1) })
  }

  /// "TilingPlane".
  public var name: StaticString { "TilingPlane" }

  /// The tiles' origin in the content's coordinates of this moment, in points: it moves with every rebase, in the
  /// same step as the content offset.
  public var origin: Point { layout.origin(board.scroll?.contentOrigin ?? ContentOrigin()) }

  /// Which item is on top at a point of the viewport, counted from its upper left corner; nil where none is. Whether it has
  /// a tile or not.
  public func item(at point: Point) -> Index? { cell(at: point).map(index) }

  /// The items that have a tile, in order.
  public var tiled: [Index] {
    board.listLive(asWanted: board.isWhole)
    return board.staying.map(index)
  }

  /// Says how long the content is, and where it ends.
  public func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) {
    var visible = proposal.viewport
    for axis in Axis.both { visible[axis] = max(0, visible[axis] - proposal.inset.total(axis)) }
    for axis in Axis.both {
      let ends = layout.ends(axis, context.origin, visible: visible)
      if let lower = ends.lower, let upper = ends.upper { proposal.fit(upper - lower, on: axis) }
      proposal.end(ends, on: axis)
    }
  }

  /// Begins at the content's start.
  public func didAttach(to scroll: ScrollController) { attach(self, to: scroll) }
}
