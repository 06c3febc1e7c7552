import ScrollSpace
import Seeds

/// What these tests draw.
extension SeededGenerator {
  /// One of some values.
  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &self)]
  }

  /// Two of some values, or one of them twice.
  mutating func pair<Value>(of values: [Value]) -> (Value, Value) { (pick(values), pick(values)) }

  /// A multiple of 1/64 between −limit and limit.
  mutating func sixtyFourth(_ limit: Int = 1_000) -> Double {
    Double(Int.random(in: -limit * 64...limit * 64, using: &self)) / 64
  }

  /// Any number between −limit and limit.
  mutating func number(_ limit: Double = 1_000) -> Double { Double.random(in: -limit...limit, using: &self) }

  /// A rectangle of multiples of 1/64 with lengths of 0 or more.
  mutating func exactRect(_ limit: Int = 1_000) -> Rect {
    Rect(
      x: sixtyFourth(limit), y: sixtyFourth(limit), width: sixtyFourth(limit).magnitude,
      height: sixtyFourth(limit).magnitude)
  }

  /// A rectangle of any numbers with lengths of 0 or more.
  mutating func rect(_ limit: Double = 1_000) -> Rect {
    Rect(x: number(limit), y: number(limit), width: number(limit).magnitude, height: number(limit).magnitude)
  }

  /// Four numbers among which the strange ones are common.
  mutating func strangeRect() -> Rect {
    Rect(x: strange(), y: strange(), width: strange(), height: strange())
  }

  /// A number that is often zero, infinite, not a number, or at an end of the range.
  mutating func strange() -> Double {
    let odd = [
      0, -0.0, .infinity, -.infinity, .nan, .leastNonzeroMagnitude, 1e300, -1e300, .greatestFiniteMagnitude,
    ]
    return Int.random(in: 0..<3, using: &self) == 0 ? pick(odd) : number()
  }

  /// A scale, often below 0.
  mutating func scale() -> PerAxis<Double> {
    let scales = [1, 1, -1, 0.5, 2, -0.3, 1.25, -3, 0.1]
    return PerAxis(
      x: pick(scales), y: pick(scales))
  }
}

extension Rect {
  /// The bits of the four members, every NaN counted as one.
  var bits: [UInt64] {
    [minX, minY, width, height].map { $0.isNaN ? Double.nan.bitPattern : $0.bitPattern }
  }
}

extension Point {
  func isClose(to other: Point, within distance: Double) -> Bool {
    (x - other.x).magnitude <= distance && (y - other.y).magnitude <= distance
  }
}
