import ScrollMotion
import Seeds
import Testing

@Suite struct StageCrossingTests {
  /// The two looks, of many, between which a stage passes a level, by evaluation alone. Of a curve's swings
  /// past the level only those that are long enough for it to be found count.
  static func looked(_ stage: Stage, _ level: Double, up: Bool, after earliest: Double) -> ClosedRange<
    Double
  >? {
    let looks = 3_000
    let isPast = { (t: Double) in up ? stage.offset(at: t) > level : stage.offset(at: t) < level }
    var before = earliest
    var wasPast = isPast(earliest)
    var grain = 0.0
    if case .curve = stage.law { grain = (stage.duration - earliest) / 250 }
    for look in 1...looks {
      let t = look == looks ? stage.duration : earliest + (stage.duration - earliest) * Double(look) / 3_000
      let past = isPast(t)
      if past, !wasPast, isPast(min(t + grain, stage.duration)) { return before...t }
      before = t
      wasPast = past
    }
    return nil
  }

  /// Levels in and around the way, and every special one: start, destination, turn, in the last leap.
  static func levels(_ stage: Stage, _ random: inout Seeded) -> [Double] {
    var levels = [stage.start, stage.destination]
    levels += [stage.destination + 0.1, stage.destination - 0.1, stage.destination.nextUp]
    let length = (stage.destination - stage.start).magnitude + 100
    for _ in 0..<4 { levels.append(stage.start + random.number(-1.5...1.5) * length) }
    if case .spring(let spring) = stage.law, let turn = spring.turn { levels.append(stage.offset(at: turn)) }
    return levels
  }

  static func check(_ stage: Stage, _ level: Double, up: Bool, after earliest: Double) {
    let found = stage.crossing(of: level, up: up, after: earliest)
    let looked = looked(stage, level, up: up, after: earliest)
    let rounding = 1e-8 * max(level.magnitude, 1)
    if let found {
      #expect(found >= earliest && found <= stage.duration)
      // Passed in landing: the last look alone is past, and the one before is not.
      if found == stage.duration, found > earliest { #expect(looked?.upperBound == found) }
      // Just then it is at the level, and a moment later past it.
      let sign = up ? 1.0 : -1.0
      let grain = 1e-7 * (1 + stage.duration)
      if found < stage.duration {
        #expect((stage.offset(at: found) - level).magnitude <= 1e-6 * max(level.magnitude, 1))
        #expect(sign * (stage.offset(at: found + grain) - level) >= -rounding)
      }
      if found - grain >= earliest { #expect(sign * (stage.offset(at: found - grain) - level) <= rounding) }
    }
    if let looked {
      let time = found ?? .nan
      #expect(time <= looked.upperBound, "missed: \(stage) level \(level) up \(up) after \(earliest)")
    }
  }

  @Test(arguments: 0..<150) func aCrossingAgreesWithDenseLooking(seed: Int) {
    let stage = StageTests.random(seed)
    var random = Seeded(seed &+ 7_000)
    for level in Self.levels(stage, &random) {
      for up in [true, false] {
        Self.check(stage, level, up: up, after: 0)
        Self.check(stage, level, up: up, after: stage.duration * random.number(0...1))
      }
    }
  }

  @Test(arguments: [-300.0, 0, 300], [-4000.0, -800, 0, 800, 4000])
  func springsOfEverySignAgreeWithDenseLooking(
    displacement: Double, velocity: Double
  ) {
    let stage = Stage.spring(
      from: 1_000 + displacement, velocity: velocity, to: 1_000, response: 0.5, within: 0.25)
    var random = Seeded(Int(displacement + velocity))
    for level in Self.levels(stage, &random) + [1_000 - displacement, 1_000 + displacement / 2] {
      for up in [true, false] { Self.check(stage, level, up: up, after: 0) }
    }
  }

  /// Springs that shoot over by less than the threshold: they settle before they turn.
  @Test(arguments: [-1.0, 1], 1...60)
  func springsThatTurnAfterTheyHaveSettledAgreeWithDenseLooking(sign: Double, brink: Int) {
    let response = 0.5
    let frequency = 2 * Double.pi / response
    let speed = frequency * 100 * (1 + 0.01 * Double(brink))
    let stage = Stage.spring(
      from: 100 * sign, velocity: -speed * sign, to: 0, response: response, within: 0.25)
    for level in [0, 0.1, 0.2, 0.24, 0.26, 1e-3, 1e-9] {
      for up in [true, false] {
        Self.check(stage, level, up: up, after: 0)
        Self.check(stage, -level, up: up, after: 0)
      }
    }
  }

  @Test(arguments: [-1.0, 1]) func leavingTheLevelIsPassingItAtZero(sign: Double) {
    let up = sign > 0
    let glide = Stage.decay(Decay(velocity: 500 * sign, rate: .normal), from: 100, within: 0.25)
    let home = Stage.spring(from: 100, velocity: 0, to: 100 + 50 * sign, response: 0.5, within: 0.25)
    let out = Stage.spring(from: 100, velocity: 900 * sign, to: 100, response: 0.5, within: 0.25)
    let swing = Stage.curve(Formula(distance: 90 * sign, duration: 1, amplitude: 0, swings: 0), from: 100)
    for (number, stage) in [glide, home, out, swing].enumerated() {
      #expect(stage?.crossing(of: 100, up: up) == 0, "stage \(number)")
      #expect(stage?.crossing(of: 100, up: !up) == nil, "stage \(number)")
    }
  }

  @Test(arguments: [-1.0, 1]) func arrivingOnTheLevelIsNotPassingIt(sign: Double) throws {
    let glide = try #require(Stage.decay(from: 0, velocity: 900 * sign, to: 400 * sign, within: 0.25))
    #expect(glide.crossing(of: 400 * sign, up: sign > 0) == nil)
    #expect(glide.time(to: 400 * sign) == glide.duration)
    let home = Stage.spring(from: 0, velocity: 0, to: 400 * sign, response: 0.5, within: 0.25)
    #expect(home.crossing(of: 400 * sign, up: sign > 0) == nil)
    #expect(home.time(to: 400 * sign) == home.duration)
  }

  @Test(arguments: [-1.0, 1]) func aSpringThatShootsOverPassesItsDestination(sign: Double) throws {
    let stage = Stage.spring(from: -100 * sign, velocity: 9_000 * sign, to: 0, response: 0.5, within: 0.25)
    let time = try #require(stage.crossing(of: 0, up: sign > 0))
    #expect(stage.offset(at: time).magnitude < 1e-9)
    #expect(stage.time(to: 0) == time)
    #expect(stage.crossing(of: 0, up: sign < 0) == nil)
  }

  /// The last leap passes a wall closer to the destination than the threshold. Otherwise the content would rest
  /// beyond a wall whose edge was never asked.
  @Test(arguments: [-1.0, 1], [0.2, 1e-9, 0])
  func theLastLeapPassesWhatItLeapsOver(sign: Double, left: Double) {
    let glide = Stage.decay(Decay(velocity: 800 * sign, rate: .normal), from: 50, within: 0.25)
    let level = left > 0 ? glide.destination - left * sign : glide.destination - sign * glide.destination.ulp
    #expect(glide.crossing(of: level, up: sign > 0) == glide.duration)
    #expect(glide.time(to: level) == glide.duration)
    let edited = Stage.curve(
      Formula(distance: 10 * sign, duration: 1, amplitude: 0, swings: 0), from: 0, to: 500 * sign)
    #expect(edited?.crossing(of: 200 * sign, up: sign > 0) == 1)
    let short = Stage.decay(Decay(velocity: 0.2 * sign, rate: .normal), from: 50, within: 0.25)
    #expect(short.duration == 0)
    #expect(short.crossing(of: 50, up: sign > 0) == 0)
  }

  @Test func aCurveThatComesBackPassesAgain() throws {
    let swing = Formula(distance: 0, duration: 1, amplitude: 100, swings: 2)
    let stage = try #require(Stage.curve(swing, from: 0))
    let first = try #require(stage.crossing(of: 30, up: true))
    let second = try #require(stage.crossing(of: 30, up: true, after: 0.1))
    #expect(first < 0.1)
    #expect(second > 0.5 && second < 0.6)
    #expect(stage.crossing(of: 30, up: true, after: 0.9) == nil)
  }

  @Test(arguments: [Double.nan, .infinity, 1e9]) func nothingIsPassedAfterTheEnd(earliest: Double) {
    for seed in 0..<10 {
      let stage = StageTests.random(seed)
      #expect(stage.crossing(of: stage.start, up: true, after: earliest) == nil)
      #expect(stage.crossing(of: stage.start, up: false, after: earliest) == nil)
    }
  }

}
