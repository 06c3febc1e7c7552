import ScrollMotion
import ScrollSpace

extension ZoomMotion {
  /// Archives a zoom, or reads a zoom. `path` returns the form in which its path is written.
  static func walk(
    _ zoom: ZoomMotion?, _ archive: inout ArchiveWalk, _ laws: MotionLaws, path: () -> AxisMotion
  ) throws(ArchiveError) -> ZoomMotion {
    var axis = zoom?.axis
    try archive.field(&axis)
    var path = archive.isReading ? .rest(at: 0) : path()
    try path.walk(&archive, laws)
    var geometry =
      zoom?.geometry ?? Geometry(viewport: .zero, content: .zero, inset: .zero, extent: PerAxis(Extent()))
    try geometry.walk(&archive)
    let base = try archive.value(zoom?.base ?? .zero, where: isUsable)
    let displacement = try archive.value(zoom?.displacement ?? .zero, where: isUsable)
    let isWithin = try archive.value(zoom?.isWithin ?? PerAxis(false))
    let spread = try archive.value(zoom?.spread ?? 1, where: { isUsable($0) && $0 > -1 && $0 != 0 })
    guard path.isUsable, path.destination == 0 else { throw archive.unusable }
    return ZoomMotion(
      on: axis, path: path, to: geometry, base: base, displacement: displacement, isWithin: isWithin,
      spread: spread)
  }
}
