import Hands
import Testing

/// A fling that a resize meets goes on to the area that it has chosen at the lift.
struct ResizedFlingTests {
  @Test(arguments: Axis.both) func aFlingKeepsItsAreaThroughAResize(_ axis: Axis) throws {
    var moved = 0
    for seed in 0..<UInt64(perBuild(debug: 300, release: 20_000)) {
      var random = SeededGenerator(seed: seed)
      let snapping = Snapping(ItemRow(count: 12, part: 1, axis: axis))
      let scroll = ScrollController(
        viewport: Size(width: 390, height: 390), behaviors: [snapping, Bouncing()])
      scroll.checksChain = false
      let hand = Hand(scroll, axis)
      snapping.scroll(toArea: 5, animated: false)
      hand.fling(
        at: Double(Int.random(in: -30...30, using: &random)) * 100,
        frames: .random(in: 0...12, using: &random))
      let chosen = try #require(snapping.snapTarget[axis], "seed \(seed)")
      scroll.viewport = axis.size(.random(in: 200...900, using: &random), across: 390)
      // The nearest to what is shown is another one at times.
      let shown = scroll.contentPosition[axis] / scroll.viewport[axis]
      if shown.rounded() != Double(chosen) { moved += 1 }
      hand.rest()
      try #require(
        snapping.snapped[axis] == chosen, "seed \(seed): \(snapping.snapped[axis] ?? -1), not \(chosen)")
      let place = Double(chosen) * scroll.viewport[axis]
      try #require((scroll.contentOffset[axis] - place).magnitude < 1e-6, "seed \(seed)")
    }
    #expect(moved > 0)
  }
}
