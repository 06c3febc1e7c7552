public import ScrollSpace

/// Along which axis a wheel moves the content: what a vertical wheel does to a horizontal strip.
///
/// It counts for precise deltas, notches and lines, not for keys and fingers. For a wheel with the shift key, give the
/// delta's `transposed`; macOS does that by itself.
public enum WheelMapping: UInt8, CaseIterable, Sendable {
  /// Along the axis of the wheel. A vertical wheel moves no horizontal strip, as in browsers.
  case asGiven
  /// Along the axis of the wheel, if the content can be scrolled along it; otherwise along the other axis.
  case toScrollable

  /// A movement of a wheel, mapped for content that can be scrolled along some axes. What is moved to the other axis is added
  /// to what there is.
  public func mapped(_ movement: Vector, scrollable: PerAxis<Bool>) -> Vector {
    guard self == .toScrollable, scrollable.x != scrollable.y else { return movement }
    let sum = movement.x + movement.y
    return scrollable.x ? Vector(x: sum, y: 0) : Vector(x: 0, y: sum)
  }
}
