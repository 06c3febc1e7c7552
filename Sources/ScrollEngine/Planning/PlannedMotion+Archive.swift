import ScrollMotion
import ScrollSpace

extension PlannedMotion {
  /// Creates a planned motion to be read into.
  convenience init() { self.init(cause: PerAxis(.release), from: .zero, velocity: .zero, at: .zero) }

  /// Archives the planned motion. `motion` returns the form in which the motion of an axis is written, and for no axis
  /// that of the scale.
  func walk(
    _ archive: inout ArchiveWalk, _ laws: MotionLaws, motion: (PlannedMotion, Axis?) -> AxisMotion
  ) throws(ArchiveError) {
    for axis in Axis.both { try archive.kind(&cause[axis]) }
    try archive.field(&velocity, where: isUsable)
    try archive.field(&awaitsStart)
    try archive.field(&lift)
    try archive.field(&touched)
    try archive.field(&isScrollToTop)
    let start = try archive.value(self.motion.start, where: isUsable)
    var axes = self.motion.axes
    var (intents, before) = (intents, before)
    for axis in Axis.both {
      if !archive.isReading { axes[axis] = motion(self, axis) }
      try axes[axis].walk(&archive, laws)
      guard axes[axis].isUsable else { throw archive.unusable }
      try intents[axis].walk(&archive, laws)
      guard try archive.value(before[axis] != nil) else { continue }
      var former = before[axis] ?? .rest(at: 0)
      try former.walk(&archive, laws)
      before[axis] = former
    }
    if try archive.value(zoom != nil) {
      zoom = try ZoomMotion.walk(zoom, &archive, laws) { motion(self, nil) }
    }
    guard archive.isReading else { return }
    (self.motion, self.intents, self.before) = (Motion(start: start, axes: axes), intents, before)
  }
}

/// Returns true if a number may be part of a motion: the difference of two usable numbers may.
private func isKept(_ number: Double) -> Bool { number.magnitude <= 1e151 }

extension AxisMotion {
  /// True if every result of the motion is a number at any time: offset, velocity and duration.
  var isUsable: Bool {
    let times = [begins, edge?.time ?? 0, settlingTime]
    return times.allSatisfy(isKept) && former?.isUsable != false && edge?.time ?? 0 >= 0
      && ScrollEngine.isUsable(destination)
      && stages.allSatisfy { $0.isUsable }
  }
}

extension Stage {
  fileprivate var isUsable: Bool {
    guard isKept(start), isKept(destination), isKept(duration) else { return false }
    switch law {
    case .rest, .curve: return true
    case .decay(let decay): return isKept(decay.velocity) && isKept(decay.distance)
    case .spring(let spring):
      // The velocity is a sum of products of these numbers. None of the products may overflow.
      let slope = spring.velocity.magnitude + spring.frequency * spring.displacement.magnitude
      return isKept(spring.displacement) && isKept(spring.velocity)
        && (slope * duration * spring.frequency).isFinite && (slope * duration).isFinite
    }
  }
}
