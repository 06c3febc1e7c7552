import Hands
import Testing

/// Tiles in a snapshot: which items have them, and what becomes of them where a snapshot is refused.
struct TilingSnapshotTests {
  /// Fifty items of 100, and a scroller of 400.
  private func made(
    _ kind: Board.Kind, _ axis: Axis, _ overscan: TileOverscan = TileOverscan(),
    and more: [any ScrollBehavior] = []
  ) throws -> (Board, ScrollController) {
    let board = try Board(kind, axis, count: 50, length: 100, overscan: overscan)
    return (board, board.shown(more + [Clamping()], viewport: 400))
  }

  /// Items that are a part of the viewport keep their places, whatever viewport the restored scroller had.
  @Test(arguments: Axis.both, [true, false])
  func partsOfAnotherViewportKeepTheirPlaces(_ axis: Axis, _ isRing: Bool) throws {
    func made(_ inset: Double) -> (ItemRow, Tiling<Int>, ScrollController) {
      let row = ItemRow(count: 12, part: 0.8, spacing: 10, axis: axis)
      let tiles = Tiling<Int>(row)
      let scroll = scroller([tiles] + (isRing ? [Circular(axis: axis)] : []) + [Clamping()])
      scroll.contentInset = axis.inset(.upper, inset)
      return (row, tiles, scroll)
    }
    let (row, tiles, scroll) = made(200)
    scroll.contentOffset[axis] = isRing ? -700 : 700
    try row.insert(1, at: 0)
    for inset in [0, 200, 300.0] {
      let (twins, others, twin) = made(inset)
      try twins.insert(1, at: 0)
      try twin.restore(try #require(scroll.snapshot()))
      let seen = row.items(from: scroll.contentOffset[axis], length: 400, origin: scroll.contentOrigin)
      #expect(seen == twins.items(from: scroll.contentOffset[axis], length: 400, origin: twin.contentOrigin))
      for position in seen {
        #expect(others.tile(of: position) != nil && tiles.tile(of: position) != nil)
        #expect(others.frame(of: position) == tiles.frame(of: position))
      }
      #expect(twin.snapshot() == scroll.snapshot())
    }
  }

  /// Items that are a part of the viewport keep their length while the viewport has none, also in a fresh chain.
  @Test(arguments: Axis.both)
  func partsOfNoViewportKeepTheirLength(_ axis: Axis) throws {
    func made() -> (Tiling<Int>, ScrollController) {
      let tiles = Tiling<Int>(ItemRow(count: 12, part: 0.5, axis: axis))
      return (tiles, scroller([tiles, Clamping()]))
    }
    let (tiles, scroll) = made()
    scroll.contentOffset[axis] = 500
    scroll.viewport[axis] = 0
    #expect(tiles.frame(of: 3)?.length(axis) == 200)
    let (others, twin) = made()
    twin.viewport[axis] = 0
    try twin.restore(try #require(scroll.snapshot()))
    #expect(others.frame(of: 3) == tiles.frame(of: 3) && twin.snapshot() == scroll.snapshot())
    twin.viewport[axis] = 100
    #expect(others.frame(of: 3)?.length(axis) == 50)
  }

  @Test(arguments: Axis.both, [Board.Kind.uniform, .row, .grid])
  func tilesThatLingerComeBackAndKeepTheirFrames(_ axis: Axis, _ kind: Board.Kind) throws {
    let overscan = TileOverscan(linger: 300)
    let (board, scroll) = try made(kind, axis, overscan)
    scroll.contentOffset[axis] = 1_000
    scroll.contentOffset[axis] = 1_250
    #expect(board.tiles.alive == 7 * kind.lanes)
    let (other, twin) = try made(kind, axis, overscan)
    try twin.restore(try #require(scroll.snapshot()))
    #expect(other.wall.frames == board.wall.frames)
    // The first live tile keeps its frame, and that is one that lingers.
    for each in [board, other] {
      try each.change(.insertRun(count: 2, length: kind == .uniform ? nil : 40, at: 11))
    }
    #expect(other.wall.frames == board.wall.frames && twin.snapshot() == scroll.snapshot())
  }

  @Test(arguments: Board.Kind.allCases, [0, 2])
  func anotherOverscanHasTheTilesItAsksFor(_ kind: Board.Kind, _ items: Int64) throws {
    for axis in Axis.both {
      let (board, scroll) = try made(kind, axis, TileOverscan(Overscan(.items(1))))
      scroll.contentOffset[axis] = 1_000
      let snapshot = try #require(scroll.snapshot())
      board.overscan(TileOverscan(Overscan(.items(items))))
      try scroll.restore(snapshot)
      try board.check(scroll, reach: Double(items) * 100, "along \(axis)")
    }
  }

  @Test func itemsComeBackToTheLanesThatTheyKept() throws {
    let lengths = (0..<30).map { Double(($0 * 37) % 83 + 20) }
    func made(_ lengths: [Double]) throws -> (TilingPlane<Int64, Int>, Masonry, ScrollController) {
      let items = Masonry(lanes: 3, holding: lengths)
      let plane = TilingPlane<Int64, Int>(.lanes(items))
      return (plane, items, scroller([plane, KeepAnchor(plane.line), Clamping()]))
    }
    let (plane, items, scroll) = try made(lengths)
    try plane.change(.resize(from: 1, to: [300, 10]))
    scroll.contentOffset.y = 400
    let snapshot = try #require(scroll.snapshot())
    let (other, twins, twin) = try made(try items.lengths(of: 0..<30))
    #expect(twin.contentSize != scroll.contentSize, "dealt anew they have other places")
    try twin.restore(snapshot)
    for each in [scroll, twin] { each.safeArea = Insets(top: 40, bottom: 20) }
    #expect(twin.contentSize == scroll.contentSize && twin.contentOffset == scroll.contentOffset)
    #expect(other.tiled == plane.tiled)
    #expect(plane.tiled.allSatisfy { other.frame(of: $0) == plane.frame(of: $0) })
    for each in [plane, other] { try each.change(.insertRun(count: 4, length: 33, at: 12)) }
    #expect(try (0..<34).allSatisfy { try items.place(of: $0) == twins.place(of: $0) })
    #expect(twin.snapshot() == scroll.snapshot())
    // What it was before comes back, too.
    try scroll.restore(try #require(twin.snapshot()))
    #expect(twin.snapshot() == scroll.snapshot())
  }

  @Test(arguments: Axis.both) func aRefusedSnapshotDoesNothingToTiles(_ axis: Axis) throws {
    let refusing = RefusingLink()
    let (board, scroll) = try made(.row, axis, and: [refusing])
    let snapshot = try #require(scroll.snapshot())
    refusing.number = 1
    let loads = Loads()
    board.loadAhead(loads)
    scroll.setContentOffset(axis.point(2_000), animated: true)
    #expect(loads.open.count == 4)
    loads.log = []
    let frames = board.wall.frames
    #expect(throws: ArchiveError.self) { try scroll.restore(snapshot) }
    #expect(board.wall.frames == frames)
    Hand(scroll, axis).rest()
    #expect(loads.log == [] && board.wall.indices == Array(20..<24))
  }

  @Test(arguments: Axis.both) func afterARefusalNobodyWaitsForALayout(_ axis: Axis) throws {
    let (pages, areas) = (Paging(axis: axis), Snapping(points: (0..<5).map { 400 * Double($0) }, axis: axis))
    let lock = AxisLock(.dominant)
    let refusing = RefusingLink()
    let hand = Hand(scroller([pages, areas, lock, refusing, Clamping()]), axis)
    let snapshot = try #require(hand.scroll.snapshot())
    refusing.number = 1
    #expect(throws: ArchiveError.self) { try hand.scroll.restore(snapshot) }
    hand.scroll.contentOffset[axis] = 800
    #expect(pages.page == 2 && pages.selected == 2)
    #expect(areas.snapped[axis] == 2)
    hand.pull(by: 30)
    hand.scroll.invalidateLayout()
    #expect(lock.axis == axis)
  }
}
