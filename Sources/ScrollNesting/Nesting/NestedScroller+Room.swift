import ScrollEngine
public import ScrollSpace

extension NestedScroller {
  /// Returns the part of a movement that it takes before it meets a wall, on each axis, in points.
  ///
  /// A movement has the sign of a wheel's delta: positive moves the content to the left and upwards. A
  /// scroller past a wall has the same room as at the wall. Axes that are disabled take nothing, and axes
  /// without a wall on that side take all. During an animation, the room counts from its destination.
  public func room(for movement: Vector) -> Vector {
    let base = scroll.phase == .animating ? scroll.destination : scroll.contentOffset
    let way = movement.reversed(on: scroll.isReversed)
    var room = Vector.zero
    for axis in Axis.both where way[axis] != 0 && scroll.settings.isScrollEnabled[axis] {
      let extent = scroll.geometry.extent[axis]
      let start = extent.clamp(base[axis])
      room[axis] =
        way[axis] > 0
        ? min(way[axis], (extent.upper ?? .infinity) - start)
        : max(way[axis], (extent.lower ?? -.infinity) - start)
    }
    return room.reversed(on: scroll.isReversed)
  }

  /// Returns the axes of a movement on which it can move by more than half a device pixel.
  public func canTake(_ movement: Vector) -> PerAxis<Bool> {
    var unit = Vector.zero
    for axis in Axis.both where movement[axis] != 0 { unit[axis] = movement[axis] < 0 ? -1 : 1 }
    let room = room(for: unit)
    let pixel = min(1, scroll.settings.pixel / 2)
    return PerAxis(x: room.x.magnitude > pixel, y: room.y.magnitude > pixel)
  }
}
