import Hands
import Testing

/// Springs of all responses, and the numbers of feel that hold where nobody says otherwise.
struct SpringTests {
  @Test(arguments: Axis.both, [1e-300, 1e-9, 0.0005, 0.001, 0.0011, 0.02])
  func aQuickSpringArrivesAtOnceAndExactly(_ axis: Axis, _ response: Double) throws {
    let hand = Hand(scroller([Clamping()]), axis)
    hand.scroll.setContentOffset(axis.point(1_000), arrival: .spring(response: response))
    let motion = try #require(hand.scroll.motion)
    #expect(motion.settlingTime <= 2 * response + 1e-5)
    #expect(motion.offset(at: motion.start + motion.settlingTime / 2)[axis].isFinite)
    hand.frames(5)
    #expect(hand.offset == 1_000 && hand.scroll.phase == .idle)
    #expect(hand.scroll.diagnostics == Diagnostics())
  }

  @Test(arguments: Axis.both) func aSlowerResponseTakesLonger(_ axis: Axis) throws {
    var last = 0.0
    for response in [1e-4, 0.001, 0.01, 0.575, 10, 999, 1_000, 1e5] {
      let hand = Hand(scroller([Clamping()]), axis)
      hand.scroll.setContentOffset(axis.point(1_000), arrival: .spring(response: response))
      let seconds = try #require(hand.scroll.motion?.settlingTime)
      #expect(seconds > 1.4 * response && seconds < 2 * response && seconds > last)
      last = seconds
    }
  }

  @Test(arguments: Axis.both, [1e-9, 0.0005, 0.001, 0.01])
  func aQuickWallTakesTheContentBackAtOnce(_ axis: Axis, _ response: Double) {
    let hand = Hand(scroller([Bouncing(response: response)]), axis)
    #expect(hand.flingToRest(at: -4_000) == 0)
    hand.pull(by: -100)
    #expect(hand.offset < -40)
    hand.lift(after: 1)
    #expect((hand.scroll.motion?.settlingTime ?? 0) < 2 * response + 1e-5)
    #expect(hand.resting() == 0 && hand.scroll.diagnostics == Diagnostics())
  }

  @Test(arguments: [1e-9, 0.001, 1_000, 1e9]) func aSnapshotKeepsAnyResponse(_ response: Double) throws {
    let hand = Hand(scroller([Bouncing(response: response)]))
    hand.scroll.setContentOffset(Point(x: 0, y: 900), arrival: .spring(response: response))
    let other = scroller([Bouncing(response: response)])
    try other.restore(try #require(hand.scroll.snapshot()))
    // A layout plans the rest of the way anew.
    for scroll in [hand.scroll, other] {
      scroll.advance(to: hand.time + 1e-10)
      scroll.contentSize.height = 1_100
      scroll.advance(to: hand.time + 2e-10)
    }
    #expect(other.contentOffset == hand.scroll.contentOffset && other.destination.y == 700)
    #expect(other.motion?.settlingTime == hand.scroll.motion?.settlingTime)
  }

  static func response(of stage: Stage?) -> Double? {
    guard case .spring(let spring) = stage?.law else { return nil }
    return 2 * Double.pi / spring.frequency
  }

  @Test(arguments: Axis.both) func theProgramAndStepsTravelByASpringOf035Seconds(_ axis: Axis) throws {
    let hand = Hand(scroller([Clamping()]), axis)
    hand.scroll.setContentOffset(axis.point(500), animated: true)
    let program = try #require(Self.response(of: hand.scroll.motion?.axes[axis].free))
    #expect((program - 0.35).magnitude < 1e-12)
    hand.rest()
    hand.scroll.step(by: .lines(axis.vector(3)), time: hand.time)
    let step = try #require(Self.response(of: hand.scroll.motion?.axes[axis].free))
    #expect((step - 0.35).magnitude < 1e-12)
  }

  @Test(arguments: Axis.both) func bouncingsSpringTakes0575Seconds(_ axis: Axis) throws {
    let hand = Hand(scroller([Bouncing()]), axis).flung(at: -2_000)
    let edge = try #require(hand.scroll.motion?.axes[axis].stages.last)
    #expect((try #require(Self.response(of: edge)) - 0.575).magnitude < 1e-12)
  }
}
