import ScrollMotion
import ScrollSpace
import Testing

/// Stretch and glow: how they begin, catch and end.
struct EdgeEffectTests {
  @Test(arguments: [0.0, 50, 200, 800, 3_000]) func aPullStretchesByTheFormula(_ pull: Double) {
    var stretch = EdgeStretch(length: 800)
    for _ in 0..<10 { stretch.pull(by: pull / 10, at: .zero) }
    let part = min(pull / 800, 1)
    let expected = 0.016 * part + 0.016 * (1 - Mathematics.exp(0 - part * 2.718281828459045 / 0.33))
    #expect((stretch.amount(at: .seconds(9)) - expected).magnitude < 1e-12, "it is held however long")
    #expect(stretch.settles == nil)
  }

  @Test func aStretchThatIsLetGoSpringsBack() throws {
    var stretch = EdgeStretch(length: 800)
    stretch.pull(by: 300, at: .zero)
    stretch.release(at: .seconds(1))
    #expect(stretch.distance(at: .seconds(1)) == 300)
    let spring = DampedSpring(
      displacement: 300, velocity: 0, response: 2 * Double.pi / 24.657, dampingRatio: 0.98)
    #expect((stretch.distance(at: .seconds(1.1)) - spring.displacement(at: 0.1)).magnitude < 1e-9)
    let end = try #require(stretch.settles)
    #expect(end > .seconds(1.2) && end < .seconds(1.7))
    #expect(stretch.distance(at: end) == 0 && stretch.amount(at: .seconds(5)) == 0)
    let before = stretch.distance(at: .seconds(end.seconds - 1e-6))
    #expect(before.magnitude < 0.07, "nothing is seen to leap")
  }

  @Test(arguments: [100.0, 1_000, 8_000]) func anAbsorbedSpeedStretchesAndComesBack(_ speed: Double) throws {
    var stretch = EdgeStretch(length: 800)
    stretch.absorb(speed: speed, at: .seconds(2))
    let times = (0...400).map { 2 + Double($0) * 0.002 }
    let ways = times.map { stretch.distance(at: .seconds($0)) }
    // A spring that is all but critically damped peaks at v / (e λ).
    let peak = 13 * speed / (2.718281828459045 * 24.657)
    #expect(((ways.max() ?? 0) - peak).magnitude < 0.03 * peak)
    #expect(try #require(stretch.settles) < .seconds(3) && stretch.distance(at: .seconds(3)) == 0)
  }

  @Test func aStretchThatIsCaughtDoesNotJump() {
    var stretch = EdgeStretch(length: 800)
    stretch.absorb(speed: 3_000, at: .zero)
    let caught = stretch.distance(at: .seconds(0.03))
    stretch.pull(by: 5, at: .seconds(0.03))
    #expect(stretch.distance(at: .seconds(1)) == caught + 5)
    stretch.pull(by: -caught * 2, at: .seconds(1))
    #expect(stretch.amount(at: .seconds(1)) == 0, "a finger that has come back stretches nothing")
  }

  @Test func anAbsorbedSpeedFindsAStretchWhereItIs() {
    var stretch = EdgeStretch(length: 800)
    stretch.pull(by: 120, at: .zero)
    stretch.absorb(speed: 900, at: .seconds(1))
    #expect(stretch.distance(at: .seconds(1)) == 120)
  }

  @Test(arguments: [Double.nan, -.infinity, .infinity]) func numbersThatAreNoneDoNothing(_ lie: Double) {
    var (stretch, glow) = (EdgeStretch(length: 800), EdgeGlow(length: 800, breadth: 400))
    stretch.pull(by: lie, at: .zero)
    glow.pull(by: lie, at: .zero)
    #expect(stretch.amount(at: .zero) == 0 && glow.appearance(at: .zero) == EdgeGlow.Appearance())
    stretch.absorb(speed: lie, at: .zero)
    glow.absorb(speed: lie, at: .zero)
    #expect(stretch.amount(at: .seconds(0.1)) == 0 && glow.appearance(at: .seconds(0.01)).alpha.isFinite)
    #expect(EdgeStretch(length: 0).amount(at: .zero) == 0)
  }

  @Test func aPulledGlowHoldsFadesAndRecedes() {
    var glow = EdgeGlow(length: 800, breadth: 400)
    #expect((glow.height - 64.3).magnitude < 0.1)
    glow.pull(by: 40, at: .seconds(1))
    let look = glow.appearance(at: .seconds(1.16))
    #expect((look.alpha - 0.04).magnitude < 1e-12, "0.8 of the part that was pulled")
    #expect((look.scale - (0.7 - 1 / Mathematics.sqrt(0.05 * glow.height)) / 0.7).magnitude < 1e-12)
    #expect(glow.appearance(at: .seconds(1.167 + 1)).alpha < look.alpha / 3)
    #expect(glow.settles == .seconds(1 + 0.167 + 2))
    glow.pull(by: 400, at: .seconds(1.5))
    #expect(glow.appearance(at: .seconds(1.5)).alpha == EdgeGlow.mostAlpha)
    glow.release(at: .seconds(1.6))
    #expect(glow.appearance(at: .seconds(1.6)).alpha == EdgeGlow.mostAlpha)
    #expect((glow.appearance(at: .seconds(1.9)).alpha - EdgeGlow.mostAlpha / 4).magnitude < 1e-9)
    #expect(glow.appearance(at: .seconds(2.2)) == EdgeGlow.Appearance())
  }

  @Test(arguments: [0.0, 500, 1_500, 1e9]) func anAbsorbedSpeedGlowsAsItIsFast(_ speed: Double) {
    var glow = EdgeGlow(length: 800, breadth: 400)
    glow.absorb(speed: speed, at: .zero)
    let bounded = min(max(speed, 100), 10_000)
    let top = glow.appearance(at: .seconds(0.000_15 + 0.000_02 * bounded))
    #expect((top.scale - min(0.025 + 7.5e-7 * bounded * bounded, 1)).magnitude < 1e-9)
    #expect((top.alpha - max(0.09, min(6e-5 * bounded, 0.15))).magnitude < 1e-9)
    #expect(glow.appearance(at: glow.settles) == EdgeGlow.Appearance())
  }

  /// Looks change little by little, whatever happens when.
  @Test(arguments: 0..<40) func nothingJumpsButWhatAFingerDoes(_ seed: Int) {
    var random = Seeded(seed)
    var (stretch, time) = (EdgeStretch(length: 500), 0.0)
    for _ in 0..<30 {
      time += random.number(0...0.3)
      let before = stretch.distance(at: .seconds(time))
      switch random.one(of: [0, 1, 2]) {
      case 0: stretch.pull(by: 0, at: .seconds(time))
      case 1: stretch.release(at: .seconds(time))
      default: stretch.absorb(speed: random.number(0...5_000), at: .seconds(time))
      }
      #expect((stretch.distance(at: .seconds(time)) - before).magnitude < 1e-9)
      if random.one(of: [true, false]) { stretch.pull(by: random.number(-50...90), at: .seconds(time)) }
    }
  }
}
