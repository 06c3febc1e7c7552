import ScrollBehaviors
import ScrollSeeds

/// The times at which a device reports the positions of a gesture, and the exactness of the positions.
///
/// ```swift
/// host.perform(.fling(velocity: Vector(x: 0, y: 1_500), sampling: InputSampling(rate: 60, timeJitter: 0.3, seed: 4)))
/// ```
/// Reports between both ends of a path are at multiples of 2^-20 of the way, so that the distances between them add up
/// exactly. A seed gives the same jitter on every machine. The finger keeps its path: a late report has the position of
/// the later moment. `timeJitter` therefore does not change the velocity of the finger.
public struct InputSampling: Hashable, Sendable {
  /// The number of reports in a second. A phone has 60 to 240, and a mouse 125 to 1,000.
  public var rate: Double
  /// The largest distance of a report from its regular time, as a part of the time between two reports: 0 to less than
  /// 0.5.
  public var timeJitter: Double
  /// The largest distance of a reported position from the finger on each axis, in points. Both ends of the path are
  /// exact.
  public var positionJitter: Double
  /// The seed of the jitter.
  public var seed: UInt64

  /// Creates a sampling. Traps if the rate is 0 or less, or jitter is outside of its range: a programmer's mistake.
  public init(
    rate: Double = 125, timeJitter: Double = 0, positionJitter: Double = 0, seed: UInt64 = 0
  ) {
    precondition(
      rate > 0 && rate.isFinite && timeJitter >= 0 && timeJitter < 0.5 && positionJitter >= 0
        && positionJitter.isFinite,
      """
      A sampling needs a rate above 0, timeJitter in 0..<0.5 and positionJitter of 0 or more; these are \(rate), \
      \(timeJitter) and \(positionJitter). Pass 125, 0 and 0 for a regular device.
      """)
    (self.rate, self.timeJitter, self.positionJitter, self.seed) = (rate, timeJitter, positionJitter, seed)
  }

  /// Calls `report` for each report of a path that takes `duration` seconds, with the time since the path began, the
  /// part of the way, and the error of the position. The last report comes at `duration`, and is exact.
  func forEachReport(
    over duration: Double, _ report: (_ time: Double, _ part: Double, _ error: Vector) -> Void
  ) {
    var random = SeededGenerator(seed: seed)
    let count = max(1, Int((duration * rate).rounded()))
    for number in 1..<count {
      let time = (Double(number) + timeJitter * random.nextSigned()) * duration / Double(count)
      let error = Vector(x: random.nextSigned(), y: random.nextSigned()) * positionJitter
      report(time, (time / duration).onGrid, Vector(x: error.x.onGrid, y: error.y.onGrid))
    }
    report(duration, 1, .zero)
  }
}

extension Double {
  /// The nearest multiple of 2^-20.
  var onGrid: Double { (self * 0x1p20).rounded() * 0x1p-20 }
}

extension SeededGenerator {
  /// Returns a number from -1 to 1.
  mutating func nextSigned() -> Double { Double(next() >> 11) * 0x1p-52 - 1 }

  /// Returns an index below a count.
  mutating func index(below count: Int) -> Int { Int(next() % UInt64(count)) }

  /// Returns a random element of some values.
  mutating func pick<Value>(_ values: [Value]) -> Value { values[index(below: values.count)] }
}
