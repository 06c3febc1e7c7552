import ScrollMotion
import Seeds
import Testing

/// The range that a curve states, so that a wall outside of it is not searched for.
struct CurveRangeTests {
  /// A curve that keeps its range to itself.
  private final class Silent: MotionCurve {
    let curve: any MotionCurve
    init(_ curve: any MotionCurve) { self.curve = curve }
    var distance: Double { curve.distance }
    var duration: Double { curve.duration }
    func displacement(at seconds: Double) -> Double { curve.displacement(at: seconds) }
    func velocity(at seconds: Double) -> Double { curve.velocity(at: seconds) }
    func turn(after seconds: Double) -> Double? { curve.turn(after: seconds) }
  }

  @Test(arguments: CurveKind.allCases.filter { ![.own, .decay, .spring].contains($0) }, 0..<40)
  func theCurveStaysWithin(_ kind: CurveKind, seed: Int) throws {
    let (law, velocity, distance, _) = LawTests.draw(kind, seed)
    let curve = law.curve(distance: distance, velocity: velocity)
    let range = try #require(curve.range)
    #expect(range.contains(0) && range.contains(curve.distance))
    let rounding = 1e-9 * (1 + range.upperBound - range.lowerBound)
    for moment in 0...500 {
      let way = curve.displacement(at: curve.duration * Double(moment) / 500)
      #expect(way >= range.lowerBound - rounding && way <= range.upperBound + rounding)
    }
    if let turn = curve.turn(after: 0) {
      let way = curve.displacement(at: turn)
      #expect(way >= range.lowerBound - rounding && way <= range.upperBound + rounding)
    }
  }

  /// A level is passed when it is passed without a range. Rounding may carry a curve past the end of its range.
  @Test(arguments: CurveKind.allCases.filter { ![.own, .decay, .spring].contains($0) }, 0..<20)
  func aCrossingIsFoundAsWithout(_ kind: CurveKind, seed: Int) throws {
    var (law, velocity, distance, random) = LawTests.draw(kind, seed)
    let curve = law.curve(distance: distance, velocity: velocity)
    let stage = try #require(Stage.curve(curve, from: 0)),
      silent = try #require(Stage.curve(Silent(curve), from: 0))
    let (range, way) = (try #require(curve.range), curve.distance)
    for _ in 0..<4 {
      let level = random.one(of: [random.number(-1.5...1.5) * way, random.number(-0.1...0.1) * way])
      let isAtEnd = [range.lowerBound, range.upperBound].contains {
        ($0 - level).magnitude < 1e-9 * way.magnitude
      }
      if isAtEnd { continue }
      for up in [true, false] {
        #expect(stage.crossing(of: level, up: up) == silent.crossing(of: level, up: up))
      }
    }
    #expect(stage.crossing(of: range.upperBound, up: true) == nil)
    #expect(stage.crossing(of: range.lowerBound, up: false) == nil)
  }

  /// A scroller refuses such a curve, after it has looked at it.
  @Test(arguments: [Double.infinity, -.infinity, .nan]) func numbersThatAreNotFiniteTrapNothing(
    _ number: Double
  ) {
    let laws: [any MotionLaw] = [
      TimingCurve(duration: 1), TimedArrival(duration: 1), SpringLaw(response: 0.3, dampingRatio: 0.5),
      TimedSpring(response: 0.3, duration: 1), AndroidFling(), ConstantDeceleration(2_000),
    ]
    for law in laws {
      for (distance, velocity) in [(number, 100), (100, number), (number, number)] {
        let range = law.curve(distance: distance, velocity: velocity).range
        #expect(range.map { $0.contains(0) } ?? true)
      }
    }
  }
}
