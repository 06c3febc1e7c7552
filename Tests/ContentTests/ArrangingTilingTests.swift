import Hands
import Testing

/// The items of a stack, shown by tiles that are used again.
@Suite("Tiles of arranged content") struct ArrangingTilingTests {
  let wall = Wall()

  @Test(arguments: 0..<12) func tilesAreWhereTheStackHasItsItems(seed: Int) throws {
    var dice = SeededGenerator(seed: UInt64(seed))
    let axis = Axis.both[seed % 2]
    var made: Int64 = 2_000
    let stack = Stack(count: made, margins: axis.margins(60, 20, sides: 15), spacing: 8, estimate: 50) {
      index, across in
      40 + Double(index % 5) * across / 10
    }
    let content = Arranging(stack, axis: axis)
    let tiles = Tiling(.arranged(content), axis: axis, source: wall)
    let hand = Hand(ScrollController(axis.size(500, across: 320), [content, tiles, Bouncing()]), axis)
    for _ in 0..<120 {
      switch Int.random(in: 0..<8, using: &dice) {
      case 0: hand.fling(at: Double(Int.random(in: -6_000...6_000, using: &dice)))
      case 1:
        let index = Int64.random(in: 0...made, using: &dice)
        try content.change(.insertRun(count: 3, at: index))
        made += 3
      case 2:
        let index = Int64.random(in: 0..<made - 4, using: &dice)
        // Edits of the tiling are edits of the content.
        try tiles.change(.remove(index..<index + 4))
        made -= 4
      case 3: try content.change(.reload(tiles.tiled))
      case 4: hand.scroll.viewport = axis.size(500, across: Double(Int.random(in: 200...600, using: &dice)))
      case 5: hand.scroll.contentOffset[axis] = Double(Int.random(in: 0...90_000, using: &dice))
      default: hand.frames(10)
      }
      let seen = content.items(
        from: hand.offset, length: hand.scroll.viewport[axis], origin: hand.scroll.contentOrigin)
      #expect(wall.indices == Array(seen) && tiles.tiled == seen)
      for index in seen {
        let frame = try #require(tiles.frame(of: index))
        let item = try #require(content.frame(of: index))
        #expect((frame.lower(axis) - item.lower(axis)).magnitude < 1e-6)
        #expect(frame.lower(axis.cross) == item.lower(axis.cross) && frame.size == item.size)
        let told = try #require(tiles.tile(of: index)?.frame)
        let origin = tiles.origin - hand.scroll.contentOrigin[axis]
        #expect((told.lower(axis) + origin - frame.lower(axis)).magnitude < 1e-6 && told.size == frame.size)
      }
    }
    #expect(wall.faults.isEmpty && tiles.items == 0..<made)
    #expect(hand.scroll.diagnostics.total == 0)
  }

  @Test(arguments: Axis.both) func tilesStayWithTheirItemsInARotationAndAnEdit(axis: Axis) throws {
    let content = Arranging(Stack(count: 500, estimate: 50) { _, across in across / 4 }, axis: axis)
    let tiles = Tiling(.arranged(content), axis: axis, source: wall)
    let scroll = ScrollController(axis.size(400, across: 400), [content, tiles, Bouncing()])
    scroll.contentOffset[axis] = 2_000
    let first = tiles.tiled.lowerBound
    let tile = try #require(tiles.tile(of: first))
    scroll.viewport = axis.size(400, across: 480)
    #expect(tiles.tile(of: first) === tile)
    try content.change(.insertRun(count: 2, at: 0))
    #expect(tiles.tile(of: first + 2) === tile && tile.index == first + 2)
    scroll.behaviors = [content, Bouncing()]
    #expect(tiles.alive == 0 && wall.faults.isEmpty)
    try content.change(.remove(0..<2))
    #expect(tiles.alive == 0)
  }
}
