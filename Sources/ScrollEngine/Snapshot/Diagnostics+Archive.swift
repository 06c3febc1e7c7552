import ScrollSpace

extension Diagnostics {
  mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    let kept = try archive.count(refusals.count)
    guard kept <= Refusal.mostKept + Refusal.Kind.count else { throw archive.unusable }
    if archive.isReading {
      refusals = Array(repeating: Refusal(.answer, [nil, nil, nil], Text()), count: kept)
    }
    for index in refusals.indices { try refusals[index].walk(&archive) }
  }
}

extension Diagnostics.Refusal {
  fileprivate mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    var (kind, parts) = (kind, parts)
    try archive.kind(&kind)
    for index in parts.indices { try archive.field(&parts[index]) }
    let values = try archive.value(firstValues)
    let count = try archive.value(count, where: { $0 > 0 && $0 <= Self.mostCounted })
    self = Self(kind, parts, values)
    self.count = count
  }
}
