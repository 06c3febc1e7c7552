import ScrollMotion
import ScrollSpace

/// What a snapshot contains.
struct SavedState: ~Copyable {
  var state: State
  var answers: SavedAnswers
  let memories: [LinkMemory]
}

/// What a snapshot contains of the chain, beside the memories of the links.
struct SavedAnswers {
  var laws = PerAxis(LawAuthors())
  var diagnostics = Diagnostics()
}

extension State {
  /// Archives everything that lasts longer than a call, apart from the activity, whose laws are called while they are
  /// archived. Writing changes nothing.
  mutating func walk(
    _ archive: inout ArchiveWalk, _ links: [any ScrollBehavior], _ pulls: PullLaws,
    _ answers: inout SavedAnswers
  ) throws(ArchiveError) {
    try archive.field(&course.offset, where: isNormal)
    try archive.field(&frame.origin)
    try archive.field(&frame.givenContent, where: isUsable)
    try frame.insets.walk(&archive)
    try frame.geometry.walk(&archive)
    var reported = frame.reported ?? frame.geometry
    if try archive.value(frame.reported != nil) {
      try reported.walk(&archive)
      frame.reported = reported
    }
    for axis in Axis.both {
      let window = frame.window[axis]
      var ends = Extent(lower: window?.lowerBound, upper: window?.upperBound)
      try archive.field(&ends, where: { $0.isUsable && $0.room ?? 0 >= 0 })
      if let lower = ends.lower, let upper = ends.upper { frame.window[axis] = lower...upper }
    }
    try hands.settings.walk(&archive)
    frame.zoomAxis = hands.settings.zoomAxis
    let scales = frame.scales(at: scale)
    guard scales == frame.origin.scale, scales == frame.geometry.scale else { throw archive.unusable }
    hands.decelerationRate = DecelerationRate(
      rawValue: try archive.value(hands.decelerationRate.rawValue, where: DecelerationRate.isValid))
    try archive.field(&clock.order.clock, where: isUsable)
    try archive.field(&clock.order.lastFrame, where: isUsable)
    try archive.field(&clock.order.suspected, where: isUsable)
    let end = hands.dragEnd.map { Int($0.rawValue) + 1 } ?? 0
    try archive.kind(&hands.dragEnd, end, of: [nil, .lifted, .cancelled, .interrupted])
    try archive.field(&course.isMovementOpen)
    try archive.field(&hands.dragNumber, where: { $0 >= 0 })
    for axis in Axis.both { try course.restBases[axis].walk(&archive, links) }
    for axis in Axis.both { try answers.laws[axis].walk(&archive, links: links.count) }
    try archive.field(&hands.remainder)
    try archive.field(&hands.wheel)
    try archive.field(&hands.caught)
    try course.zoom.walk(&archive, pulls)
    try archive.field(&outbox.host.nextWake, where: isUsable)
    try archive.field(&outbox.host.isWakeDoubtful)
    try answers.diagnostics.walk(&archive)
    try hands.touches.walk(&archive)
  }

  /// Takes an activity that was read. Returns false if it does not agree with the fingers that are down.
  mutating func take(_ activity: Activity) -> Bool {
    course.activity = activity
    course.plannedMotion?.zoomedOffset = course.offset
    return isHeldAsItSays
  }

  /// True if fingers are down exactly when the activity needs them, or the activity allows both.
  private var isHeldAsItSays: Bool {
    let touches = hands.touches
    return switch course.activity {
    case .tracking, .dragging: !touches.isEmpty
    case .idle, .wheeling: touches.isEmpty
    case .decelerating, .animating: true
    }
  }

  /// Takes from a former state what belongs to the host, and goes on with its revisions.
  mutating func takeOver(from former: borrowing State) {
    course.revise(after: former.course)
    outbox.hasChanged = true
    outbox.host.needsFrame = former.outbox.host.needsFrame
    outbox.host.answer = former.outbox.host.answer
    outbox.host.claim = former.outbox.host.claim
    calls.observer = former.calls.observer
  }
}

private func isUsable(_ time: Timestamp?) -> Bool { time.map(ScrollEngine.isUsable) ?? true }
