public import ScrollSpace

/// How one axis moves until it rests: a free stage, and where that runs into an edge, the edge's answer.
///
/// ```
///  offset                       ╭──╮  edge stage: from the moment of the crossing on
///    wall ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄╱┄┄┄┄╲┄┄┄┄┄┄┄┄┄ destination
///                        ╭────╯
///              ╭─────────╯  free stage
///         ─────┴──────────────┴──────────────▶ seconds since the motion began
/// ```
/// A value: the offset at a time depends on nothing but the time.
public struct AxisMotion: Sendable {
  /// What an edge answered to a motion that ran into it.
  public struct Edge: Sendable {
    /// The end of the axis it stands at.
    public let side: Side
    /// Seconds from the start of the free stage to the moment of the crossing.
    public let time: Double
    /// How the motion goes on from there.
    public let stage: Stage

    /// Makes an answer.
    public init(side: Side, time: Double, stage: Stage) {
      self.side = side
      self.time = time
      self.stage = stage
    }
  }

  /// When it begins, in seconds after the motion that it is part of.
  public let begins: Double
  /// The motion as it would be without edges.
  public let free: Stage
  /// What the edge answered, where the free stage runs into one.
  public var edge: Edge? { side.map { Edge(side: $0, time: crossing, stage: answer) } }
  /// The offset at which it comes to rest, to the last bit.
  public let destination: Double
  /// Seconds until it rests. Never negative.
  public let settlingTime: Double
  // The edge's side, its time, or none that ever comes, and its stage: apart, so that a frame copies none of it.
  private let side: Side?
  private let crossing: Double
  private let answer: Stage

  /// Makes a motion from its stages.
  public init(free: Stage, edge: Edge? = nil, begins: Double = 0) {
    self.begins = begins
    self.free = free
    side = edge?.side
    crossing = edge?.time ?? .infinity
    answer = edge?.stage ?? free
    destination = answer.destination
    settlingTime = begins + (edge.map { $0.time + $0.stage.duration } ?? free.duration)
  }

  /// Rest at an offset.
  public static func rest(at offset: Double) -> AxisMotion { AxisMotion(free: .rest(at: offset)) }

  /// The stages in the order in which they come.
  public var stages: [Stage] {
    edge.map { [free, $0.stage] } ?? [free]
  }

  /// The offset after some seconds; before the start, the start.
  public func offset(at time: Double) -> Double {
    var motion = self
    return motion.advance(to: time)
  }

  /// The same, and changes nothing: a motion that is its caller's own is read where it lies, and not copied.
  @inline(__always)
  mutating func advance(to time: Double) -> Double {
    // Asked of the sum: a difference may round to just under a duration.
    guard time < settlingTime else { return destination }
    let seconds = time - begins
    guard seconds < crossing else { return answer.offset(at: seconds - crossing) }
    // Rounding must not carry the free stage past the wall that it has yet to reach, from inside.
    let offset = free.offset(at: seconds)
    let wall = answer.start
    switch side {
    case .upper: return free.start <= wall ? min(offset, wall) : offset
    case .lower: return free.start >= wall ? max(offset, wall) : offset
    case nil: return offset
    }
  }

  /// Points per second after some seconds; 0 before the start.
  public func velocity(at time: Double) -> Double {
    guard time < settlingTime else { return 0 }
    let seconds = time - begins
    if seconds < 0 { return 0 }
    return seconds < crossing ? free.velocity(at: seconds) : answer.velocity(at: seconds - crossing)
  }

  /// The first second at which the offset is `level`; nil where it never comes by.
  public func time(to level: Double) -> Double? {
    if let time = free.time(to: level), time < crossing { return begins + time }
    return side == nil ? nil : answer.time(to: level).map { begins + (crossing + $0) }
  }

  /// Whether a moment lies in the edge's stage.
  public func isAtEdge(at time: Double) -> Bool {
    side != nil && (time - begins >= crossing || time >= settlingTime)
  }

  /// The same motion, begun some seconds later.
  public func delayed(by seconds: Double) -> AxisMotion {
    AxisMotion(free: free, edge: edge, begins: begins + seconds)
  }

  /// The same motion with the origin moved, so that every offset grows by `shift`.
  public func shifted(by shift: Double) -> AxisMotion {
    AxisMotion(
      free: free.shifted(by: shift),
      edge: edge.map { Edge(side: $0.side, time: $0.time, stage: $0.stage.shifted(by: shift)) },
      begins: begins)
  }
}
