/// How quickly a glide loses speed: the factor by which the speed shrinks every millisecond.
///
/// The two named rates are UIScrollView's. A rate must lie between 0 and 1, both excluded; making one
/// outside traps, as it can only be a mistake in the program.
public struct DecelerationRate: Hashable, Sendable {
  /// The factor a millisecond.
  public let rawValue: Double

  /// Makes a rate from its factor a millisecond, which must lie between 0 and 1, both excluded.
  public init(rawValue: Double) {
    precondition(
      Self.isValid(rawValue),
      """
      A deceleration rate must lie between 0 and 1, both excluded; this one is \(rawValue); \
      use .normal (0.998) or .fast (0.99).
      """)
    self.rawValue = rawValue
  }

  /// Makes the rate of k in v(t) = v₀ e^(−kt), per second: e^(−k/1000). A k from 1e-12 to 700,000 has a rate; making one of
  /// another traps.
  public init(constant: Double) { self.init(rawValue: exponential(constant / -1_000)) }

  /// UIScrollView's default, 0.998: a glide travels 0.4995 times its speed.
  public static let normal = DecelerationRate(rawValue: 0.998)
  /// UIScrollView's fast rate, 0.99: a glide travels 0.0995 times its speed.
  public static let fast = DecelerationRate(rawValue: 0.99)

  /// GTK 4's, k = 4: a glide travels a quarter of its speed.
  public static let gtk = DecelerationRate(constant: 4)

  /// Whether a number can be a rate.
  public static func isValid(_ rawValue: Double) -> Bool { rawValue > 0 && rawValue < 1 }
}
