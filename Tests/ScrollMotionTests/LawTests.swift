import ScrollMotion
import ScrollSpace
import Seeds
import Testing

/// What every curve promises: the columns of a table whose rows are all kinds of curves, with random numbers.
struct LawTests {
  typealias Kind = CurveKind

  /// A law, a velocity, and a distance: what it covers by itself, or a part or a multiple of that, or any.
  static func draw(_ kind: Kind, _ seed: Int) -> (
    law: any MotionLaw, velocity: Double, distance: Double?, Seeded
  ) {
    var random = Seeded(seed &+ 77)
    let law = kind.law(&random)
    let velocity =
      random.one(of: [-1, 1]) * random.one(of: [random.number(20...9_000), random.number(1...60_000)])
    let own = law.curve(distance: nil, velocity: velocity).distance
    let any = random.one(of: [
      random.number(-2_000...2_000), random.number(-1e5...1e5), random.number(-3...3),
    ])
    let distance =
      Kind.glides.contains(kind) ? random.one(of: [nil, own * random.number(0.26...1.9), any]) : any
    return (law, velocity, distance, random)
  }

  @Test(arguments: Kind.allCases, 0..<40) func beginsAndEndsWhereAndAsItShould(_ kind: Kind, seed: Int) throws
  {
    let (law, velocity, distance, _) = Self.draw(kind, seed)
    let curve = law.curve(distance: distance, velocity: velocity)
    #expect(curve.displacement(at: 0).magnitude < 1e-9)
    if Kind.keepingSpeed.contains(kind) { #expect(agree(curve.velocity(at: 0), velocity)) }
    if let distance { #expect(curve.distance == distance) }
    let stage = try #require(Stage.of(law, distance: distance, velocity: velocity, from: 100))
    let last = stage.duration > 0 ? stage.offset(at: stage.duration.nextDown) : stage.start
    #expect((last - stage.destination).magnitude <= kind.landing * (1 + 1e-6) || stage.duration == 0)
    #expect(stage.offset(at: curve.duration) == 100 + curve.distance && stage.offset(at: 0) == 100)
    let moved = stage.shifted(by: 4_096)
    #expect(agree(moved.offset(at: curve.duration / 3), stage.offset(at: curve.duration / 3) + 4_096))
    #expect(moved.velocity(at: curve.duration / 3) == stage.velocity(at: curve.duration / 3))
  }

  /// Over a moment, and over a twentieth of a second: so the velocity is the derivative, too. By Simpson's rule.
  @Test(arguments: Kind.allCases, 0..<40) func theWayIsTheIntegralOfTheVelocity(_ kind: Kind, seed: Int) {
    var (law, velocity, distance, random) = Self.draw(kind, seed)
    let curve = law.curve(distance: distance, velocity: velocity)
    let somewhere = random.number(0.02...0.9) * curve.duration
    for (begin, longest) in [(0, 1e-5), (somewhere, 1e-5), (somewhere, 0.05)] {
      let (seconds, parts) = (min(longest, curve.duration / 25), 200)
      var sum = 0.0
      for part in 0...parts {
        let weight = part == 0 || part == parts ? 1.0 : part.isMultiple(of: 2) ? 2 : 4
        sum += weight * curve.velocity(at: begin + seconds * Double(part) / Double(parts))
      }
      let way = curve.displacement(at: begin + seconds) - curve.displacement(at: begin)
      // A part in a million of a way at the usual speed, and the rounding of a difference.
      let speed = max(velocity.magnitude, curve.distance.magnitude / max(curve.duration, 1e-9))
      let error = 1e-6 * speed * seconds + 1e-13 * (curve.distance.magnitude + speed)
      #expect((sum * seconds / Double(3 * parts) - way).magnitude <= error)
    }
  }

  /// The first moment of an offset, of whatever has no moment before it: however often it swings.
  @Test(arguments: Kind.allCases, 0..<40)
  func timeFindsTheFirstMomentOfAnOffset(_ kind: Kind, seed: Int) throws {
    var (law, velocity, distance, random) = Self.draw(kind, seed)
    let stage = try #require(Stage.of(law, distance: distance, velocity: velocity, from: -300))
    let level = stage.offset(at: random.number(0...0.98) * stage.duration)
    let time = try #require(stage.time(to: level))
    let scale = max(1_000, (stage.destination - stage.start).magnitude, velocity.magnitude)
    // Next to the end an offset says little about the time: the offset at that time counts.
    if time < stage.duration { #expect(agree(stage.offset(at: time), level, floor: scale)) }
    let side = stage.start < level ? 1.0 : -1
    for step in 0..<2_000 {
      #expect(side * (stage.offset(at: time * Double(step) / 2_000) - level) <= 1e-9 * scale)
    }
    #expect(stage.time(to: -300) == 0 && stage.time(to: 1e12) == nil && stage.time(to: -1e12) == nil)
    #expect(stage.time(to: stage.destination) != nil)
  }

  /// A swing past an offset by a millionth of its height is found, with hundreds before it and after it.
  @Test(arguments: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3], [-400.0, 0, 9_000])
  func noSwingIsMissed(_ ratio: Double, velocity: Double) throws {
    let curve = SpringLaw(response: 0.5, dampingRatio: ratio).curve(distance: 500, velocity: velocity)
    let stage = try #require(Stage.curve(curve, from: 0))
    var (time, turns) = (0.0, 0)
    while let turn = curve.turn(after: time), turn < stage.duration {
      #expect(turn > time && curve.velocity(at: turn).magnitude < 1e-6 * (9_000 + velocity.magnitude))
      let height = curve.displacement(at: turn) - 500
      let found = stage.crossing(of: 500 + height * (1 - 1e-6), up: height > 0, after: time)
      #expect(try #require(found) <= turn && found! > time)
      (time, turns) = (turn, turns + 1)
      // The many turns of a faint damping are looked at here and there.
      if turns > 8 { time = curve.turn(after: time + stage.duration / 20) ?? stage.duration }
    }
    #expect(turns > 1)
  }

  /// With a damping of 1 and more, from rest or at a speed that it can lose on its way.
  @Test(arguments: Kind.springs + [.arrival, .steady], 0..<40)
  func doesNotPassItsEndWhereItNeedNot(_ kind: Kind, seed: Int) {
    guard kind != .swinging else { return }
    var (law, _, distance, random) = Self.draw(kind, seed)
    let way = distance ?? 0
    let rate: Double =
      switch law {
      case let law as SpringLaw: Double.pi / law.response / law.dampingRatio
      case let law as TimedSpring: 2 * Double.pi / law.response
      case let law as TimedArrival: 4 / law.duration
      default: 4
      }
    let curve = law.curve(distance: way, velocity: random.number(0...1) * rate * way)
    for step in 0...500 {
      #expect(curve.displacement(at: curve.duration * Double(step) / 500) / way <= 1 + 1e-12)
    }
  }

  @Test(arguments: Kind.keepingSpeed, 0..<40) func sentElsewhereItKeepsItsSpeed(_ kind: Kind, seed: Int) {
    var (law, velocity, distance, random) = Self.draw(kind, seed)
    let curve = law.curve(distance: distance, velocity: velocity)
    let time = random.number(0.05...0.9) * curve.duration
    let speed = curve.velocity(at: time)
    let next = law.remainder(after: time).curve(distance: random.number(-900...900), velocity: speed)
    #expect(next.displacement(at: 0).magnitude < 1e-9 && agree(next.velocity(at: 0), speed))
  }

  @Test(arguments: Kind.unchanged, 0..<40) func sentToWhereItGoesItGoesOn(_ kind: Kind, seed: Int) {
    var (law, velocity, _, random) = Self.draw(kind, seed)
    // Chromium's curve is enlarged for a speed beyond its own.
    if kind == .chromium, velocity.magnitude > 20_900 { return }
    let free = Kind.glides.contains(kind) ? nil : random.number(-900...900)
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
    if ![.swinging, .timedSpring].contains(kind) {
      #expect(agree(rest.duration, curve.duration - time, part: 1e-5))
    }
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

  @Test(arguments: Kind.archived) func anArchiveMakesTheLawAgain(_ kind: Kind) throws {
    var random = Seeded(4)
    let law = kind.law(&random)
    let numbers = try #require(MotionLaws().numbers(of: law))
    let makers: [LawMaker] = [
      { SpringLaw(archived: $0) }, { AndroidFling(archived: $0) }, { ChromiumFling(archived: $0) },
      { ChromiumPhysicsFling(archived: $0) }, { ConstantDeceleration(archived: $0) },
      { TimedSpring(archived: $0) }, { TimedArrival(archived: $0) }, { TimingCurve(archived: $0) },
      { SteadySpeed(archived: $0) },
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
      // A control point may lie below 0.
      for wrong in kind == .timing ? [.nan, .infinity] : [-1, .nan, .infinity] {
        var spoilt = numbers
        spoilt[index] = wrong
        #expect(makers.allSatisfy { $0(spoilt) == nil })
      }
    }
    #expect(makers.allSatisfy { $0(numbers + [1]) == nil && $0([]) == nil })
  }

  @Test(arguments: Kind.allCases, extremes + [.infinity, .nan])
  func staysFinite(_ kind: Kind, velocity: Double) {
    var random = Seeded(5)
    let law = kind.law(&random)
    for distance in [nil, 0, 1e-300, -1, 1e9, -1e150] as [Double?] {
      if !Kind.glides.contains(kind) || kind == .decay, !velocity.isFinite { continue }
      let curve = law.curve(distance: distance, velocity: velocity)
      guard curve.duration <= 1e100, curve.distance.magnitude <= 1e150 else { continue }
      for part in [0, 1e-9, 0.5, 1, 2] {
        #expect(curve.displacement(at: part * curve.duration).isFinite)
        #expect(curve.velocity(at: part * curve.duration).isFinite)
      }
    }
  }
}
