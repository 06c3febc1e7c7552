import ScrollSpace

extension InsetParts {
  mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    try archive.field(&content, where: ScrollEngine.isUsable)
    try archive.field(&safeArea, where: ScrollEngine.isUsable)
    try archive.field(&obscured, where: ScrollEngine.isUsable)
    try archive.field(&isReversed)
    try archive.kind(&adjustment)
    try archive.field(&scrollable)
  }
}
