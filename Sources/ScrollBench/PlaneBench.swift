import ScrollBehaviors
import ScrollTiling

/// A tile that stores its item.
private final class Patch {
  var cell = ItemGrid.Cell(0)
  var frame = Rect.zero
}

/// A scroller over a plane with tiles, moved to and fro along a diagonal around the middle of its content.
private final class TiledPlane {
  let scroll: ScrollController
  private var frame = 0
  private let step: Vector

  init(_ tiles: any ScrollBehavior, middle: Point, step: Vector) {
    scroll = ScrollController(viewport: Size(width: 390, height: 844), behaviors: [tiles, Clamping()])
    scroll.contentOffset = middle
    self.step = step
    frames(400)
  }

  func frames(_ count: Int) {
    for _ in 0..<count {
      frame += 1
      let sign = frame % 40 < 20 ? 1.0 : -1
      scroll.contentOffset += Vector(x: sign * step.x, y: sign * step.y)
    }
  }
}

/// The plainest map: in every frame all cells in view are looked up among the tiles of the last frame.
private final class PlainMap {
  private var tiles: [ItemGrid.Cell: Patch] = [:]
  private var spare: [Patch] = []
  private var offset = Point(x: 1e6, y: 1e6)
  private var frame = 0
  private let step: Vector
  private let length: Double

  init(step: Vector, length: Double) {
    (self.step, self.length) = (step, length)
    frames(400)
  }

  func frames(_ count: Int) {
    for _ in 0..<count {
      frame += 1
      let sign = frame % 40 < 20 ? 1.0 : -1
      offset += Vector(x: sign * step.x, y: sign * step.y)
      show()
    }
  }

  private func show() {
    let columns = Int64(offset.x / length)...Int64((offset.x + 390) / length)
    let rows = Int64(offset.y / length)...Int64((offset.y + 844) / length)
    for (cell, tile) in tiles where !columns.contains(cell.x) || !rows.contains(cell.y) {
      tiles[cell] = nil
      spare.append(tile)
    }
    for row in rows {
      for column in columns {
        let cell = ItemGrid.Cell(x: column, y: row)
        if tiles[cell] != nil { continue }
        let tile = spare.popLast() ?? Patch()
        tile.cell = cell
        tile.frame = Rect(x: Double(column) * length, y: Double(row) * length, width: length, height: length)
        tiles[cell] = tile
      }
    }
  }
}

/// Returns the rows for scrolling with tiles on a plane. One round is one change of the offset on both axes, with all
/// callbacks and the update of the tiles. The peer updates its tiles only.
func planeRows() -> [Row] {
  let step = Vector(x: 7, y: 17)

  func row(_ piece: String, _ plane: @escaping () -> TiledPlane) -> Row {
    Row(piece: "frame with tiles on a plane, \(piece)", peer: "a dictionary of cells", limit: nil) {
      let (plane, map) = (plane(), PlainMap(step: step, length: 64))
      return Contest(ours: { plane.frames($0) }, peer: { map.frames($0) })
    }
  }
  func cells(_ piece: String, _ side: Double, _ items: @escaping () -> PlaneItems<ItemGrid.Cell>?) -> Row {
    row(piece) {
      guard let items = items() else { fatalError("a grid of these lengths can be made.") }
      let tiles = TilingPlane<ItemGrid.Cell, Patch>(
        items, make: { Patch() }, show: { tile, cell, frame in (tile.cell, tile.frame) = (cell, frame) })
      return TiledPlane(tiles, middle: Point(x: side * 32, y: side * 32), step: step)
    }
  }

  func lanes(_ name: String, _ count: Int) -> Row {
    row("\(name) items in 4 lanes") {
      guard let items = try? Masonry(lanes: 4) else { fatalError("four lanes can be made.") }
      try? items.append(contentsOf: (0..<count).map { 60 + Double($0 * 7 % 11) * 13 })
      let tiles = TilingPlane<Int64, Patch>(
        .lanes(items), make: { Patch() }, show: { tile, _, frame in tile.frame = frame })
      return TiledPlane(tiles, middle: Point(x: 0, y: items.total / 2), step: Vector(x: 0, y: 17))
    }
  }

  // Cells: 10^3 and 10^9 are 32 and 31,623 on each side.
  let sides: [(String, Int64)] = [("10^3", 32), ("10^9", 31_623)]
  return sides.map { name, side in
    cells("\(name) uniform cells", Double(side)) {
      .grid(columns: .uniform(length: 64, items: 0..<side), rows: .uniform(length: 64, items: 0..<side))
    }
  }
    + sides.map { name, side in
      cells("\(name) cells of any lengths", Double(side)) {
        let lengths = (0..<side).map { 50 + Double($0 % 29) }
        guard let columns = try? ItemLengths(lengths), let rows = try? ItemLengths(lengths) else {
          return nil
        }
        return .grid(columns: .lengths(columns), rows: .lengths(rows))
      }
    } + [lanes("10^3", 1_000), lanes("10^5", 100_000)]
}
