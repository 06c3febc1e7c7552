import Seeds

/// What these tests draw.
extension SeededGenerator {
  /// A whole number from 0 up to, but not at, a bound; 0 for a bound of 0.
  mutating func below(_ bound: Int64) -> Int64 {
    bound > 0 ? Int64.random(in: 0..<bound, using: &self) : 0
  }

  /// A range within 0..<count, sometimes empty.
  mutating func range(within count: Int64) -> Range<Int64> {
    let first = below(count + 1)
    return first..<first + below(min(count - first, 12) + 1)
  }

  /// A length: a multiple of 1/64, often 0, sometimes long.
  mutating func length() -> Double {
    switch below(8) {
    case 0: 0
    case 1: Double(below(64)) * 10_000
    default: Double(below(64 * 60)) / 64
    }
  }
}
