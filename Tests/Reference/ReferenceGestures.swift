import ScrollMotion
import ScrollSpace
import Testing

extension Vectors.Case {
  /// One sample of a touch recording, with times in seconds from the first sample.
  struct Touch {
    let time: Double
    let place: Point
    /// True if the system interpolated the sample between two samples of the hardware.
    let isResampled: Bool
  }

  /// The recording's samples in their order.
  func touches() throws -> [Touch] {
    guard let samples = self["samples"].array, samples.count > 1 else { throw Unreadable(what: "samples") }
    return try samples.map { sample in
      guard let t = sample[0].number, let x = sample[1].number, let y = sample[2].number else {
        throw Unreadable(what: "a sample")
      }
      let flag = sample[3]
      guard flag.isNull || flag.string == "resampled" else { throw Unreadable(what: "a sample's flag") }
      return Touch(time: t / 1_000, place: Point(x: x, y: y), isResampled: !flag.isNull)
    }
  }
}

/// The agreement of an estimated velocity with the expected one, within a relative tolerance.
func within(_ part: Double, _ actual: Double, _ expected: Double) -> Bool {
  (actual - expected).magnitude <= part * max(expected.magnitude, 1e-3)
}

@Suite(.vectors)
struct ReferenceGesturesFlutter {
  @Test func constantsAreThoseOfTheRecording() throws {
    let algorithm = try Vectors.file("gestures_flutter_touch")["algorithm"]
    #expect(algorithm["history_max_samples"].integer == VelocityTracker.capacity)
    #expect(algorithm["horizon_ms"].number == VelocityTracker.horizon * 1_000)
    #expect(algorithm["assume_stopped_gap_ms"].number == VelocityTracker.pause * 1_000)
    #expect(algorithm["min_samples"].integer == 3)
  }

  /// The lift is not fed. The clock starts at the recording's zero and, in a second run, at its first sample.
  @Test(arguments: try Vectors.cases(in: "gestures_flutter_touch"), [false, true])
  func estimates(_ vector: Vectors.Case, fromZero: Bool) throws {
    let touches = try vector.touches()
    let kinds = try #require(vector["sample_kinds"].string).split(separator: ",")
    try #require(kinds.count == touches.count)
    try #require(kinds.allSatisfy { ["down", "move", "up"].contains($0) }, "an unknown kind of sample")
    let zero = fromZero ? 0 : try #require(vector["t0_ms"].number) / 1_000

    var tracker = VelocityTracker()
    for (touch, kind) in zip(touches, kinds) where kind != "up" {
      tracker.add(touch.place, at: .seconds(zero + touch.time))
    }
    let expected = vector["expected"]["flutter_lsq"]
    let tolerance = try #require(vector["expected"]["tolerance_relative"].number)
    #expect(within(tolerance, tracker.velocity.x, try #require(expected["vx"].number)))
    #expect(within(tolerance, tracker.velocity.y, try #require(expected["vy"].number)))
  }
}

/// Least squares of degree 2 on Android's recordings. Cases with the impulse strategy alone are left out, as it is
/// another estimator. Recordings with a gap above 40 ms within the last 100 ms before the lift are left out, too.
/// This estimator begins anew there, and Android's does not.
@Suite(.vectors)
struct ReferenceGesturesAndroid {
  /// The samples for the estimator: all but the lift, which comes last, and the interpolated samples.
  static func fed(_ vector: Vectors.Case) throws -> [Vectors.Case.Touch] {
    try vector.touches().dropLast().filter { !$0.isResampled }
  }

  static func hasPause(_ vector: Vectors.Case) throws -> Bool {
    let fed = try fed(vector)
    guard let end = fed.last?.time else { throw Unreadable(what: "samples") }
    let recent = fed.filter { end - $0.time <= VelocityTracker.horizon }
    return zip(recent, recent.dropFirst()).contains { $1.time - $0.time > VelocityTracker.pause }
  }

  static func cases() throws -> [Vectors.Case] {
    try Vectors.cases(in: "gestures_android_touch").filter { vector in
      let expected = vector["expected"]
      guard expected.has("lsq2") || expected["derived_double"].has("lsq2") else { return false }
      return try !hasPause(vector)
    }
  }

  @Test(arguments: try cases())
  func estimates(_ vector: Vectors.Case) throws {
    var tracker = VelocityTracker()
    for touch in try Self.fed(vector) { tracker.add(touch.place, at: .seconds(touch.time)) }
    let lift = try #require(try vector.touches().last)
    let velocity = tracker.velocity(at: .seconds(lift.time))

    let recorded = try #require(
      try Vectors.file("gestures_android_touch")["tolerance"]["tolerance_relative"].number)
    let sources = [(vector["expected"], recorded), (vector["expected"]["derived_double"], 1e-6)]
    for (source, tolerance) in sources where source.has("lsq2") {
      for (axis, name) in [(Axis.horizontal, "vx"), (.vertical, "vy")] where source["lsq2"].has(name) {
        let expected = source["lsq2"][name]
        if expected.isNull {
          #expect(velocity[axis] == 0)
        } else {
          #expect(within(tolerance, velocity[axis], try #require(expected.number)))
        }
      }
    }
  }
}
