import Hands
import ScrollTesting
import Testing

/// An offset that is set in an update, after a change of the geometry, means what it means after the update.
struct OffsetInUpdateTests {
  private static var chains: [(inout SeededGenerator) -> [any ScrollBehavior]] {
    [
      { _ in [Bouncing()] }, { _ in [Clamping()] }, { _ in [Paging(axis: .horizontal), Bouncing()] },
      { _ in [Paging(axis: .vertical), Clamping()] },
      { _ in [Snapping(ItemRow(count: 12, part: 1)), Bouncing(.horizontal)] },
      { random in [Snapping(ItemRow(count: 40, length: .random(in: 80...200, using: &random))), Bouncing()] },
      { _ in [StayAtEnd(axis: .vertical), Bouncing()] }, { _ in [Circular(axis: .horizontal), Bouncing()] },
    ]
  }

  @Test func anOffsetInAnUpdateCountsInTheNewGeometry() throws {
    for seed in 0..<UInt64(perBuild(debug: 1_000, release: 100_000)) {
      var random = SeededGenerator(seed: seed)
      let chain = Self.chains.randomElement(using: &random)!
      let start = Point(x: .random(in: 0...2_000, using: &random), y: .random(in: 0...2_000, using: &random))
      let place = Point(x: .random(in: 0...2_400, using: &random), y: .random(in: 0...2_400, using: &random))
      let size = Size(
        width: .random(in: 200...900, using: &random), height: .random(in: 200...900, using: &random))
      let (change, way) = (Int.random(in: 0..<3, using: &random), Int.random(in: 0..<3, using: &random))
      let later = random
      let twins = [true, false].map { isUpdate -> ScrollController in
        var random = later
        let scroll = scroller(chain(&random), viewport: 300, content: 2_500)
        scroll.checksChain = false
        scroll.contentOffset = start
        scroll.advance(to: .zero)
        func resize() {
          switch change {
          case 0: scroll.viewport = size
          case 1: scroll.contentSize = Size(width: 4 * size.width, height: 5 * size.height)
          default: scroll.contentInset = Insets(top: 20, left: 30, bottom: 40, right: 10)
          }
        }
        func move() {
          switch way {
          case 0: scroll.contentOffset = place
          case 1: scroll.setContentOffset(place, on: .vertical, animated: false)
          default: scroll.setContentOffset(place, animated: true)
          }
        }
        if isUpdate {
          scroll.update {
            resize()
            move()
          }
        } else {
          resize()
          move()
        }
        for frame in 0..<90 { scroll.advance(to: .seconds(Double(frame) / 60)) }
        return scroll
      }
      try #require(
        twins[0].contentOffset == twins[1].contentOffset && twins[0].destination == twins[1].destination,
        """
        seed \(seed): \(twins.map(\.contentOffset)) from \(start) to \(place), change \(change), way \(way), \
        \(twins[0].behaviors)
        """)
    }
  }
}
