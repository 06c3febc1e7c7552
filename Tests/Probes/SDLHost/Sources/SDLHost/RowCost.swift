import ScrollAccessories
import ScrollBehaviors
import ScrollHosting

/// The cost of frames without drawing, for a list of some number of rows that moves by half a screen in each frame.
final class RowCost {
  private let host = ScrollHost()
  private let list: ScrollController
  private var now = Timestamp.zero
  private var way = 300.0

  init(count: Int64) {
    let tiles = Tiling<Row>(
      ItemRow(count: count, length: 20, axis: .vertical), make: { Row() },
      show: { row, index, _ in row.index = index })
    list = ScrollController(
      viewport: Size(width: 400, height: 600), behaviors: [tiles, Bouncing(), Indicators()])
    host.add(list, frame: Rect(x: 0, y: 0, width: 400, height: 600))
  }

  /// Runs frames, there and back through the content.
  func run(_ frames: Int) {
    for _ in 0..<frames {
      let next = list.contentOffset.y + way
      if next < 0 || next > list.geometry.extent.y.upper ?? 0 { way = 0 - way }
      list.contentOffset.y += way
      now += 1.0 / 60
      host.frame(at: now)
    }
  }
}
