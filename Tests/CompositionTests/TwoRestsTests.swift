import Hands
import Testing

/// Links that choose the rest of one axis move nothing at a layout that changes nothing, whichever comes last.
struct TwoRestsTests {
  private static let count = perBuild(debug: 1_500, release: 5_000)

  /// A link that chooses where an axis rests, and the words for it. No area is longer than the view, so none rests at
  /// several offsets.
  private static func link(_ axis: Axis, _ random: inout SeededGenerator) -> (String, any ScrollBehavior) {
    let length = Double(Int.random(in: 4...20, using: &random)) * 10
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return ("ThreePages", ThreePages(axis: axis, count: 7) { _, _ in })
    case 1: return ("RepeatedEnds", RepeatedEnds(axis: axis, count: 5))
    case 2: return ("Paging", Paging(axis: axis))
    case 3: return ("pages of items \(length)", Paging(.items(count: 20, length: length), axis: axis))
    case 4:
      return ("points \(length)", Snapping(points: (0..<20).map { Double($0) * length }, axis: axis))
    case 5:
      return (
        "areas \(length)",
        Snapping(
          (0..<20).map {
            SnapArea(
              id: Int64($0),
              frame: Rect(
                origin: axis.point(Double($0) * length * 1.25), size: axis.size(length, across: 100)),
              align: PerAxis(.center, on: axis, else: nil))
          },
          Bool.random(using: &random) ? .mandatory : .proximity)
      )
    case 6: return ("row \(length)", Snapping(ItemRow(count: 30, length: length, axis: axis)))
    default: return ("part", Snapping(ItemRow(count: 9, part: 0.8, axis: axis)))
    }
  }

  @Test(arguments: Axis.both) func aLayoutThatChangesNothingMovesNothing(_ axis: Axis) throws {
    for seed in 0..<UInt64(Self.count) {
      var random = SeededGenerator(seed: seed)
      let links = (0..<2).map { _ in Self.link(axis, &random) }
      // Two links that set the content's length are a mistake of the chain.
      let lengths = links.filter {
        $0.0.hasPrefix("row") || ["ThreePages", "RepeatedEnds", "part"].contains($0.0)
      }
      if lengths.count > 1 { continue }
      let edge: any ScrollBehavior = Bool.random(using: &random) ? Bouncing() : Clamping()
      let scroll = scroller(links.map(\.1) + [edge], viewport: 200, content: 3_000)
      scroll.checksChain = false
      let hand = Hand(scroll, axis)
      for round in 0..<3 {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: hand.fling(at: Double(Int.random(in: -15...15, using: &random)) * 100)
        case 1: hand.pull(by: Double(Int.random(in: -15...15, using: &random)) * 10)
        case 2: scroll.setContentOffset(axis.point(.random(in: 0...2_000, using: &random)), animated: true)
        default: scroll.step(by: .arrows(axis.vector(1)))
        }
        if hand.scroll.isTracking { hand.lift() }
        hand.rest()
        let end = scroll.contentOffset
        for _ in 0..<3 {
          scroll.invalidateLayout()
          hand.rest()
          try #require(
            scroll.contentOffset == end,
            "seed \(seed), round \(round): to \(scroll.contentOffset), \(links.map(\.0)), \(type(of: edge))")
        }
      }
    }
  }
}
