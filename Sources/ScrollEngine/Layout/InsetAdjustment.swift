/// Which part of the safe area is added to the content's own insets: UIScrollView's four policies.
///
/// An axis is scrollable where the content and its own insets are longer than the viewport, and where it has no
/// end. One that always bounces though its content fits is not: how edges answer says nothing of how long the content is.
/// UIScrollView counts it; say `.always` for that.
public enum InsetAdjustment: UInt8, Hashable, Sendable {
  /// Top and bottom always, left and right where that axis is scrollable. UIScrollView does so within a navigation
  /// or tab bar controller, for which there is no counterpart here.
  case automatic
  /// Both axes, each where it is scrollable.
  case scrollableAxes
  /// Nothing of it.
  case never
  /// All of it.
  case always
}
