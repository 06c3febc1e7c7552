/// The direction in which an assistive technology scrolls. Left, right, up and down are directions on the screen.
/// Forward and backward are directions of the content. They go along the vertical axis if the content scrolls
/// vertically, otherwise along the horizontal axis.
public enum ScrollDirection: UInt8, Hashable, Sendable {
  /// Towards content on the left.
  case left
  /// Towards content on the right.
  case right
  /// Towards content above.
  case up
  /// Towards content below.
  case down
  /// Towards the end of the content.
  case forward
  /// Towards the start of the content.
  case backward
}

/// The position of a scroller's axis between its walls: the numbers that a scroll bar gives to an assistive technology.
public struct ScrollRange: Hashable, Sendable {
  /// The distance from the start of the content, in points. 0 at the start, and never past the walls.
  public let value: Double
  /// The largest value, in points. The smallest value is 0.
  public let maximum: Double
  /// The length of the visible content, in points: the length of a page.
  public let visible: Double

  /// The value as a part of the largest value, from 0 to 1. This is ARIA's aria-valuenow between 0 and 1, or UI
  /// Automation's percent divided by 100.
  public var fraction: Double { maximum > 0 ? value / maximum : 0 }
  /// The visible part of the content, from 0 to 1: UI Automation's view size divided by 100.
  public var visibleFraction: Double { visible + maximum > 0 ? visible / (visible + maximum) : 1 }
}
