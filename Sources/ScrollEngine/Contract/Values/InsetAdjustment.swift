/// The part of the safe area that is added to the content's own insets: UIScrollView's four policies.
///
/// An axis is scrollable if the content and its own insets are longer than the viewport, or if the axis has no end.
/// Unlike in UIScrollView, always bouncing does not make an axis scrollable, because an edge's response does not
/// change the length of the content. Use `.always` for such an axis.
public enum InsetAdjustment: UInt8, Hashable, Sendable {
  /// Top and bottom always, left and right if that axis is scrollable. UIScrollView does this within a navigation or
  /// tab bar controller, which have no counterpart here.
  case automatic
  /// Both axes, each if it is scrollable.
  case scrollableAxes
  /// No part of the safe area.
  case never
  /// The whole safe area.
  case always
}
