import Testing

/// A stream of numbers that is the same for the same seed (SplitMix64), so that a failing test replays.
struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

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
