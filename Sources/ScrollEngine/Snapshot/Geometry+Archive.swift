import ScrollMotion
import ScrollSpace

extension Geometry {
  mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    try archive.field(&viewport, where: isUsable)
    try archive.field(&content, where: isUsable)
    try archive.field(&inset, where: isUsable)
    for axis in Axis.both {
      try archive.field(&extent[axis], where: { $0.isUsable && $0.room ?? 0 >= 0 })
    }
  }
}

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

extension ScrollSettings {
  mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    for index in numbers.indices { try archive.field(&numbers[index].value) }
    try archive.field(&reducesMotion)
    try archive.field(&reducesFlings)
    try archive.field(&isScrollEnabled)
    try archive.kind(&velocityStrategy)
    try archive.kind(&wheelMapping)
    try archive.kind(&carriedMomentum)
    guard usable(orElse: ScrollSettings()) == self else { throw archive.unusable }
  }
}
