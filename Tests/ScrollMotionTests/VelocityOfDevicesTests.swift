import ScrollMotion
import ScrollSpace
import Seeds
import Testing

/// A steady finger or mouse, as devices sample it and hosts stamp it.
@Suite struct VelocityOfDevicesTests {
  /// How a host gives an event its time.
  enum Stamp: CaseIterable {
    case exact, wholeMilliseconds, frames, lastOfAFrame

    func time(of event: Double, frames rate: Double = 60) -> Double {
      switch self {
      case .exact: event
      case .wholeMilliseconds: (event * 1_000 + 1e-9).rounded(.down) / 1_000
      case .frames, .lastOfAFrame: (event * rate - 1e-9).rounded(.up) / rate
      }
    }
  }

  /// A movement for some seconds, with the lift at its last event.
  static func velocity(
    at rate: Double, from start: Double, for seconds: Double, speed: Double, _ stamp: Stamp,
    frames: Double = 60, position: (Double) -> Double = { $0 }
  ) -> Double {
    var tracker = VelocityTracker()
    var last = (time: -1.0, place: 0.0)
    for event in 0...Int(seconds * rate) {
      let t = Double(event) / rate
      let (time, place) = (stamp.time(of: start + t, frames: frames), position(speed * t))
      // A pointer that stays within a point moves nowhere.
      guard event == 0 || place != last.place else { continue }
      if event > 0, stamp != .lastOfAFrame || time != last.time {
        tracker.add(Point(x: 0, y: last.place), at: .seconds(last.time))
      }
      last = (time, place)
    }
    tracker.add(Point(x: 0, y: last.place), at: .seconds(last.time))
    return tracker.velocity(atLift: .seconds(last.time)).y
  }

  /// By how much of the speed the estimates are off, the least first.
  static func errors(
    at rate: Double, _ stamp: Stamp, frames: Double = 60, lasting seconds: ClosedRange<Double> = 0.1...0.3
  ) -> [Double] {
    var random = Seeded(Int(rate))
    return (0..<200).map { _ in
      let seconds = random.number(seconds)
      let start = random.number(1...2)
      return (velocity(at: rate, from: start, for: seconds, speed: 2_000, stamp, frames: frames) / 2_000 - 1)
        .magnitude
    }
    .sorted()
  }

  static let rates = [
    60.0, 75, 90, 100, 120, 125, 144, 165, 200, 240, 250, 360, 480, 500, 1_000, 2_000, 4_000, 8_000,
  ]

  @Test(arguments: rates, [Stamp.exact, .wholeMilliseconds])
  func steadyFingersAreKnownWithin3Percent(rate: Double, stamp: Stamp) {
    #expect(Self.errors(at: rate, stamp).last! < (stamp == .exact ? 1e-9 : 0.03))
  }

  /// Rates at which frames hold now one event more, now one less.
  static let beats = [
    60.5, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 77, 80, 85, 95, 105, 110, 115, 130, 150, 180,
    300,
  ]

  /// In a touch of 0.1 s there are six frames, and one event more is a fifth of the way.
  @Test(arguments: rates + beats, [Stamp.frames, .lastOfAFrame])
  func eventsOfAFrameWithOneTimeAreKnownAlsoInAShortTouch(
    rate: Double, stamp: Stamp
  ) {
    for (shortest, middle, worst) in [(0.15, 0.05, 0.15), (0.1, 0.07, rate < 80 ? 0.25 : 0.15)] {
      let errors = Self.errors(at: rate, stamp, lasting: shortest...0.3)
      #expect(errors[100] < middle && errors.last! < worst)
    }
  }

  @Test(arguments: [50.0, 72, 75, 90, 100, 120, 144, 165, 240], rates + beats)
  func framesAtOtherRatesAreKnownToo(frames: Double, rate: Double) {
    let errors = Self.errors(at: rate, .frames, frames: frames, lasting: 0.15...0.3)
    #expect(errors[100] < 0.06)
    #expect(errors.last! < 0.2)
  }

  /// A lift that comes in a frame of its own, after all moves.
  @Test(arguments: [61.0, 65, 71, 90]) func aLiftWithoutAMoveKnowsFramesToo(rate: Double) {
    var random = Seeded(Int(rate))
    for _ in 0..<200 {
      var tracker = VelocityTracker()
      let start = random.number(1...2)
      var newest = 0.0
      for event in 0...Int(rate * 0.25) {
        newest = Stamp.frames.time(of: start + Double(event) / rate)
        tracker.add(Point(x: 0, y: 2_000 * Double(event) / rate), at: .seconds(newest))
      }
      let y = tracker.velocity(atLift: .seconds(newest + 1.0 / 60)).y
      #expect(agree(y, 2_000, part: 0.15))
    }
  }

  /// A finger that goes so far in each frame of 1/60 s.
  private func tracker(of ways: [Double]) -> VelocityTracker {
    var tracker = VelocityTracker()
    var place = 0.0
    for (frame, way) in ways.enumerated() {
      place += way
      tracker.add(Point(x: place, y: 0), at: .seconds(Double(frame) / 60))
    }
    return tracker
  }

  /// A finger that gets faster is none whose frames hold an event more.
  @Test func aFingerThatSpeedsUpIsMeasuredAtItsEnd() {
    let tracker = tracker(of: [10.0, 10, 10, 20, 20, 20, 20, 20])
    #expect(agree(tracker.velocity(atLift: .seconds(7.0 / 60)).x, 1_200))
  }

  /// Who slows down goes twice far and twice less far, and has no beat.
  @Test func aFingerThatSlowsDownIsNoBeat() {
    let tracker = tracker(of: [20.0, 20, 20, 20, 20, 10, 10])
    #expect(tracker.velocity(atLift: .seconds(6.1 / 60)) == tracker.velocity)
  }

  /// Who brakes only just before the lift is no frame with an event less, if nothing says that times are those of
  /// frames.
  @Test(arguments: [5, 6, 9]) func aFingerThatBrakesAtTheEndIsNoBeat(_ count: Int) {
    let tracker = tracker(of: [0.0] + Array(repeating: 20, count: count - 1) + [10])
    #expect(tracker.velocity(atLift: .seconds((Double(count) + 0.1) / 60)) == tracker.velocity)
    #expect(tracker.velocity.x < 1_000)
  }

  /// Ways between places in whole points differ by a point, though nothing is stamped by frames.
  @Test(arguments: [90.0, 120, 144, 165]) func aBrakingFingerInWholePointsIsMeasuredAtItsEnd(rate: Double) {
    var random = Seeded(Int(rate))
    let errors = (0..<200).map { _ in
      var tracker = VelocityTracker()
      let (speed, shift) = (random.number(500...1_000), random.number(0...1))
      var newest = 0.0
      // To half of the speed in 0.2 s.
      for event in 0...Int(rate * 0.2) {
        newest = Double(event) / rate
        let place = speed * (newest - newest * newest / 0.8)
        tracker.add(Point(x: 0, y: (place + shift).rounded()), at: .seconds(newest))
      }
      let velocity = speed * (1 - newest / 0.4)
      return (tracker.velocity(atLift: .seconds(newest + 0.002)).y / velocity - 1).magnitude
    }
    .sorted()
    #expect(errors[100] < 0.04)
    #expect(errors[180] < 0.1)
  }

  @Test(arguments: [125.0, 250, 500, 1_000, 4_000, 8_000], [300.0, 2_000])
  func positionsInWholePointsAreKnownWithin5Percent(rate: Double, speed: Double) {
    var random = Seeded(Int(rate + speed))
    for _ in 0..<100 {
      let shift = random.number(0...1)
      let velocity = Self.velocity(at: rate, from: 1, for: 0.15, speed: speed, .exact) {
        ($0 + shift).rounded()
      }
      #expect(agree(velocity, speed, part: 0.05))
    }
  }

  /// What the samples of a fast mouse are thinned to says as much as the samples do.
  @Test(arguments: [500.0, 1_000, 8_000]) func aFastDeviceIsSeenOverTheWholeHorizon(rate: Double) {
    let times = (0...Int(rate / 2)).map { Double($0) / rate }
    let tracker = VelocityTracker(at: times) { Point(x: 3_000 * $0 * $0, y: 0) }
    #expect(agree(tracker.velocity.x, 3_000, part: 1e-6))
    let way = 3_000 * (0.25 - 0.4 * 0.4)
    #expect(tracker.displacement(over: 0.1).x > way * 0.9 && tracker.displacement(over: 0.1).x <= way * 1.01)
  }

  /// A finger that brakes within its last frame, on a host whose times are exact.
  @Test func aSampleOfItsOwnTimeCounts() {
    var tracker = VelocityTracker()
    for (time, place) in [(0.0, 0.0), (16, 32), (33, 66), (50, 100), (59, 109)] {
      tracker.add(Point(x: place, y: 0), at: .milliseconds(time))
    }
    #expect(tracker.velocity(atLift: .milliseconds(59)) == tracker.velocity)
    #expect(tracker.velocity.x < 1_900)
  }

  @Test func anOldSampleDoesNotFling() {
    let tracker = tracker(of: [0.0] + Array(repeating: 20, count: 7))
    #expect(agree(tracker.velocity(atLift: .seconds(7.0 / 60)).x, 1_200))
    #expect(agree(tracker.velocity(atLift: .seconds(8.0 / 60)).x, 1_200))
    #expect(tracker.velocity(atLift: .seconds(10.0 / 60)) == .zero)
  }

  @Test(arguments: VelocityOfDevicesTests.rates, Stamp.allCases)
  func anArchivedTrackerGoesOnAsBefore(rate: Double, stamp: Stamp) throws {
    var tracker = VelocityTracker()
    for event in 0..<40 {
      let t = Double(event) / rate
      tracker.add(Point(x: 700 * t * t, y: 5 - t), at: .seconds(stamp.time(of: t)))
    }
    var writer = ArchiveWalk()
    try writer.field(&tracker)
    var reader = ArchiveWalk(reading: writer.bytes)
    var other = try reader.value(VelocityTracker())
    for more in 0..<3 {
      let t = (40 + Double(more)) / rate
      let time = Timestamp.seconds(stamp.time(of: t))
      #expect(other.velocity == tracker.velocity)
      #expect(other.velocity(atLift: time) == tracker.velocity(atLift: time))
      for _ in 0..<2 {
        tracker.add(Point(x: t, y: 0), at: time)
        other.add(Point(x: t, y: 0), at: time)
      }
    }
  }
}
