public import ScrollSpace

/// The axis along which a wheel moves the content, for example the effect of a vertical wheel on a horizontal strip.
///
/// The mapping applies to precise deltas, notches and lines, not to keys and fingers. For a wheel with the shift key,
/// pass the delta's `transposed`; macOS does this by itself.
public enum WheelMapping: UInt8, CaseIterable, Sendable {
  /// Along the axis of the wheel. A vertical wheel does not move a horizontal strip, as in browsers.
  case asGiven
  /// Along the axis of the wheel, if the content is scrollable along it; otherwise along the other axis.
  case toScrollable

  /// Returns a movement of a wheel, mapped for content that is scrollable along some axes. A movement that is mapped
  /// to the other axis is added to the movement there.
  public func mapped(_ movement: Vector, scrollable: PerAxis<Bool>) -> Vector {
    guard self == .toScrollable, scrollable.x != scrollable.y else { return movement }
    let sum = movement.x + movement.y
    return scrollable.x ? Vector(x: sum, y: 0) : Vector(x: 0, y: sum)
  }
}
