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
/// it comes before ``Infinite`` and edges in the chain. A row is half-open as everywhere: an item that only
/// touches the viewport is not in view.
///
/// **Order.** First tiles leave, then those that stay are told what changed, then others enter, each once, in the
/// order of their indices. Tiles are there
/// before the first input, and all leave when it is detached. In all closures the scroller and this tiling may be
/// commanded: `show` may measure its item and tell by ``change(_:)`` what it found. Do not change an
/// `ItemLengths` by itself.
public final class Tiling<Content>: ScrollBehavior, EditableItems {
  /// The axis along which the items stand.
  public let axis: Axis
  /// What has tiles beyond the view. Counts from the next movement on; `invalidateLayout()` brings it at once.
  public var overscan: TileOverscan
  /// At most so many tiles are alive, from the start of the view on: 65,536. Items that are far too short for
  /// their viewport would want more.
  public let limit: Int64 = 65_536

  /// How many tiles have been made.
  public internal(set) var made = 0
  /// How often a tile was used again.
  public internal(set) var reused = 0
  /// How many tiles have entered.
  public internal(set) var entered = 0
  /// How many tiles have left.
  public internal(set) var left = 0
  /// How many tiles have been let go because the pool was full.
  public internal(set) var dropped = 0
  /// How many tiles show an item.
  public var alive: Int { shelf.count + shelf.strays.count }
  /// How many tiles wait to be used again.
  public var waiting: Int { pool.count }

  let kindOf: (Int64) -> Int
  let make: (Int) -> Content
  let show: (Content, Int64, Rect) -> Void
  let move: (Content, Int64, Rect) -> Void
  let hide: (Content, Int64) -> Void

  var line: TileLine
  var shelf = TileShelf<Content>()
  var pool: TilePool<Content>
  /// Grows with every edit, so that a pass over the tiles notices one from within.
  var generation = 0
  var isPassing = false
  /// Whether frames may have changed since tiles were told them.
  var needsFrames = false
  var crossLength = 0.0
  var listeners: [any TileEditListener] = []
  unowned(unsafe) var scroll: ScrollController?

  /// Makes a tiling.
  ///
  /// `make` makes a tile; `show` fills it with an item and puts it into a frame, counted from ``origin``. `move` is
  /// called when the item of a live tile gets another index or frame; if it is not given, `show` is. `hide` is
  /// called when a tile leaves. Tiles that left wait in a pool for the next item of their kind, `poolCap` of them
  /// at most; below 0 counts as 0, and then none is used again.
  public init(
    _ items: TileItems, axis: Axis, overscan: TileOverscan = TileOverscan(), poolCap: Int = 64,
    kind: @escaping (Int64) -> Int = { _ in 0 }, make: @escaping (_ kind: Int) -> Content,
    show: @escaping (Content, Int64, Rect) -> Void, move: ((Content, Int64, Rect) -> Void)? = nil,
    hide: @escaping (Content, Int64) -> Void = { _, _ in }
  ) {
    self.axis = axis
    self.overscan = overscan
    self.kindOf = kind
    self.make = make
    self.show = show
    self.move = move ?? show
    self.hide = hide
    line = TileLine(items, axis)
    pool = TilePool(cap: max(0, poolCap))
  }

  /// Makes a tiling whose tiles are all of one kind. All else is as in the other initialiser.
  public convenience init(
    _ items: TileItems, axis: Axis, overscan: TileOverscan = TileOverscan(), poolCap: Int = 64,
    make: @escaping () -> Content, show: @escaping (Content, Int64, Rect) -> Void,
    move: ((Content, Int64, Rect) -> Void)? = nil, hide: @escaping (Content, Int64) -> Void = { _, _ in }
  ) {
    self.init(
      items, axis: axis, overscan: overscan, poolCap: poolCap, kind: { _ in 0 }, make: { _ in make() },
      show: show, move: move, hide: hide)
  }

  /// "Tiling".
  public var name: StaticString { "Tiling" }

  /// Which items there are.
  public var items: Range<Int64> { line.items }

  /// The tiles' origin in the content's coordinates of this moment, in points: it moves with every rebase, in the
  /// same step as the content offset.
  public var origin: Double { line.origin(scroll?.contentOrigin ?? ContentOrigin()) }

  /// The items that have a tile. While an edit is under way, those that have found their place.
  public var tiled: Range<Int64> { shelf.held }

  /// The tile of an item; nil if it has none.
  public func tile(of index: Int64) -> Content? { shelf[index]?.content }

  /// The frame that the tile of an item was told, counted from ``origin``; nil if it has none.
  public func frame(of index: Int64) -> Rect? { shelf[index]?.frame }

  /// Says how long the content is, and where it ends.
  public func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) {
    let line = settled(context.origin)
    let (lower, upper) = line.ends(context.origin)
    if let lower, let upper { proposal.fit(upper - lower, on: axis) }
    let inset = proposal.inset
    var extent = Extent(
      lower: lower.map { $0 - inset.lower(axis) },
      upper: upper.map { $0 + inset.upper(axis) - proposal.viewport[axis] })
    if let lower = extent.lower, let upper = extent.upper { extent.upper = max(lower, upper) }
    proposal.extent[axis] = extent
  }

  /// The line as it stands in a scroller, which it may not have heard of yet.
  func settled(_ origin: ContentOrigin) -> TileLine {
    if scroll != nil { return line }
    var line = line
    line.begin(origin)
    return line
  }

  /// Begins at the content's start.
  public func didAttach(to scroll: ScrollController) {
    line.begin(scroll.contentOrigin)
    self.scroll = scroll
  }

  /// All tiles leave.
  public func didDetach() {
    scroll = nil
    generation += 1
    shelf.scatter { _ in nil }
    while let stray = shelf.takeStray(outside: 0..<0) { retire(stray.tile) }
  }

  /// Lets tiles leave and enter.
  public func scrollDidScroll(_ scroll: ScrollController) { pass(scroll) }

  /// Lets tiles leave and enter, and tells them frames that changed.
  public func scrollDidLayout(_ scroll: ScrollController) {
    needsFrames = true
    pass(scroll)
  }
}
