import Hands
import ScrollBehaviors
import Testing

/// What a host does that it should not: each has its defined result.
struct TilingMisuseTests {
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
  @Test func untoldChangesBeforeToldOnes() throws {
    let (wall, row) = (Wall(), try row())
    let tiles = Tiling(.lengths(row), axis: .vertical, source: wall)
    let scroll = scroller([tiles], viewport: 200)
    wall.log = []
    try row.remove(0..<2)
    try tiles.change(.insert([20], at: 50))
    #expect(wall.log == ["-0", "-1", "-2", "-3", "+0", "+1", "+2", "+3"], "whoever is 0 now is another item")
    #expect(scroll.contentSize.height == 98 * 50 + 20 && wall.faults.isEmpty)
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
    hand.fling(at: 4_000)
    hand.frame()
    let old = open
    #expect(!old.isEmpty)
    try row.remove(0..<3)
    var cancelled: [Int64] = []
    tiles.prefetch = TilePrefetch(begin: { open.append($0) }, cancel: { cancelled.append($0) })
    hand.frames(2)
    #expect(Set(open.suffix(9)) == Set((Int64(hand.destination) / 50)...(Int64(hand.destination + 399) / 50)))
    #expect(cancelled.isEmpty)
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
    let wall = Wall()
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
    let wall = Wall()
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
  @Test(arguments: Axis.both) func thousandsMeasuredInOneCall(_ axis: Axis) throws {
    let row = try row(20_000, 3)
    var shown: Set<Int64> = []
    var measured: Tiling<Int>?
    let tiles = Tiling<Int>(
      .lengths(row), axis: axis, overscan: TileOverscan(Overscan(.viewports(10))), make: { 0 },
      show: { _, index, _ in
        shown.insert(index)
        try? measured?.change(.resize(from: index, to: [2 + Double(index % 3)]))
      }, move: { _, _, _ in }, hide: { _, index in shown.remove(index) })
    measured = tiles
    let log = Log()
    let scroll = scroller([tiles, KeepAnchor(tiles), Clamping()], delegate: log)
    #expect(tiles.alive > 1_400)
    log.clear()
    scroll.contentOffset[axis] = 30_000
    #expect(log.events.filter { $0 == "didLayout" }.count < 20)
    let offset = scroll.contentOffset[axis]
    let visible = try row.visible(from: offset - 4_000, to: offset + 4_400)
    #expect(tiles.tiled == visible && shown == Set(visible) && tiles.alive > 2_500)
    #expect(try row.lengths(of: visible) == visible.map { 2 + Double($0 % 3) })
    #expect(scroll.diagnostics.total == 0)
    measured = nil
  }

  @Test(arguments: ["kind", "make", "show", "move", "hide"]) func editsFromAnywhere(_ place: String) throws {
    let (row, wall) = (try row(), Wall())
    var tiles: Tiling<Slate>?
    var edits: [TileEdit] = []
    var done = 0
    func edit(_ here: String) {
      guard here == place, let next = edits.popLast() else { return }
      done += 1
      try? tiles?.change(next)
    }
    let made = Tiling<Slate>(
      .lengths(row), axis: .vertical, poolCap: place == "make" ? 0 : 64,
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
    tiles = made
    let scroll = scroller([made, Clamping()], viewport: 200)
    for round in 0..<12 {
      edits = [
        .insert([20, 30], at: 4), .remove(2..<9), .resize(from: 12, to: [80, 7]), .move(10..<13, to: 0),
        .reload(0..<40), .insertRun(count: 9, length: 41, at: 0),
      ]
      try made.change(.resize(from: made.tiled.lowerBound, to: [Double(10 + round)]))
      scroll.contentOffset.y = Double(round * 53 % 900)
      let offset = scroll.contentOffset.y
      let visible = try row.visible(from: offset, to: offset + 200)
      #expect(wall.indices == Array(visible), "after \(edits.count) are left")
      for slate in wall.shown {
        let item = try row.place(of: try #require(slate.index))
        #expect(made.origin + slate.frame.minY == item.start && slate.frame.height == item.length)
      }
      #expect(scroll.contentSize.height == row.total && made.entered - made.left == made.alive)
    }
    #expect(done > 5 && scroll.diagnostics.total == 0)
    #expect(wall.faults == [])
  }
}
