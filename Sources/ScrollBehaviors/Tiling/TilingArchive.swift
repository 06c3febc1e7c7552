import ScrollEngine
public import ScrollSpace
import ScrollTiling

extension Tiling {
  /// Writes where the tiles' origin is, which positions have one, by which overscan, and which item it is on its way to.
  public func save(to archive: inout ArchiveWriter) {
    row.line.write(to: &archive)
    archive.write(range: row.held)
    overscan.write(to: &archive)
    aim.write(to: &archive)
  }

  /// Reads what `save` wrote. Tiles are not in it: they are made, or told their frames, by the layout that follows. With
  /// another overscan than then, they are those that this one asks for.
  public func restore(from archive: inout ArchiveReader) throws(ArchiveError) {
    var line = row.line
    try line.read(from: &archive)
    let held = try archive.readRange()
    let isHeldAlike = try TileOverscan(from: &archive) == overscan
    try aim.read(from: &archive)
    (row.line, row.taken, board.isRead) = (line, isHeldAlike ? held : nil, true)
  }
}
