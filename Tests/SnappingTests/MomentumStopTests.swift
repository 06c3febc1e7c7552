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

  /// A swipe of some points a delta down, and its momentum, with an input or a command before the third delta.
  private func swipe(
    _ scroll: ScrollController, across: Double = 0, gap: Double = 0.008, before third: () -> Void = {}
  ) {
    var (now, delta) = (1.0, Vector(x: across, y: 20))
    scroll.advance(to: .seconds(now))
    for _ in 0..<6 {
      now += 0.008
      scroll.wheel(by: delta, phase: .changed, time: .seconds(now))
    }
    scroll.wheel(by: .zero, phase: .ended, time: .seconds(now))
    for count in 0..<30 {
      now += gap
      delta = delta * 0.9
      if count == 2 { third() }
      scroll.wheel(by: delta, phase: count == 0 ? .momentumBegan : .momentumChanged, time: .seconds(now))
      scroll.advance(to: .seconds(now))
    }
    scroll.wheel(by: .zero, phase: .momentumEnded, time: .seconds(now))
    while scroll.advance(to: .seconds(now)) != .idle { now += 1.0 / 60 }
  }

  private var rows: Snapping { Snapping(points: (0..<600).map { Double($0) * 50 }, axis: .vertical) }

  @Test func anAxisThatIsLockedStays() {
    let scroll = scroller([AxisLock(.dominant), rows, Clamping()], content: 30_000)
    swipe(scroll, across: 4)
    #expect(scroll.contentOffset.x == 0 && scroll.contentOffset.y > 200)
  }

  @Test(arguments: [false, true]) func anAxisThatIsPlacedStays(_ stops: Bool) {
    let (one, other) = (
      scroller([rows, Clamping()], content: 30_000), scroller([rows, Clamping()], content: 30_000)
    )
    swipe(one)
    swipe(other) {
      if stops {
        other.setContentOffset(Point(x: 200, y: 0), on: .horizontal, animated: false)
      } else {
        other.contentOffset.x = 200
      }
    }
    #expect(other.contentOffset == Point(x: 200, y: one.contentOffset.y))
  }

  /// Momentum that comes too late to count shows nothing, also at its end.
  @Test func lateMomentumChangesNothing() {
    let scroll = scroller([rows, Bouncing()], content: 30_000)
    var places: [Double] = []
    swipe(scroll, gap: 0.045) { places.append(scroll.destination.y) }
    #expect(places == [scroll.contentOffset.y])
  }

  /// A link that takes half of each drag takes half of the momentum.
  private final class Half: ScrollBehavior {
    func drag(_ proposal: inout DragProposal, in context: ScrollContext) {
      proposal.step = proposal.step * 0.5
      proposal.velocity = proposal.velocity * 0.5
    }
  }

  @Test func momentumCountsAsTheLinksTakeIt() {
    let (whole, half) = (
      scroller([rows, Clamping()], content: 30_000), scroller([Half(), rows, Clamping()], content: 30_000)
    )
    swipe(whole)
    swipe(half)
    #expect(
      (half.contentOffset.y * 2 - whole.contentOffset.y).magnitude <= 100 && whole.contentOffset.y >= 250)
  }
}
