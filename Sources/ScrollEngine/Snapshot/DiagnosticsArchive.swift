import ScrollSpace

extension Diagnostics {
  func write(to archive: inout ArchiveWriter) {
    archive.write(Int64(refusals.count))
    for refusal in refusals { refusal.write(to: &archive) }
  }

  init(from archive: inout ArchiveReader) throws(ArchiveError) {
    self.init()
    let count = try archive.readCount()
    guard count <= Refusal.mostPlaces + Refusal.Kind.count else { throw archive.unusable }
    for _ in 0..<count { refusals.append(try Refusal(from: &archive)) }
  }
}

extension Diagnostics.Refusal {
  fileprivate func write(to archive: inout ArchiveWriter) {
    archive.write(byte: kind.rawValue)
    for part in parts { archive.write(part) }
    archive.write(firstValues)
    archive.write(Int64(count))
  }

  fileprivate init(from archive: inout ArchiveReader) throws(ArchiveError) {
    guard let kind = Kind(rawValue: try archive.readByte()) else { throw archive.unusable }
    var parts: [Text?] = []
    for _ in 0..<3 { parts.append(try archive.readOptional()) }
    self.init(kind, parts, try archive.read())
    let count = try archive.read(Int64.self)
    guard count > 0, count <= Int64(Self.mostCounted) else { throw archive.unusable }
    self.count = Int(count)
  }
}
