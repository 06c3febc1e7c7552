import ScrollEngine
public import ScrollSpace
import ScrollTiling

extension TilingPlane {
  /// Writes where the tiles' origin is, which columns and rows of a grid have tiles, by which overscan, which lanes items
  /// have kept, and which item it is on its way to.
  public func save(to archive: inout ArchiveWriter) {
    layout.write(to: &archive)
    for axis in Axis.both { board.overscan[axis].write(to: &archive) }
    for axis in Axis.both { aims[axis].write(to: &archive) }
  }

  /// Reads what `save` wrote. Tiles are not in it. With another overscan than then, they are those that this one asks for.
  public func restore(from archive: inout ArchiveReader) throws(ArchiveError) {
    board.isRead = true
    try layout.read(from: &archive)
    let overscan = PerAxis(x: try TileOverscan(from: &archive), y: try TileOverscan(from: &archive))
    if overscan != board.overscan { layout.dropHeld() }
    for axis in Axis.both { try aims[axis].read(from: &archive) }
  }
}

extension GridLayout {
  func write(to archive: inout ArchiveWriter) {
    for axis in Axis.both {
      axes[axis].line.write(to: &archive)
      archive.write(range: axes[axis].held)
    }
  }

  func read(from archive: inout ArchiveReader) throws(ArchiveError) {
    var lines = PerAxis(x: axes.x.line, y: axes.y.line)
    var held = PerAxis<Range<Int64>?>(nil)
    for axis in Axis.both {
      try lines[axis].read(from: &archive)
      held[axis] = try archive.readRange()
    }
    for axis in Axis.both { (axes[axis].line, axes[axis].taken) = (lines[axis], held[axis]) }
  }

  func dropHeld() { for axis in Axis.both { axes[axis].taken = nil } }

  func takeUp(isRestoring: Bool) { if !isRestoring { dropHeld() } }
}
