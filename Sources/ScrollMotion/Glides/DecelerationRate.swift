import ScrollSpace

/// The deceleration of a glide: the factor of the velocity for every millisecond.
///
/// The two named rates `normal` and `fast` are UIScrollView's. A rate must be between 0 and 1, both excluded. Any
/// other rate is a programmer's mistake, and traps.
public struct DecelerationRate: Hashable, Sendable {
  /// The factor a millisecond.
  public let rawValue: Double

  /// Creates a rate from its factor a millisecond, which must be between 0 and 1, both excluded.
  public init(rawValue: Double) {
    precondition(
      Self.isValid(rawValue), .decelerationRate,
      """
      A deceleration rate must lie between 0 and 1, both excluded; this one is \(rawValue); \
      use .normal (0.998) or .fast (0.99).
      """)
    self.rawValue = rawValue
  }

  /// Creates the rate of k in v(t) = v₀ e^(−kt), per second: e^(−k/1000). A k from 1e-12 to 700,000 has a rate. Any
  /// other k traps.
  public init(constant: Double) { self.init(rawValue: exponential(constant / -1_000)) }

  /// UIScrollView's default, 0.998: a glide travels 0.4995 times its velocity.
  public static let normal = DecelerationRate(rawValue: 0.998)
  /// UIScrollView's fast rate, 0.99: a glide travels 0.0995 times its velocity.
  public static let fast = DecelerationRate(rawValue: 0.99)

  /// GTK 4's rate, k = 4: a glide travels a quarter of its velocity.
  public static let gtk = DecelerationRate(constant: 4)

  /// Returns true if a number can be a rate.
  public static func isValid(_ rawValue: Double) -> Bool { rawValue > 0 && rawValue < 1 }
}
