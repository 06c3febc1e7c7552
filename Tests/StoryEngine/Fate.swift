import ScrollBehaviors
import Seeds

/// The random decisions of a story. A seed repeats them.
public final class Fate {
  private var generator: SeededGenerator
  /// The probability of an extreme number: not finite, huge, tiny, or a negative zero.
  let strangeness: Double

  /// Creates the fate of a seed.
  public init(seed: UInt64, strangeness: Double = 0) {
    generator = SeededGenerator(seed: seed)
    self.strangeness = strangeness
  }

  /// Returns true with this probability.
  public func happens(_ probability: Double) -> Bool {
    probability > 0 && Double.random(in: 0..<1, using: &generator) < probability
  }

  /// Returns a number from 0 up to, but not including, the count.
  public func index(below count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

  /// Returns one of the values.
  public func pick<Value>(_ values: [Value]) -> Value { values[index(below: values.count)] }

  /// Returns a seed for another fate.
  func salt() -> UInt64 { generator.next() }

  private static let strange = [
    .nan, .infinity, -.infinity, 1e300, -1e300, 1e150, -1e150, 1e151, 3e75, -1e18, 9_007_199_254_740_992,
    .leastNonzeroMagnitude, -.leastNonzeroMagnitude, 1e-300, 1e-9, -0.0, .greatestFiniteMagnitude,
  ]

  /// Returns a number between −limit and limit, or sometimes an extreme number.
  func number(_ limit: Double) -> Double {
    if happens(strangeness) { return pick(Self.strange) }
    // Whole numbers are common, so that offsets meet walls and each other exactly.
    if happens(0.3) { return Double(Int.random(in: -Int(limit)...Int(limit), using: &generator)) }
    return Double.random(in: -limit...limit, using: &generator)
  }

  /// Returns a number of 0 or more. Only an extreme number is below 0.
  func length(_ limit: Double) -> Double {
    let number = number(limit)
    return number.magnitude <= limit ? number.magnitude : number
  }

  /// Returns a number within a range, never an extreme number.
  func between(_ lower: Double, _ upper: Double) -> Double {
    Double.random(in: lower...upper, using: &generator)
  }

  /// Returns a multiple of 1/64 within a range: sums of such numbers are exact.
  func exact(_ lower: Int, _ upper: Int) -> Double {
    Double(index(below: (upper - lower) * 64)) / 64 + Double(lower)
  }

  func point(_ limit: Double) -> Point { Point(x: number(limit), y: number(limit)) }
  /// Returns a vector of two numbers up to the limit.
  func vector(_ limit: Double) -> Vector { Vector(x: number(limit), y: number(limit)) }
  func size(_ limit: Double) -> Size { Size(width: length(limit), height: length(limit)) }
  func insets(_ limit: Double) -> Insets {
    Insets(top: number(limit), left: number(limit), bottom: number(limit), right: number(limit))
  }
  var axis: Axis { happens(0.5) ? .horizontal : .vertical }
}
