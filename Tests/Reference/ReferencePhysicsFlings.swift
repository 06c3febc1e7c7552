import ScrollMotion
import ScrollSpace
import Testing

/// Android's flings, in AOSP's numbers and in Flutter's, and glides by other constants.
@Suite(.vectors)
struct ReferencePhysicsFlings {
  /// A fling along the spline. All flings have the same shape.
  static func spline() throws -> Stage {
    try #require(Stage.curve(AndroidFling().curve(distance: nil, velocity: 2_000), from: 0))
  }

  @Test(arguments: try Vectors.cases(in: "physics_android_spline_table"))
  func flingsFollowTheSpline(_ vector: Vectors.Case) throws {
    let expected = try #require(vector["expected"].numbers)
    try #require(expected.count == 101)
    let stage = try Self.spline()
    for (index, number) in expected.enumerated() {
      let part = Double(index) / 100
      switch vector.name {
      case "SPLINE_POSITION":
        #expect(near(stage.offset(at: part * stage.duration) / stage.destination, number, part: 1e-11))
      case "SPLINE_TIME":
        let time = try #require(stage.time(to: part * stage.destination))
        // Near the end, the distance determines the time less exactly.
        #expect(near(time / stage.duration, number, part: part < 0.95 ? 1e-11 : 1e-7))
      default: Issue.record("a table that nobody reads")
      }
    }
  }

  /// AOSP joins 101 points of the spline by straight lines, and returns the slope of the line as the speed. Ours is
  /// the spline itself, through these points, with the same mean speed between them.
  @Test(arguments: try PhysicsModel.androidFling.cases())
  func flingsMatchAndroid(_ vector: Vectors.Case) throws {
    let law = AndroidFling(
      friction: try vector.parameter("friction"), pointsPerInch: 160 * (try vector.parameter("density")))
    let curve = law.curve(distance: nil, velocity: try vector.parameter("velocity_px_s"))
    let expected = vector["expected"]
    #expect(near(curve.duration, try #require(expected["duration_ms"].number) / 1_000))
    #expect(near(curve.distance, try #require(expected["distance_px"].number)))
    #expect(near(curve.velocity(at: 0), try vector.parameter("velocity_px_s")))
    let place = { (part: Double) in curve.displacement(at: part * curve.duration) }
    for sample in try vector.rows(expected["samples_fraction_x_v"], columns: 3) {
      let part = sample[0]
      let first = (part * 100 + 1e-9).rounded(.down) / 100
      let isPoint = (part - first).magnitude < 1e-9
      #expect(near(place(part), sample[1], part: isPoint ? 1e-9 : 2e-4))
      if part == 1 {
        #expect(curve.velocity(at: curve.duration) == 0 && sample[2] == 0)
      } else {
        #expect(near((place(first + 0.01) - place(first)) / (0.01 * curve.duration), sample[2], part: 1e-8))
      }
    }
  }

  @Test(arguments: try PhysicsModel.flutterClamping.cases())
  func flingsMatchFlutter(_ vector: Vectors.Case) throws {
    let curve = AndroidFling(.power, friction: try vector.parameter("friction"))
      .curve(distance: nil, velocity: try vector.parameter("velocity"))
    let start = try vector.parameter("position")
    let expected = vector["expected"]
    #expect(near(curve.duration, try #require(expected["duration_s"].number)))
    #expect(near(curve.distance, try #require(expected["distance"].number)))
    try vector.expectSamples(in: expected, from: start, curve.displacement(at:), curve.velocity(at:))
  }

  /// Flutter's constant is the part of the speed that is left after a second.
  @Test(arguments: try PhysicsModel.flutterFriction.cases())
  func frictionGlidesMatchFlutter(_ vector: Vectors.Case) throws {
    let rate = DecelerationRate(constant: 0 - Mathematics.log(try vector.parameter("drag")))
    let decay = Decay(velocity: try vector.parameter("v0"), rate: rate)
    let start = try vector.parameter("x0")
    let expected = vector["expected"]
    #expect(near(start + decay.distance, try #require(expected["finalX"].number)))
    try vector.expectSamples(in: expected, from: start, decay.displacement(at:), decay.velocity(at:))
  }

  /// Compose ends by speed, short of the target. Ours ends by position.
  @Test(arguments: try PhysicsModel.composeDecay.cases())
  func glidesMatchCompose(_ vector: Vectors.Case) throws {
    let friction = 4.2 * max(0.1, try vector.parameter("friction_multiplier"))
    let decay = Decay(velocity: try vector.parameter("v0"), rate: DecelerationRate(constant: friction))
    let (start, expected) = (try vector.parameter("x0"), vector["expected"])
    let duration = try #require(expected["duration_ms"].number) / 1_000
    #expect(near(decay.velocity(at: duration).magnitude, try vector.parameter("abs_velocity_threshold")))
    let target = try #require(expected["target_if_run_to_threshold"].number)
    #expect(near(start + decay.displacement(at: duration), target))
    try vector.expectSamples(in: expected, from: start, decay.displacement(at:), decay.velocity(at:))
  }

  @Test(arguments: try PhysicsModel.carriedMomentum.cases())
  func carriedMomentumMatchesFlutter(_ vector: Vectors.Case) throws {
    let motion = try vector.parameter("existing_velocity")
    // A fast fling: a fling slower than half of the carried speed carries nothing.
    let fling = Vector(x: 0, y: motion < 0 ? -32_768 : 32_768)
    let caught = CaughtMotion(start: .zero, velocity: Vector(x: 0, y: motion), at: .zero)
    let carried = CarriedMomentum.iOS.velocity(of: fling, after: caught, atLift: .zero) - fling
    #expect(near(carried.y, try #require(vector["expected"].number)))
  }
}
