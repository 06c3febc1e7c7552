import Hands
import Testing

/// A nest of many levels asks and calls in proportion to its levels.
struct ManyLevelsTests {
  /// The number of calls of all scrollers of a nest.
  private final class Tally { var calls = 0 }

  /// Counts the questions that its scroller asks, and the callbacks.
  private final class Counter: ScrollBehavior {
    private let tally: Tally

    init(_ tally: Tally) { self.tally = tally }

    func drag(_ proposal: inout DragProposal, in context: ScrollContext) { tally.calls += 1 }
    func edge(_ proposal: inout EdgeProposal, in context: ScrollContext) { tally.calls += 1 }
    func motion(_ proposal: inout MotionProposal, in context: ScrollContext) { tally.calls += 1 }
    func target(_ proposal: inout TargetProposal, in context: ScrollContext) { tally.calls += 1 }
    func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) { tally.calls += 1 }
    func scrollDidScroll(_ scroll: ScrollController) { tally.calls += 1 }
    func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) { tally.calls += 1 }
    func scrollDidChangePhase(_ scroll: ScrollController, from old: Phase) { tally.calls += 1 }
    func scrollDidPull(_ scroll: ScrollController, _ pull: EdgePull) { tally.calls += 1 }
  }

  /// Returns the calls of a finger, a wheel, a key and the frames after them, in a nest of some levels. All levels but
  /// the outermost are at their end, so that each movement passes all of them.
  private func calls(levels: Int, _ policy: any NestingPolicy, isAtEnd: Bool) -> Int {
    let tally = Tally()
    var inner: NestedScroller?
    var nests: [NestedScroller] = []
    for level in 0..<levels {
      let scroll = scroller([Counter(tally), Bouncing()], viewport: 400, content: 1_000)
      scroll.contentOffset = level == 0 || !isAtEnd ? Point(x: 300, y: 300) : Point(x: 600, y: 600)
      let nested = NestedScroller(scroll)
      if let inner {
        nested.origin = inner.scroll.contentPosition
        inner.add(nested)
      }
      inner = nested
      nests.append(nested)
    }
    let nest = ScrollNest(nests[0], policy: policy)
    tally.calls = 0
    var now = 0.0
    func frames() {
      for _ in 0..<40 {
        now += 1.0 / 60
        nest.advance(to: .seconds(now))
      }
    }
    nest.touchBegan(at: Point(x: 200, y: 300), time: .seconds(now))
    for move in 1...8 {
      now += 0.008
      nest.touchMoved(to: Point(x: 200, y: 300 - 12 * Double(move)), time: .seconds(now))
    }
    nest.touchEnded(at: Point(x: 200, y: 204), time: .seconds(now))
    frames()
    for _ in 0..<5 { nest.wheel(by: Vector(x: 0, y: 30), at: Point(x: 200, y: 200), time: .seconds(now)) }
    frames()
    nest.step(by: .arrows(Vector(x: 0, y: 1)), from: nests[levels - 1], time: .seconds(now))
    frames()
    return tally.calls
  }

  @Test(arguments: Nested.policies.indices, [false, true])
  func aHundredLevelsCostAHundredTimesOne(_ policy: Int, _ isAtEnd: Bool) {
    let policy = Nested.policies[policy]
    let (few, some, many) = (
      calls(levels: 25, policy, isAtEnd: isAtEnd), calls(levels: 50, policy, isAtEnd: isAtEnd),
      calls(levels: 100, policy, isAtEnd: isAtEnd)
    )
    #expect(few > 0)
    // The second difference of a line is 0.
    #expect(many - some <= 2 * (some - few) + 100, "\(few), \(some), \(many)")
    #expect(many <= 25_000, "\(many)")
  }
}
