public import ScrollSpace

/// A target of the content, for a dot, a tab or a line of a table of contents.
public struct ScrollMarker: Hashable, Sendable {
  /// The target's place, in content coordinates.
  public var rect: Rect
  /// The place of the target in the view when its marker is chosen.
  public var align: PerAxis<Alignment>
  /// The distances by which the target extends beyond its rectangle, in points, so that it comes to rest that far
  /// from the sides.
  public var margin: Insets

  /// Creates a marker, by default of a target that aligns at its start.
  public init(_ rect: Rect, align: PerAxis<Alignment> = PerAxis(.start), margin: Insets = .zero) {
    self.rect = rect
    self.align = align
    self.margin = margin
  }

  /// True if all numbers are such as a scroller accepts, and no length is negative.
  var isSound: Bool {
    rect.canStick && margin.top.isUsable && margin.left.isUsable && margin.bottom.isUsable
      && margin.right.isUsable
  }
}
