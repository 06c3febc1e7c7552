import ScrollMotion
import ScrollSpace

extension Touches {
  mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    try archive.field(&time, where: isUsable)
    try archive.field(&down)
    try archive.field(&refused)
    let ids = down.map { $0.id } + refused
    guard ids.indices.allSatisfy({ !ids[..<$0].contains(ids[$0]) }) else { throw archive.unusable }
    try archive.field(&grip, where: isUsable)
  }
}

extension Touches.Touch: Archivable {
  init() {
    self.init(
      id: 0, position: .zero, tracker: VelocityTracker(), start: .zero, began: .zero, slop: nil, outcome: .tap
    )
  }

  mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    try archive.field(&id)
    try archive.field(&position, where: isUsable)
    try archive.field(&tracker)
    try archive.field(&start, where: isUsable)
    try archive.field(&began, where: isUsable)
    try archive.field(&slop, where: { $0.map { isUsable($0) && $0 >= 0 } ?? true })
    try archive.kind(&outcome)
  }
}

extension Drag {
  /// One to be read into.
  convenience init() { self.init(cause: .drag, at: .zero, grip: .zero) }

  func walk(_ archive: inout ArchiveWalk, _ pulls: PullLaws) throws(ArchiveError) {
    try archive.kind(&cause)
    try archive.field(&start, where: isUsable)
    // Far out in a rubber band the finger would have gone any way.
    try archive.field(&anchor)
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
    for axis in Axis.both {
      for side in [Side.lower, .upper] {
        var edge = edges[axis][side]
        try walk(&archive, &edge, pulls)
        if archive.isReading { edges[axis][side] = edge }
      }
    }
  }

  private func walk(
    _ archive: inout ArchiveWalk, _ edge: inout FingerEdge?, _ pulls: PullLaws
  ) throws(ArchiveError) {
    // A law that nobody makes again is asked for anew.
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

extension Journey {
  /// One to be read into.
  convenience init() { self.init(cause: PerAxis(.release), from: .zero, velocity: .zero, at: .zero) }

  /// `motion` says how an axis' motion is written.
  func walk(
    _ archive: inout ArchiveWalk, _ laws: MotionLaws, motion: (Journey, Axis) -> AxisMotion
  ) throws(ArchiveError) {
    for axis in Axis.both { try archive.kind(&cause[axis]) }
    try archive.field(&velocity, where: isUsable)
    try archive.field(&awaitsStart)
    try archive.field(&lift, where: { $0.map(isUsable) ?? true })
    try archive.field(&touched)
    try archive.field(&isScrollToTop)
    let start = try archive.value(self.motion.start, where: isUsable)
    var axes = self.motion.axes
    var intents = intents
    for axis in Axis.both {
      if !archive.isReading { axes[axis] = motion(self, axis) }
      try axes[axis].walk(&archive, laws)
      guard axes[axis].isUsable else { throw archive.unusable }
      try intents[axis].walk(&archive, laws)
    }
    guard archive.isReading else { return }
    (self.motion, self.intents) = (Motion(start: start, axes: axes), intents)
  }
}

extension Intent {
  fileprivate mutating func walk(_ archive: inout ArchiveWalk, _ laws: MotionLaws) throws(ArchiveError) {
    try archive.field(&natural, where: isUsable)
    try archive.field(&wish, where: isUsable)
    try archive.field(&homing)
    try archive.field(&home, where: { $0.map(isUsable) ?? true })
    try glide.walk(&archive, laws)
    try arrival.walk(&archive, laws)
    guard arrival.isUsable else { throw archive.unusable }
  }
}

extension Glide {
  fileprivate mutating func walk(_ archive: inout ArchiveWalk, _ laws: MotionLaws) throws(ArchiveError) {
    let normal = Glide.decay(rate: DecelerationRate.normal.rawValue)
    // A law that nobody makes again is needed only if walls move; then the axis goes on at a normal rate.
    if case .custom(let law) = self, laws.numbers(of: law) == nil { self = normal }
    var number = 0
    switch self {
    case .none: break
    case .decay: number = 1
    case .custom: number = 2
    }
    try archive.kind(&self, number, of: [.none, normal, .custom(MotionLaws.anyLaw)])
    switch self {
    case .none: break
    case .decay(let rate): self = .decay(rate: try archive.value(rate, where: DecelerationRate.isValid))
    case .custom(var law):
      try laws.walk(&law, &archive)
      self = .custom(law)
    }
  }
}

extension Arrival {
  fileprivate mutating func walk(_ archive: inout ArchiveWalk, _ laws: MotionLaws) throws(ArchiveError) {
    if case .custom(let law) = self, laws.numbers(of: law) == nil { self = .keepSpeed }
    var number = 0
    switch self {
    case .jump: break
    case .keepSpeed: number = 1
    case .spring: number = 2
    case .custom: number = 3
    }
    try archive.kind(
      &self, number, of: [.jump, .keepSpeed, .spring(response: 1), .custom(MotionLaws.anyLaw)])
    switch self {
    case .jump, .keepSpeed: break
    case .spring(let response): self = .spring(response: try archive.value(response))
    case .custom(var law):
      try laws.walk(&law, &archive)
      self = .custom(law)
    }
  }
}

/// Whether a number may stand in a motion: the differences of two usable ones do.
private func isKept(_ number: Double) -> Bool { number.magnitude <= 1e151 }

extension AxisMotion {
  /// Whether all that can be asked of it is a number, at any time: where it is, how fast, and when it is over.
  fileprivate var isUsable: Bool {
    let times = [begins, edge?.time ?? 0, settlingTime]
    return times.allSatisfy(isKept) && edge?.time ?? 0 >= 0 && ScrollEngine.isUsable(destination)
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
      // Its speed is a sum of products of these, none of which may overflow.
      let slope = spring.velocity.magnitude + spring.frequency * spring.displacement.magnitude
      return isKept(spring.displacement) && isKept(spring.velocity)
        && (slope * duration * spring.frequency).isFinite && (slope * duration).isFinite
    }
  }
}
