import ScrollMotion
import ScrollSpace
import Testing

/// The damping of a spring case, by its ratio. Critically damped springs are tested with a
/// `CriticalSpring` too.
enum Damping: Equatable {
  case under
  case critical
  case over

  init(_ vector: Vectors.Case) throws {
    let ratio = try vector.parameter("damping_ratio")
    guard ratio >= 0 else { throw Unreadable(what: "params.damping_ratio") }
    self = ratio < 1 ? .under : ratio == 1 ? .critical : .over
  }

  /// The cases of a model with critically damped springs, and all cases whose ratio cannot be read.
  static func criticalCases(of model: PhysicsModel) throws -> [Vectors.Case] {
    try model.cases().filter { vector in
      guard let damping = try? Damping(vector) else { return true }
      return damping == .critical
    }
  }
}

extension Vectors.Case {
  /// The stiffness of an equivalent spring of mass 1.
  func stiffness() throws -> Double {
    let stiffness = try parameter("stiffness") / parameter("mass")
    guard stiffness > 0, stiffness.isFinite else { throw Unreadable(what: "params.stiffness") }
    return stiffness
  }
}

@Suite(.vectors)
struct ReferencePhysicsSpring {
  @Test(arguments: try PhysicsModel.spring.cases())
  func everyKindIsKnown(_ vector: Vectors.Case) throws {
    let kinds: [String: Damping] = ["under": .under, "critical": .critical, "over": .over]
    let kind = try #require(vector["expected"]["kind"].string)
    #expect(kinds[kind] == (try Damping(vector)), "the kind \(kind) is neither tested nor left out by rule")
  }

  @Test(arguments: try PhysicsModel.spring.cases())
  func springsMatchMassAndDamping(_ vector: Vectors.Case) throws {
    let expected = vector["expected"]
    let spring = DampedSpring(
      displacement: try vector.parameter("x0"), velocity: try vector.parameter("v0"),
      mass: try vector.parameter("mass"), stiffness: try vector.parameter("stiffness"),
      damping: try #require(expected["damping"].number))
    #expect(near(spring.dampingRatio, try vector.parameter("damping_ratio"), part: 1e-15))
    try vector.expectSamples(in: expected, spring.displacement(at:), spring.velocity(at:))
    // The published duration is an upper bound.
    let threshold = try vector.parameter("threshold")
    let duration = spring.duration(within: threshold)
    #expect(duration <= (expected["scrollmechanics_duration_s"].number ?? .infinity) * (1 + 1e-9))
    for look in 0...1_000 {
      let seconds = duration + Double(look) * 0.01 / spring.frequency
      #expect(spring.displacement(at: seconds).magnitude <= threshold * (1 + 1e-9))
    }
  }

  @Test(arguments: try Damping.criticalCases(of: .spring))
  func springsMatchTheFormula(_ vector: Vectors.Case) throws {
    try #require(try Damping(vector) == .critical)
    let spring = CriticalSpring(
      displacement: try vector.parameter("x0"), velocity: try vector.parameter("v0"),
      stiffness: try vector.stiffness())
    let expected = vector["expected"]
    let friction = 2 * spring.frequency * (try vector.parameter("mass"))
    #expect(near(friction, try #require(expected["damping"].number)))
    try vector.expectSamples(in: expected, spring.displacement(at:), spring.velocity(at:))

    // The published duration is an upper bound, and ours is the exact time: not later, and outside until then.
    let threshold = try vector.parameter("threshold")
    let duration = spring.duration(within: threshold)
    if expected.has("scrollmechanics_duration_s") {
      let bound = try #require(expected["scrollmechanics_duration_s"].number)
      #expect(duration <= max(0, bound) * (1 + 1e-9))
    }
    let away = { (t: Double) in spring.displacement(at: t).magnitude }
    if duration > 0 { #expect(away(duration * (1 - 1e-7)) > threshold) }
    for look in 0...1_000 {
      let seconds = duration + Double(look) * 0.01 / spring.frequency
      #expect(away(seconds) <= threshold * (1 + 1e-9))
    }
  }
}

@Suite(.vectors)
struct ReferencePhysicsEdgeBounce {
  /// The motion of a plan: a glide, and a spring from the wall on with the speed there.
  static func motion(_ vector: Vectors.Case) throws -> AxisMotion {
    // So near that no sample shows the landing.
    let threshold = 1e-11
    let start = try vector.parameter("x0")
    let rate = DecelerationRate(rawValue: try vector.parameter("deceleration_rate"))
    let response = 2 * Double.pi / (try vector.stiffness()).squareRoot()
    let spring = { (start: Double, velocity: Double, wall: Double) in
      Stage.spring(from: start, velocity: velocity, to: wall, response: response, within: threshold)
    }
    let velocity = try vector.parameter("v0")
    let free = Stage.decay(Decay(velocity: velocity, rate: rate), from: start, within: threshold)
    let walls = [(Side.lower, try vector.parameter("min")), (.upper, try vector.parameter("max"))]
    for (side, wall) in walls {
      guard let time = free.crossing(of: wall, up: side == .upper) else { continue }
      let back = spring(wall, free.velocity(at: time), wall)
      return AxisMotion(free: free, edge: .init(side: side, time: time, stage: back))
    }
    return AxisMotion(free: free)
  }

  @Test(arguments: try Damping.criticalCases(of: .bounce))
  func bouncesMatchTheFormula(_ vector: Vectors.Case) throws {
    try #require(try Damping(vector) == .critical)
    let motion = try Self.motion(vector)
    let expected = vector["expected"]
    for sample in try vector.rows(expected["samples_t_x"], columns: 2) {
      #expect(near(motion.offset(at: sample[0]), sample[1]))
    }
    guard let wall = expected["edge"].number else {
      #expect(motion.edge == nil)
      return
    }
    let edge = try #require(motion.edge)
    #expect(motion.destination == wall)
    #expect(near(edge.time, try #require(expected["time_to_edge_s"].number)))
    #expect(near(motion.velocity(at: edge.time), try #require(expected["velocity_at_edge"].number)))

    let peak = expected["peak_overshoot"]
    guard case .spring(let spring) = edge.stage.law, let turn = spring.turn else {
      Issue.record("the answer of the edge must be a spring that turns")
      return
    }
    #expect(near(turn, try #require(peak["t_after_edge"].number)))
    #expect(near(motion.offset(at: edge.time + turn) - wall, try #require(peak["overshoot"].number)))
  }
}
