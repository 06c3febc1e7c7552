import ScrollMotion
import Seeds
import Testing

/// What each deceleration is, in its source's words.
struct FlingLawTests {
  @Test(arguments: CurveKind.glides.filter { $0 != .decay })
  func aDistanceOutOfReachIsCoveredByASpring(_ kind: CurveKind) {
    var random = Seeded(3)
    let law = kind.law(&random)
    let own = law.curve(distance: nil, velocity: 3_000).distance
    for distance in [own * 0.2, own * 2.1, 0 - own] {
      let curve = law.curve(distance: distance, velocity: 3_000)
      let spring = CriticalSpring(displacement: 0 - distance, velocity: 3_000, response: 0.575)
      #expect(agree(curve.displacement(at: 0.2), distance + spring.displacement(at: 0.2)))
    }
  }

  @Test func aGlideByGTKTravelsAQuarterOfItsSpeed() {
    #expect(agree(Decay(velocity: 1_000, rate: .gtk).distance, 250, part: 1e-12))
    #expect(agree(Decay(velocity: 1, rate: DecelerationRate(constant: 2.002)).constant, 2.002, part: 1e-12))
  }

  @Test(arguments: [
    (1_000.0, 194.0, 0.555), (2_000, 647, 0.925), (5_000, 3_178, 1.816), (8_000, 7_186, 2.567),
  ])
  func anAndroidFlingTravelsAsFarAsOnAndroid(_ velocity: Double, _ distance: Double, _ duration: Double) {
    let curve = AndroidFling().curve(distance: nil, velocity: velocity)
    #expect((curve.distance - distance).magnitude < 0.7 && (curve.duration - duration).magnitude < 0.001)
  }

  /// From a speed of 1,000: what a deceleration of 27.559 inches per second squared allows, and no more than the reach.
  @Test(arguments: [(1_000.0, 188.99, 0.4348), (4_000, 1_500, 1.7391), (7_000, 1_500, 2)])
  func aPhysicsFlingIsAsLongAsInChromium(_ velocity: Double, _ distance: Double, _ duration: Double) {
    let curve = ChromiumPhysicsFling(reach: 1_500).curve(distance: nil, velocity: 0 - velocity)
    #expect((curve.distance + distance).magnitude < 0.01 && (curve.duration - duration).magnitude < 0.0001)
    #expect(agree(curve.velocity(at: 0), 0 - velocity))
  }

  @Test func aChromiumFlingIsTheEndOfChromiumsCurve() {
    let (alpha, beta, gamma) = (-5707.62, 172.0, 3.7)
    let place = { (t: Double) in alpha * Mathematics.exp(-gamma * t) - beta * t - alpha }
    let speed = { (t: Double) in -alpha * gamma * Mathematics.exp(-gamma * t) - beta }
    let begin = 0.4
    let curve = ChromiumFling().curve(distance: nil, velocity: speed(begin))
    for step in 0..<10 {
      let time = curve.duration * Double(step) / 10
      #expect(agree(curve.displacement(at: time), place(begin + time) - place(begin)))
    }
    #expect(speed(begin + curve.duration).magnitude < 1e-9)
    // Beyond its greatest speed, the whole curve is enlarged.
    let whole = ChromiumFling().curve(distance: nil, velocity: speed(0))
    let large = ChromiumFling().curve(distance: nil, velocity: 2 * speed(0))
    #expect(agree(large.duration, whole.duration) && agree(large.displacement(at: 0.3), 2 * place(0.3)))
  }
}
