package import ScrollSpace

/// The motion of one axis until it rests: a free stage, and the response of an edge if the free stage hits one.
///
/// ```
///  offset                       ╭──╮  edge stage: from the moment of the crossing on
///    wall ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄╱┄┄┄┄╲┄┄┄┄┄┄┄┄┄ destination
///                        ╭────╯
///              ╭─────────╯  free stage
///         ─────┴──────────────┴──────────────▶ seconds since the motion began
/// ```
/// The motion is a value: the offset at a time depends on the time alone.
package struct AxisMotion: Sendable {
  /// The response of an edge to a motion that hits it.
  package struct Edge: Sendable {
    /// The end of the axis at which the edge is.
    package let side: Side
    /// The seconds from the start of the free stage to the crossing of the edge.
    package let time: Double
    /// The motion after the crossing.
    package let stage: Stage

    /// Creates a response.
    package init(side: Side, time: Double, stage: Stage) {
      self.side = side
      self.time = time
      self.stage = stage
    }
  }

  /// The start of this axis, in seconds after the start of the whole motion.
  package let begins: Double
  /// The motion without edges.
  package private(set) var free: Stage
  /// The response of the edge, if the free stage hits one.
  package var edge: Edge? { side.map { Edge(side: $0, time: crossing, stage: answer) } }
  /// The offset at which the axis comes to rest, exact to the last bit.
  package private(set) var destination: Double
  /// The seconds until the axis rests. Never negative.
  package let settlingTime: Double
  // The edge's side, its time (infinity without an edge) and its stage. They are stored separately, so that a frame
  // does not copy them.
  package let side: Side?
  private let crossing: Double
  private var answer: Stage

  /// Creates a motion from its stages.
  package init(free: Stage, edge: Edge? = nil, begins: Double = 0) {
    self.begins = begins
    self.free = free
    side = edge?.side
    crossing = edge?.time ?? .infinity
    answer = edge?.stage ?? free
    destination = answer.destination
    settlingTime = begins + (edge.map { $0.time + $0.stage.duration } ?? free.duration)
  }

  /// Returns a motion that rests at an offset.
  package static func rest(at offset: Double) -> AxisMotion { AxisMotion(free: .rest(at: offset)) }

  /// The stages in their order. The stages of a succession are among them.
  package var stages: [Stage] {
    var stages = [free]
    if let succession { stages += succession.stages }
    if let edge { stages.append(edge.stage) }
    return stages
  }

  /// Returns the offset after some seconds. Before the start, returns the offset of the start.
  package func offset(at time: Double) -> Double {
    var motion = self
    return motion.advance(to: time)
  }

  /// Returns the offset after some seconds, and changes nothing. Mutating, so that the motion of an owner is read in
  /// place, and not copied.
  @inline(__always)
  mutating func advance(to time: Double) -> Double {
    // The condition uses the sum: a difference may round to just below a duration.
    guard time < settlingTime else { return destination }
    let seconds = time - begins
    guard seconds < crossing else { return answer.offset(at: seconds - crossing) }
    // From inside, rounding must not carry the free stage past the wall before the crossing.
    let offset = free.offset(at: seconds)
    let wall = answer.start
    switch side {
    case .upper: return free.start <= wall ? min(offset, wall) : offset
    case .lower: return free.start >= wall ? max(offset, wall) : offset
    case nil: return offset
    }
  }

  /// Returns the velocity after some seconds, in points per second; 0 before the start.
  package func velocity(at time: Double) -> Double {
    var motion = self
    return motion.speed(at: time)
  }

  /// Returns the same velocity, and changes nothing. Mutating, so that the motion of an owner is read in place.
  @inline(__always)
  mutating func speed(at time: Double) -> Double {
    guard time < settlingTime else { return 0 }
    let seconds = time - begins
    if seconds < 0 { return 0 }
    return seconds < crossing ? free.velocity(at: seconds) : answer.velocity(at: seconds - crossing)
  }

  /// Returns the first second at which the offset is `level`; nil if the motion never reaches that offset.
  package func time(to level: Double) -> Double? {
    if let time = free.time(to: level), time < crossing { return begins + time }
    return side == nil ? nil : answer.time(to: level).map { begins + (crossing + $0) }
  }

  /// Returns true if a time is within the edge's stage.
  package func isAtEdge(at time: Double) -> Bool {
    side != nil && (time - begins >= crossing || time >= settlingTime)
  }

  /// Returns the same motion with a start some seconds later.
  package func delayed(by seconds: Double) -> AxisMotion {
    AxisMotion(free: free, edge: edge, begins: begins + seconds)
  }

  /// Returns the same motion with the origin moved, so that every offset grows by `shift`.
  package func shifted(by shift: Double) -> AxisMotion {
    var result = self
    result.shift(by: shift)
    return result
  }

  /// Moves the origin in place, so that the stages are not copied.
  package mutating func shift(by shift: Double) {
    free = free.shifted(by: shift)
    answer = answer.shifted(by: shift)
    destination = answer.destination
  }
}
