extension PerAxis where Value == Alignment? {
  /// The item's start is at the viewport's start, on both axes.
  @inlinable public static var start: Self { Self(.start) }
  /// The item's middle is in the viewport's middle, on both axes.
  @inlinable public static var center: Self { Self(.center) }
  /// The item's end is at the viewport's end, on both axes.
  @inlinable public static var end: Self { Self(.end) }
  /// Moves by the shortest distance that brings the whole item into view, on both axes.
  @inlinable public static var nearest: Self { Self(.nearest) }
}
