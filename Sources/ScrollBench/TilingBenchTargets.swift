import CScrollCore
import ScrollSpace
import ScrollTiling

/// Returns the rows for targets other than a multiple of a peer's time: a time for each item, and a fraction of a whole
/// jump.
func tilingTargetRows() -> [Row] {
  let count = 1_000_000
  return [
    Row(piece: "build 10^6 / 4 ns an item", peer: "a clock", limit: 1) {
      let values = someLengths(count)
      let clock = ContinuousClock()
      return Contest(
        ours: { for _ in 0..<$0 { _ = TileRow(values) } },
        peer: { rounds in
          let end = clock.now + .nanoseconds(4 * count * rounds)
          while clock.now < end {}
        })
    },
    Row(piece: "10,000 jumps of 1,000 items in view / one of tile views", peer: "tile by tile", limit: 1) {
      let (tiles, table) = (TileViews(visible: 1_000), Table())
      var window = try! UniformWindow(length: 44, viewport: 44_000)
      return Contest(
        ours: { rounds in
          var moving = window
          table.play(rounds * 10_000) { _ in
            let change = try! moving.move(by: 44_000)
            return Double(change.entered.after.upperBound &+ change.left.before.lowerBound)
          }
          window = moving
        },
        peer: { table.play($0) { _ in tiles.jump(by: 44_000) } })
    },
  ]
}

/// Endless scrolling with tile views. The content is a few viewports long. When the offset is a quarter of the content
/// away from the middle, the offset and every view are moved back. Views are then added and removed one by one.
private final class TileViews {
  /// The least that a view must contain.
  final class Tile {
    var frame: Rect
    init(_ frame: Rect) { self.frame = frame }
  }

  private var tiles: [Tile]
  private var offset: Double
  private let viewport: Double
  private let content: Double
  private let length = 44.0

  init(visible: Int) {
    viewport = length * Double(visible)
    content = viewport * 16
    offset = (content - viewport) / 2
    tiles = [Tile(Rect(x: offset, y: 0, width: length, height: 80))]
    fill()
  }

  /// Returns the position of the first tile after the jump.
  func jump(by distance: Double) -> Double {
    offset += distance
    recentre()
    fill()
    drop()
    return tiles[0].frame.minX
  }

  private func recentre() {
    let centre = (content - viewport) / 2
    guard abs(offset - centre) > content / 4 else { return }
    for tile in tiles { tile.frame.origin.x += centre - offset }
    offset = centre
  }

  private func fill() {
    while let last = tiles.last, last.frame.maxX < offset + viewport {
      tiles.append(Tile(Rect(x: last.frame.maxX, y: 0, width: length, height: 80)))
    }
    while let first = tiles.first, first.frame.minX > offset {
      tiles.insert(Tile(Rect(x: first.frame.minX - length, y: 0, width: length, height: 80)), at: 0)
    }
  }

  private func drop() {
    while let last = tiles.last, last.frame.minX > offset + viewport { tiles.removeLast() }
    while let first = tiles.first, first.frame.maxX < offset { tiles.removeFirst() }
  }
}
