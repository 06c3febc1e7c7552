import Hands
import Testing

struct TilingTests {
  let wall = Wall()

  @Test(arguments: Axis.both) func tilesExistBeforeTheFirstInput(_ axis: Axis) {
    let (tiles, scroll) = wall.row(.measured(), axis, and: [Clamping()])
    #expect(wall.log == (0..<8).map { "+\($0)" })
    #expect(
      scroll.contentSize[axis] == 5_000 && scroll.geometry.extent[axis] == Extent(lower: 0, upper: 4_600))
    #expect(
      wall.shown[3].frame == Lane(axis, crossLength: 400).frame(of: .init(index: 3, start: 150, length: 50)))
    #expect(tiles.made == 8 && tiles.alive == 8 && tiles.reused == 0)
  }

  @Test(arguments: Axis.both) func tilesThatLeaveAreUsedForThoseThatEnter(_ axis: Axis) {
    let (tiles, scroll) = wall.row(.measured(), axis)
    wall.log = []
    scroll.contentOffset[axis] = 120
    #expect(wall.log == ["-0", "-1", "+8", "+9", "+10"])
    wall.log = []
    scroll.contentOffset[axis] = 20
    #expect(wall.log == ["-9", "-10", "+0", "+1"])
    scroll.contentOffset[axis] = 3_000
    #expect(wall.indices == Array(60..<68))
    #expect(tiles.made == 9 && tiles.entered - tiles.left == 8 && wall.faults.isEmpty)
    #expect(tiles.reused + tiles.made == tiles.entered)
  }

  @Test(arguments: Axis.both) func overscanIsByDistanceNumberOrTime(_ axis: Axis) {
    let tiles = Tiling(
      .measured(1_000), axis: axis,
      overscan: TileOverscan(Overscan(before: .points(60), after: .items(2))),
      source: wall)
    let hand = Hand(scroller([tiles]), axis, at: 500)
    #expect(wall.indices == Array(8..<20))
    tiles.overscan = TileOverscan(ahead: 0.5)
    hand.scroll.invalidateLayout()
    #expect(wall.indices == Array(10..<18))
    hand.fling(at: 2_000, frames: 1)
    let offset = hand.offset
    let end = min(offset + hand.speed * 0.5, hand.destination) + 400
    #expect(tiles.tiled == Int64(offset / 50)..<Int64((end / 50).rounded(.up)))
    hand.rest()
    #expect(tiles.tiled == Int64(hand.offset / 50)..<Int64(((hand.offset + 400) / 50).rounded(.up)))
    #expect(wall.faults.isEmpty)
  }

  @Test(arguments: Axis.both) func aRebaseMovesTheOriginAndNoTile(_ axis: Axis) {
    let tiles = Tiling(.uniform(length: 50), axis: axis, source: wall)
    let scroll = scroller([Infinite(axis: axis), tiles])
    #expect(tiles.origin == 2_300 && wall.indices == Array(0..<8))
    scroll.contentOffset[axis] = 3_550
    wall.log = []
    scroll.contentOffset[axis] = 3_560
    #expect(scroll.contentOffset[axis] == 2_300 && tiles.origin == 2_300 - 1_260)
    #expect(wall.log == ["+33"])
  }

  /// A step of a 64th is as exact at item 10^15 as at item 0.
  @Test(arguments: [Int64(0), 1 << 30, -1_000_000_000_000_000, 1_000_000_000_000_000])
  func distanceCostsNoPrecision(_ place: Int64) throws {
    let (tiles, scroll) = wall.row(.uniform(length: 48), and: [Infinite(axis: .vertical)])
    scroll.contentOffset.y += Double(place) * 48
    #expect(wall.indices.first == place)
    var into = 0.0
    for step in 0..<3_000 {
      into += 17.015625
      scroll.contentOffset.y += 17.015625
      let first = place + Int64(into / 48)
      var frames: [Int64: Rect] = [:]
      tiles.forEachTile { frames[$1] = $2 }
      #expect(frames[first]?.minY == Double(first - place) * 48 - into, "\(step)")
    }
    #expect(wall.faults.isEmpty && scroll.contentOffset.y.magnitude < 5_000)
  }

  /// Where the viewport begins or ends on an edge of an item, a small step to either side shows what it uncovers.
  @Test(arguments: Axis.both, [0.0, 8])
  func aStepFromAnItemsEdgeShowsWhatItUncovers(_ axis: Axis, _ spacing: Double) throws {
    let lengths = (0..<3_000).map { 21 + 13 * Double($0 % 5) }
    for row in [
      ItemRow(count: 3_000, length: 47, spacing: spacing, axis: axis),
      try ItemRow(lengths: lengths, spacing: spacing, axis: axis),
    ] {
      let (tiles, scroll) = (Tiling<Int>(row), scroller([]))
      scroll.behaviors = [tiles]
      let places = (1_950..<2_050).compactMap { row.place(of: $0, origin: scroll.contentOrigin) }
      let edges = places[40..<50].flatMap { [$0.start, $0.end, $0.start - 400, $0.end - 400] }
      for edge in edges {
        for step in [-20.0, -9, -3, -0.5, 0.5, 3, 9, 20] {
          scroll.contentOffset[axis] = edge
          scroll.contentOffset[axis] += step
          let seen = places.filter { $0.end > edge + step && $0.start < edge + step + 400 }.map(\.index)
          #expect(Array(tiles.tiled) == seen, "\(step) from \(edge)")
        }
      }
    }
  }

  @Test func aTileThatOnlyTouchesStaysIfOverscanAsks() {
    let (_, scroll) = wall.row(.measured(), overscan: TileOverscan(linger: 0))
    wall.log = []
    scroll.contentOffset.y = 50
    #expect(wall.log == ["+8"])
    scroll.contentOffset.y = 50.25
    #expect(wall.log == ["+8", "-0", "+9"])
    scroll.contentOffset.y = 50
    #expect(wall.log == ["+8", "-0", "+9"])
    scroll.contentOffset.y = 4_000
    #expect(wall.indices == Array(80..<88))
  }

  @Test(arguments: Axis.both) func tilesReceiveAnotherLengthAcross(_ axis: Axis) {
    let (_, scroll) = wall.row(.measured(), axis)
    wall.log = []
    scroll.viewport = axis.size(300, across: 250)
    #expect(wall.log == ["-6", "-7"] + (0..<6).map { "\($0)→\($0)" })
    #expect(wall.shown.allSatisfy { $0.frame.size == axis.size(50, across: 250) })
  }

  @Test func emptyRowsAndEmptyViewportsHaveNoTiles() {
    let scroll = scroller([Tiling(.measured(0), axis: .vertical, source: wall)])
    #expect(scroll.contentSize.height == 0 && wall.shown.isEmpty)
    let flat = scroller([Tiling(.uniform(length: 5), axis: .vertical, source: wall)], viewport: 0)
    #expect(flat.contentOffset == .zero && wall.shown.isEmpty)
  }
}
