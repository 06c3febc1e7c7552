import ScrollSpace

extension LayoutChange {
  /// Returns the rest position so far. Each axis rests as much farther on as the offset has moved, unless a link has
  /// sent the axis elsewhere.
  func rest(from told: LayoutChange) -> Point {
    var rest = destination
    for axis in Axis.both where !isSent[axis] {
      rest[axis] += offset[axis] - told.offset[axis]
    }
    return rest
  }
}
