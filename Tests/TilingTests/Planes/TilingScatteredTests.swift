import Hands
import Testing

struct TilingScatteredTests {
  let wall = PlaneWall<Int64>()
  let items: ScatteredItems

  init() throws {
    items = try ScatteredItems(section: 64)
    for frame in [
      Rect(x: 10, y: 10, width: 50, height: 50), Rect(x: 90, y: 20, width: 40, height: 100),
      Rect(x: 500, y: 400, width: 30, height: 30), Rect(x: 20, y: 30, width: 0, height: 9),
    ] { try items.append(frame) }
  }

  @Test func contentReachesAroundAllItems() throws {
    let (tiles, scroll) = wall.plane(.scattered(items), viewport: 100, and: [Clamping()])
    #expect(wall.log == ["+0", "+1"] && scroll.contentSize == Size(width: 530, height: 430))
    #expect(tiles.frame(of: 1) == Rect(x: 90, y: 20, width: 40, height: 100))
    try items.append(Rect(x: -200, y: 50, width: 20, height: 20))
    scroll.invalidateLayout()
    #expect(scroll.contentSize.width == 730 && scroll.geometry.extent.x == Extent(lower: -200, upper: 430))
    scroll.contentOffset.x = -190
    #expect(tiles.tiled == [4])
    let framed = TilingPlane<Int64, Plate<Int64>>(
      .scattered(items, within: Rect(x: 0, y: 0, width: 50, height: 900)), source: PlaneWall())
    #expect(scroller([framed]).contentSize == Size(width: 50, height: 900))
  }

  @Test func itemsChangedByThemselvesKeepTheirTiles() throws {
    let (tiles, scroll) = wall.plane(.scattered(items), viewport: 100)
    let tile = try #require(tiles.tile(of: 0))
    wall.log = []
    try items.setFrame(of: 0, to: Rect(x: 40, y: 40, width: 20, height: 20))
    try items.setFrame(of: 2, to: Rect(x: 0, y: 0, width: 5, height: 5))
    try items.remove(at: 1)
    scroll.contentOffset.x = 1
    #expect(wall.log == ["-1", "0→0", "+2"] && tiles.tile(of: 0) === tile)
    #expect(scroll.contentSize == Size(width: 60, height: 60))
    try items.setFrame(of: 0, to: Rect(x: 900, y: 0, width: 5, height: 5))
    scroll.invalidateLayout()
    #expect(tiles.tiled == [2] && scroll.contentSize.width == 905)
    tiles.reload { $0 == 2 }
    #expect(wall.log.suffix(2) == ["-2", "+2"])
    #expect(wall.faults.isEmpty && tiles.isBalanced)
  }

  @Test func lingeringTilesAreKeptAndNoOthersMade() {
    let (tiles, scroll) = wall.plane(.scattered(items), overscan: TileOverscan(linger: 20), viewport: 100)
    scroll.contentOffset = Point(x: 80, y: 0)
    #expect(tiles.tiled == [0, 1])
    scroll.contentOffset = Point(x: 80.25, y: 0)
    #expect(tiles.tiled == [1])
    scroll.contentOffset = Point(x: 80, y: 0)
    #expect(tiles.tiled == [1])
    #expect(wall.faults.isEmpty && tiles.isBalanced)
  }

  @Test func editsInShowAndHideLeaveWhatIsInView() throws {
    let tiles = TilingPlane<Int64, Plate<Int64>>(.scattered(items), source: wall)
    var next = 0.0
    wall.onShow = { [items] index in
      next += 1
      try? items.append(Rect(x: next * 30, y: next * 20, width: 25, height: 25))
      try? items.setFrame(of: index, to: Rect(x: next * 7, y: next, width: 44, height: 33))
    }
    wall.onHide = { [items] index in try? items.remove(at: index) }
    let scroll = scroller([tiles], viewport: 200)
    for step in 0..<20 { scroll.contentOffset.x += Double(step) }
    (wall.onShow, wall.onHide) = ({ _ in }, { _ in })
    scroll.invalidateLayout()
    #expect(tiles.tiled == items.items(in: Rect(origin: scroll.contentOffset, size: scroll.viewport)))
    #expect(wall.faults.isEmpty && tiles.isBalanced)
  }

  @Test func noItemsAnywhereAreContentOfSizeZero() throws {
    let (_, scroll) = wall.plane(.scattered(try ScatteredItems()), and: [Clamping()])
    #expect(scroll.contentSize == .zero && wall.live.isEmpty)
  }

  @Test func tilesAreNoMoreThanTheLimit() throws {
    let many = try ScatteredItems()
    for _ in 0..<70_000 { try many.append(Rect(x: 0, y: 0, width: 9, height: 9)) }
    let (tiles, scroll) = TilingPlane<Int64, Int>(.scattered(many)).shown(and: [])
    #expect(tiles.alive == 65_536)
    scroll.contentOffset.x = 5
    #expect(tiles.alive == 65_536)
    scroll.contentOffset.x = 9
    #expect(tiles.alive == 0 && tiles.isBalanced && tiles.waiting == 256)
  }
}
