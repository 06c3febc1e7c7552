import Hands
import Testing

struct TilingPrefetchTests {
  final class Loads {
    var log: [String] = []
    var open: [Int64] = []
  }

  let loads = Loads()
  let tiles: Tiling<Slate>
  let wall = Wall()
  let hand: Hand

  init() throws {
    tiles = Tiling(.lengths(try ItemLengths(count: 10_000, length: 50)), axis: .vertical, source: wall)
    hand = Hand(scroller([tiles, Clamping()]))
    tiles.prefetch = TilePrefetch(
      begin: { [loads] in
        loads.log.append("+\($0)")
        loads.open.append($0)
      },
      cancel: { [loads] index in
        loads.log.append("-\(index)")
        loads.open.removeAll { $0 == index }
      })
    hand.scroll.contentOffset.y = 100_000
    loads.log = []
  }

  func atRest(_ offset: Double) -> Range<Int64> {
    Int64(offset / 50)..<Int64(((offset + 400) / 50).rounded(.up))
  }

  @Test(arguments: [-4_000.0, 4_000]) func nearestFirstAndOnce(_ speed: Double) {
    hand.fling(at: speed, frames: 1)
    let rest = Array(atRest(hand.destination))
    let order = speed < 0 ? rest.reversed() : rest
    #expect(loads.log == order.map { "+\($0)" })
    hand.rest()
    #expect(loads.log.count == rest.count, "nothing is begun twice, nor cancelled when it is there")
    #expect(wall.indices == rest)
  }

  @Test func whatIsNotExpectedAnyMoreIsCancelled() {
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

  /// Whoever edits as one is begun or cancelled: each is begun once, and cancelled only if it was begun.
  @Test(arguments: ["+", "-"], ["insert", "resize", "reload"])
  func anEditFromWithin(_ place: String, _ kind: String) throws {
    var (open, faults, edits): (Set<Int64>, [String], Int) = ([], [], 0)
    func note(_ sign: String, _ index: Int64) {
      let isRight = sign == "+" ? open.insert(index).inserted : open.remove(index) != nil
      if !isRight { faults.append(sign + "\(index)") }
      guard sign == place, edits < 3 else { return }
      edits += 1
      let edit: TileEdit =
        switch kind {
        case "insert": .insert([50, 50], at: 0)
        case "resize": .resize(from: index, to: [90])
        default: .reload(0..<1)
        }
      try? tiles.change(edit)
    }
    wall.onShow = { index in open.remove(index) }
    tiles.prefetch = TilePrefetch(begin: { note("+", $0) }, cancel: { note("-", $0) })
    hand.fling(at: 4_000, frames: 3)
    hand.scroll.setContentOffset(Point(x: 0, y: hand.destination + 1_000), animated: true)
    hand.rest()
    #expect(faults == [] && open == [] && edits == 3 && wall.faults.isEmpty)
    wall.onShow = { _ in }
  }

  /// What is measured as its tile shows it has come, and is cancelled no more; so has what came with it.
  @Test(arguments: [-4_000.0, 4_000], [false, true]) func whatIsShownIsNotCancelled(
    _ speed: Double, _ isIndexed: Bool
  ) {
    var (shown, cancelled): (Set<Int64>, [Int64]) = ([], [])
    wall.onShow = { [loads, tiles] index in
      loads.open.removeAll { $0 == index }
      guard shown.insert(index).inserted else { return }
      try? tiles.change(isIndexed ? .insert([50], at: 9_000) : .resize(from: index, to: [49]))
    }
    tiles.prefetch = TilePrefetch(
      begin: { [loads] in loads.open.append($0) },
      cancel: { [loads, tiles] index in
        loads.open.removeAll { $0 == index }
        if tiles.tile(of: index) != nil { cancelled.append(index) }
      })
    hand.flingToRest(at: speed)
    #expect(cancelled == [] && loads.open == [] && shown.count > 8 && wall.faults.isEmpty)
    wall.onShow = { _ in }
  }

  /// A tile that enters and leaves within one layout has come nevertheless: its item is not cancelled.
  @Test func whatWasShownForAMomentIsNotCancelled() {
    hand.fling(at: -4_000, frames: 1)
    let rest = atRest(hand.destination)
    var shown: [Int64] = []
    wall.onShow = { [tiles, hand] index in
      shown.append(index)
      guard index == rest.lowerBound + 2 else { return }
      try? tiles.change(.resize(from: index, to: [49]))
      hand.scroll.setContentOffset(.zero, animated: false)
    }
    loads.log = []
    hand.scroll.setContentOffset(Point(x: 0, y: Double(rest.lowerBound) * 50), animated: false)
    #expect(shown.starts(with: rest.prefix(3)))
    #expect(loads.log == rest.filter { !shown.contains($0) }.map { "-\($0)" })
    wall.onShow = { _ in }
  }

  /// Rows that are measured on the way keep their indices: what will be seen at rest goes on loading.
  @Test(arguments: [-4_000.0, 4_000]) func measuringCancelsNothing(_ speed: Double) {
    var measured = 0
    wall.onShow = { [tiles] index in
      measured += 1
      try? tiles.change(.resize(from: index, to: [50]))
    }
    hand.flingToRest(at: speed)
    let rest = Array(atRest(hand.offset))
    #expect(loads.log == (speed < 0 ? rest.reversed() : rest).map { "+\($0)" } && measured > 8)
    wall.onShow = { _ in }
  }

  /// The same in lanes, and where somebody else measures.
  @Test(arguments: [true, false]) func measuringElsewhereCancelsNothing(_ inLanes: Bool) throws {
    let prefetch = TilePrefetch<Int64>(
      begin: { [loads] in loads.log.append("+\($0)") }, cancel: { [loads] in loads.log.append("-\($0)") })
    var measure: (Int64) -> Void = { _ in }
    var measured = 0
    let chain: [any ScrollBehavior]
    if inLanes {
      let items = try Masonry(lanes: 1)
      try items.append(contentsOf: [Double](repeating: 50, count: 2_000))
      let plane = TilingPlane<Int64, Int>(
        .lanes(items), make: { 0 }, show: { _, index, _ in measure(index) }, move: { _, _, _ in })
      plane.prefetch = prefetch
      measure = { [unowned plane] index in
        measured += 1
        try? plane.change(.resize(from: index, to: [50]))
      }
      chain = [plane]
    } else {
      let stack = Stack(count: 2_000, estimate: 50) { _, _ in
        measured += 1
        return 50
      }
      let content = Arranging(stack, overscan: .none)
      let row = Tiling<Int>(.arranged(content), axis: .vertical)
      row.prefetch = prefetch
      chain = [content, row]
    }
    let hand = Hand(scroller(chain + [Clamping()]))
    hand.flingToRest(at: 4_000)
    #expect(loads.log == atRest(hand.offset).map { "+\($0)" } && measured > 20)
  }

  /// Another viewport sees something else at rest.
  @Test(arguments: [150.0, 400, 900, 2_500]) func inAnotherViewport(_ length: Double) {
    wall.onShow = { [loads] index in loads.open.removeAll { $0 == index } }
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
  @Test func whatRestsExpectsNothingWhoeverMeasuresItsItems() throws {
    let content = Arranging(Stack(count: 200, estimate: 50) { _, _ in 50 })
    let other = scroller([content, Clamping()])
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
  @Test(arguments: 0..<8) func nothingIsForgotten(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    // What the motion has shown on its way has been loaded, and is not loaded again for where it turns.
    var shown: [Int64] = []
    wall.onShow = { [loads] index in
      loads.open.removeAll { $0 == index }
      shown.append(index)
    }
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
