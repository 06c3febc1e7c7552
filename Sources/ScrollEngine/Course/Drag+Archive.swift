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
        try walk(&archive, &edge, pulls)
        if archive.isReading { self[axis, side] = edge }
      }
    }
  }

  private func walk(
    _ archive: inout ArchiveWalk, _ edge: inout FingerEdge?, _ pulls: PullLaws
  ) throws(ArchiveError) {
    // If no link can make the law again, the wall is asked again.
    if case .law(let pull) = edge, !pulls.know(pull.law) { edge = nil }
    var number = 0
    switch edge {
    case nil: break
    case .open: number = 1
    case .rigid: number = 2
    case .elastic: number = 3
    case .law: number = 4
    }
    try archive.kind(
      &edge, number, of: [nil, .open, .rigid, .elastic(RubberBand(dimension: 1)), .law(PullInUse())])
    if case .elastic(let band) = edge {
      let resistance = try archive.value(band.resistance)
      edge = .elastic(RubberBand(resistance: resistance, dimension: try archive.value(band.dimension)))
    }
    if case .law(var pull) = edge {
      try pulls.walk(&pull.law, &archive)
      try archive.field(&pull.length, where: { isUsable($0) && $0 >= 0 })
      try archive.field(&pull.scale, where: { isUsable($0) && $0 >= 1 })
      edge = .law(pull)
    }
  }
}
