import Hands
import Testing

/// Tiles that wait to be used again, whatever a host does with them and whatever kinds it asks for.
struct TilePoolTests {
  let wall = Wall()

  /// What left is the tiling's to use again. A host that has thrown it away gets it back by `show`.
  @Test(arguments: [0, 2, 64]) func tilesThatTheHostThrowsAway(_ cap: Int) throws {
    let seen = Wall()
    weak var first: Slate?
    var isMade = false
    let tiles = Tiling<Slate>(
      .measured(), axis: .vertical, poolCap: cap,
      make: {
        let slate = Slate(0)
        if !isMade { first = slate }
        isMade = true
        return slate
      },
      show: { seen.show($0, index: $1, frame: $2) }, hide: { seen.hide($0, index: $1) })
    let scroll = scroller([tiles], viewport: 200)
    for step in 0..<50 {
      scroll.contentOffset.y = Double(step * 731 % 4_800)
      // `show` puts it into the host's list, `hide` takes it out; nobody else keeps it.
      #expect(seen.indices == Array(tiles.tiled) && tiles.waiting <= cap)
    }
    #expect(tiles.made == tiles.alive + tiles.waiting + tiles.dropped && seen.faults.isEmpty)
    if cap != 2 { #expect((first == nil) == (cap == 0)) }
  }

  @Test func aTileGoesBackToTheKindItWasMadeFor() throws {
    wall.kinds = { $0 < 50 ? 1 : 2 }
    let (tiles, scroll) = wall.row(.measured(), viewport: 200)
    // Nobody says so: the tiles there are stay as they are until they leave.
    wall.kinds = { $0 < 50 ? 2 : 1 }
    #expect(wall.shown.allSatisfy { $0.kind == 1 })
    scroll.contentOffset.y = 1_000
    #expect(wall.shown.allSatisfy { $0.kind == 2 } && tiles.reused == 0)
    scroll.contentOffset.y = 4_000
    #expect(wall.shown.allSatisfy { $0.kind == 1 } && tiles.reused == 4 && wall.faults.isEmpty)
  }

  /// Kinds that nobody asks for any more make room for those that are used.
  @Test func kindsWithoutEndDoNotFillThePool() throws {
    wall.kinds = { Int($0) }
    let (tiles, scroll) = wall.row(.measured(10_000), poolCap: 8, viewport: 200)
    for step in 0..<200 { scroll.contentOffset.y = Double(step) * 200 }
    #expect(tiles.waiting == 8 && tiles.reused == 0)
    wall.kinds = { _ in -1 }
    for step in 200..<400 { scroll.contentOffset.y = Double(step) * 200 }
    #expect(tiles.made == 200 * 4 + 4 && tiles.reused == 199 * 4 && wall.faults.isEmpty)
    #expect(tiles.made == tiles.alive + tiles.waiting + tiles.dropped)
  }
}
