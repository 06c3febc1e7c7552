import ScrollSpace

extension ItemAim.Goal: Archivable {
  /// One to be read into.
  init() {
    self.init(item: Appearance(), align: nil, side: nil, padding: .zero, isPlaced: false, errand: 0)
  }

  mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    try archive.field(&item)
    try archive.field(&align)
    try archive.field(&side)
    try archive.field(&padding)
    try archive.field(&isPlaced)
    try archive.field(&errand)
  }
}
