import Foundation
import ScrollMotion
import Testing

@Suite struct MathematicsTests {
  /// How far two numbers are apart, in steps from a double to the next.
  static func steps(_ a: Double, _ b: Double) -> Double { (a - b).magnitude / b.ulp }

  @Test(arguments: [0.8, 7, 1_000, 1e6]) func sineAndCosineAreThoseOfTheSystem(_ most: Double) {
    var random = Seeded(5)
    for _ in 0..<20_000 {
      let x = random.one(of: [
        random.number(-most...most), (random.number(-most...most) * 2 / .pi).rounded() * .pi / 2,
      ])
      // The system's own are off by half a step or a little more.
      #expect(Self.steps(Mathematics.sin(x), sin(x)) <= 1, "sin \(x)")
      #expect(Self.steps(Mathematics.cos(x), cos(x)) <= 1, "cos \(x)")
    }
  }

  @Test func sineAndCosineGiveNoNumberBeyondTheirReach() {
    for x in [Double.nan, .infinity, -.infinity, 1.01e15, -1e300] {
      #expect(Mathematics.sin(x).isNaN && Mathematics.cos(x).isNaN)
    }
    #expect(Mathematics.sin(0) == 0 && Mathematics.cos(0) == 1)
    for x in [1e8, -3e12, 1e15] {
      #expect(Mathematics.sin(x).magnitude <= 1 && Mathematics.cos(x).magnitude <= 1)
    }
  }

  /// The hash is the promise: the same on every platform and in every build.
  @Test func sineAndCosineHaveTheSameBitsEverywhere() {
    var random = Seeded(9)
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for _ in 0..<10_000 {
      let x = random.number(-1e5...1e5)
      for bits in [Mathematics.sin(x).bitPattern, Mathematics.cos(x).bitPattern] {
        hash = (hash ^ bits) &* 0x100_0000_01b3
      }
    }
    #expect(hash == 9_404_346_416_956_955_381)
  }

  @Test func powersAreThoseOfTheSystem() {
    var random = Seeded(7)
    for _ in 0..<5_000 {
      let (base, exponent) = (random.number(1e-9...1e6), random.number(-20...20))
      let size = 1 + (exponent * log(base)).magnitude
      #expect(agree(Mathematics.pow(base, exponent), pow(base, exponent), part: 2e-16 * size, floor: 0))
    }
    #expect(Mathematics.pow(0, 2.5) == 0 && Mathematics.pow(0, -1) == .infinity)
    #expect(Mathematics.pow(0, 0) == 1 && Mathematics.pow(1, 1e9) == 1 && Mathematics.pow(-2, 2).isNaN)
  }

  @Test func logarithmsAndRootsAreThoseOfTheSystem() {
    for x in [1e-300, 0.3, 1, 2, 12_345.678, 1e300] {
      #expect(Self.steps(Mathematics.log(x), log(x)) <= 1)
      #expect(Mathematics.sqrt(x) == x.squareRoot())
      #expect(Self.steps(Mathematics.exp(-1 / x), exp(-1 / x)) <= 1)
    }
  }
}
