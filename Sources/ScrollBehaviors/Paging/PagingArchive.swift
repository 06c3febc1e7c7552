import ScrollSpace

extension Paging {
  func remember(in archive: inout ArchiveWriter) {
    archive.write(numbers.count)
    archive.write(numbers.selected)
    archive.write(numbers.previous)
    archive.write(chosen)
    archive.write(anchor)
    archive.write(wanted)
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
    (numbers.count, numbers.selected, numbers.previous) = (count, selected, previous)
    self.chosen = chosen
    self.anchor = anchor
    self.wanted = wanted
    self.between = between
  }
}
