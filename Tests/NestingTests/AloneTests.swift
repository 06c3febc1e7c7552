import Hands
import Testing

/// A nest with one scroller moves that scroller as the scroller moves alone, with any policy.
struct AloneTests {
  static let policies: [any NestingPolicy & Sendable] = [
    LatchingPolicy(fallback: .innermost), LatchingPolicy.uiKit, NegotiatingPolicy(),
  ]
  private static let profiles: [ScrollProfile] = [.ios, .android, .gtk, .chromium]

  private static let count = perBuild(debug: 40, release: 250)

  @Test(arguments: policies.indices, profiles.indices)
  func aNestOfOneScrollerEqualsThatScroller(_ policy: Int, _ profile: Int) throws {
    for seed in 0..<UInt64(Self.count) {
      var random = SeededGenerator(seed: seed)
      let (one, other) = (scroller([Bouncing()]), scroller([Bouncing()]))
      for scroll in [one, other] {
        scroll.apply(Self.profiles[profile])
        scroll.contentOffset = Point(x: 700, y: 800)
      }
      let nest = ScrollNest(NestedScroller(other), policy: Self.policies[policy])
      var (now, place, isDown) = (0.0, Point(x: 200, y: 200), false)
      for _ in 0..<150 {
        now += Double.random(in: 0...0.02, using: &random)
        let time = Timestamp.seconds(now)
        let act = Int.random(in: 0..<10, using: &random)
        let way = Vector(x: .random(in: -30...30, using: &random), y: .random(in: -30...30, using: &random))
        switch act {
        case 0 where !isDown:
          place = Point(x: 200, y: 200)
          one.touchBegan(at: place, time: time)
          nest.touchBegan(at: place, time: time)
          isDown = true
        case 0,
          1 where isDown:
          isDown = false
          #expect(one.touchEnded(at: place, time: time) == nest.touchEnded(at: place, time: time))
        case 2..<6 where isDown:
          place += way
          one.touchMoved(to: place, time: time)
          nest.touchMoved(to: place, time: time)
        case 6 where !isDown:
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
        try #require(one.phase == other.phase, "seed \(seed) at \(now)")
        for axis in Axis.both {
          let apart = one.contentOffset[axis] - other.contentOffset[axis]
          try #require(apart.magnitude < 1e-6, "seed \(seed) at \(now): \(one.phase)")
        }
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
