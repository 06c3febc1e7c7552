/// The progress through a range of a timeline at an offset.
///
/// ```
///     before    │    active    │    after
///   ────────────┼──────────────┼────────────►  offset
///        value  0     0.5      1     1.5
///     fraction  0     0.5      1     1
/// ```
public struct TimelineProgress: Hashable, Sendable {
  /// The place of an offset relative to a range.
  public enum Phase: Int8, Hashable, Sendable {
    /// The range has not begun.
    case before = -1
    /// The offset is in the range. The start belongs to the range; the end does only where scrolling ends.
    case active = 0
    /// The range is over.
    case after = 1
  }

  /// The phases outside of a range in which an effect keeps a value: CSS' `animation-fill-mode`.
  public enum Fill: UInt8, Hashable, Sendable {
    /// The effect has a value in the range alone: `none`.
    case neither
    /// The effect has its first value before the range: `backwards`.
    case before
    /// The effect keeps its last value after the range: `forwards`.
    case after
    /// Both: `both`.
    case both
  }

  /// The progress: 0 at the range's start, 1 at its end, below 0 before it and above 1 after it.
  ///
  /// An empty range has 0 before it, and 1 at it and after it.
  public let value: Double
  /// The phase.
  public let phase: Phase

  /// The progress, at least 0 and at most 1.
  public var fraction: Double { max(0, min(1, value)) }

  /// Returns true if an effect with this fill has a value.
  public func isFilled(by fill: Fill) -> Bool {
    switch phase {
    case .before: fill == .before || fill == .both
    case .active: true
    case .after: fill == .after || fill == .both
    }
  }
}
