import ScrollMotion
import Seeds
import Testing

/// A timed motion that is sent elsewhere on its way, in the time that is left.
struct CurveRemainderTests {
  @Test(arguments: CubicBezierTests.curves.filter { (0...1).contains($0.y1) && (0...1).contains($0.y2) })
  func goesOnAsTheCurveDoes(_ bezier: CubicBezier) {
    for part in [0.001, 0.1, 0.25, 0.5, 0.77, 0.95] {
      let rest = bezier.remainder(after: part)
      if bezier.x1 > bezier.x2 {
        #expect(rest == bezier, "its control points run back in time")
        continue
      }
      let gone = bezier.value(at: part)
      if 1 - gone < 1e-6 { continue }
      for step in 0...20 {
        let time = Double(step) / 20
        let whole = bezier.value(at: part + time * (1 - part))
        #expect((gone + rest.value(at: time) * (1 - gone) - whole).magnitude < 1e-6)
      }
    }
  }

  @Test(arguments: [0, -1, 1, 2, Double.nan]) func noPartLeavesItWhole(_ part: Double) {
    #expect(CubicBezier.easeInOut.remainder(after: part) == .easeInOut)
  }

  @Test func aCurveThatOvershootsStaysWhole() {
    let back = CubicBezier(0.68, -0.55, 0.27, 1.55)
    #expect(back.remainder(after: 0.5) == back)
  }

  @Test func theSecondsThatAreLeft() throws {
    let law = TimingCurve(duration: 1, curve: .easeInOut)
    func duration(_ law: TimingCurve, after seconds: Double) -> Double {
      law.remainder(after: seconds).curve(distance: 100, velocity: 0).duration
    }
    #expect(duration(law, after: 0) == 1 && (duration(law, after: 0.3) - 0.7).magnitude < 1e-12)
    for late in [0.99, 1, 50] { #expect(duration(law, after: late) == TimingCurve.shortest) }
    #expect(duration(TimingCurve(duration: 0.01), after: 0.005) == 0.01)
    #expect(duration(TimingCurve(duration: 0), after: 0.005) == 0)
  }

  /// Sent again and again to where it goes anyway, it is the same motion.
  @Test(arguments: [CubicBezier.easeInOut, .ease, .easeOut, .easeIn, .linear])
  func sentToTheSamePlaceNothingChanges(_ bezier: CubicBezier) {
    let whole = TimingCurve(duration: 1, curve: bezier).curve(distance: 1_000, velocity: 0)
    var law: any MotionLaw = TimingCurve(duration: 1, curve: bezier)
    var (offset, velocity) = (0.0, 0.0)
    for step in 1...9 {
      let motion = law.curve(distance: 1_000 - offset, velocity: velocity)
      offset += motion.displacement(at: 0.1)
      velocity = motion.velocity(at: 0.1)
      law = law.remainder(after: 0.1)
      let time = Double(step) / 10
      #expect((offset - whole.displacement(at: time)).magnitude < 1e-4)
      #expect((velocity - whole.velocity(at: time)).magnitude < 1e-2)
    }
  }
}
