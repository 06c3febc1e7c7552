#if DEBUG
  import Hands
  @testable import ScrollEngine
  import Testing

  /// The way of one axis between walls at 0 and 1,600, planned by itself.
  struct PlannerTests {
    /// Two walls with the same answer.
    final class Answers: ScrollBehavior {
      let response: EdgeResponse
      var asked: [EdgeProposal] = []

      init(_ response: EdgeResponse) { self.response = response }

      func edge(_ proposal: inout EdgeProposal, in context: ScrollContext) {
        asked.append(proposal)
        proposal.response = response
      }
    }

    static let elastic = EdgeResponse.elastic(resistance: 0.55, response: 0.575)
    static let ways: [(Double, Double)] = [(400, -1_500), (1_200, 1_500)]

    func planner(_ walls: Answers, _ extent: Extent = Extent(lower: 0, upper: 1_600)) -> Planner {
      let chain = Chain()
      chain.set([walls])
      let geometry = Geometry(viewport: .zero, content: .zero, inset: .zero, extent: PerAxis(extent))
      let context = ScrollContext(
        time: .zero, phase: .idle, geometry: geometry, pixel: 1, offset: .zero, velocity: .zero,
        destination: .zero, dragStart: nil)
      return Plans(chain, context, .normal, pixel: 0).planner(.release, .vertical)
    }

    /// A glide; with a target, a glide to that target.
    func intent(from start: Double, at speed: Double, to requested: Double? = nil) -> Intent {
      let natural = start + Decay(velocity: speed, rate: .normal).distance
      return Intent(
        natural: natural, requested: requested ?? natural,
        glide: .decay(rate: DecelerationRate.normal.rawValue),
        arrival: .keepSpeed)
    }

    @Test(arguments: Self.ways)
    func anElasticWallIsMetAtItsMomentAndSwingsBack(_ start: Double, _ speed: Double) throws {
      let walls = Answers(Self.elastic)
      let motion = planner(walls).plan(intent(from: start, at: speed), from: start, velocity: speed).motion
      let (wall, out) = (speed < 0 ? 0.0 : 1_600, speed < 0 ? -1.0 : 1)
      let free = Decay(velocity: speed, rate: .normal)
      let edge = try #require(motion.edge)
      #expect((edge.time - (try #require(free.time(to: wall - start)))).magnitude < 1e-12)
      #expect(motion.offset(at: edge.time) == wall && motion.destination == wall)
      #expect(walls.asked.map(\.velocity) == [motion.free.velocity(at: edge.time)])
      #expect(walls.asked.map(\.target) == [motion.free.destination])
      // The peak of a critically damped spring: v / (e λ).
      let peak = free.velocity(at: edge.time).magnitude / (2.718281828459045 * (2 * Double.pi / 0.575))
      let way = (0...4_096).map { (motion.offset(at: Double($0) / 1_024) - wall) * out }
      #expect(((way.max() ?? 0) - peak).magnitude < 0.01)
    }

    /// A glide of another k for targets between a quarter of the natural way and twice it; a spring beyond these.
    @Test(arguments: [0.249, 0.251, 0.5, 1.5, 1.99, 2.01])
    func aTargetIsReachedByAGlideOfHalfToFourTimesTheConstant(_ part: Double) throws {
      let natural = Decay(velocity: 900, rate: .normal)
      let requested = 200 + part * natural.distance
      let motion = planner(Answers(.rigid))
        .plan(intent(from: 200, at: 900, to: requested), from: 200, velocity: 900).motion
      #expect(motion.destination == requested && (motion.velocity(at: 0) - 900).magnitude < 1e-6)
      switch motion.free.law {
      case .decay(let decay):
        #expect(part > 0.25 && part < 2 && (decay.constant - natural.constant / part).magnitude < 1e-9)
      case .spring(let spring):
        #expect(part < 0.25 || part > 2)
        #expect((2 * Double.pi / spring.frequency - 0.575).magnitude < 1e-12)
      case .rest, .curve: Issue.record("no motion to a target")
      }
    }

    /// An arrival that swings past a wall on its way to a place inside gets there all the same.
    @Test(arguments: [EdgeResponse.rigid, Self.elastic], [Arrival.keepSpeed, .spring(response: 0.4)])
    func aTargetInsideIsReachedAfterAWall(_ response: EdgeResponse, _ arrival: Arrival) {
      for (start, speed, requested) in [(0.0, -300.0, 30.0), (0, -2_000, 30), (90, -3_000, 60)] {
        var asked = intent(from: start, at: speed, to: requested)
        asked.arrival = arrival
        let motion = planner(Answers(response)).plan(asked, from: start, velocity: speed).motion
        let way = (0...512).map { motion.offset(at: Double($0) / 64) }
        #expect(motion.destination == requested && way.last == requested)
        if case .rigid = response { #expect(way.allSatisfy { $0 >= 0 }) }
      }
    }

    /// Walls that do not move leave a motion unchanged. A wall that moves away lets a glide continue to its natural
    /// stop.
    @Test(arguments: Self.ways, [0.0, 0.1, 0.3])
    func aMotionGoesOnBetweenMovedWalls(_ way: (start: Double, speed: Double), _ time: Double) {
      let walls = Answers(Self.elastic)
      let glide = intent(from: way.start, at: way.speed)
      let plan = planner(walls).plan(glide, from: way.start, velocity: way.speed)
      let same = planner(walls).rebound(plan.motion, intent: plan.intent, at: time)
      let far = planner(walls, Extent(lower: -9_000, upper: 9_000))
        .rebound(plan.motion, intent: plan.intent, at: time)
      for step in 0...64 {
        let later = time + Double(step) / 64
        #expect(same.motion.offset(at: later) == plan.motion.offset(at: later))
      }
      #expect(far.motion.offset(at: time) == plan.motion.offset(at: time))
      #expect((far.motion.destination - glide.natural).magnitude < 1)
    }
  }
#endif
