import ScrollEngine
import ScrollSpace
import ScrollTiling

extension TileBoard {
  /// Takes the live tiles along after a change of the items of an axis. Where all items keep their cells, tiles stay where
  /// they are.
  func follow(_ edit: TileEdit, on axis: Axis) {
    if edit.isResize {
      doubtExpected()
    } else {
      forgetExpected()
      scatter { layout.cell($0, after: edit, on: axis) }
    }
    (isEdited, needsFrames) = (true, true)
  }

  /// The tiles of some items leave, and others enter. The program is asked which before anything is changed.
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

  /// A pass is over in which items were edited or reloaded: one layout.
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
