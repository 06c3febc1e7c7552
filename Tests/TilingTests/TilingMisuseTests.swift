import Hands
import Testing

/// What a host does that it should not: each has its defined result.
struct TilingMisuseTests {
  let wall = Wall()

  private func row(_ count: Int64 = 100, _ length: Double = 50) throws -> ItemLengths {
    try ItemLengths(count: count, length: length)
  }

  @Test(arguments: Axis.both) func aPaddingChangedBehindItsBackIsNoticed(_ axis: Axis) throws {
    let (wall, row) = (Wall(), try row())
    let tiles = Tiling(.lengths(row), axis: axis, source: wall)
    let scroll = scroller([tiles], viewport: 200)
    let version = row.version
    try row.setPadding(leading: 0, trailing: 0)
    #expect(row.version == version, "the same paddings are no change")
    try row.setPadding(leading: 120, trailing: 30)
    #expect(row.version != version)
    scroll.invalidateLayout()
    #expect(scroll.contentSize[axis] == 5_150 && wall.indices == [0, 1])
    #expect(wall.shown.allSatisfy { tiles.origin + $0.frame.lower(axis) == 120 + Double($0.index ?? 0) * 50 })
    #expect(wall.faults.isEmpty && tiles.entered - tiles.left == tiles.alive)
  }

  /// An untold change is not hidden by the next one that is told.
  @Test(arguments: [0, 2]) func untoldChangesBeforeToldOnes(_ lanes: Int) throws {
    let shelf = try Shelf(lanes: lanes, count: 100)
    let tiles = shelf.tiles(source: wall)
    let scroll = scroller([tiles], viewport: lanes == 0 ? 200 : 100)
    wall.log = []
    try shelf.removeUntold(0..<2)
    try tiles.change([.insert([20], at: 50)])
    #expect(wall.log == ["-0", "-1", "-2", "-3", "+0", "+1", "+2", "+3"], "whoever is 0 now is another item")
    #expect(scroll.contentSize.height == shelf.total && wall.faults.isEmpty)
    if lanes == 0 { #expect(shelf.total == 98 * 50 + 20) }
  }

  @Test func untoldChangesFromWithin() throws {
    let (wall, row) = (Wall(), try row())
    let tiles = Tiling(.lengths(row), axis: .vertical, source: wall)
    let scroll = scroller([tiles], viewport: 200)
    wall.onShow = { index in if index == 40, row.count == 100 { _ = try? row.remove(90..<95) } }
    scroll.contentOffset.y = 1_900
    scroll.contentOffset.y = 1_901
    #expect(wall.indices == Array(38..<43) && scroll.contentSize.height == 4_750)
    #expect(wall.faults.isEmpty && tiles.entered - tiles.left == tiles.alive)
  }

  /// A change that nobody told begins what is expected anew: indices may mean other items.
  @Test func untoldChangesAndWhatIsExpected() throws {
    let row = try row(10_000)
    let tiles = Tiling(.lengths(row), axis: .vertical, source: Wall())
    let hand = Hand(scroller([tiles, Clamping()]))
    var open: [Int64] = []
    tiles.prefetch = TilePrefetch(
      begin: { open.append($0) },
      cancel: { index in open.removeAll { $0 == index } })
    hand.fling(at: 4_000, frames: 1)
    let old = open
    #expect(!old.isEmpty)
    try row.remove(0..<3)
    var cancelled: [Int64] = []
    tiles.prefetch = TilePrefetch(begin: { open.append($0) }, cancel: { cancelled.append($0) })
    hand.frames(2)
    #expect(Set(open.suffix(9)) == Set((Int64(hand.destination) / 50)...(Int64(hand.destination + 399) / 50)))
    #expect(cancelled.isEmpty)
  }

  /// All leave, also where one of them makes the others stale as it does.
  @Test(arguments: [0, 2]) func aReloadAsTheyAllLeave(_ lanes: Int) throws {
    let shelf = try Shelf(lanes: lanes, count: 100)
    let tiles = shelf.tiles(source: wall)
    let scroll = scroller([tiles], viewport: 200)
    var hidden: [Int64] = []
    wall.onHide = { index in
      hidden.append(index)
      try? tiles.change([.reload(0..<100)])
      (tiles as? TilingPlane<Int64, Slate>)?.reload { _ in true }
    }
    let all = wall.indices
    scroll.behaviors = []
    #expect(hidden.sorted() == all && tiles.alive == 0 && wall.faults.isEmpty)
    wall.onHide = { _ in }
  }

  /// The program is asked what is stale before anything is changed, so it may do what it likes meanwhile.
  @Test func aReloadWithinAReload() throws {
    let items = try ScatteredItems()
    for index in 0..<40 { try items.append(Rect(x: 0, y: Double(index) * 50, width: 50, height: 50)) }
    var shown: [Int64] = []
    let tiles = TilingPlane<Int64, Int>(
      .scattered(items), make: { 0 }, show: { _, index, _ in shown.append(index) })
    let scroll = scroller([tiles], viewport: 200)
    shown = []
    var depth = 0
    tiles.reload { index in
      depth += 1
      if depth == 1 { tiles.reload { $0 == 2 } }
      if depth == 2 { scroll.contentOffset.y = 100 }
      return index == 3
    }
    #expect(shown == [2, 4, 5, 3] && tiles.tiled == [2, 3, 4, 5], "\(shown)")
  }

  @Test(arguments: [0, 2]) func tilesThatOutliveTheirScroller(_ lanes: Int) throws {
    let tiles = try Shelf(lanes: lanes, count: 100).tiles(source: wall)
    var scroll: ScrollController? = scroller([tiles], viewport: 200)
    #expect(tiles.watched.scroller === scroll && tiles.alive > 0)
    scroll = nil
    #expect(tiles.watched.scroller == nil)
    try tiles.change([.remove(0..<2)])
    scroll = scroller([tiles], viewport: 200)
    #expect(tiles.watched.scroller === scroll && wall.faults.isEmpty)
  }

  /// What left is the tiling's to use again. A host that has thrown it away gets it back by `show`.
  @Test(arguments: [0, 2, 64]) func tilesThatTheHostThrowsAway(_ cap: Int) throws {
    let seen = Wall()
    weak var first: Slate?
    var isMade = false
    let tiles = Tiling<Slate>(
      .lengths(try row()), axis: .vertical, poolCap: cap,
      make: {
        let slate = Slate(0)
        if !isMade { first = slate }
        isMade = true
        return slate
      },
      show: { seen.show($0, index: $1, frame: $2) }, hide: { seen.hide($0, index: $1) })
    let scroll = scroller([tiles], viewport: 200)
    for step in 0..<50 {
      scroll.contentOffset.y = Double(step * 731 % 4_800)
      // `show` puts it into the host's list, `hide` takes it out; nobody else keeps it.
      #expect(seen.indices == Array(tiles.tiled) && tiles.waiting <= cap)
    }
    #expect(tiles.made == tiles.alive + tiles.waiting + tiles.dropped && seen.faults.isEmpty)
    if cap != 2 { #expect((first == nil) == (cap == 0)) }
  }

  @Test func aTileGoesBackToTheKindItWasMadeFor() throws {
    wall.kinds = { $0 < 50 ? 1 : 2 }
    let tiles = Tiling(.lengths(try row()), axis: .vertical, source: wall)
    let scroll = scroller([tiles], viewport: 200)
    // Nobody says so: the tiles there are stay as they are until they leave.
    wall.kinds = { $0 < 50 ? 2 : 1 }
    #expect(wall.shown.allSatisfy { $0.kind == 1 })
    scroll.contentOffset.y = 1_000
    #expect(wall.shown.allSatisfy { $0.kind == 2 } && tiles.reused == 0)
    scroll.contentOffset.y = 4_000
    #expect(wall.shown.allSatisfy { $0.kind == 1 } && tiles.reused == 4 && wall.faults.isEmpty)
  }

  /// Kinds that nobody asks for any more make room for those that are used.
  @Test func kindsWithoutEndDoNotFillThePool() throws {
    wall.kinds = { Int($0) }
    let tiles = Tiling(.lengths(try row(10_000)), axis: .vertical, poolCap: 8, source: wall)
    let scroll = scroller([tiles], viewport: 200)
    for step in 0..<200 { scroll.contentOffset.y = Double(step) * 200 }
    #expect(tiles.waiting == 8 && tiles.reused == 0)
    wall.kinds = { _ in -1 }
    for step in 200..<400 { scroll.contentOffset.y = Double(step) * 200 }
    #expect(tiles.made == 200 * 4 + 4 && tiles.reused == 199 * 4 && wall.faults.isEmpty)
    #expect(tiles.made == tiles.alive + tiles.waiting + tiles.dropped)
  }

  /// More of them in one call than a call may give commands: one layout is enough for all.
  @Test(arguments: Axis.both, [0, 1, 3]) func thousandsMeasuredInOneCall(_ axis: Axis, _ lanes: Int) throws {
    let shelf = try Shelf(lanes: lanes, count: 20_000, length: 3)
    let overscan = TileOverscan(Overscan(.viewports(lanes == 0 ? 10 : 3)))
    var shown: [Int64: Rect] = [:]
    var measured: (any NumberedTiles)?
    func show(_ index: Int64, _ frame: Rect) {
      shown[index] = frame
      try? measured?.change([.resize(from: index, to: [2 + Double(index % 3)])])
    }
    let tiles: any NumberedTiles =
      switch shelf {
      case .row(let row):
        Tiling<Int>(
          .lengths(row), axis: axis, overscan: overscan, make: { 0 }, show: { show($1, $2) },
          move: { shown[$1] = $2 }, hide: { shown[$1] = nil })
      case .lanes(let items, _):
        TilingPlane<Int64, Int>(
          .lanes(items, axis), overscan: overscan, make: { 0 }, show: { show($1, $2) },
          move: { shown[$1] = $2 }, hide: { shown[$1] = nil })
      }
    measured = tiles
    let log = Log()
    let scroll = scroller([tiles, KeepAnchor(tiles.watched), Clamping()], delegate: log)
    #expect(tiles.alive > (lanes == 0 ? 1_400 : 500))
    log.clear()
    scroll.contentOffset[axis] = lanes == 0 ? 30_000 : 10_000
    #expect(log.events.filter { $0 == "didLayout" }.count < 20)
    #expect(scroll.contentSize[axis] == shelf.total && scroll.diagnostics.total == 0)
    let offset = scroll.contentOffset[axis]
    let reach = lanes == 0 ? 4_000.0 : 1_200
    let wanted = try shelf.frames(from: offset - reach, to: offset + 400 + reach, across: 400, on: axis)
    #expect(Set(shown.keys) == Set(wanted.keys) && tiles.alive == wanted.count)
    #expect(tiles.alive > (lanes == 0 ? 2_500 : 800))
    for (index, frame) in wanted { #expect(frame.length(axis) == 2 + Double(index % 3)) }
    measured = nil
  }

  @Test(arguments: [0, 2], ["kind", "make", "show", "move", "hide"])
  func editsFromAnywhere(_ lanes: Int, _ place: String) throws {
    let shelf = try Shelf(lanes: lanes, count: 100)
    let tiles = shelf.tiles(poolCap: place == "make" ? 0 : 64, source: wall)
    var edits: [TileEdit] = []
    var done = 0
    func edit(_ here: String) {
      guard here == place, let next = edits.popLast() else { return }
      done += 1
      try? tiles.change([next])
    }
    wall.onKind = { edit("kind") }
    wall.onMake = { edit("make") }
    wall.onShow = { _ in edit("show") }
    wall.onMove = { edit("move") }
    wall.onHide = { _ in edit("hide") }
    let keeper: [any ScrollBehavior] = lanes == 0 ? [] : [KeepAnchor(tiles.watched)]
    let scroll = scroller([tiles] + keeper + [Clamping()], viewport: 200)
    for round in 0..<12 {
      edits = [
        .insert([20, 30], at: 4), .remove(2..<9), .resize(from: 12, to: [80, 7]), .move(10..<13, to: 0),
        .reload(0..<40), .insertRun(count: 9, length: 41, at: 0),
      ]
      try tiles.change([.resize(from: wall.indices.first ?? 0, to: [Double(10 + round)])])
      scroll.contentOffset.y = Double(round * 53 % 900)
      let offset = scroll.contentOffset.y
      let origin = (tiles as? Tiling<Slate>)?.origin ?? 0
      let frames = wall.frames.mapValues { $0.offset(by: Vector(x: 0, y: origin)) }
      #expect(
        frames == (try shelf.frames(from: offset, to: offset + 200, across: 200)),
        "after \(edits.count) are left")
      #expect(scroll.contentSize.height == shelf.total && tiles.entered - tiles.left == tiles.alive)
    }
    #expect(done > 5 && scroll.diagnostics.total == 0)
    #expect(wall.faults == [])
    for hook in [\Wall.onKind, \.onMake, \.onMove] { wall[keyPath: hook] = {} }
    (wall.onShow, wall.onHide) = ({ _ in }, { _ in })
  }
}
