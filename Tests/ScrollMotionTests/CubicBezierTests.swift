import ScrollMotion
import Seeds
import Testing

struct CubicBezierTests {
  static let curves: [CubicBezier] = [
    .linear, .ease, .easeIn, .easeOut, .easeInOut, CubicBezier(0, 1, 1, 0), CubicBezier(1, 0, 0, 1),
    CubicBezier(0, 0, 0, 0), CubicBezier(1, 1, 1, 1), CubicBezier(0.3, -2, 0.7, 3),
  ]

  /// The point of the curve by its definition, at a parameter.
  private func point(of curve: CubicBezier, at s: Double) -> (x: Double, y: Double) {
    let (a, b, c) = (3 * (1 - s) * (1 - s) * s, 3 * (1 - s) * s * s, s * s * s)
    return (a * curve.x1 + b * curve.x2 + c, a * curve.y1 + b * curve.y2 + c)
  }

  @Test(arguments: curves)
  func goesThroughThePointsOfItsDefinition(_ curve: CubicBezier) {
    // Near an upright stretch a bit of time is much of the way.
    for step in 1..<1_000 {
      let point = point(of: curve, at: Double(step) / 1_000)
      let nearby = [-1e-13, 0, 1e-13].map { curve.value(at: point.x + $0) }
      #expect(nearby.min()! - 1e-9 <= point.y && point.y <= nearby.max()! + 1e-9)
    }
  }

  @Test(arguments: curves)
  func beginsAndEndsInItsCorners(_ curve: CubicBezier) {
    for early: Double in [-1, 0, -0.0, .nan, -.infinity] { #expect(curve.value(at: early) == 0) }
    for late: Double in [1, 2, .infinity] { #expect(curve.value(at: late) == 1) }
  }

  @Test(arguments: [CubicBezier.linear, .ease, .easeIn, .easeOut, .easeInOut, CubicBezier(0.3, -2, 0.7, 3)])
  func slopeIsTheChangeOfTheValue(_ curve: CubicBezier) {
    for step in 1..<100 {
      let time = Double(step) / 100
      let change = (curve.value(at: time + 1e-6) - curve.value(at: time - 1e-6)) / 2e-6
      #expect((curve.slope(at: time) - change).magnitude < 1e-4 * max(1, change.magnitude))
    }
  }

  @Test func slopeAtTheEndsIsTheLimit() {
    #expect(CubicBezier.linear.slope(at: 0) == 1 && CubicBezier.linear.slope(at: 1) == 1)
    #expect(CubicBezier.ease.slope(at: 0) == 0.4)
    #expect(CubicBezier.easeInOut.slope(at: 0) == 0 && CubicBezier.easeInOut.slope(at: 1) == 0)
    #expect(CubicBezier.easeOut.slope(at: 0) == 1 / 0.58)
    #expect(CubicBezier(0, 1, 1, 0).slope(at: 0) == .infinity)
    #expect(CubicBezier(0, 0, 0, 0).slope(at: 0) == 1)
  }

  @Test func timeRunsForwardOnEveryCurve() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      let x1 = Double.random(in: 0...1, using: &random), x2 = Double.random(in: 0...1, using: &random)
      let monotone = CubicBezier(x1, 0, x2, 1)
      var last = 0.0
      for step in 0...64 {
        let value = monotone.value(at: Double(step) / 64)
        #expect(value >= last - 1e-12 && value <= 1)
        last = value
      }
    }
  }
}
