public import ScrollSpace

/// The sides of the view at which a box sticks, with its distance from each, in points.
///
/// A side with nil does not hold the box. A distance may be negative: the box then sticks that far outside of
/// the view. On a reversed axis, as in a right-to-left layout, `left` is the side where the content begins.
public struct StickyInsets: Hashable, Sendable {
  /// The distance from the top of the view; nil if the box does not stick there.
  public var top: Double?
  /// The distance from the left of the view; nil if the box does not stick there.
  public var left: Double?
  /// The distance from the bottom of the view; nil if the box does not stick there.
  public var bottom: Double?
  /// The distance from the right of the view; nil if the box does not stick there.
  public var right: Double?

  /// Creates insets. A box without any inset never sticks.
  public init(top: Double? = nil, left: Double? = nil, bottom: Double? = nil, right: Double? = nil) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No side holds the box.
  public static let none = StickyInsets()

  /// The distance from the side at one end of an axis; nil if the box does not stick there.
  public subscript(axis: Axis, side: Side) -> Double? {
    get {
      switch (axis, side) {
      case (.horizontal, .lower): left
      case (.vertical, .lower): top
      case (.horizontal, .upper): right
      case (.vertical, .upper): bottom
      }
    }
    set {
      switch (axis, side) {
      case (.horizontal, .lower): left = newValue
      case (.vertical, .lower): top = newValue
      case (.horizontal, .upper): right = newValue
      case (.vertical, .upper): bottom = newValue
      }
    }
  }

  /// True if no side holds the box.
  public var isEmpty: Bool { top == nil && left == nil && bottom == nil && right == nil }

  /// True if every distance is a number that a scroller accepts.
  var isUsable: Bool {
    (top ?? 0).isUsable && (left ?? 0).isUsable && (bottom ?? 0).isUsable && (right ?? 0).isUsable
  }
}
