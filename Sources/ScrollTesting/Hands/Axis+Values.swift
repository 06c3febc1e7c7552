package import ScrollSpace

extension Axis {
  /// Returns a point with one coordinate along the axis, and the other across.
  package func point(_ along: Double, across: Double = 0) -> Point {
    var point = Point(x: across, y: across)
    point[self] = along
    return point
  }

  /// Returns a vector with one part along the axis, and the other across.
  package func vector(_ along: Double, across: Double = 0) -> Vector {
    var vector = Vector(x: across, y: across)
    vector[self] = along
    return vector
  }

  /// Returns a size with one length along the axis, and the other across.
  package func size(_ along: Double, across: Double) -> Size {
    var size = Size(width: across, height: across)
    size[self] = along
    return size
  }

  /// Returns an inset at one end of the axis.
  package func inset(_ side: Side, _ distance: Double) -> Insets {
    switch (self, side) {
    case (.horizontal, .lower): Insets(left: distance)
    case (.horizontal, .upper): Insets(right: distance)
    case (.vertical, .lower): Insets(top: distance)
    case (.vertical, .upper): Insets(bottom: distance)
    }
  }
}
