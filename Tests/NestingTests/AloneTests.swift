import Hands
import Testing

/// A nest with one scroller moves that scroller as the scroller moves alone, with any policy, to 1e-9 point.
///
/// Places and deltas are multiples of 1/8 point, so that their sums are exact. The nest measures the slop itself, and
/// passes on places that are rounded.
struct AloneTests {
  static let policies: [any NestingPolicy & Sendable] = [
    LatchingPolicy(fallback: .innermost), LatchingPolicy.uiKit, NegotiatingPolicy(),
  ]
  private static let profiles: [ScrollProfile] = [.ios, .android, .gtk, .chromium]

  private static let count = perBuild(debug: 40, release: 1_000)

  @Test(arguments: policies.indices, profiles.indices)
  func aNestOfOneScrollerEqualsThatScroller(_ policy: Int, _ profile: Int) throws {
    for seed in 0..<UInt64(Self.count) {
      let most = seed % 2 == 0 ? 1 : 3
      var random = SeededGenerator(seed: seed)
      let (one, other) = (scroller([Bouncing()]), scroller([Bouncing()]))
      func eighth() -> Double { Double(Int.random(in: -240...240, using: &random)) / 8 }
      for scroll in [one, other] {
        scroll.apply(Self.profiles[profile])
        // In a nest a finger that comes or goes is a sample of those that are down, and so a rest of theirs.
        if most > 1 { scroll.settings.carriedMomentum = .none }
        scroll.contentOffset = Point(x: 700, y: 800)
      }
      let nest = ScrollNest(NestedScroller(other), policy: Self.policies[policy])
      var (now, fingers, isSingle) = (0.0, [(id: Int, place: Point)](), false)
      for _ in 0..<150 {
        now += Double.random(in: 0...0.02, using: &random)
        let time = Timestamp.seconds(now)
        let act = Int.random(in: 0..<10, using: &random)
        let way = Vector(x: eighth(), y: eighth())
        switch act {
        case 0 where fingers.count < most:
          let finger = (
            id: (0..<3).first { id in !fingers.contains { $0.id == id } }!, place: Point(x: 200, y: 200) + way
          )
          isSingle = fingers.isEmpty
          fingers.append(finger)
          one.touchBegan(at: finger.place, time: time, id: finger.id)
          nest.touchBegan(at: finger.place, time: time, id: finger.id)
        case 0,
          1 where !fingers.isEmpty:
          let finger = fingers.remove(at: .random(in: fingers.indices, using: &random))
          let outcome = one.touchEnded(at: finger.place, time: time, id: finger.id)
          let nested = nest.touchEnded(at: finger.place, time: time, id: finger.id)
          // A nest follows the gesture of all fingers, and tells no tap of one among them.
          #expect(nested == outcome || !isSingle)
        case 2..<6 where !fingers.isEmpty:
          let index = Int.random(in: fingers.indices, using: &random)
          fingers[index].place += way
          one.touchMoved(to: fingers[index].place, time: time, id: fingers[index].id)
          nest.touchMoved(to: fingers[index].place, time: time, id: fingers[index].id)
        case 6 where fingers.isEmpty:
          one.wheel(by: way, time: time)
          nest.wheel(by: way, at: Point(x: 200, y: 200), time: time)
        case 7:
          one.step(by: .arrows(way), time: time)
          nest.step(by: .arrows(way), from: nest.root, time: time)
        case 8:
          one.move(at: way * 9, time: time)
          nest.move(at: way * 9, from: nest.root, time: time)
        default:
          now += 1.0 / 60
          one.advance(to: .seconds(now))
          nest.advance(to: .seconds(now))
        }
        let apart = one.contentOffset - other.contentOffset
        let isEqual = one.phase == other.phase && max(apart.x.magnitude, apart.y.magnitude) < 1e-9
        try #require(
          isEqual,
          "seed \(seed) at \(now): \(one.phase) at \(one.contentOffset), \(other.phase) at \(other.contentOffset)"
        )
      }
      #expect(one.contentOffset != Point(x: 700, y: 800))
    }
  }

  /// A swipe begins with the fingers on the trackpad, and its end is no movement.
  @Test(arguments: policies.indices, profiles.indices)
  func aSwipeInANestIsSampledAsAlone(_ policy: Int, _ profile: Int) throws {
    for seed in 0..<UInt64(Self.count) {
      var random = SeededGenerator(seed: seed)
      let (one, other) = (scroller([Clamping()]), scroller([Clamping()]))
      for scroll in [one, other] {
        scroll.apply(Self.profiles[profile])
      }
      let nest = ScrollNest(NestedScroller(other), policy: Self.policies[policy])
      var now = 0.0
      func wheel(_ delta: Vector, _ phase: WheelPhase) {
        one.wheel(by: delta, phase: phase, time: .seconds(now))
        nest.wheel(by: delta, phase: phase, at: Point(x: 200, y: 200), time: .seconds(now))
      }
      for _ in 0..<6 {
        for scroll in [one, other] { scroll.contentOffset = Point(x: 700, y: 800) }
        if Bool.random(using: &random) { wheel(.zero, .mayBegin) }
        wheel(.zero, .began)
        var way = Vector(x: .random(in: -9...9, using: &random), y: .random(in: -30...30, using: &random))
        for _ in 0..<Int.random(in: 1...12, using: &random) {
          now += Double.random(in: 0.004...0.016, using: &random)
          way = way * Double.random(in: 0.8...1.2, using: &random)
          wheel(way, .changed)
        }
        now += Double.random(in: 0...0.03, using: &random)
        wheel(.zero, .ended)
        try #require(one.velocity == other.velocity, "seed \(seed) at \(now)")
        for _ in 0..<600 {
          now += 1.0 / 60
          one.advance(to: .seconds(now))
          nest.advance(to: .seconds(now))
        }
        try #require(one.contentOffset == other.contentOffset, "seed \(seed) at \(now)")
      }
      #expect(one.contentOffset != Point(x: 700, y: 800))
    }
  }
}
