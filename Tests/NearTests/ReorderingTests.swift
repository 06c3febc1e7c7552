import Hands
import Testing

/// A row that is dragged to an edge and reordered on its way: the list scrolls at the speed of the edge, with an anchor
/// as without.
struct ReorderingTests {
  private static let count = perBuild(debug: 20, release: 400)

  @Test(arguments: Axis.both, [KeepAnchor.Anchor.leading, .center, .finger])
  func edgesDragOnWithAnAnchorAsWithout(_ axis: Axis, _ anchor: KeepAnchor.Anchor) throws {
    for seed in 0..<UInt64(Self.count) {
      func path(_ keeps: Bool) throws -> [Double] {
        var random = SeededGenerator(seed: seed)
        let lengths = (0..<120).map { _ in Double(Int.random(in: 20...90, using: &random)) }
        let row = try ItemRow(lengths: seed % 2 == 0 ? lengths : lengths.map { _ in 60 }, axis: axis)
        let tiles = Tiling<Int>(row)
        let links: [any ScrollBehavior] = [tiles] + (keeps ? [KeepAnchor(row, anchor)] : []) + [Bouncing()]
        let hand = Hand(scroller(links), axis, at: 2_500, frames: 2)
        let edges = EdgeAutoScroll(hand.scroll)
        let isUp = Bool.random(using: &random)
        let place =
          isUp ? Double.random(in: 0...60, using: &random) : Double.random(in: 340...400, using: &random)
        let point = axis.point(place, across: 200)
        var dragged = tiles.item(at: point)?.index ?? 0
        edges.drag(to: point, time: hand.time)
        var path: [Double] = []
        for _ in 0..<60 {
          hand.frames(1)
          path.append(hand.offset)
          guard let over = tiles.item(at: point)?.index, over != dragged else { continue }
          try row.move(dragged..<dragged + 1, to: over)
          dragged = over
          path.append(hand.offset)
        }
        edges.end(time: hand.time)
        return path + [hand.resting()]
      }
      let (plain, kept) = (try path(false), try path(true))
      try #require(plain.count == kept.count, "seed \(seed)")
      for (plain, kept) in zip(plain, kept) {
        try #require((plain - kept).magnitude < 1e-6, "seed \(seed)")
      }
    }
  }
}
