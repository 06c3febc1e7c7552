extension PerAxis where Value == Alignment? {
  /// The start of the thing at the start of the viewport, on both axes.
  @inlinable public static var start: Self { Self(.start) }
  /// The middle of the thing in the middle of the viewport, on both axes.
  @inlinable public static var center: Self { Self(.center) }
  /// The end of the thing at the end of the viewport, on both axes.
  @inlinable public static var end: Self { Self(.end) }
  /// The shortest way that brings the thing into view, on both axes.
  @inlinable public static var nearest: Self { Self(.nearest) }
}
