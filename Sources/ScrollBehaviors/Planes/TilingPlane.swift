public import ScrollEngine
public import ScrollSpace
import ScrollTiling

/// Keeps a tile for every item in view of a plane: a ``Tiling`` for grids, lanes and items anywhere.
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
/// The rules are those of ``Tiling``, on both axes. A tile is given its frame once, counted from the tiles'
/// ``origin``. Scrolling and rebasing move the container, not the tiles. This link sets the content's length
/// on each axis, and opens the sides at which a grid has no end. Write it before ``Infinite`` and edges in
/// the chain. Ranges are half-open: an item that only touches the viewport is not in view. Items do not
/// repeat: on a ring, tiles lie in the first lap alone.
///
/// **Order.** First tiles leave, then those that stay are updated, then others enter, each once. In a grid
/// the order is row by row, and from the left in each row; elsewhere it is that of the indices. Tiles exist
/// before the first input, and all leave when the link is detached. All closures may command the scroller and
/// this tiling.
///
/// **Overscan** is set for each axis. In a grid, numbers of items are columns and rows, which linger as a
/// whole. In lanes they are items of each lane, and lanes linger as a whole across. For scattered items,
/// numbers count as nothing.
///
/// **Cost of a frame.** A grid: O(1), and one step for each tile that enters or leaves. Lanes: O(lanes) in
/// addition. Scattered items: O(1) if the offset stays; else every item near the view, and every tile, is
/// examined.
public final class TilingPlane<Index, Content>: Tiles<Index, Content>, ScrollBehavior {
  /// The items beyond the view that have tiles, on each axis. A change counts from the next movement on. Call
  /// `invalidateLayout()` to apply a change at once.
  public var overscan: PerAxis<TileOverscan> {
    get { board.overscan }
    set { board.overscan = newValue }
  }

  let layout: any PlaneLayout
  /// Creates a tiling; `overscan` counts for both axes.
  ///
  /// - `make` makes a tile of a kind.
  /// - `show` fills a tile with an item and places it in a frame, counted from ``origin``.
  /// - `move` is called if the item of a live tile gets another index or frame. If nil, `show` is called.
  /// - `hide` is called when a tile leaves. If nil, nothing is called.
  /// - `kind` returns the kind of an item's tile. If nil, all tiles are of one kind.
  /// - `poolCap` is the greatest number of tiles that wait to be used again; below 0 counts as 0.
  ///
  /// Tiles that leave are used at once for items of their kind that enter, or wait in the pool. With a
  /// `poolCap` of 0 no tile is used again.
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

  /// Creates a tiling whose tiles are all of one kind. The other parameters are those of the initializer with
  /// kinds.
  public convenience init(
    _ items: PlaneItems<Index>, overscan: TileOverscan = TileOverscan(), poolCap: Int = 256,
    make: @escaping () -> Content, show: @escaping (Content, Index, Rect) -> Void,
    move: ((Content, Index, Rect) -> Void)? = nil, hide: ((Content, Index) -> Void)? = nil
  ) {
    self.init(
      items, overscan: overscan, poolCap: poolCap, kind: nil, make: { _ in make() }, show: show,
      move: move, hide: hide)
  }

  /// Creates a tiling whose tiles a source makes and fills. The other parameters are those of the initializer
  /// with closures.
  public convenience init<Source: TileSource>(
    _ items: PlaneItems<Index>, overscan: TileOverscan = TileOverscan(), poolCap: Int = 256, source: Source
  ) where Source.Content == Content, Source.Index == Index {
    self.init(
      items, overscan: overscan, poolCap: poolCap, kind: { source.kind(of: $0) },
      make: { source.makeTile(kind: $0) }, show: { source.show($0, index: $1, frame: $2) },
      move: { source.move($0, index: $1, frame: $2) }, hide: { source.hide($0, index: $1) })
  }

  /// "TilingPlane".
  @_documentation(visibility: internal)
  public var name: StaticString { "TilingPlane" }

  /// The tiles' origin in offset coordinates, in points. It moves with every rebase, in the same step as the
  /// content offset.
  public var origin: Point { layout.origin(board.scroll?.contentOrigin ?? ContentOrigin()) }

  /// Returns the topmost item at a point of the viewport, counted from its upper left corner; nil if there is
  /// none. The item may have no tile.
  public func item(at point: Point) -> Index? { cell(at: point).map(index) }

  /// The items that have a tile, in order.
  public var tiled: [Index] {
    board.listed.map(index)
  }

  /// Sets the content's length and its ends.
  @_documentation(visibility: internal)
  public func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) {
    var visible = proposal.viewport
    for axis in Axis.both { visible[axis] = max(0, visible[axis] - proposal.inset.total(axis)) }
    for axis in Axis.both {
      let ends = layout.ends(axis, context.origin, visible: visible)
      if let lower = ends.lower, let upper = ends.upper { proposal.fit(upper - lower, on: axis) }
      proposal.end(ends, on: axis)
    }
  }

  /// Keeps what is shown if the viewport changes while it moves, and columns or rows are a part of it.
  @_documentation(visibility: internal)
  public func layout(_ change: inout LayoutChange, in context: ScrollContext) {
    guard let grid = layout as? GridLayout else { return }
    for axis in Axis.both { grid.axes[axis].layout(&change, in: context) }
  }

  /// Reports a ring: the items of a plane have one place, and do not repeat.
  @_documentation(visibility: internal)
  public func review(_ report: inout ChainReport, of scroll: ScrollController) {
    for axis in Axis.both where scroll.geometry.extent[axis].period != nil {
      report.add(
        .certain, in: "extent",
        "The items of a plane do not repeat, and the content is a ring along the \(axis) axis: there are no tiles past its end.",
        fix:
          "Leave the ring out, give items without ends along that axis, and show item i modulo their number.")
    }
  }

  /// Joins a scroller, at the content's start.
  @_documentation(visibility: internal)
  public func didAttach(to scroll: ScrollController) { attach(self, to: scroll) }
}
