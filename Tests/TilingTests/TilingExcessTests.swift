import Hands
import Testing

/// More than anybody needs: each has its defined result.
struct TilingExcessTests {
  let wall = Wall()

  static let amounts: [Overscan.Amount] = [
    .points(.infinity), .points(1e300), .points(0x1p46), .viewports(1e200), .items(.max),
  ]

  @Test(arguments: Axis.both, amounts)
  func overscanBeyondAllMeasureIsAllThereIs(_ axis: Axis, _ amount: Overscan.Amount) throws {
    for (kind, ahead) in [(Board.Kind.row, 0), (.uniform, 1e300), (.grid, .infinity)] {
      let overscan = TileOverscan(Overscan(amount), ahead: ahead, linger: kind == .row ? nil : .nan)
      let board = try Board(kind, axis, overscan: overscan)
      let scroll = board.shown()
      try board.check(scroll, reach: 5_000, "\(kind)")
      board.wall.log = []
      for offset in [3_000, .infinity] {
        scroll.contentOffset[axis] = offset
        #expect(board.wall.log == [], "\(kind) at \(offset)")
      }
    }
  }

  /// Of a row without end there are no more than may live, and what is in view is among them.
  @Test(arguments: amounts) func aRowWithoutEndHasAsManyTilesAsThereMayBe(_ amount: Overscan.Amount) throws {
    var entered = 0
    let tiles = Tiling<Int>(
      .uniform(length: 50), axis: .vertical, overscan: TileOverscan(Overscan(amount)), make: { 0 },
      show: { _, _, _ in entered += 1 })
    let scroll = scroller([tiles], viewport: 200)
    #expect(tiles.alive == 65_536 && entered == 65_536 && tiles.tiled == 0..<65_536)
    for (offset, first) in [(-100.0, Int64(-2)), (100_000, 2_000)] {
      scroll.contentOffset.y = offset
      #expect(tiles.tiled == first..<first + 65_536)
    }
  }

  @Test(arguments: [Double.infinity, 1e300, .nan, -5])
  func timeAheadBeyondAllMeasureIsFourViewports(_ ahead: Double) throws {
    let tiles = Tiling(
      .measured(1_000), axis: .vertical, overscan: TileOverscan(ahead: ahead), source: wall)
    let hand = Hand(scroller([tiles, Clamping()], viewport: 200))
    #expect(wall.indices == Array(0..<4), "at rest nothing lies ahead")
    hand.down()
    hand.swipe(at: 3_000)
    #expect(wall.indices.first == Int64(hand.offset / 50))
    let most = Int64(((hand.offset + (ahead > 0 ? 1_000 : 200)) / 50).rounded(.up)) - 1
    #expect(wall.indices.last == most, "four viewports at most")
    hand.lift()
    hand.frame()
    let end = (ahead > 0 ? min(hand.destination, hand.offset + 800) : hand.offset) + 200
    #expect(tiles.tiled == Int64(hand.offset / 50)..<Int64((end / 50).rounded(.up)))
    #expect(wall.faults.isEmpty)
  }

  /// Lingering tiles never crowd out what is in view.
  @Test func lingeringWithoutEndCrowdsOutNothing() throws {
    let tiles = Tiling<Int>(
      .measured(200_000, 1), axis: .vertical, overscan: TileOverscan(linger: .infinity))
    let scroll = scroller([tiles], viewport: 10_000)
    for step in 0..<12 {
      scroll.contentOffset.y = Double(step) * 9_000
      let first = Int64(step) * 9_000
      #expect(tiles.tiled.contains(first) && tiles.tiled.contains(first + 9_999) && tiles.alive <= 65_536)
    }
  }

  /// Items far too short for their viewport: an edit looks no further than tiles go.
  @Test func anAnchorAmongFarTooManyItemsIsKept() throws {
    let tiles = Tiling<Int>(.uniform(length: 1e-6), axis: .vertical)
    let keep = KeepAnchor(tiles)
    let scroll = scroller([tiles, keep])
    #expect(tiles.alive == 65_536)
    #expect(tiles.items(from: 0, length: 400, origin: scroll.contentOrigin) == 0..<65_536)
    try tiles.change(.insertRun(count: 1_000_000, at: 0))
    #expect((scroll.contentOffset.y - 1).magnitude < 1e-9)
  }

  @Test(arguments: [Int64.max, .min, -1, 100, 1 << 62])
  func anAnchorThatIsNotThereIsTheFirstInView(_ index: Int64) throws {
    let tiles = Tiling(.measured(), axis: .vertical, source: Wall())
    let keep = KeepAnchor(tiles, .item(index))
    let scroll = scroller([tiles, keep])
    scroll.contentOffset.y = 1_010
    try tiles.change(.insert([30], at: 0))
    #expect(scroll.contentOffset.y == 1_040, "as the first in view")
    try tiles.change(.remove(0..<1), .move(90..<95, to: 0), .insertRun(count: 3, length: 10, at: 4))
    #expect(scroll.contentOffset.y == 1_290)
  }

  /// The layout that follows an edit may be answered by another one; the anchor is moved once.
  @Test(arguments: Axis.both, ["didLayout", "didScroll"])
  func anotherLayoutInTheSameCallMovesTheAnchorOnce(_ axis: Axis, _ event: String) throws {
    let tiles = Tiling(.measured(), axis: axis, source: Wall())
    let log = Log()
    let scroll = scroller([tiles, KeepAnchor(tiles), Clamping()], delegate: log)
    scroll.contentOffset[axis] = 1_010
    log.once(event) { $0.contentInset = axis.inset(.upper, 20) }
    try tiles.change(.insert([30], at: 0))
    #expect(scroll.contentInset.upper(axis) == 20 && scroll.contentOffset[axis] == 1_040)
  }
}
