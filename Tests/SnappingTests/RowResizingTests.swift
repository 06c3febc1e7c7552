import Hands
import Testing

/// Items that are a part of the viewport: what is shown stays shown if the viewport or its insets change while the
/// content is held or moves, on a ring too.
struct RowResizingTests {
  /// The place of the view's start among the items, in items.
  private func shown(_ scroll: ScrollController, _ axis: Axis) -> Double {
    (scroll.contentPosition[axis] + scroll.geometry.inset.lower(axis)) / scroll.geometry.visibleLength(axis)
  }

  @Test(arguments: Axis.both) func theShownPartOfAnItemStays(_ axis: Axis) throws {
    for seed in 0..<UInt64(perBuild(debug: 400, release: 40_000)) {
      var random = SeededGenerator(seed: seed)
      let row = ItemRow(count: 8, part: 1, axis: axis)
      let (snap, tiles) = (Snapping(row), Tiling(row, make: { 0 }, show: { _, _, _ in }))
      let ring = Circular(axis: axis)
      let chain: [any ScrollBehavior] = [
        [snap, Bouncing()], [snap, tiles, Bouncing()], [tiles, snap, Bouncing()], [snap, ring],
        [snap, tiles, ring], [tiles, snap, ring],
      ].randomElement(using: &random)!
      let hand = Hand(scroller(chain, viewport: 400, content: 400), axis)
      let scroll = hand.scroll
      scroll.checksChain = false
      snap.scroll(toArea: 3, animated: false)
      hand.frame()
      let phase = Int.random(in: 0..<4, using: &random)
      let way = Double.random(in: -90...90, using: &random)
      switch phase {
      case 0:
        hand.down()
        for _ in 0..<3 { hand.move(by: way) }
      case 1: hand.fling(at: way * 10)
      case 2: snap.scroll(toArea: 5, animated: true)
      default: scroll.wheel(by: axis.vector(way), phase: .began, time: hand.time)
      }
      if phase == 1 || phase == 2 { for _ in 0..<5 { hand.frame() } }
      for _ in 0..<3 where scroll.phase != .idle {
        let before = shown(scroll, axis)
        if Bool.random(using: &random) {
          scroll.viewport[axis] = Double.random(in: 200...900, using: &random).rounded()
        } else {
          var insets = Insets.zero
          insets[axis, .lower] = Double.random(in: 0...60, using: &random).rounded()
          insets[axis, .upper] = Double.random(in: 0...60, using: &random).rounded()
          if Bool.random(using: &random) { scroll.safeArea = insets } else { scroll.contentInset = insets }
        }
        // Insets that cover the viewport show nothing.
        if scroll.geometry.visibleLength(axis) <= 0 { break }
        // A motion is moved by whole steps of 1/64 point.
        let way = (shown(scroll, axis) - before) * scroll.geometry.visibleLength(axis)
        let laps = (way / (8 * scroll.geometry.visibleLength(axis))).rounded() * 8
        try #require(
          (way - laps * scroll.geometry.visibleLength(axis)).magnitude <= 1.0 / 64,
          "seed \(seed), phase \(phase), \(chain): \(before) became \(shown(scroll, axis))")
      }
    }
  }
}
