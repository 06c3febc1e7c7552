import ScrollSpace

extension Diagnostics {
  mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    let kept = try archive.count(refusals.count)
    guard kept <= Refusal.mostKept + Refusal.Kind.count else { throw archive.unusable }
    if archive.isReading {
      refusals = Array(repeating: Refusal(.answer), count: kept)
    }
    for index in refusals.indices { try refusals[index].walk(&archive) }
  }
}

extension Diagnostics.Refusal {
  fileprivate mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    try archive.kind(&kind)
    for index in parts.indices { try archive.field(&parts[index], where: { $0.map(isText) ?? true }) }
    var values = firstValues.bytes
    try archive.field(&values, where: isText)
    firstValues = DeferredText(values)
    try archive.field(&count, where: { $0 > 0 && $0 <= Self.mostCounted })
  }
}

/// Returns true if the bytes are UTF-8.
private func isText(_ bytes: [UInt8]) -> Bool {
  String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes)
}
