import ScrollMotion
import ScrollSpace
import Seeds
import Testing

/// What every law promises: a law of springs and all decelerations, with random numbers.
struct LawTests {
  enum Kind: CaseIterable {
    case swinging, critical, crawling, android, flutter, chromium, physics, constant

    /// A law of the kind, with numbers of its own.
    func law(_ random: inout Seeded) -> any MotionLaw {
      let response = random.number(0.1...1.5)
      let friction = random.number(0.005...0.05)
      return switch self {
      case .swinging: SpringLaw(response: response, dampingRatio: random.number(0.05...0.99))
      case .critical: SpringLaw(response: response)
      case .crawling: SpringLaw(response: response, dampingRatio: random.number(1.01...5))
      case .android: AndroidFling(friction: friction, pointsPerInch: random.number(60...400))
      case .flutter: AndroidFling(.power, friction: friction)
      case .chromium: ChromiumFling()
      case .physics: ChromiumPhysicsFling(reach: random.number(500...2_000))
      case .constant: ConstantDeceleration(random.number(500...9_000))
      }
    }

    var isSpring: Bool { [.swinging, .critical, .crawling].contains(self) }
    static let glides = allCases.filter { !$0.isSpring }
    /// Those that, let go with the speed that they have, go on as they would have.
    static let unchanged = allCases.filter { $0 != .android && $0 != .physics }
  }

  /// A law, a velocity, and a distance: what it covers by itself, or a part or a multiple of that, or any.
  static func draw(_ kind: Kind, _ seed: Int) -> (
    law: any MotionLaw, velocity: Double, distance: Double?, Seeded
  ) {
    var random = Seeded(seed &+ 77)
    let law = kind.law(&random)
    let velocity = random.one(of: [-1, 1]) * random.number(20...9_000)
    let own = law.curve(distance: nil, velocity: velocity).distance
    let any = random.number(-2_000...2_000)
    let distance = kind.isSpring ? any : random.one(of: [nil, own * random.number(0.26...1.9), any])
    return (law, velocity, distance, random)
  }

  @Test(arguments: Kind.allCases, 0..<40) func beginsAndEndsWhereAndAsItShould(_ kind: Kind, seed: Int) throws
  {
    let (law, velocity, distance, _) = Self.draw(kind, seed)
    let curve = law.curve(distance: distance, velocity: velocity)
    #expect(curve.displacement(at: 0).magnitude < 1e-9 && agree(curve.velocity(at: 0), velocity))
    if let distance { #expect(curve.distance == distance) }
    let stage = try #require(Stage.curve(curve, from: 100, to: 100 + curve.distance))
    #expect(stage.jump <= (distance != nil ? SpringLaw.nearness * (1 + 1e-6) : 1e-9))
    #expect(stage.offset(at: curve.duration) == 100 + curve.distance)
    let moved = stage.shifted(by: 4_096)
    #expect(agree(moved.offset(at: curve.duration / 3), stage.offset(at: curve.duration / 3) + 4_096))
    #expect(moved.velocity(at: curve.duration / 3) == stage.velocity(at: curve.duration / 3))
  }

  @Test(arguments: Kind.allCases, 0..<40)
  func velocityAndDisplacementAreDerivativeAndIntegral(_ kind: Kind, seed: Int) {
    var (law, velocity, distance, random) = Self.draw(kind, seed)
    let curve = law.curve(distance: distance, velocity: velocity)
    guard curve.duration > 0 else { return }
    let t = random.number(0.05...0.95) * curve.duration
    let h = 1e-5 * curve.duration
    let floor = max(velocity.magnitude, curve.distance.magnitude / curve.duration)
    let slope = (curve.displacement(at: t + h) - curve.displacement(at: t - h)) / (2 * h)
    #expect(agree(slope, curve.velocity(at: t), part: 2e-5, floor: floor))
    // Simpson's rule over the first part.
    let parts = 1_000
    var sum = 0.0
    for part in 0...parts {
      let weight = part == 0 || part == parts ? 1.0 : part.isMultiple(of: 2) ? 2 : 4
      sum += weight * curve.velocity(at: t * Double(part) / Double(parts))
    }
    let way = sum * t / Double(3 * parts)
    #expect(agree(way, curve.displacement(at: t), part: 1e-5, floor: floor * curve.duration))
  }

  @Test(arguments: Kind.glides, 0..<40) func timeFindsItsOffset(_ kind: Kind, seed: Int) throws {
    var (law, velocity, _, random) = Self.draw(kind, seed)
    let curve = law.curve(distance: nil, velocity: velocity)
    let stage = try #require(Stage.curve(curve, from: -300))
    let time = random.number(0...0.98) * curve.duration
    let level = stage.offset(at: time)
    // Next to the end an offset says little about the time: what counts is where that time leads.
    #expect(agree(stage.offset(at: try #require(stage.time(to: level))), level))
    #expect(stage.time(to: -300) == 0 && stage.time(to: -300 - curve.distance / 100) == nil)
    #expect(stage.time(to: stage.destination + curve.distance / 100) == nil)
  }

  @Test(arguments: [Kind.swinging, .critical, .crawling], 0..<40)
  func timeFindsTheFirstMomentOfAnOffset(_ kind: Kind, seed: Int) throws {
    var (law, _, distance, random) = Self.draw(kind, seed)
    let stage = try #require(Stage.curve(law.curve(distance: distance, velocity: 0), from: 0))
    let level = stage.destination * random.number(0.01...0.95)
    let time = try #require(stage.time(to: level))
    #expect(agree(stage.offset(at: time), level, part: 1e-9, floor: stage.destination.magnitude))
    for step in 0..<100 {
      #expect((stage.offset(at: time * Double(step) / 100) - level) * (0 - level) >= -1e-9 * level * level)
    }
  }

  @Test(arguments: Kind.allCases, 0..<10) func isTheSameAtEveryFrameRate(_ kind: Kind, seed: Int) throws {
    let (law, velocity, distance, _) = Self.draw(kind, seed)
    let stage = try #require(Stage.curve(law.curve(distance: distance, velocity: velocity), from: 0))
    let motion = Motion(start: .seconds(2), axes: PerAxis(AxisMotion(free: stage)))
    var seen: [Double: Point] = [:]
    for rate in [60, 90, 120, 240] {
      for frame in 0...rate {
        let time = 2 + Double(frame) / Double(rate)
        let offset = motion.offset(at: .seconds(time))
        #expect(seen.updateValue(offset, forKey: time) ?? offset == offset)
      }
    }
  }

  @Test(arguments: Kind.allCases, 0..<40) func sentElsewhereItKeepsItsSpeed(_ kind: Kind, seed: Int) {
    var (law, velocity, distance, random) = Self.draw(kind, seed)
    let curve = law.curve(distance: distance, velocity: velocity)
    let time = random.number(0.05...0.9) * curve.duration
    let speed = curve.velocity(at: time)
    let next = law.remainder(after: time).curve(distance: random.number(-900...900), velocity: speed)
    #expect(next.displacement(at: 0).magnitude < 1e-9 && agree(next.velocity(at: 0), speed))
  }

  @Test(arguments: Kind.unchanged, 0..<40) func sentToWhereItGoesItGoesOn(_ kind: Kind, seed: Int) {
    var (law, velocity, _, random) = Self.draw(kind, seed)
    let free = kind.isSpring ? random.number(-900...900) : nil
    let curve = law.curve(distance: free, velocity: velocity)
    let time = random.number(0.05...0.9) * curve.duration
    let gone = curve.displacement(at: time)
    let rest = law.remainder(after: time)
      .curve(distance: free.map { $0 - gone }, velocity: curve.velocity(at: time))
    for step in 0..<20 {
      let later = (curve.duration - time) * Double(step) / 20
      #expect(
        agree(
          gone + rest.displacement(at: later), curve.displacement(at: time + later), part: 1e-8,
          floor: 1 + curve.distance.magnitude))
    }
    if kind != .swinging { #expect(agree(rest.duration, curve.duration - time, part: 1e-5)) }
  }

  @Test(arguments: Kind.glides, 0..<40) func aGlideOnlySlowsDown(_ kind: Kind, seed: Int) {
    let (law, velocity, _, _) = Self.draw(kind, seed)
    for part in [nil, 0.3, 1.9] as [Double?] {
      let own = law.curve(distance: nil, velocity: velocity).distance
      let curve = law.curve(distance: part.map { $0 * own }, velocity: velocity)
      var (offset, speed) = (0.0, velocity.magnitude)
      for step in 1..<500 {
        let time = curve.duration * Double(step) / 500
        let (next, slower) = (
          curve.displacement(at: time) / curve.distance, curve.velocity(at: time).magnitude
        )
        // Next to the end only rounding is left of the way.
        #expect(next >= offset - 1e-12 && next <= 1 && slower <= speed * (1 + 1e-12))
        (offset, speed) = (next, slower)
      }
      #expect(
        curve.velocity(at: curve.duration) == 0 && curve.displacement(at: curve.duration) == curve.distance)
    }
  }

  @Test(arguments: Kind.allCases) func anArchiveMakesTheLawAgain(_ kind: Kind) throws {
    var random = Seeded(4)
    let law = kind.law(&random)
    let numbers = try #require(MotionLaws().numbers(of: law))
    let makers: [LawMaker] = [
      { SpringLaw(archived: $0) }, { AndroidFling(archived: $0) }, { ChromiumFling(archived: $0) },
      { ChromiumPhysicsFling(archived: $0) }, { ConstantDeceleration(archived: $0) },
    ]
    let made = makers.compactMap { $0(numbers) }
    try #require(made.count == 1)
    #expect(made[0].archived == numbers)
    for (distance, velocity) in [(nil, 800.0), (300, 900)] as [(Double?, Double)] {
      let (curve, again) = (
        law.curve(distance: distance, velocity: velocity),
        made[0].curve(distance: distance, velocity: velocity)
      )
      #expect(curve.duration == again.duration && curve.displacement(at: 0.1) == again.displacement(at: 0.1))
    }
    for index in numbers.indices {
      for wrong in [-1, .nan, .infinity] {
        var spoilt = numbers
        spoilt[index] = wrong
        #expect(makers.allSatisfy { $0(spoilt) == nil })
      }
    }
    #expect(makers.allSatisfy { $0(numbers + [1]) == nil && $0([]) == nil })
  }

  @Test(arguments: Kind.allCases, extremes + [.infinity, .nan]) func staysFinite(
    _ kind: Kind, velocity: Double
  ) {
    var random = Seeded(5)
    let law = kind.law(&random)
    for distance in [nil, 0, 1e-300, -1, 1e9, -1e150] as [Double?] {
      if kind.isSpring, !velocity.isFinite { continue }
      let curve = law.curve(distance: distance, velocity: velocity)
      guard curve.duration <= 1e100, curve.distance.magnitude <= 1e150 else { continue }
      for part in [0, 1e-9, 0.5, 1, 2] {
        #expect(curve.displacement(at: part * curve.duration).isFinite)
        #expect(curve.velocity(at: part * curve.duration).isFinite)
      }
    }
  }
}
