internal import CScrollCore

/// What came into view and what went out of it, from one range of items to another.
///
/// ```
///   before        ├───────────┤
///   after               ├───────────┤
///             left.before   entered.behind
/// ```
public struct VisibleChange: Hashable, Sendable {
  /// Items on either side of those that stay. A range that is not needed is empty.
  public struct Sides: Hashable, Sendable {
    /// Those with smaller indices than what stays.
    public var before: Range<Int64>
    /// Those with larger indices than what stays.
    public var behind: Range<Int64>

    /// Whether there are none.
    public var isEmpty: Bool { before.isEmpty && behind.isEmpty }

    /// Calls `body` with each index, in order.
    @inlinable public func forEach(_ body: (Int64) -> Void) {
      for index in before { body(index) }
      for index in behind { body(index) }
    }
  }

  /// What came into view.
  public var entered: Sides
  /// What went out of view. After a jump that keeps nothing, all of it is on one side.
  public var left: Sides

  /// The difference between two ranges. O(1).
  public init(from before: Range<Int64>, to after: Range<Int64>) {
    self.init(csc_span_change(before.core, after.core))
  }

  init(_ change: csc_window_change) {
    entered = Sides(before: Range(change.entered.0), behind: Range(change.entered.1))
    left = Sides(before: Range(change.left.0), behind: Range(change.left.1))
  }
}
