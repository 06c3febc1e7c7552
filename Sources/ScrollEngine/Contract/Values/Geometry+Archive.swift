import ScrollSpace

extension Geometry {
  mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    try archive.field(&viewport, where: isUsable)
    try archive.field(&content, where: isUsable)
    try archive.field(&inset, where: isUsable)
    try archive.field(&padding, where: isUsable)
    try archive.field(&scale.x, where: isScale)
    try archive.field(&scale.y, where: isScale)
    for axis in Axis.both {
      try archive.field(&extent[axis], where: { $0.isUsable && $0.room ?? 0 >= 0 })
    }
  }
}
