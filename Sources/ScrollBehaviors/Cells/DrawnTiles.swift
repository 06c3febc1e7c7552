public import ScrollSpace

/// The live tiles in the order of drawing, with the frames that they were given and those in the viewport.
/// The frames are contiguous, so one call converts all of them.
@usableFromInline final class DrawnTiles {
  // Changed in steps that call no other code.
  @exclusivity(unchecked) @usableFromInline private(set) var tiles: [Unmanaged<LiveTile>] = []
  @exclusivity(unchecked) private var contentFrames: [Rect] = []
  @exclusivity(unchecked) @usableFromInline private(set) var frames: [Rect] = []
  /// The number of changes of the live tiles for which the lists are valid.
  @exclusivity(unchecked) @usableFromInline private(set) var changes: Int?

  /// Empties the lists, to be filled after that number of changes.
  func removeAll(after changes: Int) {
    self.changes = changes
    tiles.removeAll(keepingCapacity: true)
    contentFrames.removeAll(keepingCapacity: true)
    frames.removeAll(keepingCapacity: true)
  }

  func append(_ tile: Unmanaged<LiveTile>) {
    let frame = tile._withUnsafeGuaranteedRef { $0.frame }
    tiles.append(tile)
    contentFrames.append(frame)
    frames.append(frame)
  }

  /// Converts all frames by the map to the viewport.
  func place(by map: Map) {
    frames.withUnsafeMutableBufferPointer { frames in
      contentFrames.withUnsafeBufferPointer { map.convert($0, into: frames) }
    }
  }
}
