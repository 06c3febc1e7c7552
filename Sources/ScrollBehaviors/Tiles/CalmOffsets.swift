import ScrollEngine
import ScrollSpace

/// The offsets between which the same items want tiles: a frame that stays among them has nothing to do.
///
/// ```
///      ├──────┼──────┼──────┼──────┼──────┤
///          [                  ]                viewport
///       fall ◀─┤            ├─▶ rise           as far as no edge of an item meets one of the viewport
/// ```
/// They count while the viewport and the content's origin are those for which they were found.
struct CalmOffsets {
  private var (lower, upper) = (Point(x: .infinity, y: .infinity), Point.zero)
  private var viewport = Size.zero
  private var origin = ContentOrigin()

  /// None.
  init() {}

  /// Those around the offset of a scroller for which a layout has seen what is wanted. Nearer than a step of the grid to an
  /// edge nothing is calm: what is rounded there is for the layout to say.
  init(_ layout: any TileLayout, _ scroll: ScrollController) {
    (viewport, origin) = (scroll.viewport, scroll.contentOrigin)
    let offset = scroll.contentOffset
    for axis in Axis.both {
      guard let room = layout.room(axis), room.fall >= 0, room.rise >= 0 else {
        self = CalmOffsets()
        return
      }
      lower[axis] = offset[axis] - room.fall + Grid.step
      upper[axis] = offset[axis] + room.rise - Grid.step
    }
  }

  func contains(_ scroll: ScrollController) -> Bool {
    let offset = scroll.contentOffset
    return offset.x >= lower.x && offset.x <= upper.x && offset.y >= lower.y && offset.y <= upper.y
      && scroll.contentOrigin == origin && scroll.viewport == viewport
  }
}
