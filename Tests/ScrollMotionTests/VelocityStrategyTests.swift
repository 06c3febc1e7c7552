import ScrollMotion
import ScrollSpace
import Seeds
import Testing

struct VelocityStrategyTests {
  static func tracker(
    _ strategy: VelocityStrategy, at times: [Double], _ place: (Double) -> Point
  ) -> VelocityTracker {
    var tracker = VelocityTracker(at: times, place)
    tracker.strategy = strategy
    return tracker
  }

  /// Gaps of all sizes, which end within the horizon.
  static func times(_ seed: Int) -> [Double] {
    var random = Seeded(seed)
    return VelocityTrackerTests.times(&random, count: Int.random(in: 4...20, using: &random), from: 3)
  }

  @Test(arguments: VelocityStrategy.allCases, 0..<20)
  func aSteadyFingerHasItsVelocity(_ strategy: VelocityStrategy, seed: Int) {
    let velocity = Vector(x: 700, y: -1_900)
    let tracker = Self.tracker(strategy, at: Self.times(seed)) { Point(x: 5, y: 9) + velocity * $0 }
    #expect(agree(tracker.velocity.x, 700, part: 1e-7) && agree(tracker.velocity.y, -1_900, part: 1e-7))
  }

  @Test(arguments: 0..<50) func theImpulseIsWhatEachIntervalHasPushed(seed: Int) {
    var random = Seeded(seed)
    let times = Self.times(seed)
    let places = times.map { _ in random.number(-500...500) }
    let tracker = Self.tracker(.impulse, at: times) { time in
      Point(x: places[times.firstIndex(of: time)!], y: 2)
    }
    var (work, first) = (0.0, true)
    for index in times.indices.dropFirst() {
      let velocity = (places[index] - places[index - 1]) / (times[index] - times[index - 1])
      let before = (work < 0 ? -1 : 1) * (2 * work.magnitude).squareRoot()
      work += (velocity - before) * velocity.magnitude
      if first { work /= 2 }
      first = false
    }
    let expected = (work < 0 ? -1 : 1) * (2 * work.magnitude).squareRoot()
    #expect(agree(tracker.velocity.x, expected) && tracker.velocity.y == 0)
  }

  @Test(arguments: 0..<50) func anImpulsePointsWhereAllIntervalsPoint(seed: Int) {
    var random = Seeded(seed)
    var place = 0.0
    let tracker = Self.tracker(.impulse, at: Self.times(seed)) { _ in
      place += random.number(0.01...90)
      return Point(x: place, y: -place)
    }
    #expect(tracker.velocity.x > 0 && tracker.velocity.y == 0 - tracker.velocity.x)
  }

  @Test(arguments: [(VelocityStrategy.iOS, [0.6, 0.35, 0.05]), (.macOS, [0.15, 0.65, 0.2])])
  func theLastThreeIntervalsCountByTheirWeights(_ strategy: VelocityStrategy, _ weights: [Double]) {
    let (times, places) = ([0, 0.008, 0.02, 0.028, 0.04], [900.0, 0, 6, 14, 11])
    var velocities = [0.0, 0, 0]
    var tracker = VelocityTracker()
    tracker.strategy = strategy
    for count in times.indices {
      tracker.add(Point(x: 1, y: places[count]), at: .seconds(times[count]))
      if count > 0 {
        velocities.append((places[count] - places[count - 1]) / (times[count] - times[count - 1]))
      }
      // An interval that is not there counts as rest.
      let expected = zip(velocities.suffix(3), weights).map { $0 * $1 }.reduce(0, +)
      #expect(agree(tracker.velocity.y, expected) && tracker.velocity.x == 0)
    }
  }

  /// However often the finger is looked at: what is older than 150 ms does not count, and a pause before the lift does.
  @Test(arguments: [60.0, 90, 120, 240, 1_000], [0, 0.02, 0.1])
  func theMeanIsTheWayOfTheLast150MillisecondsByItsTime(_ rate: Double, pause: Double) {
    let last = 0.5
    let times = (0...Int(last * rate)).map { last - Double(Int(last * rate) - $0) / rate }
    let place = { (time: Double) in Point(x: 4_000 * time * time, y: -90 * time) }
    let tracker = Self.tracker(.mean, at: times, place)
    let oldest = times.first { last + pause - $0 <= 0.15 + 1e-6 }!
    let expected = (place(last) - place(oldest)) / (last + pause - oldest)
    let velocity = tracker.velocity(atLift: .seconds(last + pause), pause: 0.15)
    // Of a fast device not all samples are kept.
    let part = rate > 133 ? 0.1 : 1e-9
    #expect(agree(velocity.x, expected.x, part: part) && agree(velocity.y, expected.y, part: part))
    #expect(tracker.velocity(atLift: .seconds(last + 0.16), pause: 1) == .zero)
  }

  @Test(arguments: VelocityStrategy.allCases)
  func knowsWithHowManySamplesItBegins(_ strategy: VelocityStrategy) {
    for count in 0...3 {
      let tracker = Self.tracker(strategy, at: [0, 0.008, 0.016].prefix(count).map { $0 }) {
        Point(x: 125 * $0, y: 5)
      }
      let isKnown = count >= (strategy == .leastSquares ? 3 : 2)
      #expect((tracker.velocity != .zero) == isKnown)
      #expect((tracker.velocity(at: .milliseconds(16)) != .zero) == isKnown)
    }
  }

  @Test(arguments: VelocityStrategy.allCases)
  func aFingerThatHasStoppedHasNoVelocity(_ strategy: VelocityStrategy) {
    let tracker = Self.tracker(strategy, at: [0, 0.008, 0.016, 0.024]) { Point(x: 0, y: 800 * $0) }
    // The mean is one until the lift.
    let kept = strategy == .mean ? 800 * 0.024 / 0.063 : tracker.velocity.y
    #expect(agree(tracker.velocity(at: .seconds(0.063)).y, kept) && kept > 0)
    #expect(tracker.velocity(at: .seconds(0.024)) == tracker.velocity)
    for late in [0.0641, .nan] { #expect(tracker.velocity(at: .seconds(late)) == .zero) }
    #expect(tracker.velocity(atLift: .seconds(0.1)) == .zero)
  }

  /// Late samples are not taken, repeated ones are one at the last place, coalesced ones share a time.
  @Test(arguments: VelocityStrategy.allCases)
  func lateAndRepeatedSamplesDoNoHarm(_ strategy: VelocityStrategy) {
    let times = (0..<8).map { Double($0) * 0.007 }
    let place = { (t: Double) in Point(x: 31 * t, y: 2_000 * t * t) }
    let clean = Self.tracker(strategy, at: times, place)
    var spoilt = VelocityTracker()
    spoilt.strategy = strategy
    for time in times {
      spoilt.add(Point(x: 900, y: -7), at: .seconds(time))
      spoilt.add(place(time), at: .seconds(time))
      spoilt.add(Point(x: 5, y: 5), at: .seconds(time - 0.003))
      spoilt.add(Point(x: .nan, y: 5), at: .seconds(time + 0.001))
      spoilt.add(Point(x: 0, y: .infinity), at: .seconds(time + 0.001))
      for lie in [Double.nan, .infinity] { spoilt.add(Point(x: 5, y: 5), at: .seconds(lie)) }
    }
    #expect(spoilt.velocity == clean.velocity && clean.velocity.y > 0)
  }

  @Test(arguments: [VelocityStrategy.impulse, .iOS, .macOS, .mean])
  func onlyLeastSquaresCareForTheTimesOfFrames(_ strategy: VelocityStrategy) {
    var tracker = Self.tracker(strategy, at: (0..<9).map { Double($0) / 60 }) { Point(x: 400 * $0, y: 0) }
    tracker.add(Point(x: 400.0 * 8.2 / 60, y: 0), at: .seconds(9.0 / 60))
    #expect(tracker.velocity(atLift: .seconds(9.0 / 60)) == tracker.velocity)
  }

  static let gaps = [Double.leastNonzeroMagnitude, 1e-300, 1e-160, 1e-155, 1e-80, 1e-9, 1e-3]

  @Test(arguments: VelocityStrategy.allCases, gaps)
  func staysFinite(_ strategy: VelocityStrategy, gap: Double) {
    for size in [Double.leastNonzeroMagnitude, 1e-150, 1, 1e150, 1e300, 1.7e308] {
      var random = Seeded(3)
      var tracker = VelocityTracker()
      tracker.strategy = strategy
      for index in 0..<25 {
        tracker.add(
          Point(x: random.one(of: [-size, size, 0]), y: Double(index)), at: .seconds(Double(index) * gap))
        #expect(tracker.velocity.isFinite && tracker.displacement(over: 1).isFinite)
      }
    }
  }
}
