import Hands
import Testing

struct TilingEditTests {
  let wall = Wall()
  let row: ItemLengths
  let tiles: Tiling<Slate>
  let scroll: ScrollController

  init() throws {
    row = try ItemLengths(count: 100, length: 50)
    tiles = Tiling(.lengths(row), axis: .vertical, source: wall)
    scroll = scroller([tiles], viewport: 200)
    scroll.contentOffset.y = 1_000
    #expect(wall.indices == Array(20..<24))
    wall.log = []
  }

  /// Without an anchor the offset stays. A tile stays with its item, and receives only the calls that it needs.
  @Test(
    arguments: [
      ([.insert([30, 20], at: 3)], 50, ["-23", "20→22", "21→23", "22→24", "+21"]),
      ([.move(21..<22, to: 23)], 0, ["22→21", "23→22", "21→23"]),
      ([.remove(21..<23)], 0, ["-21", "-22", "23→21", "+22", "+23"]),
      ([.remove(0..<1), .insert([50], at: 0), .resize(from: 22, to: [100])], 0, ["-23", "22→22"]),
    ] as [([TileEdit], Double, [String])])
  func editsOfOneCallAreOneLayout(_ edits: [TileEdit], _ origin: Double, _ received: [String]) throws {
    let (log, before) = (Log(), wall.shown.map { ($0.index, $0) })
    scroll.delegate = log
    try tiles.change(edits)
    #expect(wall.log == received && tiles.origin == origin && log.events == ["didLayout"])
    #expect(scroll.contentOffset.y == 1_000 && scroll.contentSize.height == row.total)
    #expect(wall.indices == Array(try row.visible(from: 1_000, to: 1_200)) && tiles.made == 4)
    for slate in wall.shown {
      let place = try row.place(of: try #require(slate.index))
      #expect(slate.frame.minY + origin == place.start && slate.frame.height == place.length)
    }
    for (index, tile) in before {
      guard let now = edits.reduce(index, { $0.flatMap($1.index) }), tiles.tiled.contains(now) else {
        continue
      }
      #expect(tiles.tile(of: now) === tile)
    }
    #expect(wall.faults.isEmpty)
  }

  /// To a wall history is prepended: the first item in view stays, and all tiles are renumbered and nothing else.
  @Test(arguments: Axis.both, Board.Kind.measured)
  func anAnchorIsKept(_ axis: Axis, _ kind: Board.Kind) throws {
    let board = try Board(kind, axis)
    let scroll = board.shown([KeepAnchor(board.line)])
    scroll.contentOffset[axis] = 520
    func places() -> [Double] {
      board.wall.shown.map { board.origin() + $0.frame.lower(axis) - scroll.contentOffset[axis] }
    }
    let before = places()
    board.wall.log = []
    // Both lanes begin with as much as before.
    try board.change(.resize(from: 0, to: [60, 60]), .insert([20, 20, 35, 35], at: kind == .lanes ? 0 : 3))
    #expect(scroll.contentOffset[axis] == 520 + (kind == .lanes ? 65 : 130))
    #expect(places() == before)
    #expect(board.wall.log.count == before.count && board.wall.log.allSatisfy { $0.contains("→") })
    try board.check(scroll)
  }

  @Test func kindsThatChangeAreTakenUpByReloading() throws {
    let tile = try #require(tiles.tile(of: 21))
    wall.kinds = { $0 == 21 ? 5 : 0 }
    try tiles.change(.reload(21..<22))
    #expect(wall.log == ["-21", "+21"])
    #expect(tiles.tile(of: 21) !== tile && tiles.tile(of: 21)?.kind == 5 && wall.faults.isEmpty)
  }

  @Test func anImpossibleEditThrowsAndKeepsTheEditsBefore() throws {
    #expect(throws: TilingError.self) { try tiles.change(.insert([50], at: 0), .remove(90..<200)) }
    #expect(tiles.items == 0..<101 && scroll.contentSize.height == 5_050)
    #expect(wall.indices == Array(20..<24) && wall.faults.isEmpty)
    let uniform = Tiling(.uniform(length: 10, items: 0..<50), axis: .vertical, source: Wall())
    for edit: TileEdit in [
      .insert([10], at: 0), .insertRun(count: 3, length: 10, at: 0), .insertRun(count: -1, at: 0),
      .insertRun(count: 1, at: 51), .remove(40..<51), .remove(.min..<(.max)), .move(0..<9, to: 42),
      .resize(from: 0, to: [1]),
    ] {
      #expect(throws: TilingError.self) { try uniform.change(edit) }
    }
    #expect(uniform.items == 0..<50)
  }

  @Test func uniformRowsTakeEditsToo() throws {
    let wall = Wall()
    let (tiles, scroll) = wall.row(.uniform(length: 50, items: 0..<100), viewport: 200)
    scroll.contentOffset.y = 1_000
    wall.log = []
    try tiles.change(.insertRun(count: 2, at: 19))
    #expect(scroll.contentSize.height == 5_100 && tiles.items == 0..<102 && tiles.origin == 100)
    #expect(wall.log == ["-22", "-23", "20→22", "21→23", "+20", "+21"])
    try tiles.change(.remove(20..<30))
    #expect(wall.indices == Array(20..<24) && tiles.items == 0..<92 && wall.faults.isEmpty)
  }
}
