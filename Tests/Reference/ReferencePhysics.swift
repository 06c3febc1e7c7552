import ScrollMotion
import Testing

/// The cases of `physics_formulas` that are compared, by their model.
enum PhysicsModel: String, CaseIterable {
  case decay = "uiscrollview_exponential_decay"
  case rubberBand = "uiscrollview_rubber_band"
  case spring = "damped_spring_displacement"
  case bounce = "decay_then_edge_bounce"
  case androidFling = "android_spline_fling"
  case flutterClamping = "flutter_clamping"
  case flutterFriction = "flutter_friction"
  case flutterBouncing = "flutter_bouncing"
  case composeDecay = "compose_exponential_decay"
  case carriedMomentum = "flutter_carried_momentum"

  /// The cases of one model.
  func cases() throws -> [Vectors.Case] {
    try Vectors.cases(in: "physics_formulas").filter { $0["model"].string == rawValue }
  }
}

/// The reason for which a suite cannot read a vector.
struct Unreadable: Error {
  let what: String
}

extension Vectors.Case {
  /// A number of the case's parameters.
  func parameter(_ name: String) throws -> Double {
    guard let number = self["params"][name].number else { throw Unreadable(what: "params.\(name)") }
    return number
  }

  /// Rows of numbers in the expectation, each with the same number of columns.
  func rows(_ json: JSON, columns: Int) throws -> [[Double]] {
    guard let rows = json.array, !rows.isEmpty else { throw Unreadable(what: "rows of samples") }
    return try rows.map { row in
      guard let numbers = row.numbers, numbers.count == columns else { throw Unreadable(what: "a sample") }
      return numbers
    }
  }
}

extension Vectors.Case {
  /// Compares a motion with samples of its time, place and velocity.
  func expectSamples(
    in expected: JSON, from start: Double = 0, _ place: (Double) -> Double, _ velocity: (Double) -> Double
  ) throws {
    for sample in try rows(expected["samples_t_x_v"], columns: 3) {
      #expect(near(start + place(sample[0]), sample[1]))
      #expect(near(velocity(sample[0]), sample[2]))
    }
  }
}

/// Agreement to 1e-9 of the expected number, and to 1e-9 points for numbers below 1.
func near(_ actual: Double, _ expected: Double, part: Double = 1e-9) -> Bool {
  (actual - expected).magnitude <= part * max(expected.magnitude, 1)
}

@Suite(.vectors)
struct ReferencePhysicsDecay {
  @Test(arguments: try PhysicsModel.decay.cases())
  func glidesMatchTheFormula(_ vector: Vectors.Case) throws {
    let rate = DecelerationRate(rawValue: try vector.parameter("deceleration_rate"))
    let decay = Decay(velocity: try vector.parameter("v0"), rate: rate)
    let start = try vector.parameter("x0")
    let threshold = try vector.parameter("threshold")
    let stage = Stage.decay(decay, from: start, within: threshold)
    let expected = vector["expected"]

    #expect(near(stage.destination, try #require(expected["destination"].number)))
    // The published formula returns less than 0 for a glide that begins within the threshold. That is 0 here.
    #expect(near(stage.duration, max(0, try #require(expected["duration_s"].number))))
    try vector.expectSamples(in: expected, from: start, decay.displacement(at:), decay.velocity(at:))
    for sample in try vector.rows(expected["samples_t_x_v"], columns: 3) {
      let left = (stage.offset(at: sample[0]) - sample[1]).magnitude
      #expect(sample[0] < stage.duration ? near(left, 0) : left <= threshold * (1 + 1e-9))
    }
  }

  /// The file contains three readings of UIScrollView's deceleration. Ours is the continuous one, whose velocity is
  /// the derivative of its offset. The two others end elsewhere, and are left out.
  @Test(arguments: try Vectors.cases(in: "physics_decay_variants"))
  func uiKitGlidesMatchTheContinuousReading(_ vector: Vectors.Case) throws {
    let readings = Set(try #require(vector["expected"].object).keys)
    let leftOut: Set = ["geometric_pop_wwdc", "plain_1_over_1_minus_d"]
    #expect(readings.subtracting(leftOut) == ["continuous"], "a reading that is neither tested nor left out")

    let rate = DecelerationRate(rawValue: try vector.parameter("deceleration_rate"))
    let decay = Decay(velocity: try vector.parameter("v0"), rate: rate)
    let start = try vector.parameter("x0")
    let expected = vector["expected"]["continuous"]
    #expect(near(decay.distance, try #require(expected["total"].number)))
    try vector.expectSamples(in: expected, from: start, decay.displacement(at:), decay.velocity(at:))
  }
}

@Suite(.vectors)
struct ReferencePhysicsRubberBand {
  @Test(arguments: try PhysicsModel.rubberBand.cases())
  func rubberBandsMatchTheFormula(_ vector: Vectors.Case) throws {
    let band = RubberBand(
      resistance: try vector.parameter("coeff"), dimension: try vector.parameter("dimension"))
    let pulled = try vector.parameter("x")
    let inside = min(max(pulled, try vector.parameter("min")), try vector.parameter("max"))
    let expected = try #require(vector["expected"].number)
    let sign = pulled < inside ? -1.0 : 1.0

    let raw = (pulled - inside).magnitude
    let shown = band.shown(raw)
    #expect(near(inside + sign * shown, expected))
    #expect(near(try #require(band.raw(shown)), raw))
  }
}
