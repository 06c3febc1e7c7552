import Hands
import Testing

/// Who writes last owns the rest: a link that changes what an earlier one chose, at a release only or at layouts too.
struct LastWriterTests {
  /// Sends a release farther than earlier links did.
  private final class Further: ScrollBehavior {
    let (axis, way, clears): (Axis, Double, Bool)

    init(_ axis: Axis, by way: Double, clears: Bool) {
      (self.axis, self.way, self.clears) = (axis, way, clears)
    }

    func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
      guard proposal.cause[axis] == .release else { return }
      proposal.position[axis] += way
      if clears { proposal.restTarget[axis] = nil }
    }
  }

  /// Keeps a distance from what earlier links chose, whenever it is asked. Where they choose nothing, each answer adds
  /// to the one before.
  private final class Peek: ScrollBehavior {
    let (axis, way): (Axis, Double)

    init(_ axis: Axis, by way: Double) { (self.axis, self.way) = (axis, way) }

    func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
      guard let cause = proposal.cause[axis], cause != .program else { return }
      proposal.offset[axis] += way
    }
  }

  /// Rests at the start of a zone near it, and clamps nothing.
  private final class Zones: ScrollBehavior {
    let axis: Axis
    init(_ axis: Axis) { self.axis = axis }

    func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
      guard let cause = proposal.cause[axis], cause != .program else { return }
      let start = (proposal.position[axis] / 300).rounded(.down) * 300
      if proposal.position[axis] - start < 120 { proposal.position[axis] = start }
    }
  }

  private static let count = perBuild(debug: 60, release: 5_000)

  private func places(_ axis: Axis, _ random: inout SeededGenerator) -> (any ScrollBehavior, Paging?) {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: (Snapping(points: (0..<12).map { Double($0) * 300 }, axis: axis), nil)
    case 1: (Zones(axis), nil)
    default:
      { ($0, $0) }(Paging(.items(count: 10, length: 300), axis: axis))
    }
  }

  @Test(arguments: Axis.both) func theRestIsWhatTheLastLinkHasWritten(_ axis: Axis) throws {
    for seed in 0..<UInt64(Self.count) {
      var random = SeededGenerator(seed: seed)
      let way = Double(Int.random(in: -40...40, using: &random)) * 10
      let (first, pages) = places(axis, &random)
      let (again, _) = places(axis, &random)
      let last: any ScrollBehavior =
        Bool.random(using: &random) || first is Zones || again is Zones
        ? Further(axis, by: way, clears: Bool.random(using: &random)) : Peek(axis, by: way / 10)
      // Two links of which neither knows the other, with or without one that has the last word.
      let chain = [[first, last], [first, again], [again, first, last]].randomElement(using: &random)!
      var told: Int?
      pages?.selectionDidChange = { selected, _ in told = selected }
      let hand = Hand(scroller(chain + [Bouncing()], viewport: 300, content: 3_000), axis)
      hand.scroll.contentOffset[axis] = 1_200
      hand.fling(at: Double(Int.random(in: -12...12, using: &random)) * 100)
      let end = hand.destination
      hand.rest()
      try #require(hand.offset == end, "seed \(seed): the rest is the target")
      if let pages, chain.count == 2 {
        let nearest = Int((end / 300).rounded())
        try #require((Double(pages.selected) * 300 - end).magnitude <= 150, "seed \(seed): near \(nearest)")
        if let told { #expect(told == pages.selected, "seed \(seed)") }
      }
      for _ in 0..<3 {
        hand.scroll.invalidateLayout()
        hand.rest()
        try #require(hand.offset == end, "seed \(seed): a layout that changes nothing moves nothing")
      }
      // The other side of the viewport changes nothing along the axis.
      hand.scroll.viewport[axis.cross] += 40
      hand.rest()
      try #require(hand.offset == end, "seed \(seed): a change across")
    }
  }
}
