import ScrollSpace

extension LayoutChange {
  /// Returns the rest position so far. Each axis rests as much farther on as the offset has moved, unless a link has
  /// sent the axis elsewhere.
  func rest(from original: LayoutChange) -> Point {
    var rest = destination
    for axis in Axis.both where !isDestinationDecided[axis] {
      rest[axis] += offset[axis] - original.offset[axis]
    }
    return rest
  }
}
