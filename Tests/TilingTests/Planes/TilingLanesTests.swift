import Hands
import Testing

struct TilingLanesTests {
  let wall = PlaneWall<Int64>()

  @Test(arguments: Axis.both) func lanesShareWhatIsVisible(_ axis: Axis) throws {
    let items = Masonry(lanes: 2, holding: [100, 60, 100, 80, 50, 70, 90, 40])
    let (tiles, scroll) = wall.plane(.lanes(items, axis: axis, spacing: 10), viewport: 110, and: [Clamping()])
    #expect(wall.log == ["+0", "+1", "+2", "+3"])
    #expect(scroll.contentSize[axis] == items.total && scroll.contentSize[axis.cross] == 110)
    let second = Lane(axis, cross: 60, crossLength: 50).frame(of: .init(index: 1, start: 0, length: 60))
    #expect(tiles.frame(of: 1) == second)
    scroll.contentInset = Insets(top: 5, left: 5, bottom: 5, right: 5)
    #expect(tiles.frame(of: 1)?.length(axis.cross) == 45 && scroll.contentSize[axis.cross] == 100)
    #expect(scroll.geometry.extent[axis.cross] == Extent(lower: -5, upper: -5))
    #expect(wall.faults.isEmpty && tiles.isBalanced)
  }

  @Test func lanesOutOfViewHaveNoTiles() throws {
    let items = Masonry(lanes: 10, holding: [Double](repeating: 50, count: 100))
    let (tiles, scroll) = wall.plane(.lanes(items, width: 60, spacing: 20), viewport: 100)
    #expect(scroll.contentSize == Size(width: 780, height: 500))
    scroll.contentOffset = Point(x: 60, y: 100)
    #expect(tiles.tiled == [21, 31], "a lane of which only the edge is touched is not in view")
    tiles.overscan.x.linger = 0
    scroll.contentOffset = Point(x: 140, y: 100)
    #expect(tiles.tiled == [21, 22, 31, 32])
    #expect(wall.faults.isEmpty && tiles.isBalanced)
  }

  @Test func measuredItemsStayInTheirLanes() throws {
    let items = Masonry(lanes: 2, holding: [Double](repeating: 50, count: 20))
    let (tiles, scroll) = wall.plane(.lanes(items), viewport: 100)
    wall.log = []
    try tiles.change(.resize(from: 0, to: [75]))
    #expect(wall.log == ["0→0", "2→2"] && tiles.frame(of: 2)?.minY == 75 && tiles.frame(of: 3)?.minY == 50)
    #expect(scroll.contentSize.height == 525)
  }

  /// Insertion deals what is behind anew: tiles go with their items, into another lane too.
  @Test func tilesGoWithTheirItemsIntoOtherLanes() throws {
    let items = Masonry(lanes: 2, holding: [50, 50, 50, 50, 50, 50])
    let (tiles, scroll) = wall.plane(.lanes(items), viewport: 100)
    let names = ["a", "b", "c", "d", "e", "f"]
    for tile in wall.live.values { tile.thing = tile.index.map { names[Int($0)] } ?? "" }
    wall.thing = { ["a", "new", "b", "c", "d", "e", "f"][Int($0)] }
    let third = try #require(tiles.tile(of: 2))
    try tiles.change(.insert([20], at: 1))
    #expect(tiles.tile(of: 3) === third && third.frame.minX == 0 && third.frame.minY == 50)
    #expect(items.count == 7 && scroll.contentSize.height == items.total)
    wall.thing = { ["c", "new", "b", "a", "d", "e", "f"][Int($0)] }
    try tiles.change(.move(0..<1, to: 2), .move(2..<4, to: 0), .move(0..<2, to: 1), .move(0..<1, to: 2))
    #expect(try items.lengths(of: 0..<7).contains(20) && items.count == 7)
    #expect(throws: TilingError.length(-1)) { try tiles.change(.resize(from: 0, to: [10, -1])) }
    #expect(try items.lengths(of: 0..<1) != [10])
    for edit in [
      TileEdit.remove(6..<8), .move(0..<2, to: 6), .reload(6..<8), .resize(from: .max, to: [10]),
      .insertRun(count: 1 << 40, length: 1, at: 0),
    ] {
      #expect(throws: TilingError.self) { try tiles.change(edit) }
    }
    try tiles.change(.remove(0..<7))
    #expect(tiles.alive == 0 && scroll.contentSize.height == 0 && tiles.isBalanced)
    try tiles.change(.insertRun(count: 4, length: 30, at: 0))
    #expect(tiles.tiled == [0, 1, 2, 3] && tiles.isBalanced)
  }

  /// Of items side by side the one that the finger is on, not the first of them.
  @Test(arguments: Axis.both, [(50.0, 10.0), (160, 20), (270, 30), (215, 10)])
  func theItemUnderTheFingerIsKeptAmongNeighbours(_ axis: Axis, _ place: (across: Double, moved: Double))
    throws
  {
    let items = Masonry(lanes: 3, holding: [Double](repeating: 100, count: 60))
    let tiles = TilingPlane<Int64, Plate<Int64>>(
      .lanes(items, axis: axis, width: 100, spacing: 10), source: wall)
    let keep = KeepAnchor(tiles.line, .finger)
    let scroll = scroller([tiles, keep, Clamping()], viewport: 400)
    scroll.contentOffset[axis] = 500
    scroll.touchBegan(at: axis.point(250, across: place.across), time: .zero)
    // The item under the finger is at 700 to 800; one before it in each lane grows by another length.
    try tiles.change(.resize(from: 15, to: [110, 120, 130]))
    #expect(scroll.contentOffset[axis] == 500 + place.moved, "between lanes the first one")
    #expect(wall.faults.isEmpty)
  }

  @Test func lanesWithoutWidthOrItemsHaveNoTiles() throws {
    let (tiles, scroll) = wall.plane(
      .lanes(Masonry(lanes: 2, holding: [50, 50]), spacing: 500), viewport: 60)
    #expect(tiles.alive == 0 && scroll.contentSize.width == 500)
    let empty = TilingPlane<Int64, Plate<Int64>>(.lanes(Masonry(lanes: 2, holding: [])), source: wall)
    #expect(scroller([empty]).contentSize == Size(width: 400, height: 0) && wall.live.isEmpty)
  }

  /// More than lanes can hold is refused before any memory is taken.
  @Test func farTooManyItemsAreRefused() throws {
    let tiles = TilingPlane<Int64, Int>(.lanes(Masonry(lanes: 2, holding: Array(repeating: 50, count: 10))))
    for count in [Int64(Int32.max) - 9, Int64(Int32.max), .max, -1] {
      #expect(throws: TilingError.count(count)) {
        try tiles.change(.insertRun(count: count, length: 1, at: 0))
      }
    }
    #expect(tiles.isBalanced && tiles.alive == 0)
  }
}
