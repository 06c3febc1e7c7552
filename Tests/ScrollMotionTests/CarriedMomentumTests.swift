import ScrollMotion
import ScrollSpace
import Testing

/// What repeated flicks carry on, by the ways of others.
struct CarriedMomentumTests {
  static let added: [CarriedMomentum] = [.android, .chromium, .iOS, .gtk]

  /// A motion that a finger has caught at 0 s and followed for 0.1 s: a move each `gap` seconds, at a speed.
  static func caught(
    _ velocity: Vector, start: Vector? = nil, gap: Double = 0.01, speed: Double = 1_000, rests: Bool = false
  ) -> (CaughtMotion, Timestamp) {
    var caught = CaughtMotion(start: start ?? velocity, velocity: velocity, at: .zero)
    var now = 0.0
    let length = Mathematics.sqrt(velocity.x * velocity.x + velocity.y * velocity.y)
    for _ in 0..<6 {
      if rests { caught.follow(.zero, at: .seconds(now + gap / 2)) }
      now += gap
      caught.follow(velocity * (speed * gap / length), at: .seconds(now))
      if rests { caught.follow(.zero, at: .seconds(now + gap - 0.001)) }
    }
    return (caught, .seconds(now))
  }

  @Test(arguments: CarriedMomentum.allCases, Axis.both)
  func aFlingThatGoesOnGetsFasterByItsOwnWay(_ kind: CarriedMomentum, _ axis: Axis) {
    for sign in [-1.0, 1] {
      var (motion, start, fling) = (Vector.zero, Vector.zero, Vector.zero)
      (motion[axis], start[axis], fling[axis]) = (2_500 * sign, 3_000 * sign, 6_000 * sign)
      let (caught, lift) = Self.caught(motion, start: start)
      let velocity = kind.velocity(of: fling, after: caught, atLift: lift)
      let added: Double =
        switch kind {
        case .none: 0
        case .android: 2_500
        case .chromium: 3_000
        case .iOS: 0.000816 * Mathematics.exp(1.967 * Mathematics.log(2_500))
        case .gtk: (6_000 - 0.33 * 2_500 * Mathematics.exp(-0.24)) / 0.67
        }
      #expect(agree(velocity[axis], sign * (6_000 + added)) && velocity[axis.cross] == 0)
    }
  }

  @Test(arguments: CarriedMomentum.allCases, 0..<200)
  func noFlingGetsSlowerOrTurns(_ kind: CarriedMomentum, seed: Int) {
    var random = Seeded(seed)
    let numbers = (0..<4).map { _ in random.number(-9_000...9_000) }
    let (motion, fling) = (Vector(x: numbers[0], y: numbers[1]), Vector(x: numbers[2], y: numbers[3]))
    let (caught, lift) = Self.caught(motion, gap: random.number(0.001...0.06), speed: random.number(50...900))
    let velocity = kind.velocity(of: fling, after: caught, atLift: lift)
    let (before, after) = (
      fling.x * fling.x + fling.y * fling.y, velocity.x * velocity.x + velocity.y * velocity.y
    )
    #expect(after >= before && fling.x * velocity.x + fling.y * velocity.y > 0)
    let mirrored = kind.velocity(of: -fling, after: Self.caught(-motion).0, atLift: .seconds(0.06))
    #expect(mirrored == -kind.velocity(of: fling, after: Self.caught(motion).0, atLift: .seconds(0.06)))
    if motion.x * fling.x < 0, motion.y * fling.y < 0 { #expect(velocity == fling) }
  }

  /// The longest time between moves, and the speed below which nothing is carried.
  @Test(arguments: [
    (CarriedMomentum.android, 0.0399, 0.0401, false), (.chromium, 0.0499, 0.0501, false),
    (.iOS, 0.0205, 0.0225, true),
  ])
  func aFingerThatRestsLosesTheMomentum(_ kind: CarriedMomentum, short: Double, long: Double, rests: Bool) {
    let motion = Vector(x: 0, y: 2_000)
    let velocity = { (gap: Double) in
      let (caught, lift) = Self.caught(motion, gap: gap, rests: rests)
      return kind.velocity(of: motion, after: caught, atLift: lift).y
    }
    #expect(velocity(short) > 2_500 && velocity(long) == 2_000)
    let (caught, lift) = Self.caught(motion)
    let late = kind.velocity(of: motion, after: caught, atLift: lift + long).y
    #expect((late == 2_000) == (kind != .iOS), "between the last move and the lift, too, if a gap counts")
  }

  @Test func chromiumAsksForSpeedAndDirection() {
    let velocity = { (motion: Double, fling: Double, speed: Double) in
      let (caught, lift) = Self.caught(Vector(x: motion, y: 0), start: Vector(x: 2_000, y: 0), speed: speed)
      return CarriedMomentum.chromium.velocity(of: Vector(x: fling, y: 0), after: caught, atLift: lift).x
    }
    #expect(velocity(351, 351, 151) == 2_351)
    #expect(
      velocity(349, 351, 151) == 351 && velocity(351, 349, 151) == 349 && velocity(351, 351, 149) == 351)
    var (caught, lift) = Self.caught(Vector(x: 900, y: 0))
    caught.follow(Vector(x: -5, y: 0), at: lift + 0.01)
    #expect(
      CarriedMomentum.chromium.velocity(of: Vector(x: 900, y: 0), after: caught, atLift: lift + 0.01).x == 900
    )
  }

  @Test(arguments: Axis.both) func eachAxisOfIOSAndGTKCountsByItself(_ axis: Axis) {
    var (motion, fling) = (Vector(x: 3_000, y: 3_000), Vector(x: 5_000, y: 5_000))
    let (straight, lift) = Self.caught(motion)
    motion[axis.cross] = -3_000
    fling[axis.cross] = 5_000
    let (turned, _) = Self.caught(motion)
    for kind in [CarriedMomentum.iOS, .gtk] {
      let both = kind.velocity(of: fling, after: straight, atLift: lift)
      let one = kind.velocity(of: fling, after: turned, atLift: lift)
      #expect(one[axis] == both[axis] && both[axis] > 5_000 && one[axis.cross] == 5_000)
    }
    #expect(CarriedMomentum.android.velocity(of: fling, after: turned, atLift: lift) == fling)
  }

  @Test func iOSCarriesFortyThousandAndTwiceTheFlingAtMost() {
    let (caught, lift) = Self.caught(Vector(x: 1e6, y: 0))
    let velocity = { CarriedMomentum.iOS.velocity(of: Vector(x: $0, y: 0), after: caught, atLift: lift).x }
    #expect(velocity(20_001) == 60_001 && velocity(19_999) == 3 * 19_999)
  }

  /// Of equal flicks in a row none is slower than the one before it, however long the pauses between them are.
  @Test(arguments: [200.0, 1_000, 3_000, 7_000], [0.0, 0.03, 0.1, 0.3])
  func equalFlicksOfIOSDoNotGetSlower(_ speed: Double, _ pause: Double) {
    var (before, time) = (speed, 0.0)
    for _ in 0..<9 {
      time += pause
      let moving = before * Mathematics.exp(-2 * pause)
      let caught = CaughtMotion(
        start: Vector(x: before, y: 0), velocity: Vector(x: moving, y: 0), at: .seconds(time))
      let velocity = CarriedMomentum.iOS.velocity(
        of: Vector(x: speed, y: 0), after: caught, atLift: .seconds(time))
      #expect(velocity.x >= before)
      before = velocity.x
    }
  }

  @Test(arguments: CarriedMomentum.allCases, extremes + [.infinity, .nan])
  func oddNumbersCarryNothingOdd(_ kind: CarriedMomentum, number: Double) {
    for motion in [Vector(x: number, y: 1), Vector(x: 1, y: number), Vector(x: number, y: number)] {
      let caught = CaughtMotion(start: motion, velocity: motion, at: .zero)
      let velocity = kind.velocity(of: Vector(x: 900, y: 900), after: caught, atLift: .seconds(0.01))
      #expect(velocity.isFinite && velocity.x >= 900 && velocity.y >= 900)
      if !number.isFinite { #expect(velocity == Vector(x: 900, y: 900)) }
    }
  }
}
