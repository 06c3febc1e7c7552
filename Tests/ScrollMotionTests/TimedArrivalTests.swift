import ScrollMotion
import Seeds
import Testing

/// Laws of motions that take a time of their own: arrivals, springs, timing curves and steady speeds.
struct TimedArrivalTests {
  let law = SteadySpeed(speed: 200)

  @Test(arguments: [(500.0, 0.0), (500, 1_200), (-37.3, -900), (40, -300)])
  func aTimedArrivalKeepsItsSpeedAndEndsAtRest(_ distance: Double, _ velocity: Double) {
    let curve = TimedArrival(duration: 0.5).curve(distance: distance, velocity: velocity)
    #expect(curve.duration == 0.5 && curve.distance == distance)
    #expect(abs(curve.displacement(at: 0)) < 1e-9 && abs(curve.velocity(at: 0) - velocity) < 1e-9)
    #expect(curve.displacement(at: 0.5) == distance && curve.velocity(at: 0.5) == 0)
    for time in [0.1, 0.25, 0.4] {
      let slope = (curve.displacement(at: time + 1e-6) - curve.displacement(at: time - 1e-6)) / 2e-6
      #expect(abs(slope - curve.velocity(at: time)) < 1e-4)
    }
  }

  @Test(arguments: [500.0, -37.3]) func anArrivalInTheTimeOfSlowingNeverGetsFaster(_ distance: Double) {
    let velocity = distance * 4
    let seconds = TimedArrival.slowing(over: distance, at: velocity)
    #expect(seconds == 0.5)
    let curve = TimedArrival(duration: seconds).curve(distance: distance, velocity: velocity)
    var last = velocity.magnitude + 1e-9
    for frame in 0...30 {
      let speed = curve.velocity(at: Double(frame) / 60).magnitude
      #expect(speed <= last)
      last = speed
    }
  }

  @Test func withoutAVelocityNothingSlows() {
    #expect(TimedArrival.slowing(over: 500, at: 0) == 0)
    #expect(TimedArrival.slowing(over: 500, at: -10) < 0)
  }

  @Test func sentElsewhereALawArrivesInTheSecondsThatAreLeft() throws {
    func duration(_ law: TimedArrival, after seconds: Double) throws -> Double {
      try #require(law.remainder(after: seconds) as? TimedArrival).duration
    }
    #expect(try duration(TimedArrival(duration: 0.5), after: 0.125) == 0.375)
    #expect(try duration(TimedArrival(duration: 0.5), after: 0.499) == 1.0 / 60)
    #expect(try duration(TimedArrival(duration: 0.01), after: 1) == 0.01)
    let spring = TimedSpring(response: 0.4, duration: 0.5).remainder(after: 0.125)
    #expect(spring.archived == TimedSpring(response: 0.4, duration: 0.375).archived)
  }

  @Test func archivesMakeALawAgain() {
    let (timed, sprung) = (Double(0x53_4E_50_4C), Double(0x53_4E_50_53))
    #expect(TimedArrival(duration: 0.5).archived == [timed, 0.5])
    #expect(TimedArrival(archived: [timed, 0.5])?.duration == 0.5)
    for bad in [[], [1, 0.5], [timed, .infinity]] { #expect(TimedArrival(archived: bad) == nil) }
    #expect(TimedSpring(response: 0.4, duration: 0.5).archived == [sprung, 0.4, 0.5])
    let spring = TimedSpring(archived: [sprung, 0.4, 0.5])
    #expect(spring?.response == 0.4 && spring?.duration == 0.5)
    for bad in [[], [sprung, 0, 1]] { #expect(TimedSpring(archived: bad) == nil) }
    #expect(SteadySpeed(archived: law.archived ?? [])?.speed == 200)
    for bad in [[], [1, 200], law.archived?.map { -$0 }, TimingCurve(duration: 1).archived] {
      #expect(SteadySpeed(archived: bad ?? []) == nil)
    }
  }

  @Test(arguments: [(500.0, 0.0), (-37.3, 900)])
  func aTimedSpringMovesAsACriticalSpringDoes(_ distance: Double, _ velocity: Double) {
    let curve = TimedSpring(response: 0.4, duration: 2).curve(distance: distance, velocity: velocity)
    let spring = CriticalSpring(displacement: -distance, velocity: velocity, response: 0.4)
    #expect(curve.duration == 2 && curve.distance == distance)
    for time in [0, 0.1, 0.5, 1.9] {
      #expect(curve.displacement(at: time) == distance + spring.displacement(at: time))
      #expect(curve.velocity(at: time) == spring.velocity(at: time))
    }
  }

  @Test func aTimeThatIsTooShortLastsUntilItIsAPointAway() {
    let spring = CriticalSpring(displacement: -500, velocity: 0, response: 0.4)
    let curve = TimedSpring(response: 0.4, duration: 0.1).curve(distance: 500, velocity: 0)
    #expect(curve.duration == spring.duration(within: 1) && curve.duration > 0.1)
  }

  @Test(arguments: CubicBezierTests.curves, [100.0, -640, 0])
  func aTimingCurveFromRestIsItsBezier(_ bezier: CubicBezier, _ distance: Double) {
    let motion = TimingCurve(duration: 0.4, curve: bezier).curve(distance: distance, velocity: 0)
    for step in 0...40 {
      let part = Double(step) / 40
      #expect((motion.displacement(at: 0.4 * part) - distance * bezier.value(at: part)).magnitude < 1e-6)
    }
    #expect(motion.distance == distance && motion.duration == 0.4)
  }

  @Test func aTimingCurveKeepsItsInitialSpeed() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<500 {
      let velocity = Double.random(in: -8_000...8_000, using: &random)
      let distance = Double.random(in: -2_000...2_000, using: &random)
      let law = TimingCurve(duration: Double.random(in: 0.05...2, using: &random), curve: .easeInOut)
      let motion = law.curve(distance: distance, velocity: velocity)
      #expect((motion.velocity(at: 0) - velocity).magnitude < 1e-9 * max(1, velocity.magnitude))
      #expect(motion.displacement(at: 0) == 0)
      let end = motion.displacement(at: law.duration)
      #expect((end - distance).magnitude < 1e-9 * max(1, distance.magnitude))
      let middle = law.duration * 0.37
      let change = (motion.displacement(at: middle + 1e-6) - motion.displacement(at: middle - 1e-6)) / 2e-6
      #expect((motion.velocity(at: middle) - change).magnitude < 1e-3 * max(1_000, change.magnitude))
    }
  }

  @Test func anUprightBeginningIsFollowedAsItIs() {
    let bezier = CubicBezier(0, 1, 1, 0)
    let motion = TimingCurve(duration: 1, curve: bezier).curve(distance: 100, velocity: 500)
    for step in 0...10 {
      #expect(motion.displacement(at: Double(step) / 10) == 100 * bezier.value(at: Double(step) / 10))
    }
  }

  @Test(arguments: [0.0, 300]) func aTimingCurveThatRunsFreeStays(_ velocity: Double) throws {
    let stage = try #require(
      Stage.curve(TimingCurve(duration: 1).curve(distance: nil, velocity: velocity), from: 20))
    #expect(stage.destination == 20 && stage.offset(at: 0.5) == 20)
  }

  @Test func aTimingCurveWithoutDurationIsThereAtOnce() throws {
    let curve = TimingCurve(duration: 0).curve(distance: 80, velocity: 500)
    let stage = try #require(Stage.curve(curve, from: 20, to: 100))
    #expect(stage.offset(at: 0) == 100 && stage.velocity(at: 0) == 0)
  }

  @Test(arguments: [500.0, -37.3]) func aSteadySpeedCoversTheDistanceAtItsSpeed(_ distance: Double) {
    let curve = law.curve(distance: distance, velocity: 900)
    #expect(curve.duration == abs(distance) / 200 && curve.distance == distance)
    #expect(curve.displacement(at: 0) == 0 && curve.displacement(at: curve.duration) == distance)
    for part in [0.1, 0.5, 0.9] {
      let time = part * curve.duration
      #expect(abs(curve.displacement(at: time) - part * distance) < 1e-12)
      #expect(curve.velocity(at: time) == (distance < 0 ? -200 : 200))
    }
  }

  @Test func aSteadySpeedThatRunsFreeStays() {
    let curve = law.curve(distance: nil, velocity: 900)
    #expect(curve.distance == 0 && curve.duration == 0)
  }
}
