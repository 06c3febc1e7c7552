import Hands
import ScrollBehaviors
import Testing

/// Flings over a million rows: no more tiles than the view and its surroundings hold, and never a hole.
struct TilingFlingTests {
  enum Rows: CaseIterable {
    case uniform, lengths

    var items: TileItems {
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
    let wall = Wall()
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

  /// By time ahead: what the next frame shows has its tile a frame before.
  @Test(arguments: [60.0, 120]) func timeAhead(_ rate: Double) throws {
    let wall = Wall()
    let tiles = Tiling(
      .uniform(length: 44), axis: .vertical, overscan: TileOverscan(ahead: 1 / rate), source: wall)
    let hand = Hand(scroller([Infinite(.vertical), tiles]))
    hand.fling(at: 6_000)
    hand.frame(after: 1 / rate)
    while hand.scroll.isDecelerating {
      let ready = wall.indices
      let origin = tiles.origin
      hand.frame(after: 1 / rate)
      let first = Int64(((hand.offset - tiles.origin) / 44).rounded(.down))
      let end = Int64(((hand.offset - tiles.origin + 400) / 44).rounded(.up))
      #expect((first..<end).allSatisfy { ready.contains($0) }, "from \(origin)")
    }
    #expect(wall.faults.isEmpty && tiles.made < 20)
  }
}
