import ScrollSpace

/// Where a step begins, for the links that choose its end.
struct StepStart {
  /// The offset from which the step counts.
  var offset: Point
  /// The offset to which the step leads from there.
  var projected: Point

  init(offset: Point) { (self.offset, projected) = (offset, offset) }
}
