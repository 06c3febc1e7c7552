/// Where an assistive technology asks a scroller to go. Left, right, up and down are those of the screen; forward and
/// backward those of the content, along its vertical axis if that scrolls, otherwise along the horizontal one.
public enum ScrollDirection: UInt8, Hashable, Sendable {
  /// To what lies to the left.
  case left
  /// To what lies to the right.
  case right
  /// To what lies above.
  case up
  /// To what lies below.
  case down
  /// Towards the end of the content.
  case forward
  /// Towards the start of the content.
  case backward
}

/// Where an axis of a scroller is between its walls: what a scroll bar tells an assistive technology.
public struct ScrollRange: Hashable, Sendable {
  /// How far the content has gone from its start, in points; 0 at the start, and not past the walls.
  public let value: Double
  /// How far it can go, in points: the largest value. The smallest is 0.
  public let maximum: Double
  /// How much of the content is in view, in points: what a page is measured by.
  public let visible: Double

  /// The value as a part of the way, from 0 to 1. ARIA's aria-valuenow with a minimum of 0 and a maximum of 1, UI
  /// Automation's percent by 100.
  public var fraction: Double { maximum > 0 ? value / maximum : 0 }
  /// The part of the content that is in view, from 0 to 1: UI Automation's view size by 100.
  public var visibleFraction: Double { visible + maximum > 0 ? visible / (visible + maximum) : 1 }
}
