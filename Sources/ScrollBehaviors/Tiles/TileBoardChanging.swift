import ScrollEngine
import ScrollTiling

extension TileBoard {
  /// Does changes of items along an axis.
  func change(_ edits: [TileEdit], of items: any EditedItems) throws(TilingError) {
    // A change that nobody told is not hidden by the next one that is told.
    let isUnknown = layout.news() == .renumbered
    if isUnknown || !edits.allSatisfy({ $0.isResize }) { forgetExpected() } else { doubtExpected() }
    if isUnknown { scatter { _ in nil } }
    announce(items)
    awaitsLayout = true
    var failure: TilingError?
    for edit in edits {
      do throws(TilingError) { try items.apply(edit) } catch {
        failure = error
        break
      }
      follow(edit, of: items)
      for listener in items.listeners { listener.itemsDidChange(edit) }
    }
    if !isPassing { layOutEdits() }
    if let failure { throw failure }
  }

  /// Tells the listeners of items once of all edits before a layout; again where something has moved the offset since
  /// then.
  private func announce(_ items: any EditedItems) {
    let offset = scroll.map { $0.contentOffset[items.axis] - $0.contentOrigin[items.axis] }
    if let place = unsettled.firstIndex(where: { $0.items === items }) {
      if unsettled[place].offset == offset { return }
      unsettled[place].offset = offset
    } else {
      unsettled.append((items, offset))
    }
    for listener in items.listeners { listener.itemsWillChange() }
  }

  /// One layout for all edits since the last one; within an update that of all of it.
  func layOutEdits() {
    if let scroll, scroll.isUpdating {
      scroll.invalidateLayout()
      return scroll.afterUpdate { [self] in
        guard awaitsLayout else { return }
        (awaitsLayout, isSettling) = (false, true)
        settle()
      }
    }
    (awaitsLayout, isSettling) = (false, true)
    if scroll == nil { keepFrames() }
    scroll?.invalidateLayout()
    settle()
  }

  /// Tells the listeners once that their edits are laid out: before the first pass that this begins, in which items
  /// may be edited again.
  func settle() {
    guard isSettling else { return }
    isSettling = false
    let settled = unsettled
    unsettled = []
    for (items, _) in settled { for listener in items.listeners { listener.itemsDidSettle() } }
  }

  /// The tiles of some items leave, and others enter.
  func reload(_ isStale: (Cell) -> Bool) {
    forgetExpected()
    scatter { isStale($0) ? nil : $0 }
    (awaitsLayout, isEdited) = (true, true)
    if !isPassing { layOutEdits() }
  }

  /// Moves the tiles' origin along with the first items that have tiles, so that frames stay.
  func keepFrames() {
    isEdited = false
    var first = PerAxis<ItemStart?>(nil)
    live.forEach { cell, tile in
      for axis in Axis.both where cell[axis] < first[axis]?.index ?? .max {
        first[axis] = ItemStart(index: cell[axis], start: tile.frame.lower(axis))
      }
    }
    layout.keep(first)
  }

  /// Takes the live tiles along after a change. Where all items keep their cells, tiles stay where they are.
  func follow(_ edit: TileEdit, of items: any EditedItems) {
    if edit.isResize {
      doubtExpected()
    } else {
      forgetExpected()
      scatter { items.cell($0, after: edit) }
    }
    (isEdited, needsFrames) = (true, true)
  }
}
