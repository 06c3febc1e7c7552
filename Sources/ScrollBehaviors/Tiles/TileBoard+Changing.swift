import ScrollEngine
import ScrollSpace
import ScrollTiling

extension TileBoard {
  /// Moves the live tiles to their items' new cells after an edit. If all items keep their cells, the tiles
  /// do too.
  func follow(_ edit: TileEdit, on axis: Axis) {
    if edit.isResize {
      doubtExpected()
    } else {
      forgetExpected()
      scatter { layout.cell($0, after: edit, on: axis) }
    }
    (isEdited, needsFrames) = (true, true)
  }

  /// Replaces the tiles of some items. The closure is called before anything is changed.
  func reload(_ isStale: (Cell) -> Bool) {
    listLive()
    let cells = staying
    let stale = cells.filter(isStale)
    forgetExpected()
    scatter { $0 }
    for cell in stale { if let tile = live.remove(cell) { lose(tile) } }
    isEdited = true
    if isPassing { awaitsLayout = true } else { scroll?.invalidateLayout() }
  }

  /// Makes one layout after a pass in which items were edited or reloaded.
  func layOutEdits() {
    awaitsLayout = false
    var isLaidOut = false
    for items in watched where items.release() { isLaidOut = true }
    if !isLaidOut { scroll?.invalidateLayout() }
  }

  /// Moves the tiles' origin along with the first items that have tiles, so that frames stay.
  func keepFrames() {
    isEdited = false
    var first = PerAxis<ItemPlace?>(nil)
    live.forEach { cell, tile in
      for axis in Axis.both where cell[axis] < first[axis]?.index ?? .max {
        let frame = tile._withUnsafeGuaranteedRef { $0.frame }
        first[axis] = ItemPlace(index: cell[axis], start: frame.lower(axis), length: frame.length(axis))
      }
    }
    layout.keep(first)
  }
}
