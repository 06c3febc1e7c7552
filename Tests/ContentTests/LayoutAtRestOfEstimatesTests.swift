import Hands
import Testing

/// A layout of content at rest may measure items that are out of view, and so change offsets. What is in view stays.
struct LayoutAtRestOfEstimatesTests {
  /// Content of 400 items with random lengths and a random estimate.
  private struct Feed {
    let content: Arranging
    let hand: Hand
    let axis: Axis

    init(_ seed: Int, _ dice: inout SeededGenerator, around links: (Arranging) -> [any ScrollBehavior]) {
      axis = Axis.both[seed % 2]
      let step = seed % 3 == 0 ? 1.0 / 64 : 1
      let lengths = (0..<400).map { _ in
        Double(Int.random(in: 1...12_000, using: &dice)) * step / 64 + 4 * step
      }
      let overscan: Overscan =
        seed % 4 == 0 ? .none : Overscan(.points(Double(Int.random(in: 1...900, using: &dice))))
      content = Arranging(
        Stack(
          count: 400, margins: axis.margins(Double(seed % 5) * 20, 10, sides: 5), spacing: Double(seed % 3),
          estimate: Double(Int.random(in: 8...160, using: &dice))
        ) { index, _ in lengths[Int(index)] }, axis: axis, overscan: overscan)
      hand = Hand(ScrollController(axis.size(400, across: 300), links(content)), axis)
    }

    var scroll: ScrollController { hand.scroll }

    /// The places of the items in view on the screen.
    var places: [Int64: Double] {
      let (offset, origin) = (scroll.contentOffset[axis], scroll.contentOrigin)
      let seen = content.items(from: offset, length: 400, origin: origin)
      return Dictionary(
        uniqueKeysWithValues: seen.map {
          ($0, (content.place(of: $0, origin: origin)?.start ?? .nan) - offset)
        })
    }
  }

  private static func chain(_ seed: Int) -> (Arranging) -> [any ScrollBehavior] {
    switch seed % 4 {
    case 0: { [$0, Bouncing()] }
    case 1: { [$0, KeepAnchor($0, .center), Bouncing()] }
    case 2: { [$0, Circular(axis: $0.axis)] }
    default: { [$0, StayAtEnd(axis: $0.axis), Bouncing()] }
    }
  }

  /// Offsets on the grid of lengths are exact. A glide ends anywhere, so an offset that moves by an estimate is
  /// rounded.
  @Test func visibleItemsStayInPlaceWhileOffsetsChange() {
    var changed = 0
    for seed in 0..<perBuild(debug: 40, release: 200) {
      var dice = SeededGenerator(seed: UInt64(seed))
      let feed = Feed(seed, &dice, around: Self.chain(seed / 2))
      let isOnGrid = seed % 2 == seed / 8 % 2
      for _ in 0..<40 {
        if isOnGrid {
          let way = Double(Int.random(in: -20_000...20_000, using: &dice)) / 64
          let extent = feed.scroll.geometry.extent[feed.axis]
          feed.scroll.contentOffset[feed.axis] = extent.clamp(feed.scroll.contentOffset[feed.axis] + way)
        } else {
          feed.hand.flingToRest(at: Double.random(in: -1_500...1_500, using: &dice))
        }
        let (before, offset) = (feed.places, feed.scroll.contentOffset)
        feed.scroll.invalidateLayout()
        if feed.scroll.contentOffset != offset { changed += 1 }
        let after = feed.places
        #expect(
          after.keys == before.keys
            && before.allSatisfy { item, place in
              isOnGrid ? after[item] == place : ((after[item] ?? .nan) - place).magnitude < 1e-9
            }, "seed \(seed)")
        // An offset that has moved may bring further items near the view, which the next layout measures.
        var again = feed.scroll.contentOffset
        for _ in 0..<8 {
          again = feed.scroll.contentOffset
          feed.scroll.invalidateLayout()
        }
        #expect(feed.scroll.contentOffset == again, "layouts come to measure nothing, seed \(seed)")
      }
    }
    #expect(changed > 40, "layouts measure items out of view: \(changed)")
  }
}
