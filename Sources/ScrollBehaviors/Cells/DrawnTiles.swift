public import ScrollSpace

/// Live tiles in the order in which they are drawn, with the frames that they were told, and where these are in the viewport:
/// one behind the other, so that one call converts them all.
@usableFromInline final class DrawnTiles {
  // Changed in steps that call nobody.
  @exclusivity(unchecked) @usableFromInline var tiles: [Unmanaged<LiveTile>] = []
  @exclusivity(unchecked) var told: [Rect] = []
  @exclusivity(unchecked) @usableFromInline var frames: [Rect] = []
  /// Of which change of a board they are.
  @exclusivity(unchecked) @usableFromInline var changes: Int?
}
