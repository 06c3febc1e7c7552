import ScrollSpace
import ScrollTiling

extension TileBoard {
  /// Calls `body` with each live tile in the order of their cells. Those that leave meanwhile are left out.
  func forEachInOrder(_ body: (Cell, LiveTile) -> Void) {
    if isWhole, layout.isOrdered {
      layout.forEachWanted { if let tile = live[$0] { body($0, tile) } }
    } else {
      for cell in drawing() { if let tile = live[cell] { body(cell, tile) } }
    }
  }

  /// The cells that have tiles, in order: listed anew only after tiles came or went.
  private func drawing() -> [Cell] {
    if drawn.changes != live.changes {
      drawn.cells.removeAll(keepingCapacity: true)
      live.forEach { cell, _ in drawn.cells.append(cell) }
      drawn.cells.putInOrder(by: isBefore)
      drawn.changes = live.changes
    }
    return drawn.cells
  }

  /// Which item is on top at a point, counted from the tiles' origin: of several the last one in the order of drawing.
  func cell(at point: Point) -> Cell? {
    var found: Cell?
    // What only just has area in common with a rect counts as not in it, so it reaches to either side.
    let around = Rect(
      x: point.x - Grid.step, y: point.y - Grid.step, width: 2 * Grid.step, height: 2 * Grid.step)
    layout.forEachSeen(in: around) { cell in
      guard layout.frame(of: cell)?.contains(point) == true else { return }
      if found.map({ isBefore($0, cell) }) ?? true { found = cell }
    }
    return found
  }
}
