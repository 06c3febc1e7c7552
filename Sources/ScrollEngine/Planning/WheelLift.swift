import ScrollSpace

/// The lift of fingers from a trackpad: the offset then, and the offset at which their drag began.
struct WheelLift {
  var offset: Point
  var dragStart: Point

  func shifted(by shift: Vector) -> WheelLift {
    WheelLift(offset: normalized(offset + shift), dragStart: normalized(dragStart + shift))
  }
}

extension WheelLift: Archivable {
  init() { self.init(offset: .zero, dragStart: .zero) }

  mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    try archive.field(&offset, where: isUsable)
    try archive.field(&dragStart, where: isUsable)
  }
}
