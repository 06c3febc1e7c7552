import ScrollMotion
import Seeds
import Testing

@Suite struct StageTests {
  /// Stages under every law.
  static func random(_ seed: Int) -> Stage {
    var random = Seeded(seed)
    let start = random.one(of: [0, random.number(-2000...2000), 1e7])
    let velocity = random.number(-6000...6000)
    switch seed % 5 {
    case 0: return .decay(Decay(velocity: velocity, rate: .normal), from: start, within: 0.25)
    case 1: return .decay(Decay(velocity: velocity, rate: .fast), from: start, within: 0.25)
    case 2:
      let target = start + random.number(-900...900)
      return .spring(from: start, velocity: velocity, to: target, response: 0.575, within: 0.25)
    case 3:
      let away = velocity * random.number(0.1...1)
      return .decay(from: start, velocity: velocity, to: start + away, within: 0.25)!
    default:
      let swing = Formula(
        distance: random.number(-500...500), duration: random.number(0.1...3),
        amplitude: random.number(-400...400), swings: random.number(0...4))
      return .curve(swing, from: start)!
    }
  }

  @Test(arguments: 0..<100) func aStageBeginsAtItsStartAndEndsOnItsDestination(seed: Int) {
    let stage = Self.random(seed)
    #expect(stage.duration >= 0 && stage.duration.isFinite)
    if stage.duration > 0 {
      #expect(stage.offset(at: 0) == stage.start && stage.offset(at: -1) == stage.start)
      #expect(stage.velocity(at: -1) == stage.velocity(at: 0))
    }
    for seconds in [stage.duration, stage.duration.nextUp, stage.duration + 1, 1e150, .infinity, .nan] {
      #expect(stage.offset(at: seconds) == stage.destination)
      #expect(stage.velocity(at: seconds) == 0)
    }
  }

  @Test(arguments: 0..<100) func velocityIsTheDerivative(seed: Int) {
    let stage = Self.random(seed)
    guard stage.duration > 0.01 else { return }
    let h = 1e-6
    var random = Seeded(~seed)
    let t = random.number(h...stage.duration - 2 * h)
    let slope = (stage.offset(at: t + h) - stage.offset(at: t - h)) / (2 * h)
    // 1e7 is a start from which a double tells 2 nm apart: 1e-3 points a second at this h.
    #expect(agree(slope, stage.velocity(at: t), part: 1e-4, floor: 50))
  }

  @Test(arguments: 0..<100) func aStageArrivesAtAnEditedDestinationWithoutAJumpInSpeed(seed: Int) throws {
    var random = Seeded(seed)
    let start = random.number(-1000...1000)
    let velocity = random.number(50...6000) * random.one(of: [-1, 1])
    let target = start + velocity * random.number(0.1...1)
    let glide = try #require(Stage.decay(from: start, velocity: velocity, to: target, within: 0.25))
    #expect(glide.velocity(at: 0) == velocity)
    #expect(glide.destination == target)
    #expect(glide.offset(at: glide.duration) == target)
    let back = start - velocity * 0.01
    #expect(Stage.decay(from: start, velocity: velocity, to: back, within: 0.25) == nil)
    let spring = Stage.spring(from: start, velocity: velocity, to: back, response: 0.4, within: 0.25)
    #expect(spring.velocity(at: 0) == velocity)
    #expect(spring.offset(at: 0) == start)
    #expect(spring.offset(at: spring.duration) == back)
  }

  @Test(arguments: 0..<100) func shiftMovesAllOffsetsAndNothingElse(seed: Int) {
    let stage = Self.random(seed)
    let moved = stage.shifted(by: -512)
    #expect(moved.duration == stage.duration)
    #expect(moved.start == stage.start - 512)
    #expect(moved.destination == stage.destination - 512)
    for part in [0, 0.1, 0.5, 0.9, 0.999, 1, 2] {
      let t = stage.duration * part
      #expect(agree(moved.offset(at: t), stage.offset(at: t) - 512, part: 1e-15, floor: 2_000))
      #expect(moved.velocity(at: t) == stage.velocity(at: t))
    }
  }

  @Test func aRestIsOverFromTheStart() {
    let rest = Stage.rest(at: 7)
    #expect(rest.duration == 0)
    #expect(rest.offset(at: -5) == 7)
    #expect(rest.offset(at: 0) == 7)
    #expect(rest.velocity(at: 0) == 0)
    #expect(rest.time(to: 7) == 0)
    #expect(rest.time(to: 8) == nil)
  }

  @Test func aCurveThatDoesNotEndIsNotTaken() {
    let place = { (distance: Double, duration: Double) in
      Formula(distance: distance, duration: duration, place: 1, speed: 1)
    }
    #expect(Stage.curve(place(5, .infinity), from: 0) == nil)
    #expect(Stage.curve(place(5, .nan), from: 0) == nil)
    #expect(Stage.curve(place(.nan, 1), from: 0) == nil)
    #expect(Stage.curve(place(.infinity, 1), from: 0, to: 3) == nil)
    #expect(Stage.curve(place(5, 1), from: 0, to: .nan) == nil)
    #expect(Stage.curve(place(5, -1), from: 0) == nil)
    #expect(Stage.curve(place(5, -1e-300), from: 0, to: 3) == nil)
    #expect(Stage.curve(place(5, -0.0), from: 0)?.duration == 0)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e151])
  func aCurveThatIsNoUsableNumberCountsAsItsEndAndItsMeanSpeed(wrong: Double) throws {
    let stage = try #require(
      Stage.curve(Formula(distance: 40, duration: 1, place: wrong, speed: wrong), from: 2))
    #expect(stage.offset(at: 0.5) == 42)
    #expect(stage.velocity(at: 0.5) == 40)
    let quick = try #require(
      Stage.curve(Formula(distance: 1e149, duration: 1e-9, place: 0, speed: wrong), from: 2))
    #expect(quick.velocity(at: 0) == 0, "its mean speed is no usable number either")
  }

  @Test(arguments: extremes, extremes) func staysFinite(start: Double, velocity: Double) {
    for number in extremes {
      var stages = [Stage.decay(Decay(velocity: velocity, rate: .normal), from: start, within: number)]
      stages.append(.spring(from: start, velocity: velocity, to: number, response: 0.575, within: 0.25))
      stages.append(.spring(from: start, velocity: velocity, to: 9, response: 0.575, within: number))
      if let glide = Stage.decay(from: start, velocity: velocity, to: number, within: 0.25) {
        stages.append(glide)
      }
      for stage in stages {
        #expect(stage.duration.isFinite && stage.duration >= 0)
        for seconds in [0, 1e-9, 0.1, stage.duration.nextDown, stage.duration, 1e150] {
          #expect(stage.offset(at: seconds).isFinite)
          #expect(stage.velocity(at: seconds).isFinite)
        }
        for level in extremes {
          #expect(stage.crossing(of: level, up: true)?.isFinite != false)
          #expect(stage.time(to: level)?.isFinite != false)
        }
      }
    }
  }
}
