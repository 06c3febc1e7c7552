public import ScrollEngine
public import ScrollSpace

/// Conversions between the three kinds of coordinates of a scroller.
///
/// | coordinates | counted from | changed by |
/// |---|---|---|
/// | content | the start of the content, at a scale of 1 | nothing |
/// | offset | the zero of `contentOffset`, at the present scale | a zoom, and a rebase by `Infinite` or `Circular` |
/// | viewport | the upper left corner of the viewport | the offset |
///
/// The first two differ by `contentOrigin`. Without a zoom and a rebase they are the same. For the calls that take each
/// of them, see <doc:PointsAndTiles>.
extension ScrollController {
  /// Converts a rectangle from content coordinates to offset coordinates.
  ///
  /// Use the result for `visibleFraction(of:)` and `progress(of:on:)`. It is valid until the next rebase.
  public func converted(fromContent rect: Rect) -> Rect { contentOrigin.offset(of: rect) }

  /// Converts a point from content coordinates to offset coordinates. The result is valid until the next
  /// rebase.
  public func converted(fromContent point: Point) -> Point {
    contentOrigin.offset(of: point)
  }

  /// Converts a rectangle from offset coordinates to content coordinates.
  public func converted(toContent rect: Rect) -> Rect {
    Rect(origin: converted(toContent: rect.origin), size: unzoomed(rect.size))
  }

  /// Converts a point from offset coordinates to content coordinates. `converted(toContent: contentOffset)`
  /// is the start of the viewport.
  public func converted(toContent point: Point) -> Point {
    contentOrigin.position(of: point)
  }

  /// Converts a point of the viewport to offset coordinates: for example the place under a finger. The two
  /// differ by `contentOffset`. On a reversed axis, the point counts from the other side.
  public func converted(fromViewport point: Point) -> Point {
    var point = point
    for axis in Axis.both where isReversed[axis] { point[axis] = viewport[axis] - point[axis] }
    return contentOffset + (point - .zero)
  }

  /// Converts a rectangle from offset coordinates to the viewport, counted from its upper left corner.
  public func converted(toViewport rect: Rect) -> Rect {
    var result = rect.offset(by: .zero - contentOffset)
    for axis in Axis.both where isReversed[axis] {
      result.origin[axis] = viewport[axis] - result.upper(axis)
    }
    return result
  }
}
