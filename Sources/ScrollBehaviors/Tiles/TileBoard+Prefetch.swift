import ScrollEngine
import ScrollSpace

/// An item that will be in view, and when: as a part of the motion's distance; below 0 or above 1 beyond its
/// ends.
struct ExpectedCell {
  let cell: Cell
  let arrival: Double

  static func isBefore(_ one: ExpectedCell, _ other: ExpectedCell) -> Bool {
    if one.arrival != other.arrival { return one.arrival < other.arrival }
    return ScrollBehaviors.isBefore(one.cell, other.cell)
  }
}

extension TileBoard {
  /// Checks where the motion comes to rest, and begins or cancels prefetches if that changed. O(1) if it has
  /// not.
  ///
  /// A tiling that was detached within a pass does nothing. If edits or the present layout have not been seen
  /// by a pass yet, the items at the rest position are not known: then the next pass checks. At rest, nothing
  /// is prefetched.
  func lookAhead(_ scroll: ScrollController) {
    // Most tilings have no prefetch: this is checked without a copy of the closures.
    guard prefetch != nil, self.scroll != nil, let prefetch else { return }
    let isMoving = scroll.phase == .decelerating || scroll.phase == .animating
    if isMoving, isEdited || !layout.isCurrent(scroll) { return }
    /// Returns the view that begins at an offset.
    func view(at offset: Point) -> Rect {
      Rect(origin: layout.position(of: offset, scroll.contentOrigin), size: scroll.unzoomedViewport)
    }
    let rest = isMoving ? view(at: scroll.unzoomedDestination) : nil
    guard rest != expectedRest else { return }
    expectedRest = rest
    expectedOrder.removeAll(keepingCapacity: true)
    expectedNext.removeAll()
    if let rest { lookAt(rest, view(at: scroll.unzoomedOffset)) }
    listExpected { expectedNext[$0] == nil }
    swap(&expected, &expectedNext)
    for index in cancelled { prefetch.cancel(index) }
    // If one of the calls has edited items or changed the motion, the next check begins the others.
    for item in expectedOrder where expectedRest == rest {
      let index = layout.index(of: item.cell)
      expected.set(item.cell, index)
      prefetch.begin(index)
    }
  }

  /// Lists the items without a tile that will be in view at the rest position, in the order in which they
  /// come into view.
  private func lookAt(_ rest: Rect, _ view: Rect) {
    let way = rest.origin - view.origin
    layout.forEachSeen(in: rest) { cell in
      guard live[cell] == nil, expectedOrder.count + expectedNext.count < Int(mostTiles),
        let frame = layout.frame(of: cell)
      else { return }
      if let index = expected[cell] { return expectedNext.set(cell, index) }
      var arrival = 0.0
      for axis in Axis.both where layout.along != axis.cross {
        if way[axis] > 0 { arrival = max(arrival, (frame.lower(axis) - view.upper(axis)) / way[axis]) }
        if way[axis] < 0 { arrival = max(arrival, (frame.upper(axis) - view.lower(axis)) / way[axis]) }
      }
      expectedOrder.append(ExpectedCell(cell: cell, arrival: arrival))
    }
    expectedOrder.putInOrder(by: ExpectedCell.isBefore)
  }

  /// Checks again at the next call: lengths have changed, so other items may be in view at the rest position.
  func doubtExpected() { expectedRest = Rect(origin: Point(x: .nan, y: .nan), size: .zero) }

  /// Cancels all prefetches: their indices are about to change, or have changed.
  func forgetExpected() {
    expectedRest = nil
    guard let prefetch, expected.count > 0 else { return }
    listExpected { _ in true }
    expected.removeAll()
    for index in cancelled { prefetch.cancel(index) }
  }

  /// Lists the items of some expected cells, in the order of the cells.
  private func listExpected(_ isMeant: (Cell) -> Bool) {
    cancelled.removeAll(keepingCapacity: true)
    expected.forEach { cell, _ in if isMeant(cell) { cancelled.append(cell) } }
    cancelled.putInOrder(by: isBefore)
    for place in cancelled.indices { cancelled[place] = expected[cancelled[place]] ?? cancelled[place] }
  }
}
