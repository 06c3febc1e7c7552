import ScrollEngine
import ScrollSpace
import ScrollTiling

/// A tile of a plane that is alive, with what it was told last.
struct PlaneTile {
  /// The number of the host's tile.
  let number: Int
  let kind: Int
  /// The item that it was told; after an edit its item may have another cell.
  var told: Cell
  var frame: Rect
}

/// The tiles of one plane, whatever they are: which items have one, and what each was told.
///
/// As a ``TileBoard`` it knows tiles by numbers, so that a frame's work is the same code for every kind of tile.
final class PlaneBoard {
  let layout: any PlaneLayout
  let host: TileHost<Cell>

  // What every frame touches is read and written in steps that call nobody, so accesses never overlap; to check
  // that each time would cost a quarter of a frame.

  @exclusivity(unchecked) var overscan: PerAxis<TileOverscan>
  @exclusivity(unchecked) var made = 0
  @exclusivity(unchecked) var reused = 0
  @exclusivity(unchecked) var entered = 0
  @exclusivity(unchecked) var left = 0
  @exclusivity(unchecked) var dropped = 0

  /// The tiles, by the cells that their items have now.
  @exclusivity(unchecked) var live = CellTable<PlaneTile>()
  /// Tiles that have no item any more.
  @exclusivity(unchecked) var gone: [PlaneTile] = []
  @exclusivity(unchecked) var pool: TilePool
  /// Changes with every edit, so that a pass over the tiles notices one from within. Begins shortly before it wraps
  /// around, so that all that runs tries that.
  @exclusivity(unchecked) var generation = Int.max - 3
  @exclusivity(unchecked) var isPassing = false
  /// Whether items were edited since the last layout was asked for: a pass asks when it is over.
  @exclusivity(unchecked) var awaitsLayout = false
  /// Who was told of edits, and not yet that they are laid out; and where the offset was in the content then.
  var unsettled: [(listener: any TileEditListener, offset: Point?)] = []
  /// Whether the tiles are those that the layout holds: not so after an edit, nor after a pass that one ended.
  @exclusivity(unchecked) var isWhole = false
  /// Whether frames may have changed since tiles were told them.
  @exclusivity(unchecked) var needsFrames = false
  /// Lists that a pass fills anew each time.
  @exclusivity(unchecked) var leaving: [Cell] = []
  @exclusivity(unchecked) var entering: [Cell] = []
  @exclusivity(unchecked) var staying: [Cell] = []

  var prefetch: TilePrefetch<Cell>? { willSet { forgetExpected() } }
  /// What has been begun and has no tile yet, and where the motion rests for which that was.
  @exclusivity(unchecked) var expected = CellTable<Double>()
  @exclusivity(unchecked) var expectedNext = CellTable<Double>()
  @exclusivity(unchecked) var expectedRest: Rect?
  @exclusivity(unchecked) var expectedOrder: [ExpectedCell] = []
  unowned(unsafe) var scroll: ScrollController?

  init(_ layout: any PlaneLayout, _ overscan: TileOverscan, poolCap: Int, _ host: TileHost<Cell>) {
    self.layout = layout
    self.overscan = PerAxis(overscan)
    self.host = host
    pool = TilePool(cap: max(0, poolCap))
  }

  var alive: Int { live.count + gone.count }

  func attach(to scroll: ScrollController) {
    precondition(
      self.scroll == nil || self.scroll === scroll,
      """
      A tiling belongs to one scroller at a time, and this one, with \(alive) live tiles, has not left another's \
      chain yet; take it out there first, or make one for each.
      """)
    layout.attach(to: scroll)
    isWhole = false
    self.scroll = scroll
  }

  func detach() {
    scroll = nil
    layout.detach()
    forgetExpected()
    scatter { _ in nil }
    gone.putInOrder { isBefore($1.told, $0.told) }
    while let tile = gone.popLast() { retire(tile) }
    dropSpares()
  }

  /// Takes the live tiles along to their items' new cells, or away where there is none.
  func scatter(_ cell: (Cell) -> Cell?) {
    generation &+= 1
    isWhole = false
    layout.forget()
    let old = live
    live.removeAll()
    orderLive(of: old)
    for place in staying {
      guard let tile = old[place] else { continue }
      if let new = cell(place) { live.set(new, tile) } else { gone.append(tile) }
    }
  }

  /// Lists the cells of some tiles in order.
  func orderLive(of tiles: CellTable<PlaneTile>) {
    staying.removeAll(keepingCapacity: true)
    tiles.forEach { cell, _ in staying.append(cell) }
    staying.putInOrder(by: isBefore)
  }
}
