import ScrollMotion
import Seeds
import Testing

struct TimingCurveTests {
  @Test(arguments: CubicBezierTests.curves, [100.0, -640, 0])
  func fromRestItIsTheCurve(_ bezier: CubicBezier, _ distance: Double) {
    let motion = TimingCurve(duration: 0.4, curve: bezier).curve(distance: distance, velocity: 0)
    for step in 0...40 {
      let part = Double(step) / 40
      #expect((motion.displacement(at: 0.4 * part) - distance * bezier.value(at: part)).magnitude < 1e-6)
    }
    #expect(motion.distance == distance && motion.duration == 0.4)
  }

  @Test func keepsTheSpeedItSetsOutWith() {
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

  @Test(arguments: [0.0, 300]) func runFreeItStays(_ velocity: Double) throws {
    let stage = try #require(
      Stage.curve(TimingCurve(duration: 1).curve(distance: nil, velocity: velocity), from: 20))
    #expect(stage.destination == 20 && stage.offset(at: 0.5) == 20)
  }

  @Test func noDurationIsThereAtOnce() throws {
    let curve = TimingCurve(duration: 0).curve(distance: 80, velocity: 500)
    let stage = try #require(Stage.curve(curve, from: 20, to: 100))
    #expect(stage.offset(at: 0) == 100 && stage.velocity(at: 0) == 0)
  }
}
