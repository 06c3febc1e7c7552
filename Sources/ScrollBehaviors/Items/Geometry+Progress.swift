public import ScrollEngine
public import ScrollSpace

// The visible part of a rectangle, and its progress through the view.
//
//   progress  -1          0          1
//           ┌──────┐  ┌──────┐  ┌──────┐
//           │ view │  │ item │  │ view │      from the end of the view, through its middle,
//           └──────┘  └──────┘  └──────┘      to its start
//             item                 item

extension Geometry {
  /// Returns the visible part of a rectangle along an axis, from 0 to 1, at a content offset.
  ///
  /// This is the length in the viewport, less its insets, divided by the whole length.
  ///
  /// The rectangle is in offset coordinates, as the offset is: a frame in content coordinates is converted first, by
  /// `converted(fromContent:)` of the scroller.
  ///
  /// A rectangle without length counts as 1 if it lies within the view, the view's lower end included, else 0. A
  /// rectangle that is not finite, or whose length is negative, counts as 0.
  public func visibleFraction(of rect: Rect, on axis: Axis, at offset: Point) -> Double {
    let start = offset[axis] + inset.lower(axis)
    let end = start + visibleLength(axis)
    let (lower, upper) = (rect.lower(axis), rect.upper(axis))
    guard lower.isFinite, upper.isFinite, start.isFinite, end.isFinite, rect.size[axis] >= 0 else { return 0 }
    guard upper > lower else { return lower >= start && lower < end ? 1 : 0 }
    // Halves keep the lengths of huge rectangles finite.
    let seen = min(upper, end) / 2 - max(lower, start) / 2
    return max(0, min(1, seen / (upper / 2 - lower / 2)))
  }

  /// Returns the visible part of a rectangle's area, from 0 to 1, at a content offset: the product of the
  /// parts along both axes. The rectangle is in offset coordinates.
  public func visibleFraction(of rect: Rect, at offset: Point) -> Double {
    visibleFraction(of: rect, on: .horizontal, at: offset)
      * visibleFraction(of: rect, on: .vertical, at: offset)
  }

  /// Returns the progress of a rectangle through the view as the content scrolls forward, at a content
  /// offset.
  ///
  /// - -1: the rectangle's start is at the view's end, and it is about to enter.
  /// - 0: the middles coincide.
  /// - 1: the rectangle's end is at the view's start, and it has left.
  ///
  /// In between, the progress is linear in the offset. Beyond, it is clamped.
  ///
  /// The view is the viewport less its insets. The rectangle is in offset coordinates, as the offset is: a frame in
  /// content coordinates is converted first, by `converted(fromContent:)` of the scroller.
  ///
  /// If neither has a length, the progress is -1 before the place, 0 at it and 1 past it. A rectangle that is not
  /// finite, or whose length is negative, has 0.
  public func progress(of rect: Rect, on axis: Axis, at offset: Point) -> Double {
    let view = visibleLength(axis)
    let middle = offset[axis] + inset.lower(axis) + view / 2
    let way = view / 2 + rect.size[axis] / 2
    let gone = middle - rect.middle(axis)
    guard gone.isFinite, way.isFinite, rect.size[axis] >= 0 else { return 0 }
    guard way > 0 else { return gone > 0 ? 1 : gone < 0 ? -1 : 0 }
    return max(-1, min(1, gone / way))
  }
}
