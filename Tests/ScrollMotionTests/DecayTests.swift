import ScrollMotion
import Seeds
import Testing

@Suite struct DecayTests {
  static func random(_ seed: Int) -> (decay: Decay, random: Seeded) {
    var random = Seeded(seed)
    let rate = DecelerationRate(rawValue: random.number(0.9...0.9995))
    return (Decay(velocity: random.number(-9000...9000), rate: rate), random)
  }

  @Test(arguments: 0..<40) func aGlideAgreesWithIntegration(seed: Int) {
    var (decay, random) = Self.random(seed)
    let k = decay.constant
    var body = Body(place: 0, speed: decay.velocity) { _, speed in -k * speed }
    let seconds = random.number(0.01...2)
    body.move(seconds: seconds, steps: 2_000)
    let scale = decay.distance.magnitude
    #expect(agree(decay.displacement(at: seconds), body.place, floor: scale))
    #expect(agree(decay.velocity(at: seconds), body.speed, floor: scale))
  }

  @Test func aGlideTravelsAsUIScrollViewDoes() {
    #expect(agree(Decay(velocity: 1_000, rate: .normal).distance, 499.49983316645523, part: 1e-13))
    #expect(agree(Decay(velocity: 1_000, rate: .fast).distance, 99.49916247342217, part: 1e-13))
    let glide = Decay(velocity: 1_000, rate: .normal)
    #expect(glide.displacement(at: 1e9) == glide.distance)
  }

  @Test(arguments: 0..<100) func durationIsTheLastMomentOutsideTheThreshold(seed: Int) {
    var (decay, random) = Self.random(seed)
    let threshold = random.one(of: [0.01, 0.25, 0.5, 3, 500])
    let duration = decay.duration(within: threshold)
    let left = { (t: Double) in (decay.distance - decay.displacement(at: t)).magnitude }
    #expect(duration >= 0)
    #expect(left(duration * (1 + 1e-9)) <= threshold * (1 + 1e-9))
    if duration > 0 { #expect(left(duration * (1 - 1e-6)) > threshold) }
    #expect((duration == 0) == (decay.distance.magnitude <= threshold))
  }

  @Test(arguments: 0..<100) func timeFindsItsDisplacement(seed: Int) throws {
    var (decay, random) = Self.random(seed)
    let displacement = decay.distance * random.number(0...0.999)
    let time = try #require(decay.time(to: displacement))
    #expect(agree(decay.displacement(at: time), displacement))
    #expect(decay.time(to: decay.distance) == nil)
    #expect(decay.time(to: decay.distance * 1.0001) == nil)
    #expect(decay.time(to: decay.distance * -0.0001) == nil)
    #expect(decay.time(to: 0) == 0)
  }

  @Test(arguments: 0..<100) func aGlideHitsAGivenDistanceAtTheGivenSpeed(seed: Int) throws {
    var random = Seeded(seed)
    let sign = random.one(of: [-1.0, 1.0])
    let velocity = sign * random.number(1...9000)
    let distance = sign * random.number(0.1...9000)
    let decay = try #require(Decay(velocity: velocity, distance: distance))
    #expect(decay.velocity(at: 0) == velocity)
    #expect(decay.displacement(at: 0) == 0)
    #expect(decay.displacement(at: 1e150) == distance)
    #expect(Decay(velocity: -velocity, distance: distance) == nil)
  }

  @Test(arguments: [(0.0, 5.0), (5, 0), (0, 0), (.nan, 1), (1, .nan), (.infinity, 1), (1, .infinity)])
  func aGlideCannotHitWhatItsVelocityDoesNotPointAt(velocity: Double, distance: Double) {
    #expect(Decay(velocity: velocity, distance: distance) == nil)
  }

  @Test func beforeTheStartIsTheStart() {
    let decay = Decay(velocity: 700, rate: .normal)
    for seconds in [-1e150, -1, .nan, -0.0] {
      #expect(decay.displacement(at: seconds) == 0)
      #expect(decay.velocity(at: seconds) == 700)
    }
  }

  @Test(arguments: extremes, [Double.leastNonzeroMagnitude, 1e-9, 0.5, 0.998, 1 - 0x1p-53])
  func staysFinite(velocity: Double, rate: Double) throws {
    let decay = Decay(velocity: velocity, rate: DecelerationRate(rawValue: rate))
    #expect(decay.distance.isFinite)
    for number in extremes + [.infinity, -.infinity, .nan] {
      #expect(decay.displacement(at: number).isFinite)
      #expect(decay.velocity(at: number).isFinite)
      #expect(decay.time(to: number)?.isFinite != false)
      let duration = decay.duration(within: number)
      #expect(duration >= 0 && duration.isFinite)
      if let arriving = Decay(velocity: velocity, distance: number) {
        #expect(arriving.displacement(at: 1).isFinite)
        #expect(arriving.duration(within: 0.25).isFinite)
        #expect(arriving.time(to: number / 2)?.isFinite != false)
      }
    }
  }
}

@Suite struct DecelerationRateTests {
  @Test func aRateLiesBetweenZeroAndOne() {
    #expect(
      [Double.leastNonzeroMagnitude, 0.5, 0.99, 0.998, 1 - 0x1p-53].allSatisfy(DecelerationRate.isValid))
    let wrong: [Double] = [0, 1, -0.5, 1.5, .nan, .infinity, -.infinity]
    #expect(wrong.allSatisfy { !DecelerationRate.isValid($0) })
    #expect(DecelerationRate.normal.rawValue == 0.998)
    #expect(DecelerationRate.fast.rawValue == 0.99)
  }
}
