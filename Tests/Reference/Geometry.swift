import ScrollSpace
import Testing

/// Geometry in the form of the vectors, and the distance between two values.
extension JSON {
  /// `[x, y]` as a point.
  func point() throws -> Point {
    let pair = try numbers(count: 2)
    return Point(x: pair[0], y: pair[1])
  }

  /// `[x, y]` as a displacement.
  func vector() throws -> Vector {
    let pair = try numbers(count: 2)
    return Vector(x: pair[0], y: pair[1])
  }

  /// `[width, height]`.
  func size() throws -> Size {
    let pair = try numbers(count: 2)
    return Size(width: pair[0], height: pair[1])
  }

  /// `[top, right, bottom, left]`.
  func insets() throws -> Insets {
    let four = try numbers(count: 4)
    return Insets(top: four[0], left: four[3], bottom: four[2], right: four[1])
  }

  /// `[x, y, width, height]`.
  func rect() throws -> Rect {
    let four = try numbers(count: 4)
    return Rect(x: four[0], y: four[1], width: four[2], height: four[3])
  }

  /// One number for both axes, or `[x, y]`.
  func perAxis() throws -> PerAxis<Double> {
    if let number { return PerAxis(number) }
    let pair = try numbers(count: 2)
    return PerAxis(x: pair[0], y: pair[1])
  }

  private func numbers(count: Int) throws -> [Double] {
    let numbers = try #require(self.numbers, "expected \(count) numbers, found \(self)")
    try #require(numbers.count == count, "expected \(count) numbers, found \(self)")
    return numbers
  }
}

extension Point {
  func isClose(to other: Point, within distance: Double) -> Bool {
    (x - other.x).magnitude <= distance && (y - other.y).magnitude <= distance
  }
}

extension Rect {
  func isClose(to other: Rect, within distance: Double) -> Bool {
    origin.isClose(to: other.origin, within: distance)
      && (width - other.width).magnitude <= distance && (height - other.height).magnitude <= distance
  }
}
