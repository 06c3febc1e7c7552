import CSDL2
import ScrollAccessories
import ScrollBehaviors
import ScrollHosting

/// A row: what it shows follows from its index.
final class Row { var index: Int64 = 0 }

/// The program: a list of rows that are tapped and scrolled. It prints events for the test that drives the window.
final class RowList: ScrollDelegate {
  private let count: Int64
  private let window = Window("Rows", width: 400, height: 600)
  private let loop: Loop
  private let tiles: Tiling<Row>
  private let indicators = Indicators()
  private let list: ScrollController
  private let area: ScrollArea
  private let swipe: FingerSwipe

  // What drawing costs, and whether a move of the mouse is on the screen with the first frame after it.
  private var (frames, behind, seconds) = (0, 0, 0.0)
  private var grip: (pointer: Point, offset: Double)?

  init(count: Int64) {
    self.count = count
    loop = Loop(window)
    tiles = Tiling(
      ItemRow(count: count, length: 20, axis: .vertical), make: { Row() },
      show: { row, index, _ in row.index = index })
    list = ScrollController(viewport: window.size, behaviors: [tiles, Bouncing(), indicators])
    area = loop.host.add(list, frame: Rect(origin: .zero, size: window.size))
    swipe = FingerSwipe(loop.host)
    list.delegate = self
    loop.host.focus = area
    area.gestures.tap = { [unowned self] tap in
      say("tap \(tiles.item(at: tap.position)?.index ?? -1)")
    }
    window.onResize = { [unowned self] in area.frame = Rect(origin: .zero, size: window.size) }
    window.onKey = { [unowned self] in take($0) }
  }

  func run() {
    say("ready")
    loop.run(draw)
    say("closed")
  }

  private func draw() {
    let start = loop.now
    window.clear()
    let grid = loop.host.pixelGrid(of: area, pixelsPerPoint: 1)
    tiles.forEachTile { row, _, frame in
      let shade = UInt8(60 + row.index % 2 * 30)
      window.fill(grid.pixels(of: frame), red: shade, green: shade, blue: UInt8(row.index % 256))
    }
    if let thumb = indicators.thumb(on: .vertical, at: start), thumb.opacity > 0 {
      window.fill(grid.pixels(of: thumb.rect), red: 200, green: 200, blue: 200)
    }
    window.present()
    frames += 1
    seconds += loop.now - start
    guard list.isDragging else { return grip = nil }
    if let grip, (list.contentOffset.y - (grip.offset + grip.pointer.y - loop.pointer.y)).magnitude > 1e-6 {
      behind += 1
    }
    grip = (loop.pointer, list.contentOffset.y)
  }

  private func take(_ key: SDL_Scancode) -> Bool {
    switch key {
    case SDL_SCANCODE_Q: return false
    case SDL_SCANCODE_F: swipe.begin(at: loop.now)
    case SDL_SCANCODE_B: measure()
    case SDL_SCANCODE_R:
      let mean = frames > 0 ? seconds / Double(frames) * 1e6 : 0
      say("report frames \(frames) behind \(behind) drawing \(mean) offset \(list.contentOffset.y)")
      (frames, behind, seconds) = (0, 0, 0)
    default: break
    }
    return true
  }

  /// Prints the microseconds of a frame without drawing, for as many rows as here and for 100 rows.
  private func measure() {
    let lists = [count, 100].map { RowCost(count: $0) }
    var best = [Double.infinity, .infinity]
    // In turns, so that both find the machine in the same state.
    for _ in 0..<20 {
      for (index, list) in lists.enumerated() {
        let start = loop.now
        list.run(2_000)
        best[index] = min(best[index], (loop.now - start) / 2_000 * 1e6)
      }
    }
    say("cost \(best[0]) beside \(best[1])")
  }

  func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) {
    if reason != .set { say("settled \(scroll.contentOffset.y) \(reason)") }
  }

  func scrollWillEndDragging(
    _ scroll: ScrollController, withVelocity velocity: Vector, targetContentOffset: inout Point
  ) { say("lifted \(velocity.y)") }

  private func say(_ words: String) {
    print(words)
    fflush(nil)
  }
}
