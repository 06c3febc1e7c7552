public import ScrollSpace

/// A motion that a finger has caught, and what the finger has done since: what ``CarriedMomentum`` goes by.
public struct CaughtMotion: Hashable, Sendable {
  /// How fast the motion set out, in points per second.
  public private(set) var start: Vector
  /// How fast the motion was when the finger caught it, in points per second.
  public private(set) var velocity: Vector
  /// When the finger caught it.
  public private(set) var time: Timestamp
  /// The longest time for which samples have said that the finger is where it was, in seconds.
  public private(set) var rest = 0.0
  /// The slowest move of the content since the second one, in points per second along the motion: below 0 if a move went
  /// against the motion. The greatest of all numbers before.
  public private(set) var slowest = Double.greatestFiniteMagnitude
  /// The longest time between two moves of the content so far, the catch being one, in seconds.
  private var longest = 0.0
  private var lastMove: Timestamp
  private var hasMoved = false

  /// Makes a motion that was caught just now, from its velocities in points per second.
  public init(start: Vector, velocity: Vector, at time: Timestamp) {
    (self.start, self.velocity, self.time, lastMove) = (start, velocity, time, time)
  }

  /// Takes a move of the content by the finger, in points; zero for a sample that says that the finger rests.
  public mutating func follow(_ move: Vector, at time: Timestamp) {
    let seconds = max(0, time - lastMove)
    guard move != .zero else { return rest = hasMoved ? max(rest, seconds) : rest }
    longest = max(longest, seconds)
    let (speed, isAlong) = (move.length / max(seconds, 0.001), move.x * start.x + move.y * start.y > 0)
    if !isAlong { slowest = min(slowest, 0 - speed) } else if hasMoved { slowest = min(slowest, speed) }
    (lastMove, hasMoved) = (time, true)
  }

  /// The longest time between two moves of the content, in seconds, the catch and a lift at a time being moves too.
  public func gap(atLift time: Timestamp) -> Double { max(longest, time - lastMove) }
}

extension CaughtMotion: Archivable {
  /// A motion that does not move.
  public init() { self.init(start: .zero, velocity: .zero, at: .zero) }

  /// All that it knows.
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
  /// How long it is.
  var length: Double { squareRoot(x * x + y * y) }
}
