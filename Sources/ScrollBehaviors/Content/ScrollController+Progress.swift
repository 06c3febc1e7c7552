public import ScrollEngine
public import ScrollSpace

extension ScrollController {
  /// How much of a rectangle's area is seen now, 0 to 1: `Geometry.visibleFraction(of:at:)`.
  public func visibleFraction(of rect: Rect) -> Double {
    geometry.visibleFraction(of: rect, at: contentOffset)
  }

  /// How much of a rectangle is seen now along an axis, 0 to 1: `Geometry.visibleFraction(of:on:at:)`.
  public func visibleFraction(of rect: Rect, on axis: Axis) -> Double {
    geometry.visibleFraction(of: rect, on: axis, at: contentOffset)
  }

  /// How far a rectangle is on its way through the view now, -1 to 1: `Geometry.progress(of:on:at:)`.
  public func progress(of rect: Rect, on axis: Axis) -> Double {
    geometry.progress(of: rect, on: axis, at: contentOffset)
  }
}
