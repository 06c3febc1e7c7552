import Hands
import Testing

/// Tiles that wait, that are let go, and tilings that leave.
struct TilingLifeTests {
  let wall = Wall()

  // MARK: Tilings that are taken out of a chain, also from within, and put into another

  enum Exit: CaseIterable { case detachedInShow, detachedInHide, outOfTheChain, outOfTheChainAndBack }

  /// The chain takes effect once the closure has returned.
  @Test(arguments: Board.Kind.measured, Exit.allCases)
  func aTilingThatLeavesFromWithinHidesAll(_ kind: Board.Kind, _ exit: Exit) throws {
    for axis in Axis.both {
      let (board, loads) = (try Board(kind, axis, count: 10_000), Loads())
      board.loadAhead(loads)
      let hand = Hand(board.shown([KeepAnchor(board.line), Clamping()]), axis).flung(at: 5_000, frames: 5)
      #expect(!loads.open.isEmpty)
      var isDone = false
      let leave: (Int64) -> Void = { _ in
        if isDone { return }
        isDone = true
        let chain = hand.scroll.behaviors
        switch exit {
        case .detachedInShow, .detachedInHide: board.tiles.didDetach()
        case .outOfTheChain, .outOfTheChainAndBack: hand.scroll.behaviors = []
        }
        if exit == .outOfTheChainAndBack { hand.scroll.behaviors = chain }
      }
      if exit == .detachedInShow { board.wall.onShow = leave } else { board.wall.onHide = leave }
      hand.frames(10)
      #expect(isDone && board.wall.faults.isEmpty, "along \(axis)")
      if exit == .outOfTheChainAndBack {
        hand.rest()
        try board.check(hand.scroll, "along \(axis)")
      } else {
        #expect(board.wall.shown.isEmpty && board.tiles.alive == 0 && board.tiles.isBalanced, "along \(axis)")
      }
      #expect(loads.open.isEmpty && loads.faults == [], "along \(axis)")
    }
  }

  /// Its counts go on, its pool goes along, and its items begin at the content's start of the new scroller.
  @Test(arguments: Axis.both) func aTilingGoesIntoAnotherScroller(_ axis: Axis) throws {
    let tiles = Tiling(.measured(10_000), axis: axis, source: wall)
    let first = scroller([tiles, KeepAnchor(tiles), Infinite(axis: axis, openAt: .upper)])
    first.contentOffset[axis] = 77_777
    try tiles.change(.insert([20], at: 0))
    first.behaviors = []
    try tiles.change(.remove(10..<20), .insert([30, 30], at: 0))
    #expect(tiles.waiting == tiles.made - tiles.dropped)
    let second = scroller([tiles, Clamping()])
    #expect(tiles.frame(of: 0)?.lower(axis) == 0)
    #expect(tiles.waiting == 0 && wall.indices == Array(tiles.tiled) && tiles.tiled.lowerBound == 0)
    for slate in wall.shown {
      let index = try #require(slate.index)
      let place = try #require(tiles.place(of: index, origin: second.contentOrigin))
      #expect(tiles.origin + slate.frame.lower(axis) == place.start)
    }
    first.contentOffset[axis] = 5
    #expect(tiles.tiled.lowerBound == 0 && wall.faults.isEmpty)
  }

  /// Of two tilings on one axis, the last one decides the length of the content. Each has its own tiles.
  @Test(arguments: Axis.both) func twoTilingsInOneChainHaveTheirOwnTiles(_ axis: Axis) throws {
    let (walls, shared) = ([Wall(), Wall()], try ItemLengths(count: 100, length: 50))
    let rows = walls.map { Tiling(.lengths(shared), axis: axis, source: $0) }
    let dots = Tiling<Int>(.uniform(length: 100, items: 0..<10), axis: axis)
    let scroll = scroller([dots, rows[0], rows[1], KeepAnchor(rows[0]), Clamping()])
    #expect(scroll.contentSize[axis] == 5_000 && dots.tiled == 0..<4)
    scroll.contentOffset[axis] = 800
    #expect(dots.tiled == 8..<10 && walls.allSatisfy { $0.indices == Array(16..<24) })
    try rows[0].change(.insert([50], at: 0))
    #expect(scroll.contentOffset[axis] == 850 && scroll.contentSize[axis] == 5_050)
    // The other tiling was not informed of that change, and shows its items again.
    #expect(walls.allSatisfy { $0.indices == Array(17..<25) && $0.faults.isEmpty })
    #expect(walls[1].log.suffix(16).prefix(8).allSatisfy { $0.hasPrefix("-") })
  }

  // MARK: Who waits in the pool, and who is let go

  /// However fast it goes: what leaves in a frame is there for what enters in it, and the cap is for those that wait.
  @Test(arguments: [1, 4, 64], [60.0, 120]) func noMoreIsMadeThanIsInView(_ cap: Int, _ rate: Double) throws {
    let wall = Wall()
    let tiles = Tiling(
      .measured(1_000_000, 4), axis: .vertical,
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

  @Test(arguments: [1, 4, 256]) func noMoreIsMadeThanIsInViewOfAPlane(_ cap: Int) {
    let wall = PlaneWall<ItemGrid.Cell>()
    let (tiles, scroll) = wall.plane(
      .grid(columns: .uniform(length: 20), rows: .uniform(length: 20)), poolCap: cap, viewport: 400,
      and: [Infinite()])
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
      .measured(1_000), axis: .vertical, poolCap: 0,
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
