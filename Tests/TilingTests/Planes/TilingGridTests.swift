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

  /// The cells of an endless grid, each as long and as wide as said, that a rect touches.
  static func cells(_ length: Double, in rect: Rect) -> Set<Cell> {
    func range(_ axis: Axis) -> Range<Int64> {
      Int64((rect.lower(axis) / length).rounded(.down))..<Int64((rect.upper(axis) / length).rounded(.up))
    }
    return cells(range(.horizontal), range(.vertical))
  }

  /// Twenty columns of 100, and thirty rows of 50.
  let items = PlaneItems<Cell>.grid(
    columns: .uniform(length: 100, items: 0..<20), rows: .uniform(length: 50, items: 0..<30))

  /// A grid needs no other link to know the length of columns and rows that are a part of the viewport.
  @Test func partsOfTheViewportHaveTheirLengthInTheFirstLayout() {
    let tiles = TilingPlane<ItemGrid.Cell, Plate<ItemGrid.Cell>>(
      .grid(
        columns: ItemRow(count: 4, part: 0.5), rows: ItemRow(count: 6, part: 0.25, axis: .vertical)),
      source: PlaneWall())
    let scroll = scroller([tiles, Clamping()])
    #expect(scroll.contentSize == Size(width: 800, height: 600))
    #expect(
      tiles.frame(of: ItemGrid.Cell(x: 1, y: 1)) == Rect(x: 200, y: 100, width: 200, height: 100))
    scroll.viewport = Size(width: 200, height: 200)
    #expect(scroll.contentSize == Size(width: 400, height: 300))
  }

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

  @Test func tilesThatLeaveAreReusedRowByRow() {
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

  @Test func overscanIsThatOfEachAxis() {
    let (tiles, scroll) = wall.plane(items, viewport: 200)
    scroll.contentOffset = Point(x: 500, y: 500)
    tiles.overscan.x = TileOverscan(Overscan(before: .points(10), after: .items(2)))
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

  @Test func tinyColumnsHaveAsManyTilesAsTheLimit() {
    let endless = TilingPlane<Cell, Int>(
      .grid(columns: .uniform(length: 1e-3), rows: .uniform(length: 1e-3)),
      overscan: TileOverscan(Overscan(.items(.max))))
    let wide = scroller([endless], viewport: 200)
    wide.contentOffset = Point(x: 0.5005, y: 0)
    #expect(endless.alive == 65_536 && endless.isBalanced)
    #expect(endless.tiled.first == Cell(x: 500, y: 0) && endless.tiled.last == Cell(x: 66_035, y: 0))
  }

  /// A tile goes with its item, and takes up another kind only by a reload.
  @Test(arguments: Axis.both) func editsAreThoseOfOneAxis(_ axis: Axis) throws {
    let lengths = ItemRow.lengths(try ItemLengths(count: 20, length: 50))
    let others = ItemRow.uniform(length: 50, items: 0..<20)
    let (tiles, scroll) = wall.plane(
      axis == .horizontal ? .grid(columns: lengths, rows: others) : .grid(columns: others, rows: lengths),
      viewport: 100)
    wall.thing = { _ in "" }
    for tile in wall.live.values { tile.thing = "" }
    let tile = try #require(tiles.tile(of: Cell(x: 0, y: 0)))
    try tiles.change(.insert([20], at: 0), on: axis)
    let cell = Cell(1, on: axis, else: 0)
    #expect(tiles.tile(of: cell) === tile && tiles.origin == axis.point(20))
    #expect(scroll.contentSize == axis.size(1_020, across: 1_000))
    wall.kinds = { $0[axis] == 1 ? 3 : 0 }
    try tiles.change(.reload(1..<2), on: axis)
    #expect(tiles.tile(of: cell) !== tile && tiles.tile(of: cell)?.kind == 3)
    #expect(throws: TilingError.self) { try tiles.change(.remove(19..<30), on: axis) }
    #expect(throws: TilingError.self) { try tiles.change(.insert([1], at: 0), on: axis.cross) }
    #expect(wall.faults.isEmpty && tiles.isBalanced)
  }

  @Test func emptyGridsAndColumnsWithoutLengthTakeItemsLater() throws {
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

}
