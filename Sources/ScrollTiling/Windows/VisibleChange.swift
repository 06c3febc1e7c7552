internal import CScrollCore

/// The items that came into view and that went out of view, from one range of items to another.
///
/// ```
///   before        ├───────────┤
///   after               ├───────────┤
///             left.before   entered.behind
/// ```
public struct VisibleChange: Hashable, Sendable {
  /// Items on both sides of the items that stay. A range that is not needed is empty.
  public struct Sides: Hashable, Sendable {
    /// The items with smaller indices than those that stay.
    public var before: Range<Int64>
    /// The items with larger indices than those that stay.
    public var after: Range<Int64>

    /// True if there are no items.
    public var isEmpty: Bool { before.isEmpty && after.isEmpty }

    /// Calls `body` with each index, in order.
    @inlinable public func forEach(_ body: (Int64) -> Void) {
      for index in before { body(index) }
      for index in after { body(index) }
    }
  }

  /// The items that came into view.
  public var entered: Sides
  /// The items that went out of view. After a jump without common items, all of them are on one side.
  public var left: Sides

  /// Creates the difference between two ranges. O(1).
  public init(from before: Range<Int64>, to after: Range<Int64>) {
    self.init(csc_span_change(before.core, after.core))
  }

  init(_ change: csc_window_change) {
    entered = Sides(before: Range(change.entered.0), after: Range(change.entered.1))
    left = Sides(before: Range(change.left.0), after: Range(change.left.1))
  }
}
