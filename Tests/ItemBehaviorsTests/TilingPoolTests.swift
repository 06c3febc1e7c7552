import Hands
import ScrollBehaviors
import Testing

/// Who waits in the pool, and who is let go.
struct TilingPoolTests {
  /// However fast it goes: what leaves in a frame is there for what enters in it, and the cap is for those that wait.
  @Test(arguments: [1, 4, 64], [60.0, 120]) func noMoreIsMadeThanIsInView(_ cap: Int, _ rate: Double) throws {
    let wall = Wall()
    let tiles = Tiling(
      .lengths(try ItemLengths(count: 1_000_000, length: 4)), axis: .vertical,
      overscan: TileOverscan(Overscan(.viewports(1))), poolCap: cap, source: wall)
    let hand = Hand(scroller([tiles, Clamping()]))
    var most = tiles.alive
    for _ in 0..<6 {
      for _ in 0..<3 { hand.fling(at: 60_000) }
      for _ in 0..<20 {
        hand.frame(after: 1 / rate)
        most = max(most, tiles.alive)
        #expect(tiles.waiting <= cap)
      }
    }
    #expect(hand.offset > 40_000 && tiles.entered > 5_000)
    #expect(tiles.alive > 64 && tiles.made <= most + tiles.dropped && tiles.made < most + 30)
    #expect(wall.faults.isEmpty && tiles.made == tiles.alive + tiles.waiting + tiles.dropped)
  }

  @Test(arguments: [1, 4, 256]) func norOnAPlane(_ cap: Int) {
    let wall = PlaneWall<ItemGrid.Cell>()
    let tiles = TilingPlane(
      .grid(columns: .uniform(length: 20), rows: .uniform(length: 20)), poolCap: cap, source: wall)
    let scroll = scroller([tiles, Infinite()], viewport: 400)
    #expect(tiles.alive == 400)
    for step in 1...40 {
      scroll.contentOffset += Vector(x: Double(step * 40), y: Double(step % 7) * -100)
      #expect(tiles.alive == 400 && tiles.waiting <= cap)
    }
    #expect(tiles.made == 400 && tiles.dropped == 0 && wall.faults.isEmpty && tiles.isBalanced)
    scroll.viewport = Size(width: 20, height: 20)
    #expect(tiles.alive == 1 && tiles.waiting == min(cap, 399) && tiles.isBalanced)
    scroll.behaviors = []
    #expect(tiles.waiting == min(cap, 400) && wall.live.isEmpty && tiles.isBalanced)
  }

  /// What a tile does as it goes may ask and command the tiling.
  @Test func aTileThatGoesMayAskTheTiling() throws {
    final class Tile {
      var goes: () -> Void = {}
      deinit { goes() }
    }
    var row: Tiling<Tile>?
    var asked = 0
    let tiles = Tiling<Tile>(
      .lengths(try ItemLengths(count: 1_000, length: 50)), axis: .vertical, poolCap: 0,
      make: {
        let tile = Tile()
        tile.goes = {
          guard let row else { return }
          asked += row.tile(of: row.tiled.upperBound) == nil && row.alive > 0 ? 1 : 0
          if asked == 3 { try? row.change(.remove(0..<1)) }
        }
        return tile
      }, show: { _, _, _ in })
    row = tiles
    let scroll = scroller([tiles])
    for step in 1..<20 { scroll.contentOffset.y = Double(step) * 130 }
    #expect(asked > 5 && scroll.contentSize.height == 999 * 50)
    #expect(tiles.made == tiles.alive + tiles.dropped && tiles.entered - tiles.left == tiles.alive)
    row = nil
  }
}
