import ScrollBehaviors
import ScrollMotion
import Testing

/// Velocities by the other strategies, and of recordings that are not gestures.
@Suite(.vectors)
struct ReferenceVelocityStrategies {

  /// The names of strategies in Android's expectations.
  static let android: [(VelocityStrategy, String)] = [(.impulse, "impulse"), (.leastSquares, "lsq2")]

  // MARK: Flutter's trackers of iOS and macOS

  @Test(arguments: try Vectors.cases(in: "gestures_flutter_trackers"))
  func trackersMatchFlutter(_ vector: Vectors.Case) throws {
    let strategies = [
      "IOSScrollViewFlingVelocityTracker": VelocityStrategy.iOS, "VelocityTracker (touch)": .leastSquares,
    ]
    var tracker = VelocityTracker()
    tracker.strategy = try #require(strategies[vector["tracker"].string ?? ""])
    let expected = vector["expected"]["velocity"]
    let velocity = Vector(x: try #require(expected["vx"].number), y: try #require(expected["vy"].number))
    let first = vector["expected"]["after_each_sample_from_index"].integer
    let samples = try #require(vector["samples"].array)
    for (index, sample) in samples.enumerated() {
      let numbers = try #require(sample.numbers)
      tracker.add(Point(x: numbers[1], y: numbers[2]), at: .milliseconds(numbers[0]))
      if let first, index >= first { #expect(tracker.velocity == velocity) }
    }
    #expect(tracker.velocity == velocity)
  }

  @Test(arguments: try Vectors.cases(in: "gestures_flutter_touch"))
  func weightedIntervalsMatchFlutter(_ vector: Vectors.Case) throws {
    let derived = vector["expected"]["derived"]
    for (strategy, name) in [(VelocityStrategy.iOS, "ios_weighted"), (.macOS, "macos_weighted")] {
      let tracker = try Self.tracker(Array(vector.touches().dropLast()), strategy)
      #expect(within(1e-6, tracker.velocity.x, try #require(derived[name]["vx"].number)))
      #expect(within(1e-6, tracker.velocity.y, try #require(derived[name]["vy"].number)))
    }
  }

  // MARK: Android's impulse

  static func impulses() throws -> [Vectors.Case] {
    try Vectors.cases(in: "gestures_android_touch").filter {
      let isKnown = $0["expected"].has("impulse") || $0["expected"]["derived_double"].has("impulse")
      return isKnown && $0["samples"].array?.isEmpty == false
    }
  }

  /// Android's own numbers are within a fifth: some are of an older formula. The exact numbers are of the present
  /// formula.
  @Test(arguments: try impulses())
  func impulsesMatchAndroid(_ vector: Vectors.Case) throws {
    // In this case Android keeps y at 0.
    let height: Double = vector.name == "android-TestGetComputedVelocity" ? 0 : 1
    let tracker = try Self.tracker(ReferenceGesturesAndroid.fed(vector), .impulse, height: height)
    let lift = try #require(try vector.touches().last)
    let velocity = tracker.velocity(at: .seconds(lift.time))
    for (source, part) in [(vector["expected"], 0.2), (vector["expected"]["derived_double"], 1e-6)] {
      for (axis, name) in [(Axis.horizontal, "vx"), (.vertical, "vy")] where source["impulse"].has(name) {
        #expect(within(part, velocity[axis], source["impulse"][name].number ?? 0))
      }
    }
  }

  /// A knob reports the distance since its last report; a tracker is fed positions.
  @Test(arguments: try Vectors.cases(in: "gestures_android_rotary_scroll"))
  func impulsesByDeltasMatchAndroid(_ vector: Vectors.Case) throws {
    let tracker = try Self.tracker(vector, .impulse, areDeltas: true)
    #expect(within(0.2, tracker.velocity.y, vector["expected"]["impulse"].number ?? 0))
  }

  static func tracker(_ vector: Vectors.Case, _ strategy: VelocityStrategy, areDeltas: Bool) throws
    -> VelocityTracker
  {
    var (tracker, place) = (VelocityTracker(), 0.0)
    tracker.strategy = strategy
    for sample in try #require(vector["samples"].array) {
      let numbers = try #require(sample.numbers)
      place = areDeltas ? place + numbers[1] : numbers[1]
      tracker.add(Point(x: 0, y: place), at: .milliseconds(numbers[0]))
    }
    return tracker
  }

  @Test(arguments: try Vectors.cases(in: "gestures_compose_velocity1d"))
  func trackersMatchCompose(_ vector: Vectors.Case) throws {
    let areDeltas = vector["differential"].bool ?? false
    for (source, part) in [(vector["expected"], 0.2), (vector["expected"]["derived_double"], 1e-6)] {
      for (strategy, name) in Self.android where source.has(name) {
        guard let expected = source[name].number else {
          vector.skip(because: "a tracker is fed places, not deltas, by any strategy")
          continue
        }
        let tracker = try Self.tracker(vector, strategy, areDeltas: areDeltas)
        #expect(within(part, tracker.velocity.y, expected))
      }
    }
  }

  // MARK: Least squares

  /// The velocity is the second coefficient. The tracker returns no other.
  @Test(arguments: try Vectors.cases(in: "gestures_android_lsq_coefficients"))
  func leastSquaresFitAParabola(_ vector: Vectors.Case) throws {
    let coefficients = try #require(vector["expected"]["lsq2_coefficients"].numbers)
    let tracker = try Self.tracker(vector.touches(), .leastSquares)
    #expect(within(1e-5, tracker.velocity.x, coefficients[1]) && tracker.velocity.x == tracker.velocity.y)
  }

  static func tracker(
    _ touches: [Vectors.Case.Touch], _ strategy: VelocityStrategy, height: Double = 1
  ) -> VelocityTracker {
    var tracker = VelocityTracker()
    tracker.strategy = strategy
    for touch in touches {
      tracker.add(Point(x: touch.place.x, y: touch.place.y * height), at: .seconds(touch.time))
    }
    return tracker
  }

  /// The finger's velocity before each lift, by two strategies. Least squares are also within the speeds that Firefox
  /// requires, which are rounded to 0.1, or within 1 % of them. The motion between two gestures, and its effect on
  /// the next one, is Firefox's own.
  @Test(arguments: try Vectors.cases(in: "gestures_firefox_touch"))
  func estimatesMatchFirefox(_ vector: Vectors.Case) throws {
    for step in try #require(vector["steps"].array) {
      guard step.has("gesture") else {
        vector.skip(because: "as to the speed after a wait: that is of Firefox's own friction")
        continue
      }
      let samples = try #require(step["samples"].array).map { try #require($0.numbers) }
      var tracker = VelocityTracker()
      for sample in samples.dropLast() {
        tracker.add(Point(x: sample[1], y: sample[2]), at: .milliseconds(sample[0]))
      }
      let derived = step["derived_finger_velocity_px_per_ms"]
      #expect(within(1e-6, tracker.velocity.y / 1_000, try #require(derived["lsq2_gap40"].number)))
      let expected = step["expected"]
      let direction = tracker.velocity.y < 0 ? "down" : "up"
      #expect(
        expected["scroll_direction"].string == direction, "the content goes down when the finger goes up")
      if try #require(expected["includes_fling_acceleration"].bool as Bool?) {
        vector.skip(because: "as to the speed of the second fling: how much is added is Firefox's own")
      } else {
        let (range, speed) = (
          try #require(expected["speed_px_per_ms"].numbers), tracker.velocity.y.magnitude / 1_000
        )
        #expect(speed >= range[0] * 0.99 && speed <= range[1] * 1.01)
      }
      let last = try #require(derived["last_segments"].numbers)
      tracker.strategy = .macOS
      let mean = last[0] * 0.15 + last[1] * 0.65 + last[2] * 0.2
      #expect(within(1e-6, tracker.velocity.y / 1_000, mean))
    }
  }

  /// The rules of Android and of Chromium carry the momentum of the same flings as Firefox: not of reversed flings,
  /// and not after a pause.
  @Test(arguments: try Vectors.cases(in: "gestures_firefox_touch"), [CarriedMomentum.android, .chromium])
  func momentumIsCarriedAsInFirefox(_ vector: Vectors.Case, _ carried: CarriedMomentum) throws {
    let flings = try #require(vector["steps"].array).filter { $0.has("gesture") }
    let (own, sums) = (try Self.flings(vector, .none), try Self.flings(vector, carried))
    #expect(flings.count == 2 && own.count == 2 && sums.count == 2)
    for (index, fling) in flings.enumerated() {
      let isFaster = try #require(fling["expected"]["includes_fling_acceleration"].bool as Bool?)
      #expect(isFaster ? sums[index] > own[index] + 100 : sums[index] == own[index])
    }
    let isLastFaster = flings.last?["expected"]["includes_fling_acceleration"].bool
    #expect(isLastFaster == vector["last_fling_accelerated"].bool)
  }

  /// The speeds of all flings of a case, one after another on the same content, in points per second.
  static func flings(_ vector: Vectors.Case, _ carried: CarriedMomentum) throws -> [Double] {
    let scroll = ScrollController(
      viewport: Size(width: 1_000, height: 2_000), content: Size(width: 1_000, height: 1e6))
    scroll.behaviors = []
    scroll.contentOffset.y = 5e5
    scroll.settings.carriedMomentum = carried
    var (speeds, start) = ([Double](), 0.0)
    for step in try #require(vector["steps"].array) {
      if let wait = step["wait_ms"].number {
        start += wait
        continue
      }
      let samples = try #require(step["samples"].array).map { try #require($0.numbers) }
      for (index, sample) in samples.enumerated() {
        let (place, time) = (Point(x: sample[1], y: sample[2]), Timestamp.milliseconds(start + sample[0]))
        scroll.advance(to: time)
        switch index {
        case 0: scroll.touchBegan(at: place, time: time)
        case samples.count - 1: scroll.touchEnded(at: place, time: time)
        default: scroll.touchMoved(to: place, time: time)
        }
      }
      speeds.append(scroll.velocity.y.magnitude)
      start += try #require(samples.last)[0]
    }
    return speeds
  }
}
