import Seeds
import Testing

/// What these tests draw.
typealias Seeded = SeededGenerator

extension SeededGenerator {
  init(_ seed: Int) { self.init(seed: UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15) }

  mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }

  mutating func one<Value>(of values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &self)]
  }
}

/// Whether two numbers agree within a part of the larger one; below `floor` the part is of `floor`.
func agree(_ a: Double, _ b: Double, part: Double = 1e-9, floor: Double = 1) -> Bool {
  (a - b).magnitude <= part * max(a.magnitude, b.magnitude, floor)
}

/// Numbers that a caller should not give, and may: zero, tiny, huge.
let extremes: [Double] = [
  0, -0.0, Double.leastNonzeroMagnitude, -Double.leastNonzeroMagnitude, 1e-300, 1e-150, -1e-150, 1e-9, 1, -1,
  1e9, -1e9, 1e150, -1e150,
]
