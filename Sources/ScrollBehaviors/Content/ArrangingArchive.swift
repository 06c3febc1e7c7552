public import ScrollSpace

extension Arranging {
  /// Writes what has been measured, where it was looked for, which item stays where it is, and which it is on its way to.
  public func save(to archive: inout ArchiveWriter) {
    archive.write(across)
    archive.write(Int64(refusedEdits))
    archive.write(asked?.lowerBound)
    archive.write(asked?.upperBound)
    archive.write(known != nil)
    // An end of all items is no number.
    archive.write(known.flatMap { $0.from.isFinite ? $0.from : nil })
    archive.write(known.flatMap { $0.to.isFinite ? $0.to : nil })
    archive.write(keeper != nil)
    keeper?.save(to: &archive)
    aim.write(to: &archive)
    layout.save(to: &archive)
  }

  /// Reads it. Throws where the layout holds other items than the one that was saved.
  public func restore(from archive: inout ArchiveReader) throws(ArchiveError) {
    let across = try archive.readOptional(Double.self)
    guard across.map({ $0 >= 0 && $0.isUsable }) ?? true else { throw archive.unusable }
    let refused = try archive.read(Int64.self)
    let first = try archive.readOptional(Int64.self)
    let end = try archive.readOptional(Int64.self)
    guard refused >= 0, refused < 1 << 28, (first == nil) == (end == nil), first ?? 0 <= end ?? 0 else {
      throw archive.unusable
    }
    let isKnown = try archive.read(Bool.self)
    let from = try archive.readOptional(Double.self)
    let to = try archive.readOptional(Double.self)
    guard try archive.read(Bool.self) == (keeper != nil) else { throw archive.unusable }
    try keeper?.restore(from: &archive)
    try aim.read(from: &archive)
    isBusy = true
    defer { isBusy = false }
    try layout.restore(from: &archive)
    if let across { layout.arrange(along: axis, across: across) }
    (self.across, refusedEdits, reading) = (across, Int(refused), nil)
    asked = nil
    if let first, let end { asked = first..<end }
    known = isKnown ? (from ?? -.infinity, to ?? .infinity) : nil
  }
}
