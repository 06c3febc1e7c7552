public import ScrollEngine
public import ScrollSpace

// Three ways to say where something is.
//
//   content coordinates    from the content's start: frames of an Arranging, its items and a Stack's, StickyHeaders,
//                          guides, what is pinned. A rebase does not change them.
//   offset coordinates     as contentOffset has them today: geometry, scrollRectToVisible, visibleFraction, progress.
//                          A rebase moves them all at once.
//   the viewport's         from its upper left corner: touches, tiles that are drawn, indicators.
//
// Without Infinite and Circular there is no rebase, and the first two are the same.

/// From content coordinates, which count from the content's start and do not notice rebases, to those that
/// `contentOffset` has today, and back: they are `contentOrigin` apart.
extension ScrollController {
  /// Where a rectangle that counts from the content's start is today, as `contentOffset` counts: what
  /// `scrollRectToVisible(_:align:padding:animated:)`, `visibleFraction(of:)` and `progress(of:on:)` are to be given. Holds
  /// until the next rebase.
  public func converted(fromContent rect: Rect) -> Rect {
    Rect(origin: converted(fromContent: rect.origin), size: zoomed(rect.size))
  }

  /// Where a point that counts from the content's start is today, as `contentOffset` counts.
  public func converted(fromContent point: Point) -> Point {
    contentOrigin.offset(of: point)
  }

  /// Where a rectangle that counts as `contentOffset` does is, counted from the content's start.
  public func converted(toContent rect: Rect) -> Rect {
    Rect(origin: converted(toContent: rect.origin), size: unzoomed(rect.size))
  }

  /// Where a point that counts as `contentOffset` does is, counted from the content's start:
  /// `converted(toContent: contentOffset)` is where the viewport begins.
  public func converted(toContent point: Point) -> Point {
    contentOrigin.position(of: point)
  }

  /// Where a point of the viewport is today, as `contentOffset` counts: the place under a finger. The two are contentOffset
  /// apart; on an axis that is reversed the point counts from the other side.
  public func converted(fromViewport point: Point) -> Point {
    var point = point
    for axis in Axis.both where isReversed[axis] { point[axis] = viewport[axis] - point[axis] }
    return contentOffset + (point - .zero)
  }

  /// Where a rectangle that counts as `contentOffset` does is in the viewport, counted from its upper left corner.
  public func converted(toViewport rect: Rect) -> Rect {
    var result = rect.offset(by: .zero - contentOffset)
    for axis in Axis.both where isReversed[axis] {
      result.origin[axis] = viewport[axis] - result.upper(axis)
    }
    return result
  }
}
