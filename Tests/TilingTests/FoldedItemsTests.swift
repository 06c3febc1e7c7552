import Hands
import Testing

/// Items without a length: folded rows cover no offset, and have no tile.
struct FoldedItemsTests {
  private static let count = perBuild(debug: 30, release: 300)

  private func tiles(_ row: ItemRow) -> Tiling<Int> {
    Tiling(row, make: { 0 }, show: { _, _, _ in }, move: { _, _, _ in })
  }

  /// Random folds and unfolds, in view and out of view, with jumps between them.
  @Test(arguments: Axis.both) func onlyItemsWithALengthHaveTiles(_ axis: Axis) throws {
    for seed in 0..<UInt64(Self.count) {
      var random = SeededGenerator(seed: seed)
      let lengths = try ItemLengths(count: 400, length: 20, spacing: seed % 2 == 0 ? 0 : 4)
      let row = ItemRow.lengths(lengths, axis: axis)
      let tiles = tiles(row)
      let hand = Hand(scroller([tiles, Clamping()], viewport: 300), axis, frames: 1)
      for _ in 0..<20 {
        let first = Int64.random(in: 0..<350, using: &random)
        let count = Int.random(in: 1...50, using: &random)
        let length = Bool.random(using: &random) ? 0.0 : 20
        try tiles.change(.resize(from: first, to: Array(repeating: length, count: count)))
        if Bool.random(using: &random) {
          hand.scroll.contentOffset[axis] = Double(Int.random(in: 0..<6_000, using: &random))
        }
        hand.frame()
        var shown: Set<Int64> = []
        tiles.forEachTile { _, index, _ in shown.insert(index) }
        for index in 0..<Int64(400) {
          let place = try #require(row.place(of: index, origin: hand.scroll.contentOrigin))
          let isSeen = place.end > hand.offset && place.start < hand.offset + 300
          if place.length == 0 {
            try #require(!shown.contains(index), "seed \(seed): \(index) is folded")
          } else if isSeen {
            try #require(
              shown.contains(index),
              "seed \(seed): \(index) is seen at \(place) from \(hand.offset), first \(first) count \(count) length \(length), tiled \(tiles.tiled), \(row.items(from: hand.offset, length: 300, origin: hand.scroll.contentOrigin))"
            )
          }
        }
      }
    }
  }

  /// Lengths that are measured, and are 0 for some widths: by other widths, reloads and edits.
  @Test(arguments: [nil, 60.0]) func measuredItemsHaveTilesAsFarAsTheyHaveALength(_ estimate: Double?) throws
  {
    for seed in 0..<UInt64(Self.count * 4) {
      var random = SeededGenerator(seed: seed)
      var folds: [Double] = (0..<60).map { _ in .random(in: 0...700, using: &random) }
      let stack = Stack(count: 60, estimate: estimate) { index, width in
        let fold = folds[Int(index)]
        return fold < 250 && width > fold + 150 ? 0 : 60
      }
      let content = Arranging(stack)
      let tiles = tiles(stack.row)
      let scroll = ScrollController(
        viewport: Size(width: 300, height: 400), behaviors: [content, tiles, Clamping()])
      for step in 0..<16 {
        let index = Int64.random(in: 0..<50, using: &random)
        let kind = Int.random(in: 0..<6, using: &random)
        switch kind {
        case 0: scroll.viewport.width = .random(in: 200...450, using: &random)
        case 1:
          folds[Int(index)] = .random(in: 0...700, using: &random)
          try content.change(.reload(index..<index + 1))
        case 2:
          try content.change(
            .resize(from: index, to: [[0], [40], [0, 0, 30]].randomElement(using: &random)!))
        case 3: scroll.contentInset.top = .random(in: 0...80, using: &random)
        case 4:
          folds.swapAt(Int(index), Int(index) + 4)
          let item = (0..<60).map { $0 == index ? index + 4 : $0 == index + 4 ? index : Int64($0) }
          let lengths = (0..<60).map { content.frame(of: item[$0])?.height ?? 0 }
          try content.change(.replace(count: 60, lengths, item: item))
        default: scroll.contentOffset.y = .random(in: 0...2_400, using: &random)
        }
        if Bool.random(using: &random) { scroll.advance(to: .seconds(Double(step))) }
        for index in 0..<Int64(60) {
          let place = try #require(content.place(of: index, origin: scroll.contentOrigin))
          let isSeen =
            place.end > scroll.contentOffset.y + 1e-6 && place.start < scroll.contentOffset.y + 400 - 1e-6
          let hasTile = tiles.tile(of: index) != nil
          if place.length == 0 {
            try #require(!hasTile, "seed \(seed), step \(step), \(kind): \(index) is folded")
          } else if isSeen {
            try #require(hasTile, "seed \(seed), step \(step), \(kind): \(index) is seen")
          }
        }
      }
    }
  }

  /// More folded items than tiles are possible, with an item behind them that is seen.
  @Test func theItemBehindManyFoldedOnesHasATile() throws {
    let lengths = try ItemLengths(count: 200_000, length: 18)
    try lengths.setLengths(of: 100..<150_000, to: 0)
    let row = ItemRow.lengths(lengths, axis: .vertical)
    let tiles = tiles(row)
    let scroll = ScrollController(viewport: Size(width: 300, height: 600), behaviors: [tiles, Clamping()])
    scroll.contentOffset.y = 99 * 18
    scroll.advance(to: .zero)
    var shown: [Int64] = []
    tiles.forEachTile { _, index, _ in shown.append(index) }
    #expect(shown.contains(99) && shown.contains(150_000) && shown.count < 100)
  }

  /// A reload forgets what was measured out of view, and measures what is seen.
  @Test(arguments: [0.0, 18, 40]) func aReloadEstimatesWhatIsNotSeen(_ height: Double) throws {
    var now = 30.0
    let stack = Stack(count: 3_000, estimate: 18) { _, _ in now }
    let content = Arranging(stack)
    let scroll = ScrollController(viewport: Size(width: 300, height: 600), behaviors: [content, Clamping()])
    for offset in stride(from: 0, through: 9_000.0, by: 300) {
      scroll.contentOffset.y = offset
      scroll.advance(to: .seconds(offset))
    }
    #expect(scroll.contentSize.height > 3_000 * 18)
    now = height
    try content.change(.reload(0..<3_000))
    for frame in 0..<4 {
      scroll.invalidateLayout()
      scroll.advance(to: .seconds(10_000 + Double(frame)))
    }
    let measured = (0..<3_000 as Range<Int64>).count { content.frame(of: $0)?.height != 18 }
    #expect(measured < 300 || height == 0)
    let expected = (0..<3_000 as Range<Int64>).reduce(0) { $0 + (content.frame(of: $1)?.height ?? 0) }
    #expect(scroll.contentSize.height == expected)
    for index in 0..<Int64(3_000) where content.frame(of: index)?.height == 30 {
      Issue.record("item \(index) is as long as before")
    }
  }
}
