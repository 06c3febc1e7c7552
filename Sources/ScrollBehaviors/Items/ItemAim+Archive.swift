import ScrollSpace

extension ItemAim.Goal: Archivable {
  mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    try archive.field(&align)
    try archive.field(&side)
    try archive.field(&padding)
  }
}
