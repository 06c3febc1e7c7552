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

  /// Finds those around the offset of a scroller for which a layout has seen what is wanted; on axes that stayed among them they
  /// are known. Nearer than a step of the grid to an edge nothing is calm: what is rounded there is for the layout to say.
  mutating func find(_ layout: TileLayout, _ scroll: ScrollController, stayed: PerAxis<Bool>) {
    (viewport, origin) = (scroll.viewport, scroll.contentOrigin)
    let offset = scroll.unzoomedOffset
    for axis in Axis.both where !stayed[axis] {
      guard let room = layout.room(axis), room.fall >= 0, room.rise >= 0 else {
        self = CalmOffsets()
        return
      }
      lower[axis] = offset[axis] - room.fall + Grid.step
      upper[axis] = offset[axis] + room.rise - Grid.step
    }
  }

  /// On which axes a scroller is among them.
  func contains(_ scroll: ScrollController) -> PerAxis<Bool> {
    guard scroll.contentOrigin == origin, scroll.viewport == viewport else { return PerAxis(false) }
    let offset = scroll.unzoomedOffset
    return PerAxis(
      x: offset.x >= lower.x && offset.x <= upper.x, y: offset.y >= lower.y && offset.y <= upper.y)
  }
}
