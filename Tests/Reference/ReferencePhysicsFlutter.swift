import ScrollMotion
import ScrollSpace
import Testing

/// Flutter's simulations: the assertions of its tests, and exact numbers that this collection has computed.
enum FlutterModel: String, CaseIterable {
  case friction
  case frictionThrough = "friction_through"
  case spring
  case springType = "spring_type"
  case bouncing
  case clamping = "flutter_clamping (android distance, ballistic)"
  case pull = "bouncing_user_offset"
  case resistance = "friction_factor"

  func cases() throws -> [Vectors.Case] {
    try Vectors.cases(in: "physics_flutter").filter { $0["model"].string == rawValue }
  }

  static let whyOthersAreLeftOut = [
    "gravity": "what falls does not come to rest: no content scrolls so",
    "clamped(gravity)": "what falls does not come to rest: no content scrolls so",
  ]
}

extension Vectors.Case {
  /// A spring's law by the case's mass, stiffness and damping, so exact that no sample shows the landing.
  func springLaw() throws -> SpringLaw {
    let (mass, stiffness) = (try parameter("mass"), try parameter("stiffness"))
    let ratio = self["params"]["ratio"].number
    let damping = try ratio.map { $0 * 2 * (mass * stiffness).squareRoot() } ?? parameter("damping")
    return SpringLaw(mass: mass, stiffness: stiffness, damping: damping, threshold: 1e-12)
  }
}

@Suite(.vectors)
struct ReferencePhysicsFlutter {
  /// The quantity of a check: a quantity of a motion, at a time.
  struct Flight {
    let motion: AxisMotion
    /// The speed at which Flutter ends a simulation, and for springs the distance.
    let (speed, nearness): (Double, Double)

    init(_ vector: Vectors.Case, _ motion: AxisMotion, speed: Double? = nil) {
      self.motion = motion
      self.speed = vector["params"]["tolerance_velocity"].number ?? speed ?? 1e-3
      nearness = vector["params"]["tolerance_distance"].number ?? .infinity
    }

    func judge(_ check: JSON) throws {
      let quantity = try #require(check["quantity"].string)
      if quantity.hasPrefix("timeAtX") { return try judgeTime(quantity, check) }
      if quantity == "finalX" { return try judge(motion.destination, check) }
      let time = try #require(check["t_s"].number)
      let velocity = motion.velocity(at: time)
      switch quantity {
      case "x": try judge(motion.offset(at: time), check)
      case "dx": try judge(velocity, check)
      case "isDone":
        let isNear = (motion.offset(at: time) - motion.destination).magnitude < nearness
        #expect((isNear && velocity.magnitude < speed) == check["expected"].bool)
      default: throw UnknownKind(what: "quantity \(quantity)")
      }
    }

    private func judge(_ number: Double, _ check: JSON) throws {
      if let exact = check["derived_exact"].number { #expect(near(number, exact)) }
      if let most = check["expected"].string {
        return #expect(number < (try #require(Double(most.dropFirst(2)))))
      }
      let expected = try #require(check["expected"].number)
      if check["tolerance"].string == "floor" {
        #expect(number.rounded(.down) == expected)
      } else {
        #expect((number - expected).magnitude <= max(try #require(check["tolerance"].number), 1e-10))
      }
    }

    /// `timeAtX(100)` or `timeAtX(x(0.5))`: an offset, or the offset at a time.
    private func judgeTime(_ quantity: String, _ check: JSON) throws {
      let words = quantity.dropFirst(8).split { "()".contains($0) }
      let number = try #require(words.last.flatMap { Double($0) })
      let time = motion.time(to: words.first == "x" ? motion.offset(at: number) : number)
      if check["expected"].string == "inf" { return #expect(time == nil) }
      #expect(near(try #require(time), try #require(check["expected"].number), part: 1e-9))
    }
  }

  /// A glide by the part of the speed that is left after a second.
  static func glide(from start: Double, velocity: Double, constant: Double) -> Stage {
    .decay(Decay(velocity: velocity, rate: DecelerationRate(constant: constant)), from: start, within: 1e-12)
  }

  static func checks(_ vector: Vectors.Case) throws -> [JSON] {
    let checks = try #require(vector["checks"].array)
    try #require(!checks.isEmpty)
    return checks
  }

  /// Compares a motion with all checks of the case.
  private func judge(_ vector: Vectors.Case, _ motion: AxisMotion, speed: Double? = nil) throws {
    let flight = Flight(vector, motion, speed: speed)
    for check in try Self.checks(vector) { try flight.judge(check) }
  }

  @Test(arguments: try FlutterModel.friction.cases())
  func glidesMatchFlutter(_ vector: Vectors.Case) throws {
    let stage = Self.glide(
      from: try vector.parameter("x0"), velocity: try vector.parameter("v0"),
      constant: 0 - Mathematics.log(try vector.parameter("drag")))
    try judge(vector, AxisMotion(free: stage))
  }

  /// A glide through two places at two speeds.
  @Test(arguments: try FlutterModel.frictionThrough.cases())
  func glidesThroughTwoPlacesMatchFlutter(_ vector: Vectors.Case) throws {
    let (start, end) = (try vector.parameter("start"), try vector.parameter("end"))
    let (first, last) = (try vector.parameter("startVelocity"), try vector.parameter("endVelocity"))
    let stage = Self.glide(from: start, velocity: first, constant: (last - first) / (start - end))
    try judge(vector, AxisMotion(free: stage), speed: last.magnitude)
  }

  @Test(arguments: try FlutterModel.spring.cases())
  func springsMatchFlutter(_ vector: Vectors.Case) throws {
    let (start, end) = (try vector.parameter("start"), try vector.parameter("end"))
    let curve = try vector.springLaw().curve(distance: end - start, velocity: try vector.parameter("v0"))
    try judge(vector, AxisMotion(free: try #require(Stage.curve(curve, from: start, to: end))))
  }

  @Test(arguments: try FlutterModel.springType.cases())
  func springTypesMatchFlutter(_ vector: Vectors.Case) throws {
    let ratio = try vector.springLaw().dampingRatio
    let type = ratio < 1 ? "underDamped" : ratio > 1 ? "overDamped" : "criticallyDamped"
    for check in try Self.checks(vector) { #expect(check["expected"].string == type) }
  }

  /// A glide, and a spring from the wall on, with the speed at the wall, upwards at most 5,000.
  static func bounce(_ vector: Vectors.Case) throws -> AxisMotion {
    let law = try vector.springLaw()
    let (start, velocity) = (try vector.parameter("position"), try vector.parameter("velocity"))
    let walls = [(Side.lower, "leading"), (.upper, "trailing")]
    let free = glide(from: start, velocity: velocity, constant: 0 - Mathematics.log(0.135))
    for (side, name) in walls {
      guard let wall = vector["params"][name].number else { continue }
      let isOutside = side == .lower ? start < wall : start > wall
      guard let time = isOutside ? 0 : free.crossing(of: wall, up: side == .upper) else { continue }
      let place = isOutside ? start : wall
      let curve = law.curve(distance: wall - place, velocity: min(free.velocity(at: time), 5_000))
      let stage = try #require(Stage.curve(curve, from: place, to: wall))
      return isOutside
        ? AxisMotion(free: stage) : AxisMotion(free: free, edge: .init(side: side, time: time, stage: stage))
    }
    return AxisMotion(free: free)
  }

  @Test(arguments: try FlutterModel.bouncing.cases())
  func bouncesMatchFlutter(_ vector: Vectors.Case) throws {
    try judge(vector, try Self.bounce(vector))
  }

  @Test(arguments: try PhysicsModel.flutterBouncing.cases())
  func bouncesMatchTheExactNumbers(_ vector: Vectors.Case) throws {
    let motion = try Self.bounce(vector)
    if let time = vector["expected"]["spring_starts_at_s"].number {
      #expect(near(try #require(motion.edge).time, time))
    } else {
      #expect(motion.edge == nil)
    }
    try vector.expectSamples(in: vector["expected"], motion.offset(at:), motion.velocity(at:))
  }

  @Test(arguments: try FlutterModel.clamping.cases())
  func clampingFlingsMatchFlutter(_ vector: Vectors.Case) throws {
    let law = AndroidFling(.power, friction: try vector.parameter("friction"))
    let (start, velocity) = (try vector.parameter("position"), try vector.parameter("velocity"))
    let curve = law.curve(distance: nil, velocity: velocity)
    let flight = Flight(vector, AxisMotion(free: try #require(Stage.curve(curve, from: start))))
    for check in try #require(vector["checks"].array) { try flight.judge(check) }
    let derived = vector["derived"]
    #expect(near(curve.duration, try #require(derived["duration_s"].number)))
    #expect(near(curve.distance, try #require(derived["distance"].number)))
    let android = AndroidFling(friction: law.friction).curve(distance: nil, velocity: velocity)
    #expect(near(android.duration, try #require(derived["android_duration_s"].number)))
    for sample in derived["samples_t_x_dx"].array ?? [] {
      let numbers = try #require(sample.numbers)
      #expect(near(start + curve.displacement(at: numbers[0]), numbers[1]))
      #expect(near(curve.velocity(at: numbers[0]), numbers[2]))
    }
    if vector.name == "clamping-8000-properties" { keepsItsProperties(law, curve) }
  }

  private func keepsItsProperties(_ law: AndroidFling, _ curve: any MotionCurve) {
    #expect(curve.duration < 3 && curve.velocity(at: curve.duration) == 0)
    var (offset, velocity) = (0.0, 8_000.0)
    for frame in 1...180 {
      let next = curve.velocity(at: Double(frame) / 60)
      let before = curve.velocity(at: Double(frame - 1) / 60)
      #expect(next <= before && before - next < 5_130 / 60)
    }
    // Restarted every 1/90 s with its present speed, the motion continues as before.
    for frame in 1...180 {
      let piece = law.curve(distance: nil, velocity: velocity)
      (offset, velocity) = (offset + piece.displacement(at: 1.0 / 90), piece.velocity(at: 1.0 / 90))
      #expect((offset - curve.displacement(at: Double(frame) / 90)).magnitude < 1e-8)
    }
  }
}

/// Rebound steps its spring, and loses up to 0.7 ms a frame. Its places and speeds are on our path, with a growing
/// delay.
@Suite(.vectors)
struct ReferencePhysicsRebound {
  @Test(arguments: try Vectors.cases(in: "physics_rebound_spring").filter { $0["params"].object != nil })
  func pathsMatchRebound(_ vector: Vectors.Case) throws {
    let spring = DampedSpring(
      displacement: -1, velocity: 0, mass: try vector.parameter("mass"),
      stiffness: try vector.parameter("tension"), damping: try vector.parameter("friction"))
    var time = 0.001
    let rows = try vector.rows(vector["samples_i_value_velocity"], columns: 3)
    // The last sample was set to rest.
    for row in rows.dropLast() {
      let miss = { (time: Double) in
        let place = 1 + spring.displacement(at: time) - row[1]
        let speed = (spring.velocity(at: time) - row[2]) / spring.frequency
        return (place * place + speed * speed).squareRoot()
      }
      let looks = stride(from: row[0] == 0 ? 0.0005 : time + 0.0155, to: time + 0.0172, by: 1e-6)
      time = try #require(looks.min { miss($0) < miss($1) })
      #expect(miss(time) < 5e-4)
    }
    #expect((time - 0.8494).magnitude < 0.001)
  }
}
