import Hands
import Testing

struct TilingGridTests {
  typealias Cell = ItemGrid.Cell
  let wall = PlaneWall<Cell>()

  static func cells(_ columns: Range<Int64>, _ rows: Range<Int64>) -> Set<Cell> {
    var cells: Set<Cell> = []
    PerAxis(x: columns, y: rows).forEach { cells.insert($0) }
    return cells
  }

  /// Twenty columns of 100, and thirty rows of 50.
  let items = PlaneItems<Cell>.grid(
    columns: .uniform(length: 100, items: 0..<20), rows: .uniform(length: 50, items: 0..<30))

  @Test func tilesExistBeforeTheFirstInput() {
    let (tiles, scroll) = wall.plane(items, viewport: 200, and: [Clamping()])
    #expect(wall.log == ["+0,0", "+1,0", "+0,1", "+1,1", "+0,2", "+1,2", "+0,3", "+1,3"])
    #expect(scroll.contentSize == Size(width: 2_000, height: 1_500))
    #expect(scroll.geometry.extent.x == Extent(lower: 0, upper: 1_800))
    #expect(scroll.geometry.extent.y == Extent(lower: 0, upper: 1_300))
    #expect(tiles.frame(of: Cell(x: 1, y: 2)) == Rect(x: 100, y: 100, width: 100, height: 50))
    #expect(tiles.tiled.map { "+\($0.x),\($0.y)" } == wall.log && tiles.isBalanced)
    #expect(tiles.items(on: .horizontal) == 0..<20 && tiles.items(on: .vertical) == 0..<30)
  }

  @Test func whatLeavesIsUsedForWhatEntersRowByRow() {
    let (tiles, scroll) = wall.plane(items, viewport: 200)
    wall.log = []
    scroll.contentOffset = Point(x: 100, y: 100)
    #expect(
      wall.log == [
        "-0,0", "-1,0", "-0,1", "-1,1", "-0,2", "-0,3", "+2,2", "+2,3", "+1,4", "+2,4", "+1,5", "+2,5",
      ])
    #expect(tiles.made == 8 && tiles.reused == 6 && tiles.isBalanced)
    wall.log = []
    scroll.contentOffset = Point(x: 1_500, y: 1_000)
    #expect(wall.frames.keys.count == 8 && Set(wall.frames.keys) == Self.cells(15..<17, 20..<24))
    scroll.contentOffset = Point(x: 1_500, y: 9_000)
    #expect(wall.live.isEmpty && tiles.isBalanced && wall.faults.isEmpty)
  }

  @Test func overscanOfEachAxis() {
    let (tiles, scroll) = wall.plane(items, viewport: 200)
    scroll.contentOffset = Point(x: 500, y: 500)
    tiles.overscan.x = TileOverscan(Overscan(before: .points(10), behind: .items(2)))
    tiles.overscan.y = TileOverscan(Overscan(.viewports(0.5)), linger: 60)
    scroll.invalidateLayout()
    #expect(Set(wall.frames.keys) == Self.cells(4..<9, 8..<16))
    scroll.contentOffset = Point(x: 700, y: 560)
    #expect(
      Set(wall.frames.keys) == Self.cells(6..<11, 8..<18), "row 8 ends 10 before what is asked for, and stays"
    )
    scroll.contentOffset = Point(x: 700, y: 610)
    #expect(Set(wall.frames.keys) == Self.cells(6..<11, 8..<19), "and it may be no further")
    scroll.contentOffset = Point(x: 700, y: 610.25)
    #expect(Set(wall.frames.keys) == Self.cells(6..<11, 9..<19))
    #expect(wall.faults.isEmpty && tiles.isBalanced)
  }

  @Test func asManyTinyColumnsAsThereMayBeTiles() {
    let endless = TilingPlane<Cell, Int>(
      .grid(columns: .uniform(length: 1e-3), rows: .uniform(length: 1e-3)),
      overscan: TileOverscan(Overscan(.items(.max))))
    let wide = scroller([endless], viewport: 200)
    wide.contentOffset = Point(x: 0.5005, y: 0)
    #expect(endless.alive == 65_536 && endless.isBalanced)
    #expect(endless.tiled.first == Cell(x: 500, y: 0) && endless.tiled.last == Cell(x: 66_035, y: 0))
  }

  /// Insertion, removal, moving and measuring on either axis: tiles go with their items.
  @Test(arguments: Axis.both) func edits(_ axis: Axis) throws {
    let lengths = try ItemLengths(count: 20, length: 50)
    let others = ItemRow.uniform(length: 50, items: 0..<20)
    let (tiles, scroll) = wall.plane(
      axis == .horizontal
        ? .grid(columns: .lengths(lengths), rows: others) : .grid(columns: others, rows: .lengths(lengths)),
      viewport: 100)
    scroll.contentOffset = Point(x: 500, y: 500)
    wall.log = []
    wall.thing = { _ in "" }
    for tile in wall.live.values { tile.thing = "" }
    var cell = Cell(x: 10, y: 10)
    let tile = try #require(tiles.tile(of: cell))
    let frame = tile.frame
    try tiles.change(.insert([20, 30], at: 3), on: axis)
    // Nobody keeps an anchor: what is there moves on by 50, and so one column or row enters and one leaves.
    cell[axis] = 12
    #expect(tiles.tile(of: cell) === tile && tile.frame == frame && tiles.alive == 4)
    #expect(tiles.origin[axis] == 50 && tiles.origin[axis.cross] == 0)
    #expect(scroll.contentSize[axis] == 1_050 && scroll.contentSize[axis.cross] == 1_000)
    try tiles.change(.resize(from: 12, to: [75]), .move(12..<13, to: 11), on: axis)
    cell[axis] = 11
    #expect(tiles.tile(of: cell) === tile && tile.frame.length(axis) == 75)
    #expect(tiles.origin[axis] + tile.frame.lower(axis) == 500)
    try tiles.change(.remove(11..<12), on: axis)
    #expect(tiles.tile(of: cell) !== tile)
    wall.kinds = { $0[axis] == 11 ? 3 : 0 }
    try tiles.change(.reload(11..<12), on: axis)
    #expect(tiles.tile(of: cell)?.kind == 3)
    #expect(throws: TilingError.self) { try tiles.change(.remove(19..<30), on: axis) }
    #expect(throws: TilingError.self) { try tiles.change(.insert([1], at: 0), on: axis.cross) }
    #expect(wall.faults.isEmpty && tiles.isBalanced)
  }

  @Test func emptyGridsAndColumnsWithoutLength() throws {
    for empty in [true, false] {
      let columns = try ItemLengths(count: empty ? 0 : 40, length: 0)
      let tiles = TilingPlane<Cell, Plate<Cell>>(
        .grid(columns: .lengths(columns), rows: .uniform(length: 50)),
        overscan: TileOverscan(Overscan(.items(1))), source: PlaneWall())
      let scroll = scroller([tiles], viewport: 200)
      scroll.contentOffset = Point(x: -10, y: 1_000)
      #expect(scroll.contentSize.width == 0 && scroll.geometry.extent.y == Extent())
      #expect(tiles.tiled.isEmpty == empty && tiles.isBalanced)
      try tiles.change(.insert([40, 40], at: 0), on: .horizontal)
      #expect(scroll.contentSize.width == 80 && Set(tiles.tiled).isSuperset(of: Self.cells(0..<2, 20..<24)))
    }
    let (_, flat) = wall.plane(items, viewport: 0)
    #expect(flat.contentOffset == .zero && wall.live.isEmpty)
  }

  @Test func editsFromWithin() throws {
    let tiles = TilingPlane<Cell, Plate<Cell>>(
      .grid(
        columns: .lengths(try ItemLengths(count: 50, length: 20)),
        rows: .lengths(try ItemLengths(count: 50, length: 20))), source: wall)
    wall.thing = { _ in "" }
    var makes = 0
    wall.onMake = { [unowned tiles] in
      makes += 1
      if makes < 4 { try? tiles.change(.insert([20], at: 0), on: .vertical) }
    }
    wall.onShow = { [unowned tiles] cell in
      try? tiles.change(.resize(from: cell.x, to: [30 + Double(cell.x % 3) * 10]), on: .horizontal)
    }
    wall.onHide = { [unowned tiles] cell in
      makes += 1
      if makes < 90 { try? tiles.change(.remove(0..<1), on: .vertical) }
    }
    let finger = Finger(scroller([tiles, Clamping()], viewport: 200))
    finger.fling(Vector(x: 1_500, y: 900))
    finger.rest()
    wall.onShow = { _ in }
    let (offset, origin) = (finger.scroll.contentOffset, tiles.origin)
    var covered = 0.0
    for frame in wall.frames.values {
      let seen = frame.offset(by: origin - .zero)
        .intersection(Rect(origin: offset, size: finger.scroll.viewport))
      covered += seen.width * seen.height
    }
    #expect(abs(covered - 40_000) < 1e-6, "the view is covered, once")
    #expect(wall.faults.isEmpty && tiles.isBalanced && finger.scroll.diagnostics.total == 0)
    finger.scroll.behaviors = []
    #expect(wall.live.isEmpty && tiles.alive == 0 && tiles.isBalanced)
  }
}
