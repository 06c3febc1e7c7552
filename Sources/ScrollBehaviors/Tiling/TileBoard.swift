import ScrollEngine
import ScrollSpace
import ScrollTiling

/// What a host does with its tiles, each known by a number.
struct TileHost<Index> {
  let kind: (_ index: Index) -> Int
  let make: (_ kind: Int) -> Int
  let show: (_ number: Int, _ index: Index, _ frame: Rect) -> Void
  let move: (_ number: Int, _ index: Index, _ frame: Rect) -> Void
  let hide: (_ number: Int, _ index: Index) -> Void
  let drop: (_ number: Int) -> Void
}

/// The tiles of one tiling, whatever they are: which items have one, and what each was told.
///
/// It knows tiles by numbers, so that a frame's work is the same code for every kind of tile.
final class TileBoard {
  let axis: Axis
  let host: TileHost<Int64>
  @exclusivity(unchecked) var overscan: TileOverscan
  /// At most so many tiles are alive, from the start of the view on.
  let limit: Int64 = 65_536

  // What every frame touches is read and written in steps that call nobody, so accesses never overlap; to check
  // that each time would cost a quarter of a frame.

  @exclusivity(unchecked) var made = 0
  @exclusivity(unchecked) var reused = 0
  @exclusivity(unchecked) var entered = 0
  @exclusivity(unchecked) var left = 0
  @exclusivity(unchecked) var dropped = 0

  @exclusivity(unchecked) var line: TileLine
  @exclusivity(unchecked) var shelf = TileShelf()
  @exclusivity(unchecked) var pool: TilePool
  /// Changes with every edit, so that a pass over the tiles notices one from within. Begins shortly before it wraps
  /// around, so that all that runs tries that.
  @exclusivity(unchecked) var generation = Int.max - 3
  @exclusivity(unchecked) var isPassing = false
  /// Whether items were edited since the last layout was asked for: a pass asks when it is over.
  @exclusivity(unchecked) var awaitsLayout = false
  /// Whether edits are laid out, and listeners not told of that yet.
  @exclusivity(unchecked) var isSettling = false
  /// Whether a slot within what is held was left empty, because what was measured left no room for its item.
  @exclusivity(unchecked) var hasHoles = false
  /// Whether frames may have changed since tiles were told them.
  @exclusivity(unchecked) var needsFrames = false
  /// Whether items were edited since the last pass, so that the first live tile is to keep its frame.
  @exclusivity(unchecked) var isEdited = false
  /// The line before a snapshot's took its place, and the positions that had tiles in that by the same overscan, until a
  /// layout is told.
  var taken: (former: TileLine, held: Range<Int64>?)?
  /// The period that the scroller's ring had when the line was put on it, or not.
  @exclusivity(unchecked) var period: Double?
  @exclusivity(unchecked) var crossLength = 0.0
  var prefetch: TilePrefetch<Int64>? { willSet { forgetExpected() } }
  /// Which positions have been begun and had no tile since, and where the motion rests for which that was, in which viewport.
  @exclusivity(unchecked) var expected = PositionRuns()
  @exclusivity(unchecked) var expectedNext = PositionRuns()
  @exclusivity(unchecked) var expectedRest: Double?
  @exclusivity(unchecked) var expectedLength = 0.0
  var listeners: [any TileEditListener] = []
  /// Where the offset was in the content when they were last told that items are about to change.
  var announcedOffset: Double?
  /// Whose items they are, where somebody else edits and measures them.
  let arranged: (content: Arranging, stack: Stack)?
  /// Which items there were before the next edit of somebody else.
  var itemsBefore: Range<Int64> = 0..<0
  unowned(unsafe) var scroll: ScrollController?

  init(_ items: TileItems, _ axis: Axis, _ overscan: TileOverscan, poolCap: Int, _ host: TileHost<Int64>) {
    self.axis = axis
    self.overscan = overscan
    self.host = host
    line = TileLine(items, axis)
    if case .arranged(let content, let stack) = items.kind {
      arranged = (content, stack)
    } else {
      arranged = nil
    }
    pool = TilePool(cap: max(0, poolCap))
  }

  var alive: Int { shelf.count + shelf.strayCount }

  /// Which item stands at a position. To ask the line itself copies it.
  func index(at position: Int64) -> Int64 {
    line.ring == nil ? position : line.appearance(at: position).index
  }

  /// The line as it stands in a scroller, which it may not have heard of yet.
  func settled() -> TileLine {
    if scroll != nil { return line }
    var line = line
    line.begin()
    return line
  }

  /// The line as it stands by the scroller's layout of this moment, which the tiles may not have heard of yet.
  var current: TileLine {
    var line = line
    if let scroll { line.set(line.usable(scroll.geometry.extent[axis].period)) }
    return line
  }

  func attach(to scroll: ScrollController) {
    precondition(
      self.scroll == nil || self.scroll === scroll,
      """
      A tiling belongs to one scroller at a time, and this one, with \(alive) live tiles, has not left another's \
      chain yet; take it out there first, or make one for each.
      """)
    line.begin()
    period = nil
    self.scroll = scroll
    arranged?.content.add(self)
  }

  func detach() {
    scroll = nil
    arranged?.content.remove(self)
    forgetExpected()
    generation &+= 1
    shelf.scatter { _ in nil }
    while let stray = shelf.takeStray(outside: 0..<0) { retire(stray.tile) }
    dropSpares()
  }
}
