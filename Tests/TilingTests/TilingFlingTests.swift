import Hands
import Testing

/// Flings over a million rows: no more tiles than the view and its surroundings hold, and never a hole.
struct TilingFlingTests {
  let wall = Wall()

  enum Rows: CaseIterable {
    case uniform, lengths

    var items: ItemRow {
      get throws {
        switch self {
        case .uniform: .uniform(length: 44, items: 0..<1_000_000)
        case .lengths: .lengths(try ItemLengths(count: 1_000_000, length: 44))
        }
      }
    }
  }

  @Test(arguments: Rows.allCases, [60.0, 120])
  func acrossAMillionRows(_ rows: Rows, _ rate: Double) throws {
    let tiles = Tiling(
      try rows.items, axis: .vertical, overscan: TileOverscan(Overscan(.points(88))), source: wall)
    let hand = Hand(scroller([tiles, Bouncing()]))
    hand.scroll.settings.maximumFlingSpeed = 1e8
    hand.scroll.decelerationRate = DecelerationRate(rawValue: 0.999)
    hand.fling(at: 5e7, from: 0)
    var frames = 0
    while hand.frame(after: 1 / rate) == .needsFrame {
      frames += 1
      // Where it bounces, nothing may be left in view.
      let first = max(0, (hand.offset - 88) / 44).rounded(.down)
      let end = min(1_000_000, max(0, (hand.offset + 488) / 44).rounded(.up))
      let isThere = tiles.tiled == Int64(min(first, end))..<Int64(end)
      #expect(isThere, "\(tiles.tiled) at \(hand.offset)")
      let isFull = tiles.tiled.allSatisfy { tiles.tile(of: $0)?.index == $0 }
      #expect(isFull && wall.shown.count == tiles.alive)
    }
    #expect(frames > 100 && hand.offset == 44e6 - 400, "it ran into the end")
    // 576 points hold parts of 15 rows at most.
    #expect(tiles.made <= 15 && tiles.made + tiles.reused == tiles.entered)
    #expect(wall.faults.isEmpty)
  }

  /// Rows of any lengths, flung from one end to the other and back, in strides that skip most of them.
  @Test(arguments: zip(Axis.both, [60.0, 120])) func anyLengths(_ axis: Axis, _ rate: Double) throws {
    let row = try ItemLengths((0..<1_000_000).map { 20 + Double($0 * 7_919 % 61) })
    let tiles = Tiling(.lengths(row), axis: axis, source: wall)
    let hand = Hand(scroller([tiles, Clamping()]), axis)
    hand.scroll.settings.maximumFlingSpeed = 1e8
    hand.scroll.decelerationRate = DecelerationRate(rawValue: 0.999)
    for speed in [6e7, -6e7] {
      hand.fling(at: speed, from: 0)
      while hand.frame(after: 1 / rate) == .needsFrame {
        let seen = try row.visible(from: hand.offset, to: hand.offset + 400)
        let isFull = seen.allSatisfy { tiles.tile(of: $0)?.index == $0 }
        #expect(tiles.tiled == seen && isFull && wall.shown.count == seen.count)
      }
      #expect(hand.offset == (speed > 0 ? row.total - 400 : 0), "it ran into the end")
    }
    #expect(tiles.made <= 400 / 20 + 2 && tiles.made + tiles.reused == tiles.entered && wall.faults.isEmpty)
  }
}
