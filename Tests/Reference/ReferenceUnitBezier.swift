import ScrollMotion
import Testing

@Suite(.vectors)
struct ReferenceUnitBezier {
  @Test(arguments: try Vectors.cases(in: "physics_unit_bezier"))
  func curvesMatchTheSource(_ vector: Vectors.Case) throws {
    let control = try #require(vector["control"].array).compactMap { $0.number }
    try #require(control.count == 4)
    let curve = CubicBezier(control[0], control[1], control[2], control[3])
    // If the source states the accuracy of its numbers, ours must be within it, except for rounding.
    let tolerance = (vector["exact_within"].number ?? vector["tolerance"].number ?? 0) + 1e-12
    let samples = try vector.rows(vector["samples_x_y"], columns: 2)
    try #require(!samples.isEmpty)
    for sample in samples {
      #expect((curve.value(at: sample[0]) - sample[1]).magnitude <= tolerance)
    }
  }
}
