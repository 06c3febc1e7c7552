import ScrollEngine
import ScrollSpace

/// An item that will be in view, and when: a part of the way, or more than 1 and less than 0 beyond its ends.
struct ExpectedCell {
  let cell: Cell
  let arrival: Double

  static func isBefore(_ one: ExpectedCell, _ other: ExpectedCell) -> Bool {
    if one.arrival != other.arrival { return one.arrival < other.arrival }
    return ScrollBehaviors.isBefore(one.cell, other.cell)
  }
}

extension TileBoard {
  /// Looks where the motion rests by now, and begins or cancels what that changed. O(1) while it rests where it did.
  /// A tiling that was detached from within a pass looks no more. Before a pass has been told of edits or of the layout of
  /// this moment, nobody knows what will be seen where a motion rests: that pass looks. What rests expects nothing.
  func lookAhead(_ scroll: ScrollController) {
    // Most tilings load nothing ahead: that is found out without a copy of who would.
    guard prefetch != nil, self.scroll != nil, let prefetch else { return }
    let isMoving = scroll.phase == .decelerating || scroll.phase == .animating
    if isMoving, isEdited || !layout.isCurrent(scroll) { return }
    /// The view that begins at an offset.
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
    // Once one of them has edited items or sent the motion elsewhere, the next look says what is to be begun.
    for item in expectedOrder where expectedRest == rest {
      let index = layout.index(of: item.cell)
      expected.set(item.cell, index)
      prefetch.begin(index)
    }
  }

  /// Expects what will be in view at a place and has no tile, in the order in which it comes into view.
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

  /// Looks anew with the next look: items have other lengths, and so others may be in view where the motion rests.
  func doubtExpected() { expectedRest = Rect(origin: Point(x: .nan, y: .nan), size: .zero) }

  /// Cancels all prefetches: their indices are about to change, or have changed.
  func forgetExpected() {
    expectedRest = nil
    guard let prefetch, expected.count > 0 else { return }
    listExpected { _ in true }
    expected.removeAll()
    for index in cancelled { prefetch.cancel(index) }
  }

  /// Lists the items of some cells that were expected, in the order of these.
  private func listExpected(_ isMeant: (Cell) -> Bool) {
    cancelled.removeAll(keepingCapacity: true)
    expected.forEach { cell, _ in if isMeant(cell) { cancelled.append(cell) } }
    cancelled.putInOrder(by: isBefore)
    for place in cancelled.indices { cancelled[place] = expected[cancelled[place]] ?? cancelled[place] }
  }
}
