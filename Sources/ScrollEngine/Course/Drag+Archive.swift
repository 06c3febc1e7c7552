import ScrollMotion
import ScrollSpace

extension Drag {
  /// Creates a drag to be read into.
  convenience init() { self.init(cause: .drag, at: .zero, grip: .zero) }

  /// Archives the drag. `motion` returns the form in which the motion of an axis is written.
  func walk(
    _ archive: inout ArchiveWalk, _ laws: MotionLaws, _ pulls: PullLaws,
    motion: (PlannedMotion, Axis?) -> AxisMotion
  ) throws(ArchiveError) {
    try archive.kind(&cause)
    try archive.field(&start, where: isUsable)
    // Far out in a rubber band, the finger's distance may be any number.
    try archive.field(&anchor)
    try archive.field(&base, where: isUsable)
    try archive.field(&grip, where: isUsable)
    try archive.field(&carried, where: isUsable)
    try archive.field(&translation, where: isUsable)
    try archive.field(&asked, where: isUsable)
    try archive.field(&pulled, where: isUsable)
    try archive.field(&lift, where: { $0.map(isUsable) ?? true })
    try archive.field(&deadline, where: { $0.map(isUsable) ?? true })
    try archive.field(&ahead, where: isUsable)
    var kept = steady ?? Steady(velocity: .zero, since: .zero)
    if try archive.value(steady != nil) {
      try archive.field(&kept.velocity, where: isUsable)
      try archive.field(&kept.carried, where: isUsable)
      try archive.field(&kept.since, where: isUsable)
      steady = kept
    }
    let plannedMotion = aside ?? PlannedMotion()
    if try archive.value(aside != nil) {
      try plannedMotion.walk(&archive, laws, motion: motion)
      aside = plannedMotion
      guard steady != nil else { throw archive.unusable }
    }
    for axis in Axis.both {
      for side in [Side.lower, .upper] {
        var edge = self[axis, side]
        try archive.field(&edge, pulls)
        if archive.isReading { self[axis, side] = edge }
      }
    }
  }

}
