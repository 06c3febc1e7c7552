import ScrollMotion
import ScrollSpace

extension State {
  /// Archives everything that lasts longer than a call. `motion` returns the form in which the motion of an axis is
  /// written.
  mutating func walk(
    _ archive: inout ArchiveWalk, _ laws: MotionLaws, _ pulls: PullLaws,
    motion: (PlannedMotion, Axis?) -> AxisMotion
  ) throws(ArchiveError) {
    try archive.field(&offset, where: isNormal)
    try archive.field(&origin)
    try archive.field(&givenContent, where: isUsable)
    try insets.walk(&archive)
    try geometry.walk(&archive)
    var reported = reportedGeometry ?? geometry
    if try archive.value(reportedGeometry != nil) {
      try reported.walk(&archive)
      reportedGeometry = reported
    }
    for axis in Axis.both {
      var ends = Extent(lower: window[axis]?.lowerBound, upper: window[axis]?.upperBound)
      try archive.field(&ends, where: { $0.isUsable && $0.room ?? 0 >= 0 })
      if let lower = ends.lower, let upper = ends.upper { window[axis] = lower...upper }
    }
    try settings.walk(&archive)
    decelerationRate = DecelerationRate(
      rawValue: try archive.value(decelerationRate.rawValue, where: DecelerationRate.isValid))
    try archive.field(&timeOrder.clock, where: isUsable)
    try archive.field(&timeOrder.lastFrame, where: isUsable)
    try archive.field(&timeOrder.suspected, where: isUsable)
    let end = dragEnd.map { Int($0.rawValue) + 1 } ?? 0
    try archive.kind(&dragEnd, end, of: [nil, .lifted, .cancelled, .interrupted])
    try archive.field(&isMovementOpen)
    try archive.field(&dragNumber, where: { $0 >= 0 })
    let links = chain.links
    for axis in Axis.both { try restBases[axis].walk(&archive, links) }
    for axis in Axis.both { try reasons.laws[axis].walk(&archive, links: links.count) }
    try archive.field(&remainder)
    try archive.field(&wheel)
    try archive.field(&caught)
    try zoom.walk(&archive)
    try archive.field(&host.nextWake, where: isUsable)
    try archive.field(&host.isWakeDoubtful)
    try diagnostics.walk(&archive)
    try touches.walk(&archive)
    let kinds: [Activity] = [
      .idle, .tracking, .dragging(Drag()), .wheeling(Drag()), .decelerating(PlannedMotion()),
      .animating(PlannedMotion()),
    ]
    try archive.kind(&activity, Int(activity.phase.rawValue), of: kinds)
    try activity.drag?.walk(&archive, laws, pulls, motion: motion)
    try activity.plannedMotion?.walk(&archive, laws, motion: motion)
    if archive.isReading { activity.plannedMotion?.zoomedOffset = offset }
    guard isHeldAsItSays else { throw archive.unusable }
  }

  /// True if fingers are down exactly when the activity needs them, or the activity allows both.
  private var isHeldAsItSays: Bool {
    switch activity {
    case .tracking, .dragging: !touches.isEmpty
    case .idle, .wheeling: touches.isEmpty
    case .decelerating, .animating: true
    }
  }

  /// Replaces a state, whose chain and revision stay.
  func put(into present: inout State) {
    var next = self
    (next.chain, next.attached) = (present.chain, present.attached)
    next.ignoredByDelegate = present.ignoredByDelegate
    next.revision = present.revision &+ 1
    next.hasChanged = true
    (next.host.needsFrame, next.host.answer) = (present.host.needsFrame, present.host.answer)
    next.host.claim = present.host.claim
    next.observer = present.observer
    present = next
  }
}

private func isUsable(_ time: Timestamp?) -> Bool { time.map(ScrollEngine.isUsable) ?? true }
