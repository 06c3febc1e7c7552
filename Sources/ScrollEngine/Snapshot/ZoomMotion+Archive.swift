import ScrollMotion
import ScrollSpace

extension ZoomMotion {
  mutating func walk(_ archive: inout ArchiveWalk, _ laws: MotionLaws) throws(ArchiveError) {
    try path.walk(&archive, laws)
    try archive.field(&scale, where: isScale)
    try archive.field(&base, where: isUsable)
    try archive.field(&lead, where: isUsable)
    try archive.field(&isWithin)
    try archive.field(&spread, where: { isUsable($0) && $0 > -1 && $0 != 0 })
    guard path.isUsable, path.destination == 0 else { throw archive.unusable }
  }
}
