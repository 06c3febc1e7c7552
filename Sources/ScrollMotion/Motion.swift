public import ScrollSpace

/// How both axes move from a moment on: a value to be evaluated at any time.
public struct Motion: Sendable {
  /// When it begins.
  public var start: Timestamp
  /// How each axis moves.
  public var axes: PerAxis<AxisMotion>

  /// Makes a motion from one for each axis.
  public init(start: Timestamp, axes: PerAxis<AxisMotion>) {
    self.start = start
    self.axes = axes
  }

  /// Rest at an offset.
  public static func rest(at offset: Point, from start: Timestamp) -> Motion {
    Motion(start: start, axes: PerAxis(x: .rest(at: offset.x), y: .rest(at: offset.y)))
  }

  /// The offset at a time; before the start, the start.
  public func offset(at time: Timestamp) -> Point {
    let seconds = time - start
    return Point(x: axes.x.offset(at: seconds), y: axes.y.offset(at: seconds))
  }

  /// Where it is at a time, and whether both axes rest there. Changes nothing: a motion that is its caller's own is read where
  /// it lies, and not copied.
  package mutating func advance(to time: Timestamp) -> (offset: Point, isSettled: Bool) {
    let seconds = time - start
    return (Point(x: axes.x.advance(to: seconds), y: axes.y.advance(to: seconds)), seconds >= settlingTime)
  }

  /// The velocity at a time, in points per second.
  public func velocity(at time: Timestamp) -> Vector {
    let seconds = time - start
    return Vector(x: axes.x.velocity(at: seconds), y: axes.y.velocity(at: seconds))
  }

  /// The offset at which it comes to rest, to the last bit.
  public var destination: Point { Point(x: axes.x.destination, y: axes.y.destination) }

  /// Seconds until both axes rest. Never negative.
  public var settlingTime: Double { max(axes.x.settlingTime, axes.y.settlingTime) }

  /// Whether both axes rest at a time.
  public func isSettled(at time: Timestamp) -> Bool { time - start >= settlingTime }

  /// The same motion with the origin moved, so that every offset grows by `shift`.
  public func shifted(by shift: Vector) -> Motion {
    Motion(start: start, axes: PerAxis(x: axes.x.shifted(by: shift.x), y: axes.y.shifted(by: shift.y)))
  }
}
