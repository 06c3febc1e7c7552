import ScrollEngine
public import ScrollSpace
import ScrollTiling

extension TileLine {
  /// Writes where the tiles' origin is. The items are the program's to bring again.
  func write(to archive: inout ArchiveWriter) {
    archive.write(base)
    archive.write(baseStart)
    archive.write(place)
    archive.write(mark)
    archive.write(ring?.period)
  }

  /// Reads what `write` wrote.
  mutating func read(from archive: inout ArchiveReader) throws(ArchiveError) {
    let base = try archive.read(Int64.self)
    let baseStart = try archive.read(Double.self)
    let place = try archive.read(Double.self)
    let mark = try archive.read(ContentOrigin.self)
    let period = try archive.readOptional(Double.self)
    guard base.magnitude <= 1 << 61, baseStart.isUsable, place.isUsable else {
      throw archive.unusable
    }
    (self.base, self.baseStart, self.place, self.mark) = (base, baseStart, place, mark)
    ring = period.flatMap(Ring.init)
    if usable(period) == nil { set(nil) }
  }
}

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

extension TileLine {
  /// The positions that had tiles when a snapshot was taken, if they can be those around what is wanted now.
  func taken(_ held: Range<Int64>?, around wanted: Range<Int64>, limit: Int64) -> Range<Int64>? {
    guard let held, held.isCount(upTo: limit), held.clamped(to: positions) == held,
      held.lowerBound <= wanted.upperBound, held.upperBound >= wanted.lowerBound
    else { return nil }
    return held
  }
}

extension ArchiveWriter {
  /// Writes both bounds.
  mutating func write(range: Range<Int64>) {
    write(range.lowerBound)
    write(range.upperBound)
  }
}

extension ArchiveReader {
  /// Reads both bounds. Throws where the upper one is below the lower.
  mutating func readRange() throws(ArchiveError) -> Range<Int64> {
    let lower = try read(Int64.self)
    let upper = try read(Int64.self)
    guard lower <= upper else { throw unusable }
    return lower..<upper
  }
}
