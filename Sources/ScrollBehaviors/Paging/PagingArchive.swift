import ScrollSpace

extension Paging {
  func remember(in archive: inout ArchiveWriter) {
    archive.write(Int64(pageCount))
    archive.write(Int64(selected))
    archive.write(Int64(previous))
    archive.write(chosen)
    archive.write(anchor)
    archive.write(wanted.map { Int64($0) })
    archive.write(between)
  }

  func recall(from archive: inout ArchiveReader) throws(ArchiveError) {
    let count = try archive.read(Int64.self)
    let selected = try archive.read(Int64.self)
    let previous = try archive.read(Int64.self)
    let chosen = try archive.readOptional(Double.self)
    let anchor = try archive.readOptional(Double.self)
    let wanted = try archive.readOptional(Int64.self)
    let between = try archive.readOptional(Double.self)
    guard count >= 0, selected >= 0, previous >= 0 else { throw archive.unusable }
    pageCount = Int(clamping: count)
    self.selected = Int(clamping: selected)
    self.previous = Int(clamping: previous)
    self.chosen = chosen
    self.anchor = anchor
    self.wanted = wanted.map { Int(clamping: $0) }
    self.between = between
  }
}
