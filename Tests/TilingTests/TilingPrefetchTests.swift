import Hands
import Testing

struct TilingPrefetchTests {
  let loads = Loads()
  let tiles: Tiling<Slate>
  let wall = Wall()
  let hand: Hand

  init() throws {
    tiles = Tiling(.lengths(try ItemLengths(count: 10_000, length: 50)), axis: .vertical, source: wall)
    hand = Hand(scroller([tiles, Clamping()]))
    tiles.prefetch = loads.prefetch { $0 }
    wall.onEnter = { [loads] in loads.arrive($0) }
    hand.scroll.contentOffset.y = 100_000
    loads.log = []
  }

  func atRest(_ offset: Double) -> Range<Int64> {
    Int64(offset / 50)..<Int64(((offset + 400) / 50).rounded(.up))
  }

  @Test(arguments: [-4_000.0, 4_000]) func prefetchesBeginOnceNearestFirst(_ speed: Double) {
    hand.fling(at: speed, frames: 1)
    let rest = Array(atRest(hand.destination))
    let order = speed < 0 ? rest.reversed() : rest
    #expect(loads.log == order.map { "+\($0)" })
    hand.rest()
    #expect(loads.log.count == rest.count, "nothing is begun twice, nor cancelled when it is there")
    #expect(wall.indices == rest)
  }

  @Test func unneededPrefetchesAreCancelled() {
    hand.fling(at: 4_000, frames: 3)
    let old = atRest(hand.destination)
    loads.log = []
    hand.scroll.setContentOffset(Point(x: 0, y: Double(old.lowerBound * 50) + 200), animated: true)
    hand.frame()
    let new = atRest(hand.destination)
    var expected = (old.lowerBound..<new.lowerBound).map { "-\($0)" }
    expected += (old.upperBound..<new.upperBound).map { "+\($0)" }
    #expect(new.lowerBound == old.lowerBound + 4 && loads.log == expected)
    loads.log = []
    hand.scroll.stop()
    hand.scroll.contentOffset.y += 1
    #expect(loads.log.allSatisfy { $0.hasPrefix("-") } && loads.log.count == 8)
  }

  @Test func anEditBeginsAnew() throws {
    hand.fling(at: 4_000, frames: 1)
    let old = Array(atRest(hand.destination))
    loads.log = []
    try tiles.change(.insert([50, 50], at: 0))
    #expect(loads.log == old.map { "-\($0)" } + old.map { "+\($0)" }, "the same places, other items")
    hand.scroll.behaviors = []
    #expect(loads.log.suffix(old.count) == old.map { "-\($0)" })
  }

  /// If an edit happens while a prefetch begins or is cancelled, each begins once, and is cancelled only if it
  /// began.
  @Test(arguments: ["+", "-"], ["insert", "resize", "reload"])
  func anEditFromWithinBeginsAndCancelsEachOnce(_ place: String, _ kind: String) throws {
    var edits = 0
    let edit = { [tiles] (index: Int64) in
      if edits == 3 { return }
      edits += 1
      switch kind {
      case "insert": try? tiles.change(.insert([50, 50], at: 0))
      case "resize": try? tiles.change(.resize(from: index, to: [90]))
      default: try? tiles.change(.reload(0..<1))
      }
    }
    if place == "+" { loads.onBegin = edit } else { loads.onCancel = edit }
    hand.fling(at: 4_000, frames: 3)
    hand.scroll.setContentOffset(Point(x: 0, y: hand.destination + 1_000), animated: true)
    hand.rest()
    #expect(loads.faults == [] && loads.open == [] && edits == 3 && wall.faults.isEmpty)
  }

  /// What is measured as its tile shows it has come, and is cancelled no more; so has what came with it.
  @Test(arguments: [-4_000.0, 4_000], [false, true])
  func prefetchesOfShownItemsAreNotCancelled(_ speed: Double, _ isIndexed: Bool) {
    var (shown, cancelled): (Set<Int64>, [Int64]) = ([], [])
    wall.onShow = { [unowned tiles] index in
      guard shown.insert(index).inserted else { return }
      try? tiles.change(isIndexed ? .insert([50], at: 9_000) : .resize(from: index, to: [49]))
    }
    loads.onCancel = { [tiles] index in if tiles.tile(of: index) != nil { cancelled.append(index) } }
    hand.flingToRest(at: speed)
    #expect(cancelled == [] && loads.open == [] && shown.count > 8 && wall.faults.isEmpty)
  }

  /// A tile that enters and leaves within one layout has come nevertheless: its item is not cancelled.
  @Test func prefetchesOfBrieflyShownItemsAreNotCancelled() {
    hand.fling(at: -4_000, frames: 1)
    let rest = atRest(hand.destination)
    var shown: [Int64] = []
    wall.onShow = { [unowned tiles, unowned hand] index in
      shown.append(index)
      guard index == rest.lowerBound + 2 else { return }
      try? tiles.change(.resize(from: index, to: [49]))
      hand.scroll.setContentOffset(.zero, animated: false)
    }
    loads.log = []
    hand.scroll.setContentOffset(Point(x: 0, y: Double(rest.lowerBound) * 50), animated: false)
    #expect(shown.starts(with: rest.prefix(3)))
    #expect(loads.log == rest.filter { !shown.contains($0) }.map { "-\($0)" })
  }

  /// Items that are measured on the way keep their indices: what will be seen at rest goes on loading.
  @Test(arguments: Board.Kind.measured, [-4_000.0, 4_000])
  func measuringCancelsNothing(_ kind: Board.Kind, _ speed: Double) throws {
    let board = try Board(kind, count: 10_000)
    let hand = Hand(board.shown([Clamping()]), at: 100_000)
    board.loadAhead(loads)
    var measured = 0
    board.wall.onShow = { [unowned board] index in
      measured += 1
      try? board.change(.resize(from: index % Board.across, to: [50]))
    }
    hand.flingToRest(at: speed)
    let rest = board.wall.indices.map { "+\($0)" }
    #expect(loads.log.sorted() == rest.sorted() && loads.open == [] && measured > 8)
  }

  /// The same where somebody else measures.
  @Test func measuringElsewhereCancelsNothing() throws {
    var measured = 0
    let stack = Stack(count: 2_000, estimate: 50) { _, _ in
      measured += 1
      return 50
    }
    let content = Arranging(stack, overscan: .none)
    let row = Tiling<Int>(.arranged(content), axis: .vertical)
    row.prefetch = loads.prefetch { $0 }
    let hand = Hand(scroller([content, row, Clamping()]))
    hand.flingToRest(at: 4_000)
    #expect(loads.log == atRest(hand.offset).map { "+\($0)" } && measured > 20)
  }

  /// Another viewport sees something else at rest.
  @Test(arguments: [150.0, 400, 900, 2_500]) func anotherViewportPrefetchesItsOwnItems(_ length: Double) {
    hand.fling(at: 4_000, frames: 1)
    let old = loads.open
    hand.scroll.viewport.height = length
    let rest = hand.destination
    let seen = Int64(rest / 50)..<Int64(((rest + length) / 50).rounded(.up))
    #expect(Set(loads.open) == Set(seen).subtracting(tiles.tiled))
    #expect(length != 400 || loads.log.count == old.count)
    hand.rest()
    #expect(loads.open.isEmpty && wall.indices == Array(seen))
  }

  /// Nobody lays these tiles out when their items are measured in another scroller.
  @Test func contentAtRestPrefetchesNothingWhenItemsAreMeasured() throws {
    let (content, other) = Arranging(Stack(count: 200, estimate: 50) { _, _ in 50 }).shown(and: [Clamping()])
    let shown = Tiling<Slate>(.arranged(content), axis: .vertical, source: wall)
    shown.prefetch = tiles.prefetch
    let hand = Hand(scroller([shown, Clamping()]))
    hand.scroll.checksChain = false
    hand.fling(at: 4_000, frames: 3)
    try withExtendedLifetime(other) { try content.change(.resize(from: 0, to: [60])) }
    #expect(loads.open != [])
    hand.scroll.stop()
    #expect(loads.open == [])
  }

  /// Random flings, catches and jumps: what was begun and neither came nor was cancelled is what is expected.
  @Test(arguments: 0..<8) func openPrefetchesAreTheExpectedOnes(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    // What the motion has shown on its way has been loaded, and is not loaded again for where it turns.
    var shown: [Int64] = []
    wall.onShow = { shown.append($0) }
    for _ in 0..<60 {
      let destination = hand.destination
      switch Int.random(in: 0...3, using: &random) {
      case 0: hand.fling(at: Double.random(in: -8_000...8_000, using: &random))
      case 1: hand.scroll.contentOffset.y = Double.random(in: 0...400_000, using: &random)
      case 2:
        let place = Double.random(in: 0...400_000, using: &random)
        hand.scroll.setContentOffset(Point(x: 0, y: place), animated: true)
      default: break
      }
      if hand.destination != destination { shown = [] }
      hand.frames(Int.random(in: 1...30, using: &random))
      let expected = atRest(hand.destination).filter { !tiles.tiled.contains($0) && !shown.contains($0) }
      #expect(loads.open.sorted() == expected)
    }
  }
}
