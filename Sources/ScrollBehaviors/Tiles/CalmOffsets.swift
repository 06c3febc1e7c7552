import ScrollEngine
import ScrollSpace

/// The offsets between which the same items have tiles. A frame within them has nothing to do.
///
/// ```
///      ├──────┼──────┼──────┼──────┼──────┤
///          [                  ]                viewport
///       fall ◀─┤            ├─▶ rise           until an edge of an item meets an edge of the viewport
/// ```
/// They are valid only for the viewport and the content's origin for which they were found.
struct CalmOffsets {
  private var (lower, upper) = (Point(x: .infinity, y: .infinity), Point.zero)
  /// What is shown, and for what the offsets were found.
  private var offset = Point.zero
  private var viewport = Size.zero
  private var origin = ContentOrigin()

  /// Adopts what is shown now. Returns the axes on which it is still within the offsets.
  mutating func move(to offset: Point, _ viewport: Size, _ origin: ContentOrigin) -> PerAxis<Bool> {
    defer { (self.offset, self.viewport, self.origin) = (offset, viewport, origin) }
    guard origin == self.origin, viewport == self.viewport else { return PerAxis(false) }
    return PerAxis(
      x: offset.x >= lower.x && offset.x <= upper.x, y: offset.y >= lower.y && offset.y <= upper.y)
  }

  /// Finds the offsets around the present one, after `see`. On axes that stayed within them they are known
  /// already. Within a step of the grid of an item's edge, `see` must decide because of rounding: those
  /// offsets are left out.
  mutating func find(_ layout: any TileLayout, stayed: PerAxis<Bool>) {
    for axis in Axis.both where !stayed[axis] {
      guard let room = layout.room(axis), room.fall >= 0, room.rise >= 0 else {
        self = CalmOffsets()
        return
      }
      lower[axis] = offset[axis] - room.fall + Grid.step
      upper[axis] = offset[axis] + room.rise - Grid.step
    }
  }
}
