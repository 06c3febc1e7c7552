import Hands
import Testing

struct KeepAnchorTests {
  enum Action: CaseIterable {
    case idle, drag, fling, bounce, animation, wheel
  }

  enum Change: CaseIterable {
    case insertBefore, insertManyBefore, removeBefore, resizeBefore, moveBehind, moveBefore, insertBehind
    case removeBehind, severalAtOnce

    /// The edits of rows around item `place`, which stays.
    func edits(around place: Int64) -> [TileEdit] {
      switch self {
      case .insertBefore: [.insert([33.25], at: place)]
      case .insertManyBefore: [.insertRun(count: 500, length: 61.5, at: 3)]
      case .removeBefore: [.remove(place - 30..<place)]
      case .resizeBefore: [.resize(from: place - 2, to: [5, 90.75])]
      case .moveBehind: [.move(place - 9..<place - 4, to: place + 20)]
      case .moveBefore: [.move(place + 4..<place + 9, to: 2)]
      case .insertBehind: [.insert([80, 90], at: place + 1)]
      case .removeBehind: [.remove(place + 1..<place + 4)]
      case .severalAtOnce: [.insert([10, 20], at: 0), .remove(1..<5), .resize(from: 7, to: [77])]
      }
    }
  }

  /// A scroller over a row, with an item kept.
  final class Setup {
    let row: ItemLengths
    let tiles: Tiling<Slate>
    let wall = Wall()
    let keep: KeepAnchor
    let hand: Hand
    let log = Log()

    init(
      _ axis: Axis, _ anchor: KeepAnchor.Anchor = .leading, count: Int64 = 1_000, at offset: Double = 0
    ) throws {
      row = try ItemLengths(count: count, length: 40)
      tiles = Tiling(.lengths(row), axis: axis, source: wall)
      keep = KeepAnchor(tiles, anchor)
      hand = Hand(scroller([tiles, keep, Bouncing()]), axis, at: offset)
      hand.scroll.delegate = log
    }

    func screen(_ index: Int64) throws -> Double {
      try row.place(of: index).start + hand.scroll.contentOrigin[hand.axis] - hand.offset
    }

    func begin(_ action: Action) {
      hand.scroll.contentOffset[hand.axis] = 12_345
      switch action {
      case .idle: break
      case .drag:
        hand.pull(by: 77)
      case .fling:
        hand.fling(at: 2_500, frames: 5)
      case .bounce:
        hand.scroll.contentOffset[hand.axis] = 39_500
        hand.fling(at: 4_000)
        while hand.offset < 39_620 { hand.frame() }
      case .animation:
        hand.travel(to: 14_000, frames: 5)
      case .wheel: hand.scroll.wheel(by: hand.axis.vector(50), time: hand.time)
      }
    }

    func goOn(_ action: Action) {
      if action == .drag { hand.move(by: 3) } else { hand.frame() }
    }
  }

  @Test(arguments: Action.allCases, Change.allCases)
  func theAnchorGoesOnAsIfNothingHadHappened(_ action: Action, _ change: Change) throws {
    for axis in Axis.both {
      let (setup, twin) = (try Setup(axis), try Setup(axis))
      setup.begin(action)
      twin.begin(action)
      // The end is where it was for those that bounce there only if nothing changes behind the anchor.
      if action == .bounce, [.insertBehind, .removeBehind, .moveBehind, .moveBefore].contains(change) {
        continue
      }
      let place = try #require(try setup.row.item(at: setup.hand.offset)).index
      let (phase, velocity) = (setup.hand.scroll.phase, setup.hand.speed)
      setup.log.clear()
      let edits = change.edits(around: place)
      let before = try setup.screen(place)
      try setup.tiles.change(edits)
      let now = edits.reduce(Optional(place)) { index, edit in index.flatMap(edit.index(of:)) }
      let index = try #require(now)
      #expect((try setup.screen(index) - before).magnitude < 1.0 / 64)
      #expect(setup.hand.scroll.phase == phase && (setup.hand.speed - velocity).magnitude < 1e-6)
      #expect(setup.log.summary.allSatisfy { ["didLayout", "didScroll…", "didSettle(layout)"].contains($0) })
      for _ in 0..<120 {
        setup.goOn(action)
        twin.goOn(action)
        #expect((try setup.screen(index) - (try twin.screen(place))).magnitude < 1e-6)
        #expect(setup.hand.scroll.phase == twin.hand.scroll.phase)
        #expect(setup.wall.indices == Array(setup.tiles.tiled))
      }
      #expect(setup.wall.faults.isEmpty && setup.hand.scroll.diagnostics.total == 0)
    }
  }

  @Test(arguments: Axis.both) func theItemInTheMiddleIsKept(_ axis: Axis) throws {
    let setup = try Setup(axis, .center, at: 4_000)
    // In view: 100 to 109; in the middle: 105.
    try setup.tiles.change(.insert([100], at: 104))
    #expect(try setup.screen(106) == 200)
    try setup.tiles.change(.resize(from: 106, to: [20]))
    #expect(try setup.screen(106) == 200)
  }

  @Test(arguments: Axis.both) func theItemUnderTheFingerIsKept(_ axis: Axis) throws {
    let setup = try Setup(axis, .finger, at: 4_000)
    #expect(setup.hand.scroll.finger == nil)
    setup.hand.down(at: 310)
    #expect(setup.hand.scroll.finger?[axis] == 310)
    try setup.tiles.change(.insert([100], at: 107))
    #expect(try setup.screen(108) == 280)
    try setup.tiles.change(.insert([100], at: 109))
    #expect(try setup.screen(108) == 280)
    setup.hand.cancel()
    try setup.tiles.change(.resize(from: 103, to: [1]))
    #expect(try setup.screen(108) == 241, "without a finger it is the first in view")
  }

  @Test(arguments: Axis.both) func theItemUnderTheFingerIsKeptOnAReversedAxis(_ axis: Axis) throws {
    let setup = try Setup(axis, .finger, at: 4_000)
    setup.hand.scroll.isReversed[axis] = true
    let length = setup.hand.scroll.viewport[axis]
    setup.hand.down(at: length - 310)
    try setup.tiles.change(.insert([100], at: 107))
    #expect(try setup.screen(108) == 280)
  }

  @Test(arguments: Axis.both) func anItemOfOnesOwnChoiceIsKept(_ axis: Axis) throws {
    let setup = try Setup(axis, .item(108), at: 4_000)
    try setup.tiles.change(.insert([100, 50], at: 104))
    #expect(try setup.screen(110) == 320 && setup.keep.anchor == .item(110))
    try setup.tiles.change(.remove(110..<111))
    #expect(setup.keep.anchor == .leading)
  }

  @Test(arguments: [false, true]) func atTheVeryStartAnItemIsKeptOnlyIfAsked(_ isAsked: Bool) throws {
    let setup = try Setup(.vertical)
    setup.keep.holdsAtStart = isAsked
    try setup.tiles.change(.insert([100], at: 0))
    #expect(setup.hand.offset == (isAsked ? 100 : 0))
    setup.hand.scroll.contentOffset.y = 0.25
    try setup.tiles.change(.insert([100], at: 0))
    #expect(setup.hand.offset == 100.25)
  }

  @Test func theNextItemIsKeptIfTheAnchorIsRemoved() throws {
    let setup = try Setup(.vertical, at: 4_010)
    try setup.tiles.change(.remove(90..<102))
    #expect(try setup.screen(90) == 70)
    try setup.tiles.change(.remove(80..<200))
    #expect(try setup.screen(80) == 0, "none in view stays: the next one takes the place of the first")
    try setup.tiles.change(.remove(70..<868))
    #expect(setup.hand.offset == 70 * 40 - 400, "none after the view stays: the list ends there")
  }

  @Test func wallsOutrankAnAnchor() throws {
    let setup = try Setup(.vertical, count: 30, at: 800)
    try setup.tiles.change(.remove(25..<30))
    #expect(setup.hand.resting() == 600)
  }

  /// Rows are measured when they come into view. What has been seen moves as the scroll says, up or down.
  @Test(arguments: [-1.0, 1], [3.0, 39, 220])
  func aLateMeasurementMovesNoItemSeenBefore(_ direction: Double, _ step: Double) throws {
    let setup = try Setup(.vertical)
    let lengths = (0..<1_000).map { 16 + Double(($0 * 7_919) % 97) }
    setup.wall.onShow = { [tiles = setup.tiles] index in
      try? tiles.change(.resize(from: index, to: [lengths[Int(index)]]))
    }
    let hand = setup.hand
    hand.scroll.contentOffset.y = 16_000
    for _ in 0..<60 {
      let seen = try setup.wall.indices.map { ($0, try setup.screen($0)) }
      hand.scroll.contentOffset.y += step * direction
      for (index, place) in seen where setup.tiles.tiled.contains(index) {
        #expect((try setup.screen(index) - place + step * direction).magnitude < 1.0 / 64)
      }
      #expect(setup.wall.indices == Array(try setup.row.visible(from: hand.offset, to: hand.offset + 400)))
    }
    #expect(setup.wall.faults.isEmpty && hand.scroll.diagnostics.total == 0)
  }

  /// What an edit brings into view before the anchor is measured at once, around the same anchor.
  @Test(arguments: Axis.both) func insertedItemsAreMeasured(_ axis: Axis) throws {
    let setup = try Setup(axis, .center)
    setup.wall.onShow = { [tiles = setup.tiles, row = setup.row] index in
      if (try? row.length(of: index)) == 40 { try? tiles.change(.resize(from: index, to: [77])) }
    }
    setup.hand.scroll.contentOffset[axis] = 16_000
    let middle = try #require(try setup.row.item(at: setup.hand.offset + 200)).index
    let place = try setup.screen(middle)
    try setup.tiles.change(.insertRun(count: 2, length: 40, at: middle - 1))
    #expect(try setup.screen(middle + 2) == place)
    try setup.tiles.change(.remove(middle - 2..<middle + 2))
    #expect(try setup.screen(middle - 2) == place)
    #expect(setup.wall.faults.isEmpty && setup.hand.scroll.diagnostics.total == 0)
  }

  /// History comes in at the start while a fling runs there: a feed that grows upwards.
  @Test func historyDuringAFlingLeavesTheFlingAsItIs() throws {
    let setup = try Setup(.vertical, count: 60)
    let hand = setup.hand
    hand.scroll.contentOffset.y = 1_500
    hand.fling(at: -4_000)
    var loads = 0
    var speed = hand.speed
    while hand.scroll.isDecelerating {
      if hand.offset < 800, loads < 6 {
        loads += 1
        let (first, place) = (setup.tiles.tiled.lowerBound, try setup.screen(setup.tiles.tiled.lowerBound))
        try setup.tiles.change(.insert((0..<20).map { 30 + Double($0) }, at: 0))
        #expect((try setup.screen(first + 20) - place).magnitude < 1.0 / 64)
      }
      hand.frame()
      #expect(hand.speed >= speed - 1e-9, "it slows down, and never starts again")
      speed = hand.speed
    }
    #expect(loads > 0 && setup.tiles.items.count == 60 + loads * 20 && setup.wall.faults.isEmpty)
    #expect(setup.log.summary.filter { $0.hasPrefix("willBegin") || $0.hasPrefix("didEnd") }.count == 4)
  }

  @Test func aDetachedAnchorWatchesNoMore() throws {
    let setup = try Setup(.vertical, at: 4_000)
    setup.hand.scroll.behaviors = [setup.tiles, Bouncing()]
    try setup.tiles.change(.insert([100], at: 0))
    #expect(setup.hand.offset == 4_000)
  }
}
