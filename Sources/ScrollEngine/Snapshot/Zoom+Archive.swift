import ScrollSpace

extension Zoom {
  mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    try archive.field(&isOpen)
    try archive.field(&focus, where: isUsable)
    var start = pinch?.start ?? 1
    if try archive.value(pinch != nil) {
      try archive.field(&start, where: isScale)
      pinch = Pinch(start: start)
    }
  }
}
