import ScrollSpace

extension Point {
  /// Returns this point on the given axes, and `other` on the remaining axes.
  func on(_ axes: PerAxis<Bool>, else other: Point) -> Point {
    Point(x: axes.x ? x : other.x, y: axes.y ? y : other.y)
  }
}

extension PerAxis<Bool> {
  /// One axis; for nil both axes.
  init(only axis: Axis?) { self.init(x: axis != .vertical, y: axis != .horizontal) }
}
