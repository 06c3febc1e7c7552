import ScrollEngine
public import ScrollSpace

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
    guard base.magnitude <= 1 << 61, baseStart.magnitude <= 1e150, place.magnitude <= 1e150 else {
      throw archive.unusable
    }
    (self.base, self.baseStart, self.place, self.mark) = (base, baseStart, place, mark)
    ring = period.flatMap(Ring.init)
    if usable(period) == nil { set(nil) }
  }
}

extension Tiling {
  /// Writes where the tiles' origin is.
  public func save(to archive: inout ArchiveWriter) { board.line.write(to: &archive) }

  /// Reads what `save` wrote. Tiles are not in it: those in view are made, or told their frames, by the layout that
  /// follows, and none lingers.
  public func restore(from archive: inout ArchiveReader) throws(ArchiveError) {
    var line = board.line
    try line.read(from: &archive)
    board.put(line)
  }
}

extension TileBoard {
  /// Another line takes the place of this one, with the same items.
  func put(_ line: TileLine) {
    forgetExpected()
    let items = line.items
    if line.ring == nil, self.line.ring != nil { shelf.scatter { items.contains($0) ? $0 : nil } }
    self.line = line
    period = line.ring?.period
    needsFrames = true
  }
}

extension TilingPlane {
  /// Writes where the tiles' origin is.
  public func save(to archive: inout ArchiveWriter) { board.layout.write(to: &archive) }

  /// Reads what `save` wrote. Tiles are not in it.
  public func restore(from archive: inout ArchiveReader) throws(ArchiveError) {
    try board.layout.read(from: &archive)
    board.forgetExpected()
    board.needsFrames = true
  }
}

extension GridLayout {
  func write(to archive: inout ArchiveWriter) {
    for axis in Axis.both { axes[axis].line.write(to: &archive) }
  }

  func read(from archive: inout ArchiveReader) throws(ArchiveError) {
    var lines = PerAxis(x: axes.x.line, y: axes.y.line)
    for axis in Axis.both { try lines[axis].read(from: &archive) }
    for axis in Axis.both { axes[axis].line = lines[axis] }
  }
}
