public import ScrollEngine
public import ScrollSpace
import ScrollTiling

/// Keeps a tile for every item in view, and for no other: tiles are made, shown, moved on and used again.
///
/// ```
///                    tiles' origin
///        … ┌──────┐  ├──────┐  ┌──────┐  ┌──────┐ …
///          │  -1  │  │  0   │  │  1   │  │  2   │        alive: 0, 1 and 2
///          └──────┘  └──────┘  └──────┘  └──────┘
///                        ┌──────────────────┐
///                        │     viewport     │
/// ```
/// A tile is told its frame once, counted from the tiles' ``origin``, which is itself a place in the content: put
/// all tiles into one container and draw that at `origin − contentOffset`. Scrolling and rebasing move the
/// container, not the tiles. A tile is told anew only if its item gets another index or frame: by an edit, by
/// another length of the viewport across, or once the way from the origin is longer than 2^40 points.
///
/// It says how long the content is where its items are counted, and opens the side at which they have no end; so
/// it comes before ``Infinite``, ``Circular`` and edges in the chain. On a ring that links before it made it says
/// nothing. A row is half-open as everywhere: an item that only
/// touches the viewport is not in view.
///
/// **On a ring** (see ``Circular``) counted items repeat after every period: a tile shows an item in one lap, and an
/// item that is in view several times has as many tiles. Tiles are told the item's real index. Where this type
/// speaks of a position, that is `index + lap · count` there, and the index everywhere else. Items without ends,
/// and items longer than the period, do not repeat.
///
/// **Order.** First tiles leave, then those that stay are told what changed, then others enter, each once, in the
/// order of their positions. Tiles are there before the first input, and all leave when it is detached. In all these
/// closures the scroller and this tiling may be commanded: `show` may measure its item and tell by `change` what it
/// found. An `ItemLengths` is not to be changed by itself.
///
/// **Items** are those of an ``ItemRow`` that other links take too, or of one described in place, as
/// `.uniform(length: 44)`. They stand along the row's axis, or along the one that is given: see <doc:Items#The-axis-of-a-row>.
public final class Tiling<Content>: Tiles<Int64, Content>, ScrollBehavior, EditableItems {
  /// The axis along which the items stand.
  public let axis: Axis
  /// What has tiles beyond the view. Counts from the next movement on; `invalidateLayout()` brings it at once.
  public var overscan: TileOverscan {
    get { board.overscan[axis] }
    set { board.overscan[axis] = newValue }
  }

  let layout: RowLayout

  /// Makes a tiling, along the row's axis if none is given: see <doc:Items#The-axis-of-a-row>.
  ///
  /// `make` makes a tile; `show` fills it with an item and puts it into a frame, counted from ``origin``. `move` is
  /// called when the item of a live tile gets another index or frame; if it is not given, `show` is. `hide` is
  /// called when a tile leaves. Tiles that left show the items of their kind that enter at the same time, or wait in a
  /// pool for the next ones, `poolCap` of them at most; below 0 counts as 0, and then none is used again.
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

  /// Makes a tiling whose tiles are all of one kind. All else is as in the other initialiser.
  public convenience init(
    _ items: ItemRow, axis: Axis? = nil, overscan: TileOverscan = TileOverscan(), poolCap: Int = 64,
    make: @escaping () -> Content, show: @escaping (Content, Int64, Rect) -> Void,
    move: ((Content, Int64, Rect) -> Void)? = nil, hide: ((Content, Int64) -> Void)? = nil
  ) {
    self.init(
      items, axis: axis, overscan: overscan, poolCap: poolCap, kind: nil, make: { _ in make() },
      show: show, move: move, hide: hide)
  }

  /// Makes a tiling whose tiles a source makes and fills. All else is as in the initialiser with closures.
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
  public var name: StaticString { "Tiling" }

  /// Which items there are.
  public var items: Range<Int64> { row.line.items }

  /// The items that it shows.
  public var row: ItemRow { layout.row }

  /// The tiles' origin in the content's coordinates of this moment, in points: it moves with every rebase, in the
  /// same step as the content offset.
  public var origin: Double { row.line.origin(board.scroll?.contentOrigin ?? ContentOrigin()) }

  /// Which item is at a point of the viewport, counted from its upper left corner, and on a ring in which lap; nil where
  /// none is. Whether it has a tile or not.
  public func item(at point: Point) -> Appearance? {
    cell(at: point).map { row.line.appearance(at: $0[axis]) }
  }

  /// The positions that have a tile. While an edit is under way, those that have found their place.
  public var tiled: Range<Int64> { layout.seen.held }

  /// Says how long the content is, where it ends, and what comes between its end and its beginning on a ring.
  public func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) {
    row.extent(&proposal, in: context)
  }

  /// Reports items that nobody measures before it.
  public func review(_ report: inout ChainReport, of scroll: ScrollController) {
    row.review(&report, of: scroll, for: self)
  }

  /// Begins at the content's start.
  public func didAttach(to scroll: ScrollController) { attach(self, to: scroll) }
}
