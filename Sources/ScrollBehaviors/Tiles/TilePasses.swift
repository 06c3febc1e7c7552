/// The passes of a board over its tiles: what the next one has to make good, and whether one is under way.
struct TilePasses {
  /// What the tiles may not show yet.
  enum Doubt {
    case nothing
    /// Frames may have changed since tiles were given them.
    case frames
    /// Items were edited. The first tiles keep their frames, and all others may have changed.
    case edits
  }

  private(set) var doubt = Doubt.nothing
  /// True from the beginning of a pass to its end: passes are not nested.
  var isRunning = false
  /// True if items were edited since a layout was last requested: a pass requests the layout at its end.
  var awaitsLayout = false

  mutating func doubtFrames() { if doubt == .nothing { doubt = .frames } }

  mutating func doubtEdits() { doubt = .edits }

  /// Returns true if the first tiles are to keep their frames. The other frames are still in doubt then.
  mutating func takeEdits() -> Bool {
    guard doubt == .edits else { return false }
    doubt = .frames
    return true
  }

  /// Notes that all tiles have their frames, unless items were edited meanwhile.
  mutating func settle() { if doubt == .frames, !awaitsLayout { doubt = .nothing } }
}
