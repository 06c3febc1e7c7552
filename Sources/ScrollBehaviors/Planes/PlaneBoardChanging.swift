import ScrollEngine
import ScrollSpace
import ScrollTiling

extension PlaneBoard {
  /// Does changes of a grid's columns or rows.
  func change(_ edits: [TileEdit], _ line: GridAxis) throws(TilingError) {
    let axis = line.axis
    try change(
      edits, line.listeners, { edit throws(TilingError) in try line.line.apply(edit) },
      { cell, edit in
        guard let index = edit.index(of: cell[axis]), UniformWindow.endless.contains(index) else {
          return nil
        }
        var cell = cell
        cell[axis] = index
        return cell
      },
      reloads: { cell, range in range.contains(cell[axis]) })
  }

  /// Does changes of the items in lanes.
  func change(_ edits: [TileEdit], _ lanes: LanesLayout) throws(TilingError) {
    try change(
      edits, lanes.listeners, { edit throws(TilingError) in try lanes.apply(edit) },
      { cell, edit in edit.index(of: cell.x).map { Cell(x: $0, y: 0) } },
      reloads: { cell, range in range.contains(cell.x) })
  }

  private func change(
    _ edits: [TileEdit], _ listeners: [any TileEditListener], _ apply: (TileEdit) throws(TilingError) -> Void,
    _ follow: (Cell, TileEdit) -> Cell?, reloads: (Cell, Range<Int64>) -> Bool
  ) throws(TilingError) {
    // A change that nobody told is not hidden by the next one that is told.
    let isUnknown = layout.notice() == .renumbered
    if isUnknown || !edits.allSatisfy({ $0.isResize }) { forgetExpected() } else { doubtExpected() }
    if isUnknown { scatter { _ in nil } }
    announce(to: listeners)
    awaitsLayout = true
    var failure: TilingError?
    for edit in edits {
      do throws(TilingError) { try apply(edit) } catch {
        failure = error
        break
      }
      if !edit.isResize {
        scatter { cell in
          if case .reload(let range) = edit, reloads(cell, range) { return nil }
          return follow(cell, edit)
        }
      }
      for listener in listeners { listener.itemsDidChange(edit) }
    }
    needsFrames = true
    if !isPassing { layOutEdits() }
    if let failure { throw failure }
  }

  /// Tells listeners once of all edits before a layout; again where something has moved the offset since then.
  private func announce(to listeners: [any TileEditListener]) {
    let offset = scroll.map { $0.converted(toContent: $0.contentOffset) }
    for listener in listeners {
      if let place = unsettled.firstIndex(where: { $0.listener === listener }) {
        if unsettled[place].offset == offset { continue }
        unsettled[place].offset = offset
      } else {
        unsettled.append((listener, offset))
      }
      listener.itemsWillChange()
    }
  }

  /// One layout for all edits since the last one; within an update that of all of it.
  func layOutEdits() {
    keepFrames()
    if let scroll, scroll.isUpdating {
      scroll.invalidateLayout()
      return scroll.afterUpdate { [self] in
        awaitsLayout = false
        settle()
      }
    }
    awaitsLayout = false
    scroll?.invalidateLayout()
    settle()
  }

  /// Tells the listeners once that their edits are laid out: before the first pass that this begins, in which items
  /// may be edited again.
  func settle() {
    if unsettled.isEmpty { return }
    let told = unsettled
    unsettled = []
    for (listener, _) in told { listener.itemsDidSettle() }
  }

  /// The tiles of some items leave, and others enter.
  func reload(_ isStale: (Cell) -> Bool) {
    forgetExpected()
    scatter { isStale($0) ? nil : $0 }
    awaitsLayout = true
    if !isPassing { layOutEdits() }
  }

  /// Moves the tiles' origin along with the first items that have tiles, so that frames stay.
  private func keepFrames() {
    var first = PerAxis<ItemStart?>(nil)
    live.forEach { cell, tile in
      for axis in Axis.both where cell[axis] < first[axis]?.index ?? .max {
        first[axis] = ItemStart(index: cell[axis], start: tile.frame.lower(axis))
      }
    }
    layout.keep(first)
  }
}
