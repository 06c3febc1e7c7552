import Hands
import Testing

/// Flings over a million rows: no more tiles than the view and its surroundings hold, and never a hole.
struct TilingFlingTests {
  let wall = Wall()

  enum Rows: CaseIterable {
    case uniform, oneLength, anyLengths

    func lengths() throws -> ItemLengths {
      if self != .anyLengths { return try ItemLengths(count: 1_000_000, length: 44) }
      return try ItemLengths((0..<1_000_000).map { 20 + Double($0 * 7_919 % 61) })
    }
  }

  /// From one end to the other and back, in strides that skip most of them.
  @Test(arguments: Rows.allCases, zip(Axis.both, [60.0, 120]).map { $0 })
  func aFlingAcrossAMillionRowsHasNoHole(_ rows: Rows, _ host: (axis: Axis, rate: Double)) throws {
    let row = try rows.lengths()
    let tiles = Tiling(
      rows == .uniform ? .uniform(length: 44, items: 0..<1_000_000) : .lengths(row), axis: host.axis,
      overscan: TileOverscan(Overscan(.points(88))), source: wall)
    let hand = Hand(scroller([tiles, Bouncing()]), host.axis)
    hand.scroll.settings.maximumFlingSpeed = 1e8
    hand.scroll.decelerationRate = DecelerationRate(rawValue: 0.999)
    for speed in [6e7, -6e7] {
      hand.fling(at: speed, from: 0)
      var frames = 0
      while hand.frame(after: 1 / host.rate) == .needsFrame {
        frames += 1
        // Where it bounces, nothing may be left in view.
        let seen = try row.visible(from: hand.offset - 88, to: hand.offset + 488)
        let isThere = tiles.tiled == seen || tiles.tiled.isEmpty && seen.isEmpty
        #expect(isThere, "\(tiles.tiled) at \(hand.offset)")
        let isFull = seen.allSatisfy { tiles.tile(of: $0)?.index == $0 }
        #expect(isFull && wall.shown.count == seen.count)
      }
      #expect(frames > 100 && hand.offset == (speed > 0 ? row.total - 400 : 0), "it ran into the end")
    }
    // Parts of as many rows as 576 points can hold.
    #expect(tiles.made <= (rows == .anyLengths ? 576 / 20 + 2 : 15))
    #expect(tiles.isBalanced && tiles.made + tiles.reused == tiles.entered && wall.faults.isEmpty)
  }
}
