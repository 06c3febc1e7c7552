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

  /// UIScrollView's default, 0.998: a glide travels 0.4995 times its speed.
  public static let normal = DecelerationRate(rawValue: 0.998)
  /// UIScrollView's fast rate, 0.99: a glide travels 0.0995 times its speed.
  public static let fast = DecelerationRate(rawValue: 0.99)

  /// Whether a number can be a rate.
  public static func isValid(_ rawValue: Double) -> Bool { rawValue > 0 && rawValue < 1 }
}
