import Hands
import ScrollBehaviors
import Testing

/// What a host does with a plane that it should not, or that is more than anybody needs.
struct TilingPlaneMisuseTests {
  typealias Cell = ItemGrid.Cell

  private func bricks(_ count: Int, _ length: Double = 50, lanes: Int = 2) throws -> Masonry {
    let items = try Masonry(lanes: lanes)
    try items.append(contentsOf: [Double](repeating: length, count: count))
    return items
  }

  /// An untold change is not hidden by the next one that is told.
  @Test func untoldChangesBeforeToldOnes() throws {
    let (wall, items) = (PlaneWall<Int64>(), try bricks(100))
    let tiles = TilingPlane<Int64, Plate<Int64>>(.lanes(items), source: wall)
    let scroll = scroller([tiles], viewport: 100)
    wall.log = []
    try items.replace(0..<2, with: [])
    try tiles.change(.insert([20], at: 50))
    #expect(wall.log == ["-0", "-1", "-2", "-3", "+0", "+1", "+2", "+3"], "whoever is 0 now is another item")
    #expect(scroll.contentSize.height == items.total && wall.faults.isEmpty)
  }

  @Test(arguments: Axis.both) func norInAGrid(_ axis: Axis) throws {
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

  /// More of them in one call than a call may give commands: one layout is enough for all.
  @Test(arguments: Axis.both, [1, 3]) func thousandsMeasuredInOneCall(_ axis: Axis, _ lanes: Int) throws {
    let items = try bricks(20_000, 3, lanes: lanes)
    var shown: Set<Int64> = []
    var measured: TilingPlane<Int64, Int>?
    let tiles = TilingPlane<Int64, Int>(
      .lanes(items, axis), overscan: TileOverscan(Overscan(.viewports(3))), make: { 0 },
      show: { _, index, _ in
        shown.insert(index)
        try? measured?.change(.resize(from: index, to: [2 + Double(index % 3)]))
      }, move: { _, _, _ in }, hide: { _, index in shown.remove(index) })
    measured = tiles
    let log = Log()
    let scroll = scroller([tiles, KeepAnchor(tiles.line), Clamping()], delegate: log)
    #expect(tiles.alive > 500)
    log.clear()
    scroll.contentOffset[axis] = 10_000
    #expect(log.events.filter { $0 == "didLayout" }.count < 20)
    #expect(scroll.contentSize[axis] == items.total && scroll.diagnostics.total == 0)
    let offset = scroll.contentOffset[axis]
    var wanted: Set<Int64> = []
    for lane in 0..<lanes {
      for position in try items.visible(inLane: lane, from: offset - 1_200, to: offset + 1_600) {
        wanted.insert(try items.item(position, ofLane: lane))
      }
    }
    #expect(shown == wanted && Set(tiles.tiled) == wanted && tiles.alive > 800)
    for index in wanted { #expect(try items.place(of: index).place.length == 2 + Double(index % 3)) }
    measured = nil
  }

  @Test(arguments: ["kind", "make", "show", "move", "hide"]) func editsFromAnywhere(_ place: String) throws {
    let (items, wall) = (try bricks(100), PlaneWall<Int64>())
    wall.thing = { _ in "" }
    var plane: TilingPlane<Int64, Plate<Int64>>?
    var edits: [TileEdit] = []
    var done = 0
    func edit(_ here: String) {
      guard here == place, let next = edits.popLast() else { return }
      done += 1
      try? plane?.change(next)
    }
    let tiles = TilingPlane<Int64, Plate<Int64>>(
      .lanes(items), poolCap: place == "make" ? 0 : 64,
      kind: { _ in
        edit("kind")
        return 0
      },
      make: { kind in
        edit("make")
        return wall.makeTile(kind: kind)
      },
      show: {
        wall.show($0, index: $1, frame: $2)
        edit("show")
      },
      move: {
        wall.move($0, index: $1, frame: $2)
        edit("move")
      },
      hide: {
        wall.hide($0, index: $1)
        edit("hide")
      })
    plane = tiles
    let scroll = scroller([tiles, KeepAnchor(tiles.line), Clamping()], viewport: 200)
    for round in 0..<12 {
      edits = [
        .insert([20, 30], at: 4), .remove(2..<9), .resize(from: 12, to: [80, 7]), .move(10..<13, to: 0),
        .reload(0..<40), .insertRun(count: 9, length: 41, at: 0),
      ]
      try tiles.change(.resize(from: tiles.tiled.first ?? 0, to: [Double(10 + round)]))
      scroll.contentOffset.y = Double(round * 53 % 900)
      let offset = scroll.contentOffset.y
      var wanted: [Int64: Rect] = [:]
      for lane in 0..<2 {
        for position in try items.visible(inLane: lane, from: offset, to: offset + 200) {
          let index = try items.item(position, ofLane: lane)
          let item = try items.place(of: index).place
          wanted[index] = Rect(x: Double(lane) * 100, y: item.start, width: 100, height: item.length)
        }
      }
      #expect(wall.frames == wanted, "after \(edits.count) are left")
      #expect(scroll.contentSize.height == items.total && tiles.isBalanced)
    }
    #expect(done > 5 && scroll.diagnostics.total == 0)
    #expect(wall.faults == [])
    plane = nil
  }

  /// More than lanes can hold is refused before any memory is taken.
  @Test func farTooManyItems() throws {
    let tiles = TilingPlane<Int64, Int>(.lanes(try bricks(10)), make: { 0 }, show: { _, _, _ in })
    for count in [Int64(Int32.max) - 9, Int64(Int32.max), .max, -1] {
      #expect(throws: TilingError.count(count)) {
        try tiles.change(.insertRun(count: count, length: 1, at: 0))
      }
    }
    #expect(tiles.isBalanced && tiles.alive == 0)
  }

  /// Rows far too short for their viewport: an edit looks no further than tiles go.
  @Test func anchorsAmongFarTooManyRows() throws {
    let tiles = TilingPlane<Cell, Int>(
      .grid(columns: .uniform(length: 400), rows: .uniform(length: 1e-6)), make: { 0 }, show: { _, _, _ in })
    let scroll = scroller([tiles, KeepAnchor(tiles.line(on: .vertical))])
    #expect(tiles.alive == 65_536)
    #expect(tiles.line(on: .vertical).items(from: 0, length: 400, origin: scroll.contentOrigin) == 0..<65_536)
    try tiles.change(.insertRun(count: 1_000_000, at: 0), on: .vertical)
    #expect((scroll.contentOffset.y - 1).magnitude < 1e-9)
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
