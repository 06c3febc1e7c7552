public import ScrollSpace

extension KeepAnchor {
  /// Writes the anchor, which edits renumber, and the item that stays the anchor until the offset is moved.
  public func save(to archive: inout ArchiveWriter) {
    archive.write(byte: anchor.code)
    if case .item(let index) = anchor { archive.write(index) }
    archive.write(mark)
    archive.write(heldOffset)
    archive.write(heldLength)
    archive.write(heldFinger)
    archive.write(kept?.appearance?.index)
    archive.write(kept?.appearance?.lap)
  }

  /// Reads what `save` wrote.
  public func restore(from archive: inout ArchiveReader) throws(ArchiveError) {
    let anchor: Anchor
    switch try archive.readByte() {
    case Anchor.leading.code: anchor = .leading
    case Anchor.center.code: anchor = .center
    case Anchor.finger.code: anchor = .finger
    case Anchor.item(0).code: anchor = .item(try archive.read())
    default: throw archive.unusable
    }
    let mark = try archive.read(ContentOrigin.self)
    let offset = try archive.read(Double.self)
    let length = try archive.read(Double.self)
    let finger = try archive.readOptional(Double.self)
    let index = try archive.readOptional(Int64.self)
    let lap = try archive.readOptional(Int64.self)
    guard (index == nil) == (lap == nil), index?.magnitude ?? 0 < 1 << 60, lap?.magnitude ?? 0 < 1 << 60
    else { throw archive.unusable }
    self.anchor = anchor
    (self.mark, heldOffset, heldLength, heldFinger, isPending) = (mark, offset, length, finger, false)
    held = []
    if let index, let lap { held.append(Held(appearance: Appearance(index: index, lap: lap), start: 0)) }
  }
}

extension KeepAnchor.Anchor {
  /// How an archive calls the case.
  fileprivate var code: UInt8 {
    switch self {
    case .leading: 0
    case .center: 1
    case .finger: 2
    case .item: 3
    }
  }
}
