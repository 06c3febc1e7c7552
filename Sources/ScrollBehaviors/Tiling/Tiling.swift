public import ScrollEngine
public import ScrollSpace
import ScrollTiling

/// Keeps a tile for every item in view: tiles are made, shown, moved and used again.
///
/// ```
///                    tiles' origin
///        … ┌──────┐  ├──────┐  ┌──────┐  ┌──────┐ …
///          │  -1  │  │  0   │  │  1   │  │  2   │        alive: 0, 1 and 2
///          └──────┘  └──────┘  └──────┘  └──────┘
///                        ┌──────────────────┐
///                        │     viewport     │
/// ```
/// A tile is given its frame once, counted from the tiles' ``origin``, which is a place in the content. Put
/// all tiles into one container, and draw the container at `origin − contentOffset`. Scrolling and rebasing
/// move the container, not the tiles. A tile is updated only if its item gets another index or frame. This
/// happens at an edit, if the viewport's length across changes, or if the view is more than 2^40 points from
/// the origin.
///
/// This link sets the content's length if its items are counted, and opens the sides at which they have no
/// end. Write it before ``Infinite``, ``Circular`` and edges in the chain. If an earlier link made a ring,
/// this link sets no length. Ranges are half-open: an item that only touches the viewport is not in view.
///
/// **On a ring** (see ``Circular``) counted items repeat after every period. A tile shows an item in one lap,
/// and an item that is in view several times has as many tiles. Tiles are given the item's index. A position
/// is `index + lap · count` on a ring, and the index elsewhere. Items without ends, and items longer than the
/// period, do not repeat.
///
/// **Order.** First tiles leave, then those that stay are updated, then others enter: each once, in the order
/// of their positions. Tiles exist before the first input, and all leave when the link is detached. All
/// closures may command the scroller and this tiling: `show` may measure its item and call `change`. Do not
/// change an `ItemLengths` directly.
///
/// **Items** are those of an ``ItemRow`` that other links take too, or of a row described in place, as
/// `.uniform(length: 44)`. They lie along the row's axis, or along the given axis: see
/// <doc:Items#The-axis-of-a-row>.
public final class Tiling<Content>: Tiles<Int64, Content>, ScrollBehavior, EditableItems {
  /// The axis along which the items lie.
  @_documentation(visibility: internal)
  public let axis: Axis
  /// The items beyond the view that have tiles. A change counts from the next movement on. Call
  /// `invalidateLayout()` to apply a change at once.
  public var overscan: TileOverscan {
    get { board.overscan[axis] }
    set { board.overscan[axis] = newValue }
  }

  let layout: RowLayout

  /// Creates a tiling, along the row's axis if none is given: see <doc:Items#The-axis-of-a-row>.
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
    _ items: ItemRow, axis: Axis? = nil, overscan: TileOverscan = TileOverscan(), poolCap: Int = 64,
    kind: ((Int64) -> Int)? = nil, make: @escaping (_ kind: Int) -> Content,
    show: @escaping (Content, Int64, Rect) -> Void, move: ((Content, Int64, Rect) -> Void)? = nil,
    hide: ((Content, Int64) -> Void)? = nil
  ) {
    let layout = RowLayout(items)
    (self.axis, self.layout) = (items.claim(along: axis), layout)
    super.init(
      layout,
      lines: PerAxis(items, on: items.axis, else: nil),
      index: { $0[layout.row.axis] }, cell: { layout.cell($0) }, overscan, poolCap: poolCap,
      kind: kind,
      make: make, show: show, move: move, hide: hide)
  }

  /// Creates a tiling whose tiles are all of one kind. The other parameters are those of the initializer with
  /// kinds.
  public convenience init(
    _ items: ItemRow, axis: Axis? = nil, overscan: TileOverscan = TileOverscan(), poolCap: Int = 64,
    make: @escaping () -> Content, show: @escaping (Content, Int64, Rect) -> Void,
    move: ((Content, Int64, Rect) -> Void)? = nil, hide: ((Content, Int64) -> Void)? = nil
  ) {
    self.init(
      items, axis: axis, overscan: overscan, poolCap: poolCap, kind: nil, make: { _ in make() },
      show: show, move: move, hide: hide)
  }

  /// Creates a tiling whose tiles a source makes and fills. The other parameters are those of the initializer
  /// with closures.
  public convenience init<Source: TileSource>(
    _ items: ItemRow, axis: Axis? = nil, overscan: TileOverscan = TileOverscan(), poolCap: Int = 64,
    source: Source
  ) where Source.Content == Content, Source.Index == Int64 {
    self.init(
      items, axis: axis, overscan: overscan, poolCap: poolCap, kind: { source.kind(of: $0) },
      make: { source.makeTile(kind: $0) }, show: { source.show($0, index: $1, frame: $2) },
      move: { source.move($0, index: $1, frame: $2) }, hide: { source.hide($0, index: $1) })
  }

  /// "Tiling".
  @_documentation(visibility: internal)
  public var name: StaticString { "Tiling" }

  /// The indices of the items.
  public var items: Range<Int64> { row.line.items }

  /// The row of the items.
  public var row: ItemRow { layout.row }

  /// The tiles' origin in offset coordinates, in points. It moves with every rebase, in the same step as the
  /// content offset.
  public var origin: Double { row.line.origin(board.scroll?.contentOrigin ?? ContentOrigin()) }

  /// Returns the item at a point of the viewport, counted from its upper left corner, and its lap on a ring;
  /// nil if there is none. The item may have no tile.
  public func item(at point: Point) -> Appearance? {
    cell(at: point).map { row.line.appearance(at: $0[axis]) }
  }

  /// The positions that have a tile. During an edit, those that are placed already.
  public var tiled: Range<Int64> { layout.seen.held }
}

@_documentation(visibility: internal)
extension Tiling {
  /// Sets the content's length, its ends, and the gap that closes a ring.
  public func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) {
    row.extent(&proposal, in: context)
  }

  /// Keeps what is shown if the viewport changes while it moves, and items are a part of it.
  public func layout(_ change: inout LayoutChange, in context: ScrollContext) {
    row.layout(&change, in: context)
  }

  /// Reports a row whose items no earlier link measures.
  public func review(_ report: inout ChainReport, of scroll: ScrollController) {
    row.review(&report, of: scroll, for: self)
  }

  /// Joins a scroller, at the content's start.
  public func didAttach(to scroll: ScrollController) { attach(self, to: scroll) }
}
