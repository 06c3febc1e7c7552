import ScrollEngine
public import ScrollSpace

extension TilingPlane {
  /// How much of an item's tile is seen now, 0 to 1, insets counted; nil if it has no tile. See
  /// `Geometry.visibleFraction(of:at:)`.
  public func visibleFraction(of index: Index) -> Double? {
    guard let scroll = board.scroll, let frame = frame(of: index) else { return nil }
    return scroll.visibleFraction(of: frame.offset(by: origin - .zero))
  }

  /// How far an item's tile is on its way through the view now along an axis, -1 to 1; nil if it has no tile. See
  /// `Geometry.progress(of:on:at:)`.
  public func progress(of index: Index, on axis: Axis) -> Double? {
    guard let scroll = board.scroll, let frame = frame(of: index) else { return nil }
    return scroll.progress(of: frame.offset(by: origin - .zero), on: axis)
  }
}
