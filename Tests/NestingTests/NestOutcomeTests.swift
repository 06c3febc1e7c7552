import Hands
import Testing

/// The outcome of a touch, as the nest gives it during the touch.
struct NestOutcomeTests {
  /// In callbacks of a move it is the outcome before the move, or that after it. `moving` glides until the touch.
  @Test(arguments: Nested.policies.indices, [nil, 0, 1])
  func anOutcomeIsKnownWithinAMove(_ policy: Int, _ moving: Int?) {
    let nested = Nested(.vertical, policy: Nested.policies[policy], page: [Bouncing()], list: [Bouncing()])
    let scrollers = [nested.page, nested.list].map { $0.scroll }
    if let moving {
      scrollers[moving].fling(velocity: Vector(x: 0, y: 400), at: nested.time)
      nested.frames { nested.now > 0.05 }
    }
    let log = Log()
    for scroll in scrollers { scroll.delegate = log }
    var seen: Set<TouchOutcome> = []
    log.onEvent = { _, _ in seen.insert(nested.nest.touchOutcome(at: nested.time)) }
    nested.down()
    var outcomes: Set<TouchOutcome> = []
    for way in [3.0, 10, 40, -80, 500, -900] {
      let before = nested.nest.touchOutcome(at: nested.time)
      seen = []
      nested.move(by: way)
      let after = nested.nest.touchOutcome(at: nested.time)
      #expect(seen.isSubset(of: [before, after]), "\(seen), before \(before), after \(after)")
      #expect(before != .none && after != .none)
      outcomes.formUnion(seen)
    }
    #expect(outcomes.contains(.drag))
    #expect(nested.nest.touchOutcome(at: nested.time) == nested.lift())
  }
}
