import ScrollEngine
import ScrollMotion
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

  /// Returns the axes of a movement on which a finger would stretch it past a wall. Its links are asked. The movement
  /// has the sign of a wheel's delta, as in ``room(for:)``.
  public func canStretch(by movement: Vector) -> PerAxis<Bool> { scroll.canStretch(by: movement) }

  /// Returns a movement of a device as it moves the content: a wheel's is mapped by the scroller's settings.
  func taken(_ movement: Vector, by device: NestedGesture.Device) -> Vector {
    device == .wheel ? scroll.mapped(byWheel: movement) : movement
  }

  /// Returns the axis on which a movement of a device along an axis moves the content.
  func axis(of axis: Axis, _ device: NestedGesture.Device) -> Axis {
    guard device == .wheel, scroll.settings.wheelMapping != .asGiven else { return axis }
    return scroll.mapped(byWheel: .along(axis, 1))[axis] != 0 ? axis : axis.cross
  }

  /// Returns the scales of the axes on which movements of a device move the content.
  func scale(_ scale: PerAxis<Double>, by device: NestedGesture.Device) -> PerAxis<Double> {
    if scale.x == scale.y { return scale }
    return PerAxis(x: scale[axis(of: .horizontal, device)], y: scale[axis(of: .vertical, device)])
  }

  /// Returns the part of a movement along an axis of a device for which there is room, by an answer about the movement
  /// of the content. More than the movement, or less than nothing, is not taken.
  func part(
    of movement: Double, along axis: Axis, _ device: NestedGesture.Device, room: (Vector) -> Vector
  ) -> Double {
    let own = self.axis(of: axis, device)
    let way = taken(.along(axis, movement), by: device)
    let room = room(way)[own] * (way[own] < 0 ? -1 : 1)
    let part = room > 0 ? min(room, movement.magnitude) : 0
    return movement < 0 ? 0 - part : part
  }

  /// Returns the parts of a movement along the axes of a device for which there is room. If both come to one axis of the
  /// content, the first has the room first.
  func parts(of movement: Vector, _ device: NestedGesture.Device) -> Vector {
    var parts = Vector.zero
    for axis in Axis.both where movement[axis] != 0 {
      let own = self.axis(of: axis, device)
      let former = parts[axis.cross] != 0 && self.axis(of: axis.cross, device) == own ? parts[axis.cross] : 0
      parts[axis] = part(of: former + movement[axis], along: axis, device) { room(for: $0) } - former
    }
    return parts
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
