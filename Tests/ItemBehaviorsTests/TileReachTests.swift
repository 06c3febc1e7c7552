import Hands
import ScrollBehaviors
import Testing

/// Overscan that nobody can mean: as many tiles as there may be, the first one in view among them.
struct TileReachTests {
  @Test func moreItemsThanThereAre() {
    let tiles = Tiling<Int>(
      .uniform(length: 50), axis: .vertical, overscan: TileOverscan(Overscan(.items(.max))), make: { 0 },
      show: { _, _, _ in })
    let scroll = scroller([tiles])
    scroll.contentOffset.y = 100_000
    #expect(tiles.alive == 65_536 && tiles.tiled.lowerBound == 2_000)
  }

  @Test(arguments: [Double.infinity, 1e300, 0x1p46]) func farther(_ distance: Double) {
    let tiles = Tiling<Int>(
      .uniform(length: 50, items: 0..<1_000), axis: .vertical,
      overscan: TileOverscan(Overscan(.points(distance)), ahead: distance), make: { 0 }, show: { _, _, _ in })
    let scroll = scroller([tiles])
    #expect(tiles.tiled == 0..<1_000)
    scroll.contentOffset.y = 1_000
    #expect(tiles.tiled == 0..<1_000)
  }
}
