import ScrollSpace

/// Restricts a finger's gesture to one axis from its first movement on, as the rails of a browser do, before
/// it is known who takes the gesture.
///
/// `AxisLock` does so for one scroller, in its chain. Rails decide for all scrollers of a ``ScrollNest``,
/// so a vertical swipe that begins on a horizontal carousel scrolls the page around it.
public struct Rails: Hashable, Sendable {
  /// The least ratio of the first movements along both axes. The default of 1.25 is that of browsers, an
  /// angle of 39°.
  public var ratio: Double
  /// The distance across from which a first movement is free, in points: 30 in Chromium 156.
  public var breadth: Double
  /// The distance across that leaves the rail, in points, counted anew each time the finger has moved on by
  /// as much. Chromium 156 has 47 on a screen of 800 by 600 points, and between 23 and 67 elsewhere.
  public var channel: Double

  /// Creates rails. With numbers that are not finite, every gesture is free.
  public init(ratio: Double = 1.25, breadth: Double = 30, channel: Double = 47) {
    (self.ratio, self.breadth, self.channel) = (ratio, breadth, channel)
  }

  /// The axes on which a gesture moves content.
  enum Constraint {
    case free
    /// Kept to an axis by rails, with the distances along and across since they were last reset.
    case kept(Axis, along: Double, across: Double)
    /// Kept to an axis until the end of the gesture, because the scroller that moves has no other one.
    case bound(Axis)

    /// The axis to which movements are kept; nil if they are free.
    var axis: Axis? {
      switch self {
      case .free: nil
      case .kept(let axis, _, _), .bound(let axis): axis
      }
    }
  }

  /// Returns the course of a gesture that begins with a movement.
  func constraint(of first: Vector) -> Constraint {
    for axis in Axis.both {
      let (along, across) = (first[axis].magnitude, first[axis.cross].magnitude)
      if along > ratio * across, across < breadth { return .kept(axis, along: 0, across: 0) }
    }
    return .free
  }

}

extension Rails.Constraint {
  /// Returns the remaining part of a movement, which may leave the rail.
  mutating func taken(of movement: Vector, by rails: Rails?) -> Vector {
    if case .kept(let axis, var along, var across) = self, let rails {
      along += movement[axis].magnitude
      across += movement[axis.cross].magnitude
      if across > rails.channel {
        self = .free
      } else {
        self =
          along > rails.channel
          ? .kept(axis, along: 0, across: 0) : .kept(axis, along: along, across: across)
      }
    }
    guard let axis else { return movement }
    return .along(axis, movement[axis])
  }
}
