public import ScrollSpace

/// A motion that a finger has caught, and the movements of the finger since. ``CarriedMomentum`` uses these values.
public struct CaughtMotion: Hashable, Sendable {
  /// The initial velocity of the motion, in points per second.
  public private(set) var start: Vector
  /// The velocity of the motion at the catch, in points per second.
  public private(set) var velocity: Vector
  /// The time of the catch.
  public private(set) var time: Timestamp
  /// The longest time for which samples have reported no movement, in seconds.
  public private(set) var rest = 0.0
  /// The slowest move of the content since the second move, in points per second along the motion. Below 0 if a move
  /// was against the motion. The greatest finite number before the second move.
  public private(set) var slowest = Double.greatestFiniteMagnitude
  /// The longest time between two moves of the content, in seconds. The catch counts as a move.
  private var longest = 0.0
  private var lastMove: Timestamp
  private var hasMoved = false

  /// Creates a motion that was caught just now, from its velocities in points per second.
  public init(start: Vector, velocity: Vector, at time: Timestamp) {
    (self.start, self.velocity, self.time, lastMove) = (start, velocity, time, time)
  }

  /// Adds a move of the content by the finger, in points. Zero for a sample of a finger at rest.
  public mutating func follow(_ move: Vector, at time: Timestamp) {
    let seconds = max(0, time - lastMove)
    guard move != .zero else { return rest = hasMoved ? max(rest, seconds) : rest }
    longest = max(longest, seconds)
    let (speed, isAlong) = (move.length / max(seconds, 0.001), move.x * start.x + move.y * start.y > 0)
    if !isAlong { slowest = min(slowest, 0 - speed) } else if hasMoved { slowest = min(slowest, speed) }
    (lastMove, hasMoved) = (time, true)
  }

  /// Returns the longest time between two moves of the content, in seconds. The catch and a lift at the given time
  /// count as moves.
  public func gap(atLift time: Timestamp) -> Double { max(longest, time - lastMove) }
}

@_documentation(visibility: internal)
extension CaughtMotion: Archivable {
  /// Creates a motion that does not move.
  public init() { self.init(start: .zero, velocity: .zero, at: .zero) }

  /// Archives all values.
  public mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    for axis in Axis.both { try archive.field(&start[axis], where: { $0.isUsable }) }
    for axis in Axis.both { try archive.field(&velocity[axis], where: { $0.isUsable }) }
    try archive.field(&time)
    try archive.field(&rest)
    try archive.field(&slowest)
    try archive.field(&longest)
    try archive.field(&lastMove)
    try archive.field(&hasMoved)
  }
}

extension Vector {
  /// The length of the vector.
  var length: Double { squareRoot(x * x + y * y) }
}
