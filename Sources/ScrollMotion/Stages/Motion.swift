public import ScrollSpace

/// The motion of both axes from a moment on: a value that can be evaluated at any time.
public struct Motion: Sendable {
  /// The start of the motion.
  public var start: Timestamp
  /// The motion of each axis.
  package var axes: PerAxis<AxisMotion>

  /// Creates a motion from the motions of the axes.
  package init(start: Timestamp, axes: PerAxis<AxisMotion>) {
    self.start = start
    self.axes = axes
  }

  /// Returns a motion that rests at an offset.
  public static func rest(at offset: Point, from start: Timestamp) -> Motion {
    Motion(start: start, axes: PerAxis(x: .rest(at: offset.x), y: .rest(at: offset.y)))
  }

  /// Returns the offset at a time. Before the start, returns the offset of the start.
  public func offset(at time: Timestamp) -> Point {
    let seconds = time - start
    return Point(x: axes.x.offset(at: seconds), y: axes.y.offset(at: seconds))
  }

  /// Returns the offset at a time, and true if both axes rest there. Changes nothing. Mutating, so that the motion of
  /// an owner is read in place, and not copied.
  package mutating func advance(to time: Timestamp) -> (offset: Point, isSettled: Bool) {
    let seconds = time - start
    return (Point(x: axes.x.advance(to: seconds), y: axes.y.advance(to: seconds)), seconds >= settlingTime)
  }

  /// Returns the velocity at a time, in points per second.
  public func velocity(at time: Timestamp) -> Vector {
    var motion = self
    return motion.speed(at: time)
  }

  /// Returns the same velocity, and changes nothing. Mutating, so that the motion of an owner is read in place.
  package mutating func speed(at time: Timestamp) -> Vector {
    let seconds = time - start
    return Vector(x: axes.x.speed(at: seconds), y: axes.y.speed(at: seconds))
  }

  /// The offset at which the motion comes to rest, exact to the last bit.
  public var destination: Point { Point(x: axes.x.destination, y: axes.y.destination) }

  /// The seconds until both axes rest. Never negative.
  public var settlingTime: Double { max(axes.x.settlingTime, axes.y.settlingTime) }

  /// Returns true if both axes rest at a time.
  public func isSettled(at time: Timestamp) -> Bool { time - start >= settlingTime }

  /// Returns the same motion with the origin moved, so that every offset grows by `shift`.
  public func shifted(by shift: Vector) -> Motion {
    var result = self
    result.shift(by: shift)
    return result
  }

  /// Moves the origin in place.
  package mutating func shift(by shift: Vector) {
    axes.x.shift(by: shift.x)
    axes.y.shift(by: shift.y)
  }
}
