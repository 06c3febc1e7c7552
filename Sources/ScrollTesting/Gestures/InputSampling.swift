import ScrollBehaviors
import ScrollSeeds

/// When a device reports the positions of a gesture, and how exactly.
///
/// ```swift
/// host.perform(.fling(velocity: Vector(x: 0, y: 1_500), sampling: InputSampling(rate: 60, timeJitter: 0.3, seed: 4)))
/// ```
/// A seed gives the same jitter on every machine. The finger keeps its path: a report that comes late has the position of the
/// later moment. So `timeJitter` does not change how fast the finger is.
public struct InputSampling: Hashable, Sendable {
  /// How many reports a device gives in a second. A phone has 60 to 240, and a mouse 125 to 1,000.
  public var rate: Double
  /// How far a report may be from its regular time, as a part of the time between two reports: 0 to less than 0.5.
  public var timeJitter: Double
  /// How far a reported position may be from the finger on each axis, in points. Both ends of the path are exact.
  public var positionJitter: Double
  /// The seed of the jitter.
  public var seed: UInt64

  /// Makes a sampling. A rate of 0 or less, and jitter outside of its range, are mistakes in the program, and trap.
  public init(
    rate: Double = 125, timeJitter: Double = 0, positionJitter: Double = 0, seed: UInt64 = 0
  ) {
    precondition(
      rate > 0 && rate.isFinite && timeJitter >= 0 && timeJitter < 0.5 && positionJitter >= 0
        && positionJitter.isFinite,
      """
      A sampling needs a rate above 0, timeJitter in 0..<0.5 and positionJitter of 0 or more; these are \(rate), \
      \(timeJitter) and \(positionJitter); pass 125, 0 and 0 for a regular device.
      """)
    (self.rate, self.timeJitter, self.positionJitter, self.seed) = (rate, timeJitter, positionJitter, seed)
  }

  /// Calls `report` for each report of a path that takes `duration` seconds: with the time since the path began, and with how
  /// far the position is off. The last report comes at `duration`, and is exact.
  func forEachReport(over duration: Double, _ report: (_ time: Double, _ error: Vector) -> Void) {
    var random = SeededGenerator(seed: seed)
    let count = max(1, Int((duration * rate).rounded()))
    for number in 1..<count {
      let time = (Double(number) + timeJitter * random.nextSigned()) * duration / Double(count)
      let error = Vector(x: random.nextSigned(), y: random.nextSigned()) * positionJitter
      report(time, error)
    }
    report(duration, .zero)
  }
}

extension SeededGenerator {
  /// Returns a number from -1 to 1.
  mutating func nextSigned() -> Double { Double(next() >> 11) * 0x1p-52 - 1 }

  /// Returns an index below a count.
  mutating func index(below count: Int) -> Int { Int(next() % UInt64(count)) }

  /// Returns one of some values.
  mutating func pick<Value>(_ values: [Value]) -> Value { values[index(below: values.count)] }
}
