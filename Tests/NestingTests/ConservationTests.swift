import Hands
import Testing

/// What is offered to scrollers in one another is consumed or refused, to the last bit, whatever the policy.
struct ConservationTests {
  enum Input: CaseIterable {
    case finger, wheel
  }

  private static let policies: [any NestingPolicy & Sendable] = [
    LatchingPolicy.browser, LatchingPolicy.uiKit, LatchingPolicy(otherwise: .outermost),
    NegotiatingPolicy(pulling: .innermost), NegotiatingPolicy(pulling: .outermost),
  ]

  /// A scroller in the nest, and who hears what its walls refuse.
  private struct Level {
    let nested: NestedScroller
    let log = Log()

    init(_ viewport: Double, _ axis: Axis, _ random: inout SeededGenerator) {
      let scroll = scroller([Clamping()], viewport: viewport, content: viewport + 500)
      scroll.contentOffset[axis] = Double(Int.random(in: 0...500 * 64, using: &random)) / 64
      scroll.isReversed[axis] = Bool.random(using: &random)
      nested = NestedScroller(scroll)
      if Int.random(in: 0..<4, using: &random) == 0 { nested.overscroll[axis] = .contain }
      if Int.random(in: 0..<3, using: &random) == 0 { nested.takesFirst = Edges(axis, .upper) }
      scroll.delegate = log
    }

    /// What it has refused since the last look, as movements count.
    func refused(_ axis: Axis) -> Double {
      defer { log.clear() }
      let sum = log.pulls.reduce(0) { $0 + ($1.axis == axis ? $1.refused : 0) }
      return nested.scroll.isReversed[axis] ? 0 - sum : sum
    }

    func offset(_ axis: Axis) -> Double {
      let offset = nested.scroll.contentOffset[axis]
      return nested.scroll.isReversed[axis] ? 0 - offset : offset
    }
  }

  @Test(arguments: policies.indices, Input.allCases)
  func whatIsOfferedIsConsumedOrRefusedAtEachLevel(_ policy: Int, _ input: Input) {
    var random = SeededGenerator(seed: UInt64(policy))
    for round in 0..<120 {
      let axis = Axis.both[round % 2]
      let levels = [400.0, 300, 200].map { Level($0, axis, &random) }
      for (outer, inner) in zip(levels, levels.dropFirst()) {
        inner.nested.origin = outer.nested.scroll.contentPosition + Vector(x: 50, y: 50)
        outer.nested.add(inner.nested)
      }
      let nest = ScrollNest(levels[0].nested, policy: Self.policies[policy])
      var (place, now, isTaken) = (200.0, 0.0, false)
      nest.touchBegan(at: axis.point(place, across: 200), time: .seconds(0), slop: 0)
      if input == .wheel { nest.touchCancelled(time: .seconds(0)) }
      for _ in 0..<40 {
        let way = Double(Int.random(in: -9_600...9_600, using: &random)) / 64
        if way == 0 { continue }
        let before = levels.map { $0.offset(axis) }
        now += 0.01
        place -= way
        switch input {
        case .finger: nest.touchMoved(to: axis.point(place, across: 200), time: .seconds(now))
        case .wheel:
          nest.wheel(
            by: axis.vector(way), phase: .changed, at: Point(x: 200, y: 200), time: .seconds(now))
        }
        let consumed = levels.indices.map { levels[$0].offset(axis) - before[$0] }
        let refused = levels.map { $0.refused(axis) }
        let phases: Set<Phase> = [.dragging, .wheeling]
        isTaken = isTaken || levels.contains { phases.contains($0.nested.scroll.phase) }
        // A touch that nobody takes is dropped as a whole.
        let offered = isTaken ? way : 0
        let sum = consumed.reduce(0, +) + refused.reduce(0, +)
        #expect(sum == offered, "\(way): consumed \(consumed), refused \(refused)")
        for index in levels.indices where refused[index] != 0 {
          // Who refuses a part had no way left, and the part is nobody else's.
          let canTake = levels[index].nested.canTake(axis.vector(way))[axis]
          #expect(!canTake && refused.filter { $0 != 0 }.count == 1)
        }
      }
    }
  }
}
