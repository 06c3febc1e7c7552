import Hands
import Testing

/// What a host does that it should not: each has its defined result.
struct TilingMisuseTests {
  let wall = Wall()

  @Test(arguments: Axis.both) func aPaddingChangedWithoutAReportIsNoticed(_ axis: Axis) throws {
    let (wall, row) = (Wall(), try ItemLengths(count: 100, length: 50))
    let (tiles, scroll) = wall.row(.lengths(row), axis, viewport: 200)
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

  enum Notice: CaseIterable { case edit, scroll, layout }

  /// An unreported change is noticed by the next change of any kind, also by a reported one.
  @Test(arguments: Board.Kind.measured, Notice.allCases)
  func unreportedChangesAreNoticed(_ kind: Board.Kind, _ notice: Notice) throws {
    for axis in Axis.both {
      let board = try Board(kind, axis)
      let scroll = board.shown(viewport: 100)
      let entered = board.wall.log
      board.wall.log = []
      try board.removeUntold(0..<2)
      switch notice {
      case .edit: try board.change(.insert([20], at: 50))
      case .scroll: scroll.contentOffset[axis.cross] = 1
      case .layout: scroll.invalidateLayout()
      }
      let gone = entered.map { "-" + $0.dropFirst() }
      #expect(board.wall.log == gone + entered, "along \(axis) item 0 is another item now")
      try board.check(scroll, "along \(axis)")
      scroll.behaviors = []
      board.wall.log = []
      try board.removeUntold(0..<2)
      try board.change(.insert([20], at: 5))
      #expect(board.wall.log.isEmpty && board.tiles.alive == 0, "nobody looks")
      scroll.behaviors = [board.tiles]
      try board.check(scroll, "along \(axis)")
    }
  }

  @Test func unreportedChangesFromWithinAreNoticed() throws {
    let (wall, row) = (Wall(), try ItemLengths(count: 100, length: 50))
    let (tiles, scroll) = wall.row(.lengths(row), viewport: 200)
    wall.onShow = { index in if index == 40, row.count == 100 { _ = try? row.remove(90..<95) } }
    scroll.contentOffset.y = 1_900
    scroll.contentOffset.y = 1_901
    #expect(wall.indices == Array(38..<43) && scroll.contentSize.height == 4_750)
    #expect(wall.faults.isEmpty && tiles.entered - tiles.left == tiles.alive)
  }

  /// An unreported change restarts prefetching, because indices may mean other items.
  @Test func unreportedChangesRestartPrefetching() throws {
    let row = try ItemLengths(count: 10_000, length: 50)
    let (tiles, hand) = Tiling(.lengths(row), axis: .vertical, source: Wall()).inHand(and: [Clamping()])
    let (loads, anew) = (Loads(), Loads())
    tiles.prefetch = loads.prefetch { $0 }
    hand.fling(at: 4_000, frames: 1)
    #expect(!loads.open.isEmpty)
    try row.remove(0..<3)
    tiles.prefetch = anew.prefetch { $0 }
    hand.frames(2)
    #expect(Set(anew.open) == Set((Int64(hand.destination) / 50)...(Int64(hand.destination + 399) / 50)))
    #expect(anew.open.count == anew.log.count && anew.faults == [])
  }

  /// All leave, also where one of them makes the others stale as it does.
  @Test(arguments: Board.Kind.measured) func aReloadAsAllTilesLeaveBringsNoneBack(_ kind: Board.Kind) throws {
    let board = try Board(kind)
    let scroll = board.shown()
    let all = board.wall.indices
    var hidden: [Int64] = []
    board.wall.onHide = { [unowned board] index in
      hidden.append(index)
      try? board.change(.reload(0..<100))
      all.forEach(board.reload)
    }
    scroll.behaviors = []
    #expect(hidden.sorted() == all && board.tiles.alive == 0 && board.wall.faults.isEmpty)
  }

  /// The program is asked what is stale before anything is changed, so it may do what it likes meanwhile.
  @Test func aReloadWithinAReloadShowsBoth() throws {
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

  @Test(arguments: Board.Kind.allCases)
  func tilesThatOutliveTheirScrollerServeAnotherScroller(_ kind: Board.Kind) throws {
    let board = try Board(kind)
    var scroll: ScrollController? = board.shown()
    #expect(board.line.scroller === scroll && board.tiles.alive > 0)
    scroll = nil
    #expect(board.line.scroller == nil && board.wall.shown.isEmpty && board.tiles.isBalanced)
    try board.change(.remove(0..<2))
    let other = board.shown()
    #expect(board.line.scroller === other)
    try board.check(other)
    other.behaviors = [Infinite(axis: .vertical), board.tiles]
    #expect(other.geometry.extent.y.upper != nil)
  }

  /// More of them in one call than a call may give commands: one layout is enough for all.
  @Test(arguments: Axis.both, [Board.Kind.row, .lanes])
  func thousandsMeasuredInOneCallAreFewLayouts(_ axis: Axis, _ kind: Board.Kind) throws {
    let board = try Board(
      kind, axis, count: 20_000, length: 3,
      overscan: TileOverscan(Overscan(.points(kind == .row ? 4_000 : 1_200))))
    board.wall.onShow = { [unowned board] index in
      try? board.change(.resize(from: index, to: [2 + Double(index % 3)]))
    }
    let log = Log()
    let scroll = board.shown([KeepAnchor(board.line), Clamping()], viewport: 400)
    scroll.delegate = log
    #expect(board.tiles.alive > (kind == .row ? 1_400 : 500))
    scroll.contentOffset[axis] = kind == .row ? 30_000 : 10_000
    #expect(log.events.filter { $0 == "didLayout" }.count < 20 && scroll.diagnostics.total == 0)
    try board.check(scroll, reach: kind == .row ? 4_000 : 1_200)
    #expect(board.tiles.alive > (kind == .row ? 2_500 : 800))
    for (index, frame) in board.wall.frames { #expect(frame.length(axis) == 2 + Double(index % 3)) }
  }

  @Test(arguments: Board.Kind.measured, ["kind", "make", "show", "move", "hide"])
  func editsFromAnywhereLeaveEachTileInItsPlace(_ kind: Board.Kind, _ place: String) throws {
    let board = try Board(kind, poolCap: place == "make" ? 0 : 64)
    let wall = board.wall
    var edits: [TileEdit] = []
    var done = 0
    func edit(_ here: String) {
      guard here == place, let next = edits.popLast() else { return }
      done += 1
      try? board.change(next)
    }
    wall.onKind = { edit("kind") }
    wall.onMake = { edit("make") }
    wall.onShow = { _ in edit("show") }
    wall.onMove = { edit("move") }
    wall.onHide = { _ in edit("hide") }
    let keeper: [any ScrollBehavior] = kind == .row ? [] : [KeepAnchor(board.line)]
    let scroll = board.shown(keeper + [Clamping()])
    for round in 0..<12 {
      edits = [
        .insert([20, 30], at: 4), .remove(2..<9), .resize(from: 12, to: [80, 7]), .move(10..<13, to: 0),
        .reload(0..<40), .insertRun(count: 9, length: 41, at: 0),
      ]
      try board.change(.resize(from: wall.indices.first ?? 0, to: [Double(10 + round)]))
      scroll.contentOffset.y = Double(round * 53 % 900)
      try board.check(scroll, "after \(edits.count) are left")
    }
    #expect(done > 5 && scroll.diagnostics.total == 0)
    for hook in [\Wall.onKind, \.onMake, \.onMove] { wall[keyPath: hook] = {} }
    (wall.onShow, wall.onHide) = ({ _ in }, { _ in })
  }

  /// Edits without end are stopped, counted, and leave a scroller that works.
  @Test(arguments: Board.Kind.measured) func editsWithoutEndAreStopped(_ kind: Board.Kind) throws {
    let board = try Board(kind)
    let scroll = board.shown()
    board.wall.onShow = board.reload
    scroll.contentOffset.y = 1_000
    #expect(scroll.diagnostics.count(of: .command) > 0)
    board.wall.onShow = { _ in }
    scroll.contentOffset.y = 500
    try board.check(scroll)
  }

  /// Items that go until none is left, and come again; and a viewport that does.
  @Test(arguments: Axis.both, Board.Kind.allCases)
  func itemsThatAllGoComeAgain(_ axis: Axis, _ kind: Board.Kind) throws {
    let board = try Board(kind, axis, count: 9)
    let hand = Hand(board.shown([KeepAnchor(board.line), Clamping()]), axis).flung(at: 3_000, frames: 2)
    for _ in 0..<9 {
      try board.change(.remove(0..<1))
      try board.check(hand.scroll)
    }
    hand.frames(2)
    #expect(hand.scroll.contentSize[axis] == 0 && hand.offset == 0 && board.wall.shown.isEmpty)
    try board.change(.insertRun(count: 40, length: kind == .uniform ? nil : 50, at: 0))
    #expect(board.tiles.alive == 4 * kind.lanes)
    #expect(hand.scroll.contentSize[axis] == (kind == .lanes ? 1_000 : 2_000))
    try board.check(hand.scroll)
    hand.scroll.viewport = .zero
    #expect(board.wall.shown.isEmpty)
    hand.scroll.viewport = axis.size(100, across: 100)
    #expect(board.tiles.alive == 2 * kind.lanes)
    try board.check(hand.scroll)
  }
}
