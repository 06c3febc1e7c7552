import ScrollBehaviors
public import ScrollEngine
public import ScrollSpace

/// The conversions of a scroller beside those of `ScrollBehaviors`, so that points and rects have each one in both
/// directions.
extension ScrollController {
  /// Converts a rectangle of the viewport, counted from its upper left corner, to offset coordinates.
  public func converted(fromViewport rect: Rect) -> Rect {
    var rect = rect
    for axis in Axis.both where isReversed[axis] { rect.origin[axis] = viewport[axis] - rect.upper(axis) }
    return rect.offset(by: contentOffset - Point.zero)
  }

  /// Converts a point from offset coordinates to the viewport, counted from its upper left corner: for example to draw
  /// something there.
  public func converted(toViewport point: Point) -> Point {
    var point = Point.zero + (point - contentOffset)
    for axis in Axis.both where isReversed[axis] { point[axis] = viewport[axis] - point[axis] }
    return point
  }
}
