import Hands
import ScrollBehaviors
import Testing

/// Tilings that are taken out of a chain, also from within, and put into another.
struct TilingDetachTests {
  private func row(_ count: Int64 = 10_000) throws -> ItemLengths {
    try ItemLengths(count: count, length: 50)
  }

  @Test(arguments: ["show", "hide"]) func fromWithin(_ place: String) throws {
    let wall = Wall()
    let tiles = Tiling(.lengths(try row()), axis: .vertical, source: wall)
    var open: Set<Int64> = []
    tiles.prefetch = TilePrefetch(begin: { open.insert($0) }, cancel: { open.remove($0) })
    let hand = Hand(scroller([tiles, Clamping()]))
    hand.fling(at: 5_000)
    hand.frames(5)
    #expect(!open.isEmpty)
    var isDone = false
    let detach: (Int64) -> Void = { _ in
      if isDone { return }
      isDone = true
      tiles.didDetach()
    }
    if place == "show" { wall.onShow = detach } else { wall.onHide = detach }
    hand.frames(10)
    #expect(isDone && wall.faults.isEmpty && open.isEmpty)
    #expect(wall.shown.isEmpty && tiles.alive == 0 && tiles.entered == tiles.left)
  }

  /// The same by the chain, which takes effect once the closure has returned.
  @Test(arguments: Axis.both, [false, true])
  func byTheChainFromWithin(_ axis: Axis, _ comesBack: Bool) throws {
    let wall = Wall()
    let row = try row()
    let tiles = Tiling(.lengths(row), axis: axis, source: wall)
    var open: [Int64] = []
    wall.onShow = { index in open.removeAll { $0 == index } }
    tiles.prefetch = TilePrefetch(
      begin: { open.append($0) }, cancel: { index in open.removeAll { $0 == index } })
    let hand = Hand(scroller([tiles, KeepAnchor(tiles), Clamping()]), axis)
    hand.fling(at: 5_000)
    hand.frames(5)
    #expect(!open.isEmpty)
    let chain = hand.scroll.behaviors
    var isDone = false
    wall.onHide = { _ in
      if isDone { return }
      isDone = true
      hand.scroll.behaviors = []
      if comesBack { hand.scroll.behaviors = chain }
    }
    hand.frames(10)
    #expect(isDone && wall.faults.isEmpty)
    if comesBack {
      hand.rest()
      #expect(tiles.tiled == (try row.visible(from: hand.offset, to: hand.offset + 400)))
      #expect(wall.indices == Array(tiles.tiled) && open.isEmpty)
    } else {
      #expect(wall.shown.isEmpty && open.isEmpty)
    }
    #expect(tiles.entered - tiles.left == tiles.alive && wall.faults.isEmpty)
  }

  @Test func aPlaneFromWithin() throws {
    let wall = PlaneWall<ItemGrid.Cell>()
    let tiles = TilingPlane(.grid(columns: .uniform(length: 50), rows: .uniform(length: 50)), source: wall)
    var open: Set<ItemGrid.Cell> = []
    tiles.prefetch = TilePrefetch(begin: { open.insert($0) }, cancel: { open.remove($0) })
    let palm = Palm(scroller([tiles, Infinite()], viewport: 200))
    palm.fling(Vector(x: 4_000, y: 2_000))
    for _ in 0..<3 { palm.frame() }
    #expect(!open.isEmpty)
    var isDone = false
    wall.onShow = { _ in
      if isDone { return }
      isDone = true
      tiles.didDetach()
    }
    palm.frame()
    #expect(isDone && open.isEmpty && wall.live.isEmpty && wall.faults.isEmpty && tiles.isBalanced)
  }

  /// Its counts go on, its pool goes along, and its items begin at the content's start of the new scroller.
  @Test(arguments: Axis.both) func intoAnotherScroller(_ axis: Axis) throws {
    let wall = Wall()
    let tiles = Tiling(.lengths(try row()), axis: axis, source: wall)
    let first = scroller([tiles, KeepAnchor(tiles), Infinite(axis, openAt: .upper)])
    first.contentOffset[axis] = 77_777
    try tiles.change(.insert([20], at: 0))
    first.behaviors = []
    try tiles.change(.remove(10..<20), .insert([30, 30], at: 0))
    #expect(tiles.waiting == tiles.made - tiles.dropped)
    let second = scroller([tiles, Clamping()])
    #expect(tiles.frame(of: 0).map { tiles.origin + $0.lower(axis) } == 0)
    #expect(tiles.waiting == 0 && wall.indices == Array(tiles.tiled) && tiles.tiled.lowerBound == 0)
    for slate in wall.shown {
      let index = try #require(slate.index)
      let place = try #require(tiles.place(of: index, origin: second.contentOrigin))
      #expect(tiles.origin + slate.frame.lower(axis) == place.start)
    }
    first.contentOffset[axis] = 5
    #expect(tiles.tiled.lowerBound == 0 && wall.faults.isEmpty)
  }

  /// Of two on one axis the last says how long the content is; each has its own tiles.
  @Test(arguments: Axis.both) func twoInOneChain(_ axis: Axis) throws {
    let (walls, shared) = ([Wall(), Wall()], try row(100))
    let rows = walls.map { Tiling(.lengths(shared), axis: axis, source: $0) }
    let dots = Tiling<Int>(
      .uniform(length: 100, items: 0..<10), axis: axis, make: { 0 }, show: { _, _, _ in })
    let scroll = scroller([dots, rows[0], rows[1], KeepAnchor(rows[0]), Clamping()])
    #expect(scroll.contentSize[axis] == 5_000 && dots.tiled == 0..<4)
    scroll.contentOffset[axis] = 800
    #expect(dots.tiled == 8..<10 && walls.allSatisfy { $0.indices == Array(16..<24) })
    try rows[0].change(.insert([50], at: 0))
    #expect(scroll.contentOffset[axis] == 850 && scroll.contentSize[axis] == 5_050)
    // The other one heard nothing of that change, and shows its items anew.
    #expect(walls.allSatisfy { $0.indices == Array(17..<25) && $0.faults.isEmpty })
    #expect(walls[1].log.suffix(16).prefix(8).allSatisfy { $0.hasPrefix("-") })
  }

  #if DEBUG
    @Test func intoTwoScrollersAtOnce() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let tiles = Tiling<Int>(.uniform(length: 50), axis: .vertical, make: { 0 }, show: { _, _, _ in })
        let first = scroller([tiles])
        first.contentOffset = scroller([tiles]).contentOffset
      }
      let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      for part in ["one scroller at a time", "8 live tiles", "make one for each"] {
        #expect(message.contains(part))
      }
    }
  #endif
}
