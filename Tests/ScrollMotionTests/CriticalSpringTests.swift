import ScrollMotion
import Seeds
import Testing

@Suite struct CriticalSpringTests {
  /// Springs of every kind: moving inwards, moving outwards, passing the rest, from rest, at rest, on the brink.
  static func random(_ seed: Int) -> (spring: CriticalSpring, random: Seeded) {
    var random = Seeded(seed)
    let response = random.number(0.1...1.5)
    let frequency = 2 * Double.pi / response
    let displacement = random.one(of: [0, random.number(-900...900), random.number(-1...1)])
    let velocity = random.one(of: [
      0, random.number(-8000...8000), random.number(-10...10), -frequency * displacement,
      -frequency * displacement * random.number(0.9...1.1),
    ])
    return (CriticalSpring(displacement: displacement, velocity: velocity, response: response), random)
  }

  @Test(arguments: 0..<60) func aSpringAgreesWithIntegration(seed: Int) {
    var (spring, random) = Self.random(seed)
    let λ = spring.frequency
    var body = Body(place: spring.displacement, speed: spring.velocity) { place, speed in
      -2 * λ * speed - λ * λ * place
    }
    let seconds = random.number(0.01...8) / λ
    body.move(seconds: seconds, steps: 2_000)
    let scale = spring.displacement.magnitude + spring.velocity.magnitude / λ
    #expect(agree(spring.displacement(at: seconds), body.place, floor: scale))
    #expect(agree(spring.velocity(at: seconds), body.speed, floor: scale * λ))
  }

  /// Most moments need not be asked for the moment at which a spring settles. It has the bits of a plain bisection, also
  /// where the spring is only just out of reach of its threshold.
  @Test(arguments: 0..<1_000) func aSpringSettlesWhenBisectionSays(seed: Int) {
    var (spring, random) = Self.random(seed)
    let turn = spring.turn ?? 0
    let farthest = spring.displacement(at: turn).magnitude
    let threshold = random.one(of: [
      0.5, 0.01, 1e-6, farthest * random.number(0...1), farthest * (1 - 1e-12), farthest.nextDown,
    ])
    let isSettled = { (seconds: Double) in spring.displacement(at: seconds).magnitude <= threshold }
    guard threshold > 0, !isSettled(turn) else { return }
    var step = 1 / spring.frequency
    while !isSettled(turn + step), step < 1e6 / spring.frequency { step *= 2 }
    var (before, past) = (turn, turn + step)
    for _ in 0..<128 {
      let middle = before + (past - before) / 2
      if middle <= before || middle >= past { break }
      if isSettled(middle) { past = middle } else { before = middle }
    }
    #expect(spring.duration(within: threshold) == past)
  }

  @Test(arguments: 0..<60) func aSpringBeginsAtItsGivenState(seed: Int) {
    let spring = Self.random(seed).spring
    #expect(spring.displacement(at: 0) == spring.displacement)
    #expect(spring.velocity(at: 0) == spring.velocity)
    #expect(spring.displacement(at: -3) == spring.displacement)
    #expect(spring.velocity(at: -3) == spring.velocity)
  }

  @Test(arguments: [(40.0, 2_000.0), (-40, -300), (500, 900), (500, 0), (500, -900)])
  func aResponseForADistanceNeverOvershoots(_ distance: Double, _ velocity: Double) {
    let response = CriticalSpring.response(usually: 0.35, over: distance, at: velocity)
    #expect(response > 0.35 / 5 && response <= 0.35)
    #expect(velocity * distance > 0 || response == 0.35)
    let spring = CriticalSpring(displacement: -distance, velocity: velocity, response: response)
    for frame in 0...120 {
      let left = spring.displacement(at: Double(frame) / 60) / distance
      #expect(left <= 1e-12)
    }
  }

  @Test func aResponseForAShortWayIsAFifthOfTheUsual() {
    #expect(CriticalSpring.response(usually: 0.35, over: 3, at: 2_000) == 0.35 / 5)
  }

  @Test func responseAndStiffnessAreEquivalent() {
    let soft = CriticalSpring(displacement: 40, velocity: -3, stiffness: 120)
    let same = CriticalSpring(displacement: 40, velocity: -3, response: 2 * Double.pi / 120.0.squareRoot())
    #expect(agree(soft.frequency, same.frequency, part: 1e-15))
  }

  @Test(arguments: 0..<200) func aSpringTurnsWhereItsSpeedIsZero(seed: Int) {
    let spring = Self.random(seed).spring
    let end = 40 / spring.frequency
    let scale = spring.velocity.magnitude + spring.displacement.magnitude * spring.frequency
    guard let turn = spring.turn else {
      let times = (1..<2_000).map { end * Double($0) / 2_000 }
      let speeds = times.map(spring.velocity(at:)).filter { $0.magnitude > 1e-9 * scale }
      #expect(speeds.allSatisfy { $0 > 0 } || speeds.allSatisfy { $0 < 0 })
      return
    }
    #expect(turn > 0)
    #expect(agree(spring.velocity(at: turn), 0, floor: scale))
    #expect(spring.velocity(at: turn / 2) * spring.velocity >= 0)
  }

  @Test func aSpringOvershootsByTheFormula() throws {
    let spring = CriticalSpring(displacement: 0, velocity: 1_000, response: 0.575)
    let furthest = spring.displacement(at: try #require(spring.turn))
    #expect(agree(furthest, 1_000 / (2.718281828459045 * spring.frequency), part: 1e-14))
    #expect(agree(furthest, 33.7, part: 2e-3))
  }

  @Test(arguments: 0..<300) func durationIsTheLastMomentOutsideTheThreshold(seed: Int) {
    var (spring, random) = Self.random(seed)
    let threshold = random.one(of: [0.001, 0.25, 0.5, 5, 100])
    let duration = spring.duration(within: threshold)
    #expect(duration >= 0 && duration.isFinite)
    let away = { (t: Double) in spring.displacement(at: t).magnitude }
    let end = duration + 30 / spring.frequency
    for step in 1...400 {
      #expect(away(duration + (end - duration) * Double(step) / 400) <= threshold * (1 + 1e-9))
    }
    if duration > 0 { #expect(away(duration * (1 - 1e-6)) > threshold) }
  }

  @Test(arguments: [Double.leastNonzeroMagnitude, 1e-300, 1e-150, 1e-9, 0.575, 1e9, 1e150, 1e300], extremes)
  func staysFinite(response: Double, displacement: Double) {
    for velocity in extremes {
      let springs = [
        CriticalSpring(displacement: displacement, velocity: velocity, response: response),
        CriticalSpring(displacement: displacement, velocity: velocity, stiffness: response),
      ]
      for spring in springs {
        let turn = spring.turn
        #expect(turn?.isFinite != false)
        for number in extremes + [.infinity, -.infinity, .nan] {
          #expect(spring.displacement(at: number).isFinite)
          #expect(spring.velocity(at: number).isFinite)
          let duration = spring.duration(within: number)
          #expect(duration.isFinite && duration >= 0)
          #expect(spring.crossing(of: number, up: true).map { $0.isFinite && $0 >= 0 } != false)
          #expect(spring.crossing(of: number, up: false).map { $0.isFinite && $0 >= 0 } != false)
        }
      }
    }
  }
}
