import ScrollEngine
import ScrollSpace
import ScrollTiling

/// Loads the items that will be in view where the motion comes to rest.
final class Prefetching {
  /// An item, and when it comes into view: as a part of the motion's distance; below 0 or above 1 beyond its
  /// ends.
  private struct Arrival {
    let cell: Cell
    let index: Cell
    let time: Double

    static func isBefore(_ one: Arrival, _ other: Arrival) -> Bool {
      if one.time != other.time { return one.time < other.time }
      return ScrollBehaviors.isBefore(one.cell, other.cell)
    }
  }

  private let host: TilePrefetch<Cell>
  /// The cells with a prefetched item and no tile yet, with those items; and the same at the last search.
  private var begun = CellTable<Cell>()
  private var former = CellTable<Cell>()
  /// The view at the rest position for which the items were found; nil at rest.
  private var rest: Rect?
  // Lists that each search fills anew.
  private var arrivals: [Arrival] = []
  private var cancelled: [Cell] = []

  init(_ host: TilePrefetch<Cell>) { self.host = host }

  /// Begins and cancels prefetches for a motion from a view to a view at rest; nil if there is no motion. O(1)
  /// if the view at rest is still the same.
  func expect(at rest: Rect?, from view: Rect, in layout: any TileLayout, hasTile: (Cell) -> Bool) {
    if rest == self.rest { return }
    self.rest = rest
    arrivals.removeAll(keepingCapacity: true)
    restart()
    if let rest { find(rest, from: view, in: layout, hasTile: hasTile) }
    cancelFormer()
    // If one of the calls has edited items or changed the motion, the next search begins the others.
    for item in arrivals where self.rest == rest {
      begun.set(item.cell, item.index)
      host.begin(item.index)
    }
  }

  /// Lists the items without a tile that will be in view at the rest position, in the order in which they
  /// come into view.
  private func find(_ rest: Rect, from view: Rect, in layout: any TileLayout, hasTile: (Cell) -> Bool) {
    let way = rest.origin - view.origin
    layout.forEachSeen(in: rest) { cell in
      guard !hasTile(cell), arrivals.count + begun.count < Int(mostTiles), let item = layout.item(of: cell)
      else { return }
      if let index = former[cell] { return begun.set(cell, index) }
      var time = 0.0
      for axis in Axis.both where layout.along != axis.cross {
        if way[axis] > 0 { time = max(time, (item.frame.lower(axis) - view.upper(axis)) / way[axis]) }
        if way[axis] < 0 { time = max(time, (item.frame.upper(axis) - view.lower(axis)) / way[axis]) }
      }
      arrivals.append(Arrival(cell: cell, index: item.index, time: time))
    }
    arrivals.putInOrder(by: Arrival.isBefore)
  }

  /// Notes that an item has a tile, which ends its prefetch.
  func end(_ cell: Cell) { begun.remove(cell) }

  /// Searches again at the next call: lengths have changed, so other items may be in view at rest.
  func doubt() { rest = Rect(origin: Point(x: .nan, y: .nan), size: .zero) }

  /// Cancels all prefetches: their indices are about to change, or have changed.
  func forget() {
    rest = nil
    if begun.count == 0 { return }
    restart()
    cancelFormer()
  }

  private func restart() {
    swap(&begun, &former)
    begun.removeAll()
  }

  /// Cancels the former prefetches that are not expected any more, in the order of their cells.
  private func cancelFormer() {
    cancelled.removeAll(keepingCapacity: true)
    former.forEach { cell, _ in if begun[cell] == nil { cancelled.append(cell) } }
    cancelled.putInOrder(by: isBefore)
    for place in cancelled.indices { cancelled[place] = former[cancelled[place]] ?? cancelled[place] }
    for index in cancelled { host.cancel(index) }
  }
}

extension TileBoard {
  /// Updates prefetches if the motion comes to rest elsewhere than before. While edits or the present
  /// layout wait for a pass, the items at the rest position are not known: then that pass checks. At rest,
  /// and after a detachment within a pass, nothing is prefetched.
  func lookAhead(_ scroll: ScrollController) {
    guard prefetching != nil, shownIn != nil, let prefetching else { return }
    let isMoving = scroll.phase == .decelerating || scroll.phase == .animating
    if isMoving, passes.doubt == .edits || !layout.isCurrent(scroll) { return }
    let (origin, size) = (layout.origin(scroll.contentOrigin), scroll.unzoomedViewport)
    let view = Rect(origin: .zero + (scroll.unzoomedOffset - origin), size: size)
    let rest = Rect(origin: .zero + (scroll.unzoomedDestination - origin), size: size)
    prefetching.expect(at: isMoving ? rest : nil, from: view, in: layout) { tiles[$0] != nil }
  }
}
