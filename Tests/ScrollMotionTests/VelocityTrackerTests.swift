import ScrollMotion
import ScrollSpace
import Seeds
import Testing

@Suite struct VelocityTrackerTests {
  /// Times with gaps of all sizes up to a limit, which ends within the horizon.
  static func times(_ random: inout Seeded, count: Int, from start: Double) -> [Double] {
    var gaps = (1..<count).map { _ in random.number(0.1...1) }
    let span = random.number(0.005...0.099) / gaps.reduce(0, +)
    gaps = gaps.map { min($0 * span, 0.039) }
    return gaps.reduce(into: [start]) { $0.append($0.last! + $1) }
  }

  @Test(arguments: 0..<200) func aVelocityIsExactOnParabolas(seed: Int) {
    var random = Seeded(seed)
    let count = Int.random(in: 3...20, using: &random)
    let times = Self.times(&random, count: count, from: random.one(of: [0, 17, 216_690]))
    let end = times.last!
    let bend = Vector(x: random.number(-4000...4000), y: random.one(of: [0, random.number(-9000...9000)]))
    let slope = Vector(x: random.number(-4000...4000), y: random.number(-90...90))
    let tracker = VelocityTracker(at: times) { time in
      let t = time - end
      return Point(x: 200, y: 500) + slope * t + bend * (t * t)
    }
    // Short spans far from the clock's zero know their times to 3e-11 seconds.
    let part = times[0] > 1_000 ? 1e-4 : 1e-8
    #expect(agree(tracker.velocity.x, slope.x, part: part, floor: 1_000))
    #expect(agree(tracker.velocity.y, slope.y, part: part, floor: 1_000))
  }

  @Test(arguments: 0..<100) func aVelocityIsThatOfPlainLeastSquares(seed: Int) {
    var random = Seeded(seed)
    let count = Int.random(in: 3...20, using: &random)
    let times = Self.times(&random, count: count, from: 0)
    let places = times.map { _ in random.number(-500...500) }
    var tracker = VelocityTracker()
    for (time, place) in zip(times, places) { tracker.add(Point(x: 1, y: place), at: .seconds(time)) }
    // What defines least squares: no other parabola through the end's slope is nearer.
    let t = times.map { ($0 - times.last!) / 0.1 }
    let best = Parabola(fitting: places, at: t)
    #expect(agree(tracker.velocity.y, best.slope / 0.1, part: 1e-5, floor: 1e3))
    #expect(tracker.velocity.x == 0)
  }

  @Test func aVelocityIsExactOnLinesWhateverTheDuplicates() {
    let times = [0, 0, 0.01, 0.01, 0.01, 0.02, 0.02]
    let tracker = VelocityTracker(at: times) { Point(x: 300 * $0, y: -700 * $0) }
    #expect(agree(tracker.velocity.x, 300))
    #expect(agree(tracker.velocity.y, -700))
  }

  @Test func aLineIsTakenWhereThereAreOnlyTwoTimes() {
    var tracker = VelocityTracker(at: [0, 0.016, 0.016]) { Point(x: 500 * $0, y: 0) }
    #expect(agree(tracker.velocity.x, 500))
    tracker.reset()
    for place in [3.0, 8, 1, 9, 4] { tracker.add(Point(x: place, y: 0), at: .seconds(1)) }
    #expect(tracker.velocity == .zero)
  }

  @Test func samplesBeforeAPauseAreForgotten() {
    func tracker(pause: Double) -> VelocityTracker {
      let (start, steps) = (0.024 + pause, [0, 0.008, 0.016, 0.024])
      return VelocityTracker(at: steps + steps.map { start + $0 }) { time in
        Point(x: time < start ? -9_000 * time : 250 * (time - start), y: 0)
      }
    }
    #expect(agree(tracker(pause: 0.0401).velocity.x, 250))
    #expect(!agree(tracker(pause: 0.0399).velocity.x, 250, part: 0.1))

    var fresh = VelocityTracker(at: [0, 0.008, 0.016]) { Point(x: 900 * $0, y: 0) }
    fresh.add(Point(x: 900, y: 0), at: .seconds(0.016 + 0.05))
    fresh.add(Point(x: 910, y: 0), at: .seconds(0.016 + 0.058))
    #expect(fresh.velocity == .zero)
  }

  @Test func aTrackerLooksNoFurtherBackThanTheHorizon() {
    let tracker = VelocityTracker(at: [0, 0.021, 0.041, 0.061, 0.081, 0.101]) { time in
      Point(x: time == 0 ? 5_000 : 400 * time, y: 0)
    }
    #expect(agree(tracker.velocity.x, 400))
  }

  @Test func samplesBeyondTheHorizonAreDropped() {
    let times = (0..<107).map { Double($0) / 180 }
    let place = { (t: Double) in Point(x: 900 * t * t, y: Int((t * 180).rounded()) % 3 == 0 ? 4 : 9) }
    var long = VelocityTracker(at: times, place)
    let short = VelocityTracker(at: times.suffix(VelocityTracker.capacity), place)
    #expect(long.velocity == short.velocity)
    #expect(long.displacement(over: 1) == short.displacement(over: 1))
    long.reset()
    #expect(long.velocity == .zero)
    #expect(long.displacement(over: 1) == .zero)
  }

  @Test func aVelocityDoesNotDependOnTheClocksZero() {
    let (times, zero) = ((0..<9).map { Double($0) / 128 }, 1_048_576.0)
    let place = { (t: Double) in Point(x: t * t * 7_000, y: -40 * t) }
    let early = VelocityTracker(at: times, place)
    let late = VelocityTracker(at: times.map { $0 + zero }) { place($0 - zero) }
    #expect(early.velocity == late.velocity)
  }

  @Test func aTrackerReturnsTheDistanceOfTheFinger() {
    #expect(VelocityTracker().displacement(over: 1) == .zero)
    let tracker = VelocityTracker(at: (0..<6).map { Double($0) / 64 }) {
      Point(x: $0 * $0 * 4_096, y: -64 * $0)
    }
    #expect(tracker.displacement(over: 0) == .zero)
    #expect(tracker.displacement(over: 0.015) == .zero)
    #expect(tracker.displacement(over: 0.017) == Vector(x: 9, y: -1))
    #expect(tracker.displacement(over: 0.04) == Vector(x: 16, y: -2))
    #expect(tracker.displacement(over: 9) == Vector(x: 25, y: -5))
    #expect(tracker.displacement(over: -1) == .zero)
    #expect(tracker.displacement(over: .nan) == .zero)
  }

}

/// A parabola fitted by the normal equations, solved by elimination: slower and blunter than the tracker's
/// way, and nothing like it.
struct Parabola {
  let slope: Double

  init(fitting places: [Double], at times: [Double]) {
    var rows = [[Double]](repeating: [0, 0, 0, 0], count: 3)
    for (place, t) in zip(places, times) {
      let powers = [1, t, t * t]
      for row in 0..<3 {
        for column in 0..<3 { rows[row][column] += powers[row] * powers[column] }
        rows[row][3] += powers[row] * place
      }
    }
    for pivot in 0..<3 {
      let best = (pivot..<3).max { rows[$0][pivot].magnitude < rows[$1][pivot].magnitude }!
      rows.swapAt(pivot, best)
      for row in 0..<3 where row != pivot {
        let factor = rows[row][pivot] / rows[pivot][pivot]
        for column in 0..<4 { rows[row][column] -= factor * rows[pivot][column] }
      }
    }
    slope = rows[1][3] / rows[1][1]
  }
}
