import ScrollSpace

extension Zoom {
  mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    try archive.field(&isOpen)
    try archive.field(&focus, where: isUsable)
    var (start, spread) = (pinch?.start ?? 1, pinch?.spread ?? 1)
    if try archive.value(pinch != nil) {
      try archive.field(&start, where: { isUsable($0) && $0 > 0 })
      try archive.field(&spread, where: isScale)
      pinch = Pinch(start: start, spread: spread)
    }
  }
}
