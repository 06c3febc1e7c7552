import ScrollSpace

extension LayoutChange {
  /// Where it is to rest by now: each axis goes where the offset goes, if it is not sent elsewhere.
  func rest(from told: LayoutChange) -> Point {
    var rest = destination
    for axis in Axis.both where !isSent[axis] {
      rest[axis] += offset[axis] - told.offset[axis]
    }
    return rest
  }
}
