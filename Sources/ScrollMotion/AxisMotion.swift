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
    public fileprivate(set) var stage: Stage

    /// Makes an answer.
    public init(side: Side, time: Double, stage: Stage) {
      self.side = side
      self.time = time
      self.stage = stage
    }
  }

  /// When it begins, in seconds after the motion that it is part of.
  public private(set) var begins: Double
  /// The motion as it would be without edges.
  public private(set) var free: Stage
  /// What the edge answered, where the free stage runs into one.
  public private(set) var edge: Edge?

  /// Makes a motion from its stages.
  public init(free: Stage, edge: Edge? = nil, begins: Double = 0) {
    self.begins = begins
    self.free = free
    self.edge = edge
  }

  /// Rest at an offset.
  public static func rest(at offset: Double) -> AxisMotion { AxisMotion(free: .rest(at: offset)) }

  /// The stages in the order in which they come.
  public var stages: [Stage] {
    edge.map { [free, $0.stage] } ?? [free]
  }

  /// The offset after some seconds; before the start, the start.
  @inline(__always)  // A call would copy the motion.
  public func offset(at time: Double) -> Double {
    // Asked of the sum: a difference may round to just under a duration.
    guard time < settlingTime else { return destination }
    let seconds = time - begins
    guard let edge else { return free.offset(at: seconds) }
    guard seconds < edge.time else { return edge.stage.offset(at: seconds - edge.time) }
    // Rounding must not carry the free stage past the wall that it has yet to reach, from inside.
    let offset = free.offset(at: seconds)
    let wall = edge.stage.start
    switch edge.side {
    case .upper: return free.start <= wall ? min(offset, wall) : offset
    case .lower: return free.start >= wall ? max(offset, wall) : offset
    }
  }

  /// Points per second after some seconds.
  public func velocity(at time: Double) -> Double {
    guard time < settlingTime else { return 0 }
    let seconds = time - begins
    guard let edge, seconds >= edge.time else { return free.velocity(at: seconds) }
    return edge.stage.velocity(at: seconds - edge.time)
  }

  /// The offset at which it comes to rest, to the last bit.
  public var destination: Double { edge?.stage.destination ?? free.destination }

  /// Seconds until it rests. Never negative.
  public var settlingTime: Double {
    guard let edge else { return begins + free.duration }
    return begins + (edge.time + edge.stage.duration)
  }

  /// The first second at which the offset is `level`; nil where it never comes by.
  public func time(to level: Double) -> Double? {
    guard let edge else { return free.time(to: level).map { begins + $0 } }
    if let time = free.time(to: level), time < edge.time { return begins + time }
    return edge.stage.time(to: level).map { begins + (edge.time + $0) }
  }

  /// Whether a moment lies in the edge's stage.
  public func isAtEdge(at time: Double) -> Bool {
    guard let edge else { return false }
    return time - begins >= edge.time || time >= settlingTime
  }

  /// The same motion, begun some seconds later.
  public func delayed(by seconds: Double) -> AxisMotion {
    var result = self
    result.begins = begins + seconds
    return result
  }

  /// The same motion with the origin moved, so that every offset grows by `shift`.
  public func shifted(by shift: Double) -> AxisMotion {
    var result = self
    result.free = free.shifted(by: shift)
    result.edge?.stage = edge!.stage.shifted(by: shift)
    return result
  }
}
