public import ScrollSpace

/// The live tiles in the order of drawing, with the frames that they were given and those in the viewport.
/// The frames are contiguous, so one call converts all of them.
@usableFromInline final class DrawnTiles {
  // Changed in steps that call no other code.
  @exclusivity(unchecked) @usableFromInline var tiles: [Unmanaged<LiveTile>] = []
  @exclusivity(unchecked) var contentFrames: [Rect] = []
  @exclusivity(unchecked) @usableFromInline var frames: [Rect] = []
  /// The value of the board's `changes` for which the lists are valid.
  @exclusivity(unchecked) @usableFromInline var changes: Int?
}
