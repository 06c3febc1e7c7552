import Hands
import ScrollProfiles
import Testing

/// After the lift of fingers from a trackpad the system decides how far the content goes, and not the profile: links
/// choose their places from there.
struct MomentumStopTests {
  private static let count = perBuild(debug: 60, release: 2_000)
  private static let profiles: [ScrollProfile?] = [nil, .ios, .android, .gtk, .chromium]

  /// A swipe: deltas of fingers, and momentum that loses the same part with each delta.
  private struct Swipe {
    let fingers: [Double], decay: Double, pause: Double, isReported: Bool

    init(_ random: inout SeededGenerator, isReported: Bool) {
      let peak = Double.random(in: 6...50, using: &random)
      fingers = (0..<Int.random(in: 3...9, using: &random)).map { peak * min(1, 0.3 * Double($0 + 1)) }
      decay = .random(in: 0.88...0.96, using: &random)
      pause = .random(in: 0.006...0.017, using: &random)
      self.isReported = isReported
    }

    func play(_ hand: Hand) {
      func send(_ delta: Double, _ phase: WheelPhase) {
        hand.scroll.wheel(
          by: hand.axis.vector(delta), phase: isReported ? phase : .unknown, time: hand.time)
      }
      if isReported { send(0, .began) }
      for delta in fingers {
        hand.now += pause
        send(delta, .changed)
        hand.scroll.advance(to: hand.time)
      }
      if isReported { send(0, .ended) }
      var (delta, phase) = (fingers.last! * decay, WheelPhase.momentumBegan)
      while delta > 0.3 {
        hand.now += pause
        send(delta, phase)
        hand.scroll.advance(to: hand.time)
        (delta, phase) = (delta * decay, .momentumChanged)
      }
      if isReported { send(0, .momentumEnded) }
    }
  }

  @Test(arguments: profiles.indices, [true, false])
  func contentThatSnapsRestsWhereFreeContentDoes(_ profile: Int, _ isReported: Bool) throws {
    for seed in 0..<UInt64(Self.count) {
      var random = SeededGenerator(seed: seed)
      let swipe = Swipe(&random, isReported: isReported)
      let length = Double.random(in: 40...250, using: &random)
      let axis = Axis.both.randomElement(using: &random)!
      func rest(_ links: [any ScrollBehavior]) -> (place: Double, log: Log) {
        let log = Log()
        let scroll = scroller(links + [Bouncing()], content: 60_000, delegate: log)
        if let profile = Self.profiles[profile] { scroll.apply(profile) }
        let hand = Hand(scroll, axis, at: length * 20)
        hand.frames(2)
        swipe.play(hand)
        return (hand.resting(), log)
      }
      let free = rest([]).place
      let points = Snapping(points: (0..<600).map { Double($0) * length }, axis: axis)
      let (snapped, log) = rest([points])
      try #require(
        (snapped - free).magnitude <= length, "seed \(seed): \(snapped) beside \(free), rows of \(length)")
      try #require((snapped / length - (snapped / length).rounded()).magnitude < 1e-6, "seed \(seed)")
      try #require(log.events.filter { $0 == "willBeginDecelerating" }.count <= 2, "seed \(seed)")
    }
  }

  /// Where no system makes momentum, the profile's glide counts.
  @Test(arguments: profiles.indices, Axis.both)
  func withoutMomentumTheProfileCounts(_ profile: Int, _ axis: Axis) {
    func rest(_ links: [any ScrollBehavior]) -> Double {
      let scroll = scroller(links + [Bouncing()], content: 60_000)
      if let profile = Self.profiles[profile] { scroll.apply(profile) }
      let hand = Hand(scroll, axis, at: 4_000)
      hand.frames(2)
      for _ in 0..<6 {
        hand.now += 0.008
        scroll.wheel(by: axis.vector(20), phase: .changed, time: hand.time)
      }
      scroll.wheel(by: .zero, phase: .ended, time: hand.time)
      return hand.resting()
    }
    let row = 10.0
    let snapped = rest([Snapping(points: (0..<6_000).map { Double($0) * row }, axis: axis)])
    // In `.chromium` links choose from a projection of its own.
    if Self.profiles[profile]?.projection == nil { #expect((snapped - rest([])).magnitude <= row) }
  }
}
