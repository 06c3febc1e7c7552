import Hands
import Testing

/// Edits within the closures of tiles, while a pass goes over the tiles that stay.
struct EditsWithinTilesTests {
  /// Lengths that change to 0 and back, items that come and go, and lists of the tiles, in any closure.
  @Test(arguments: Axis.both) func allTilesHaveTheirFramesAfterwards(_ axis: Axis) throws {
    for seed in 0..<UInt64(perBuild(debug: 150, release: 4_000)) {
      var random = SeededGenerator(seed: seed)
      let row = try ItemRow(lengths: (0..<80).map { 10 + Double($0 * 37 % 30) }, axis: axis)
      var frames: [Int: (index: Int64, frame: Rect)] = [:]
      var (made, budget) = (0, 0)
      var tiling: Tiling<Int>!
      func disturb() {
        guard budget > 0, Int.random(in: 0..<4, using: &random) == 0 else { return }
        budget -= 1
        let first = Int64.random(in: 0..<40, using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: try? row.resize(from: first, to: [0, 0, 0])
        case 1: try? row.resize(from: first, to: [25, 0, 35])
        case 2: try? row.insert(2, length: 15, at: first)
        case 3: try? row.remove(first..<first + 2)
        case 4: try? row.reload(first..<first + 1)
        default: tiling.forEachTile { _, _, _ in }
        }
      }
      tiling = Tiling(
        row,
        make: {
          made += 1
          return made
        },
        show: { tile, index, frame in
          frames[tile] = (index, frame)
          disturb()
        },
        hide: { tile, _ in
          frames[tile] = nil
          disturb()
        })
      let hand = Hand(
        scroller(
          seed % 2 == 0 ? [tiling, KeepAnchor(row), Clamping()] : [tiling, Clamping()], viewport: 200), axis)
      for _ in 0..<12 {
        budget = 3
        if Bool.random(using: &random) {
          hand.scroll.contentOffset[axis] = Double(Int.random(in: 0..<900, using: &random))
        } else {
          try row.insert(1, length: 20, at: Int64.random(in: 0..<20, using: &random))
        }
        budget = 0
        hand.frame()
        var listed: [Int64] = []
        tiling.forEachTile { tile, index, _ in
          listed.append(index)
          #expect(frames[tile]?.index == index, "seed \(seed)")
          let place = row.place(of: index, origin: hand.scroll.contentOrigin)
          #expect(
            frames[tile].map { $0.frame.lower(axis) + tiling.origin } == place?.start
              && frames[tile]?.frame.length(axis) == place?.length, "seed \(seed): \(index)")
        }
        #expect(listed == listed.sorted() && frames.count == listed.count, "seed \(seed)")
        let seen = row.items(from: hand.offset, length: 200, origin: hand.scroll.contentOrigin)
        let long = seen.filter { row.place(of: $0, origin: hand.scroll.contentOrigin)?.length ?? 0 > 0 }
        #expect(listed == long, "seed \(seed)")
      }
    }
  }
}
