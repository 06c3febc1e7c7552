import Hands
import Testing

/// What a host does with a plane that it should not, or that is more than anybody needs.
struct TilingPlaneMisuseTests {
  typealias Cell = ItemGrid.Cell

  private func bricks(_ count: Int, _ length: Double = 50, lanes: Int = 2) throws -> Masonry {
    let items = try Masonry(lanes: lanes)
    try items.append(contentsOf: [Double](repeating: length, count: count))
    return items
  }

  @Test(arguments: Axis.both) func untoldChangesInAGrid(_ axis: Axis) throws {
    let wall = PlaneWall<Cell>()
    let rows = PerAxis(
      x: try ItemLengths(count: 10, length: 50), y: try ItemLengths(count: 10, length: 50))
    let tiles = TilingPlane(.grid(columns: .lengths(rows.x), rows: .lengths(rows.y)), source: wall)
    _ = scroller([tiles], viewport: 100)
    let scroll = scroller([], viewport: 100)
    scroll.behaviors = []
    wall.log = []
    try rows[axis].remove(0..<2)
    try tiles.change(.insert([20], at: 5), on: axis)
    #expect(wall.log.isEmpty && tiles.alive == 0, "nobody looks")
    let shown = scroller([tiles], viewport: 100)
    wall.log = []
    try rows[axis].remove(0..<2)
    try tiles.change(.insert([20], at: 5), on: axis)
    #expect(wall.log == ["-0,0", "-1,0", "-0,1", "-1,1", "+0,0", "+1,0", "+0,1", "+1,1"])
    #expect(shown.contentSize[axis] == rows[axis].total && wall.faults.isEmpty && tiles.isBalanced)
  }

  /// More than lanes can hold is refused before any memory is taken.
  @Test func farTooManyItems() throws {
    let tiles = TilingPlane<Int64, Int>(.lanes(try bricks(10)))
    for count in [Int64(Int32.max) - 9, Int64(Int32.max), .max, -1] {
      #expect(throws: TilingError.count(count)) {
        try tiles.change(.insertRun(count: count, length: 1, at: 0))
      }
    }
    #expect(tiles.isBalanced && tiles.alive == 0)
  }

  /// Items that go until none is left, and come again; and a viewport that does.
  @Test func nothingAndBack() throws {
    let (wall, items) = (PlaneWall<Int64>(), try bricks(9))
    wall.thing = { _ in "" }
    let tiles = TilingPlane<Int64, Plate<Int64>>(.lanes(items), source: wall)
    let scroll = scroller([tiles, KeepAnchor(tiles.line), Clamping()], viewport: 200)
    for count in (0..<9).reversed() {
      try tiles.change(.remove(0..<1))
      #expect(tiles.alive == min(8, count) && wall.live.count == tiles.alive)
    }
    #expect(scroll.contentSize.height == 0 && scroll.contentOffset == .zero)
    try tiles.change(.insertRun(count: 40, length: 50, at: 0))
    #expect(tiles.tiled == Array(0..<8) && scroll.contentSize.height == 1_000)
    scroll.viewport = .zero
    #expect(tiles.alive == 0 && wall.live.isEmpty)
    scroll.viewport = Size(width: 100, height: 100)
    #expect(tiles.alive == 4 && wall.faults.isEmpty && tiles.isBalanced)
  }
}
