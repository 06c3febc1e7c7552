import ScrollSpace

/// Keeps a finger's gesture to one axis from its first movement on: the rails of a browser. As values, before it is known who
/// takes the gesture.
///
/// ``AxisLock`` does so for one scroller, by its chain; these decide for all scrollers of a ``ScrollNest``, so that a vertical
/// swipe that begins on a horizontal carousel scrolls what is around it.
public struct Rails: Hashable, Sendable {
  /// How many times further than the other axis one must have moved at first. A browser's 1.25 is an angle of 39°.
  public var ratio: Double
  /// A first movement that is as wide as this across is free, in points: 30 in Chromium 156.
  public var breadth: Double
  /// How far a finger must move across to leave the rail, in points. It is counted anew whenever the finger has moved on by as
  /// much. Chromium 156 has 47 on a screen of 800 by 600 points, and between 23 and 67 elsewhere.
  public var channel: Double

  /// Makes rails. Numbers that are not usable let every gesture be free.
  public init(ratio: Double = 1.25, breadth: Double = 30, channel: Double = 47) {
    (self.ratio, self.breadth, self.channel) = (ratio, breadth, channel)
  }

  /// Where a gesture is.
  enum Course {
    case free
    /// Kept to an axis, with the way along and across since they were counted anew.
    case kept(Axis, along: Double, across: Double)
  }

  /// The course of a gesture that begins with a movement.
  func course(of first: Vector) -> Course {
    for axis in Axis.both {
      let (along, across) = (first[axis].magnitude, first[axis.cross].magnitude)
      if along > ratio * across, across < breadth { return .kept(axis, along: 0, across: 0) }
    }
    return .free
  }

  /// What is left of a movement on a course, which it may leave.
  func taken(of movement: Vector, on course: inout Course) -> Vector {
    guard case .kept(let axis, var along, var across) = course else { return movement }
    along += movement[axis].magnitude
    across += movement[axis.cross].magnitude
    if across > channel {
      course = .free
      return movement
    }
    course = along > channel ? .kept(axis, along: 0, across: 0) : .kept(axis, along: along, across: across)
    var kept = movement
    kept[axis.cross] = 0
    return kept
  }
}
