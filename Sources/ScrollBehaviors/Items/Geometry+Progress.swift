public import ScrollEngine
public import ScrollSpace

// How much of a thing is seen, and how far it is on its way through the view.
//
//   progress  -1          0          1
//           ┌──────┐  ┌──────┐  ┌──────┐
//           │ view │  │ item │  │ view │      from the end of the view, through its middle,
//           └──────┘  └──────┘  └──────┘      to its start
//             item                 item

extension Geometry {
  /// How much of a rectangle is seen along an axis, 0 to 1, at a content offset: its length in the viewport, less
  /// insets, by its whole length.
  ///
  /// The rectangle is in the content's coordinates of today, as the offset is. Of one without length all is seen
  /// where it lies within the view, its lower end included, else nothing. One that is not finite, or whose length is
  /// negative, is not seen.
  public func visibleFraction(of rect: Rect, on axis: Axis, at offset: Point) -> Double {
    let start = offset[axis] + inset.lower(axis)
    let end = start + visibleLength(axis)
    let (lower, upper) = (rect.lower(axis), rect.upper(axis))
    guard lower.isFinite, upper.isFinite, start.isFinite, end.isFinite, rect.size[axis] >= 0 else { return 0 }
    guard upper > lower else { return lower >= start && lower < end ? 1 : 0 }
    // Halves, so that lengths of huge rectangles stay finite.
    let seen = min(upper, end) / 2 - max(lower, start) / 2
    return max(0, min(1, seen / (upper / 2 - lower / 2)))
  }

  /// How much of a rectangle's area is seen, 0 to 1, at a content offset. All else is as along one axis.
  public func visibleFraction(of rect: Rect, at offset: Point) -> Double {
    visibleFraction(of: rect, on: .horizontal, at: offset)
      * visibleFraction(of: rect, on: .vertical, at: offset)
  }

  /// How far a rectangle is on its way through the view as the content scrolls forward, at a content offset: -1
  /// where its start meets the view's end and it is about to enter, 0 where their middles meet, 1 where its end
  /// meets the view's start and it has gone. Even in between, and no further.
  ///
  /// The view is the viewport less its insets, and the rectangle is in the content's coordinates of today. Where
  /// neither has a length there is no way between: -1 before, 0 at, 1 past the place. 0 for one that is not finite,
  /// or whose length is negative.
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
