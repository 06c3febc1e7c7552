import ScrollMotion
import Seeds
import Testing

@Suite struct DampedSpringTests {
  static let dampings = [0.001, 0.05, 0.3, 0.7, 0.99, 1 - 1e-9, 1, 1 + 1e-9, 1.0001, 1.1, 2, 10, 100]

  /// A spring of each damping: moving inwards, moving outwards, from rest, at rest, on the brink.
  static func random(_ seed: Int, damping: Double) -> (spring: DampedSpring, random: Seeded) {
    var random = Seeded(seed)
    let response = random.number(0.1...1.5)
    let displacement = random.one(of: [0, random.number(-900...900), random.number(-1...1)])
    let home = -2 * Double.pi / response * displacement
    let velocity = random.one(of: [
      0, random.number(-8_000...8_000), random.number(-10...10), home, home * random.number(0.9...1.1),
    ])
    let spring = DampedSpring(
      displacement: displacement, velocity: velocity, response: response, dampingRatio: damping)
    return (spring, random)
  }

  /// What a number of points is measured by: how far the spring may get.
  static func scale(_ spring: DampedSpring) -> Double {
    spring.displacement.magnitude + spring.velocity.magnitude / spring.frequency
  }

  @Test(arguments: 0..<12, dampings) func agreesWithIntegration(seed: Int, damping: Double) {
    var (spring, random) = Self.random(seed, damping: damping)
    let ω = spring.frequency
    var body = Body(place: spring.displacement, speed: spring.velocity) { place, speed in
      -2 * damping * ω * speed - ω * ω * place
    }
    let seconds = random.number(0.01...8) / ω
    body.move(seconds: seconds, steps: damping > 5 ? 20_000 : 2_000)
    let scale = Self.scale(spring)
    #expect(agree(spring.displacement(at: seconds), body.place, floor: scale))
    #expect(agree(spring.velocity(at: seconds), body.speed, floor: scale * ω))
  }

  @Test(arguments: 0..<12, dampings) func aSpringStartsInItsGivenState(seed: Int, damping: Double) {
    let spring = Self.random(seed, damping: damping).spring
    for seconds in [0, -3, -Double.infinity, .nan] {
      #expect(spring.displacement(at: seconds) == spring.displacement)
      #expect(spring.velocity(at: seconds) == spring.velocity)
    }
    #expect(agree(spring.displacement(at: 1e-12), spring.displacement, floor: Self.scale(spring)))
  }

  @Test(arguments: 0..<60) func aRatioOfOneIsTheCriticalSpring(seed: Int) {
    var (spring, random) = Self.random(seed, damping: 1)
    let critical = CriticalSpring(
      displacement: spring.displacement, velocity: spring.velocity, response: 2 * .pi / spring.frequency)
    let scale = Self.scale(spring)
    for _ in 0..<20 {
      let seconds = random.number(0...2)
      #expect(
        agree(spring.displacement(at: seconds), critical.displacement(at: seconds), part: 1e-14, floor: scale)
      )
      for damping in [1 - 1e-8, 1 + 1e-8] {
        let near = DampedSpring(
          displacement: spring.displacement, velocity: spring.velocity, response: 2 * .pi / spring.frequency,
          dampingRatio: damping)
        #expect(
          agree(near.displacement(at: seconds), critical.displacement(at: seconds), part: 1e-6, floor: scale))
      }
    }
    for threshold in [0.01, 0.5, 20] {
      #expect(agree(spring.duration(within: threshold), critical.duration(within: threshold), part: 1e-6))
    }
  }

  @Test(arguments: 0..<20, dampings) func durationIsWhenItStaysWithinTheThreshold(seed: Int, damping: Double)
  {
    var (spring, random) = Self.random(seed, damping: damping)
    let threshold = random.one(of: [0.001, 0.25, 0.5, 5, 100])
    let duration = spring.duration(within: threshold)
    #expect(duration >= 0 && duration.isFinite)
    let away = { (t: Double) in spring.displacement(at: t).magnitude }
    let span = 30 / spring.frequency
    for step in 1...400 {
      #expect(away(duration + span * Double(step) / 400) <= threshold * (1 + 1e-9))
    }
    guard duration > 0 else { return }
    // A spring that swings may have been near for half a swing before.
    let swing = spring.swings ? Double.pi / (spring.frequency * (1 - damping * damping).squareRoot()) : 0
    let last = spring.swings ? max(duration - swing, 0) : duration * (1 - 1e-6)
    let outside = (0...200).contains { away(last + (duration - last) * Double($0) / 200) > threshold }
    #expect(outside || last == 0)
  }

  @Test(arguments: [1, 1 + 1e-9, 1.1, 3, 100]) func doesNotPassItsRestIfItDoesNotSwing(_ damping: Double) {
    let spring = DampedSpring(displacement: -400, velocity: 0, response: 0.5, dampingRatio: damping)
    for step in 0...2_000 { #expect(spring.displacement(at: Double(step) / 100) <= 0) }
    #expect(!spring.swings)
  }

  @Test(arguments: [0.1, 0.5, 0.9]) func aSpringSwingsPastItsRestByTheFormula(_ damping: Double) {
    let spring = DampedSpring(displacement: -400, velocity: 0, response: 0.5, dampingRatio: damping)
    let root = (1 - damping * damping).squareRoot()
    // e^(−πζ/√(1−ζ²)), half a swing after the start.
    let most = 400 * Mathematics.exp(-.pi * damping / root)
    #expect(spring.swings && agree(spring.displacement(at: 0.25 / root), most))
  }

  @Test func massAndStiffnessAreEquivalentToResponseAndRatio() {
    let heavy = DampedSpring(displacement: 40, velocity: -3, mass: 2, stiffness: 200, damping: 24)
    let same = DampedSpring(displacement: 40, velocity: -3, response: 2 * .pi / 10, dampingRatio: 0.6)
    #expect(
      agree(heavy.frequency, same.frequency, part: 1e-15) && agree(heavy.dampingRatio, 0.6, part: 1e-15))
  }

  @Test(arguments: [1e-300, 1e-9, 0.5, 1, 1.5, 1e300], extremes)
  func staysFinite(ratio: Double, displacement: Double) {
    for (velocity, response) in zip(
      extremes, [Double.leastNonzeroMagnitude, 1e-9, 0.575, 1e9, 1e300] + extremes)
    where response > 0 {
      let spring = DampedSpring(
        displacement: displacement, velocity: velocity, response: response, dampingRatio: ratio)
      for number in extremes + [.infinity, -.infinity, .nan] {
        #expect(spring.displacement(at: number).isFinite)
        #expect(spring.velocity(at: number).isFinite)
        let duration = spring.duration(within: number)
        #expect(duration.isFinite && duration >= 0)
      }
    }
  }
}
