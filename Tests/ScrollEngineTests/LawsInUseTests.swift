import Hands
import Testing

/// The laws and the strategies that the library brings, in a scroller.
struct LawsInUseTests {
  static let glides: [any MotionLaw] = [
    AndroidFling(), AndroidFling(.power), ChromiumFling(), ChromiumPhysicsFling(),
    ConstantDeceleration(2_000),
  ]
  static let springs: [any MotionLaw] = [
    SpringLaw(response: 0.4, dampingRatio: 0.5), SpringLaw(response: 0.4),
    SpringLaw(response: 0.2, dampingRatio: 2),
  ]

  static func gliding(_ law: any MotionLaw) -> Probe {
    let probe = Probe(\.onMotion) { proposal, _ in proposal.glide = PerAxis(.custom(law)) }
    return probe
  }

  @Test(arguments: Axis.both, Self.glides.indices) func aFlingGlidesByALaw(_ axis: Axis, _ index: Int) throws
  {
    let law = Self.glides[index]
    let hand = Hand(scroller([Self.gliding(law), Bouncing()]), axis).flung(at: 700)
    let curve = law.curve(distance: nil, velocity: 700)
    let (start, end) = (hand.offset, hand.destination)
    #expect((end - start - curve.distance).magnitude < 1e-6)
    hand.frames(6)
    #expect((hand.offset - start - curve.displacement(at: 6.0 / 64)).magnitude < 1e-6)
    let twin = try hand.twin([Self.gliding(law), Bouncing()])
    #expect(hand.rest() == twin.rest() && hand.offset == end && twin.offset == end)
    #expect(hand.scroll.diagnostics.total == 0)
  }

  @Test(arguments: Axis.both, Self.springs.indices)
  func anEdgeAnswersByASpring(_ axis: Axis, _ index: Int) throws {
    let probe = Probe()
    let law = Self.springs[index]
    probe.onEdge = { proposal, _ in proposal.response = .custom(resistance: 0.55, law) }
    let hand = Hand(scroller([probe]), axis, at: 60).flung(at: -2_000)
    #expect(hand.destination == 0)
    let way = hand.rest()
    let outermost = try #require(way.indices.min { way[$0] < way[$1] })
    #expect(way[outermost] < -20 && hand.offset == 0 && hand.scroll.diagnostics.total == 0)
    #expect((way[outermost...].max()! > 1) == (index == 0), "only a spring that swings comes back inside")
  }

  @Test(arguments: Axis.both, (Self.glides + Self.springs).indices)
  func anAnimationSentElsewhereKeepsItsSpeed(_ axis: Axis, _ index: Int) throws {
    let law = (Self.glides + Self.springs)[index]
    let hand = Hand(scroller([Bouncing()]), axis, frames: 1)
    hand.scroll.setContentOffset(axis.point(600), arrival: .custom(law))
    hand.frames(8)
    let (offset, speed) = (hand.offset, hand.speed)
    #expect(speed > 50)
    hand.scroll.setContentOffset(axis.point(640), arrival: .custom(law))
    #expect(hand.offset == offset && (hand.speed - speed).magnitude < 1e-6)
    #expect(hand.resting() == 640 && hand.scroll.diagnostics.total == 0)
  }

  @Test(arguments: VelocityStrategy.allCases)
  func aReleaseTakesTheStrategyOfTheSettings(_ strategy: VelocityStrategy) throws {
    let (log, other) = (Log(), Log())
    let hand = Hand(scroller([], delegate: log))
    hand.scroll.settings.velocityStrategy = strategy
    hand.down()
    var tracker = VelocityTracker()
    tracker.strategy = strategy
    tracker.add(Point(x: 0, y: 0), at: .seconds(0))
    for step in 1...8 {
      hand.move(by: Double(step * step) / 2)
      let way = Double(step * (step + 1) * (2 * step + 1)) / 12
      tracker.add(Point(x: 0, y: way), at: hand.time)
    }
    let twin = try hand.twin([], delegate: other)
    twin.place(like: hand)
    for hand in [hand, twin] { hand.lift(after: 0.004) }
    let velocity = tracker.velocity(at: hand.time).y
    #expect((log.endVelocity.y - velocity).magnitude < 1e-6 && velocity > 1_000)
    #expect(other.endVelocity == log.endVelocity)
    #expect(twin.scroll.settings.velocityStrategy == strategy)
  }

  /// The walls move, or the content is sent elsewhere: the offset is the same to the last bit, and so is the speed but
  /// for rounding. A steady speed alone begins with its own.
  @Test(arguments: LawChain.allCases) func aWallThatMovesKeepsTheOffsetAndTheSpeed(_ chain: LawChain) {
    var judged = 0
    for seed in UInt64(0)..<12 {
      var random = SeededGenerator(seed: seed)
      let speed = Double.random(in: 300...7_000, using: &random) * (seed % 2 == 0 ? 1 : -1)
      let hand = Hand(scroller(chain.links), .horizontal, at: 700)
      hand.fling(at: speed, frames: Int.random(in: 1...30, using: &random))
      let before = (hand.offset, hand.speed)
      guard hand.offset > 1, hand.offset < 1_599 else { continue }
      judged += 1
      if seed % 3 == 0 {
        hand.scroll.setContentOffset(
          Point(x: Double.random(in: 0...1_600, using: &random), y: 0), animated: true)
      } else {
        hand.scroll.contentSize.width = hand.offset + 401 + Double.random(in: 0...3_000, using: &random)
      }
      #expect(hand.offset == before.0, "seed \(seed)")
      if chain != .steady {
        let off = (hand.speed - before.1).magnitude
        #expect(off <= 1e-9 * (1 + before.1.magnitude), "seed \(seed): \(before)")
      }
    }
    #expect(judged >= 4, "\(judged) of 12 flings were between the walls")
  }
}
