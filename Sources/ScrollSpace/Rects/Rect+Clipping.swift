/// Tests and combinations of rectangles: inside, outside, in common.
///
/// A result that is equal to an argument is equal to the last bit: clipping without an effect changes nothing.
extension Rect {
  /// Returns true if a point is inside. The left and top edges are inside, the right and bottom edges outside.
  @inlinable public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Returns true if another rectangle does not extend past any edge of this rectangle. Common edges are allowed.
  @inlinable public func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// Returns true if both rectangles have area in common. Touching edges have no area, and neither have empty
  /// rectangles.
  @inlinable public func intersects(_ other: Rect) -> Bool { !intersection(other).isEmpty }

  /// Returns the part that is also in another rectangle: the visible part of this rectangle through the other.
  ///
  /// If they have no area in common, the result is `Rect.zero`; test `isEmpty`. An infinite length from a finite
  /// corner is an open side. A rectangle with a NaN or an infinite corner has nothing in common with any other.
  @inlinable public func intersection(_ other: Rect) -> Rect {
    guard !isEmpty, !other.isEmpty, origin.isFinite, other.origin.isFinite else { return .zero }
    let x = minX > other.minX ? minX : other.minX
    let y = minY > other.minY ? minY : other.minY
    let common = Rect(
      x: x, y: y, width: Rect._common(x, minX, width, other.minX, other.width),
      height: Rect._common(y, minY, height, other.minY, other.height))
    return common.isEmpty ? .zero : common
  }

  /// Returns the smallest rectangle that contains both. If one is empty, the result is the other.
  @inlinable public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let x = Rect._cover(minX, width, other.minX, other.width)
    let y = Rect._cover(minY, height, other.minY, other.height)
    return Rect(x: x.lower, y: y.lower, width: x.length, height: y.length)
  }

  /// Returns the rectangle moved into another by the shortest distance. A length that is larger than the other's
  /// shrinks to it.
  @inlinable public func fitted(into outer: Rect) -> Rect {
    let x = Rect._fit(minX, width, outer.minX, outer.width)
    let y = Rect._fit(minY, height, outer.minY, outer.height)
    return Rect(x: x.lower, y: y.lower, width: x.length, height: y.length)
  }

  /// Returns the rectangle with each edge moved inwards by its inset, or outwards by a negative inset.
  ///
  /// If two insets are longer than the length, the length is 0, at the end of the lower inset.
  @inlinable public func inset(by insets: Insets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(width - insets.total(.horizontal), 0), height: max(height - insets.total(.vertical), 0))
  }

  /// Returns the distance of a point from the rectangle: the sum of the distances along x and y. The distance of a
  /// point on an edge is 0.
  @_documentation(visibility: internal)
  @inlinable public func manhattanDistance(to point: Point) -> Double {
    let x = max(max(minX - point.x, 0), point.x - maxX)
    let y = max(max(minY - point.y, 0), point.y - maxY)
    return x + y
  }

  /// Returns the common length of two intervals from `start` on. The length is computed from the rest of each
  /// interval, so that an interval inside the other keeps its length to the bit.
  @inlinable static func _common(
    _ start: Double, _ a: Double, _ aLength: Double, _ b: Double, _ bLength: Double
  ) -> Double {
    let aRest = aLength - (start - a)
    let bRest = bLength - (start - b)
    return aRest < bRest ? aRest : bRest
  }

  @inlinable static func _cover(
    _ a: Double, _ aLength: Double, _ b: Double, _ bLength: Double
  ) -> (lower: Double, length: Double) {
    let lower = min(a, b)
    let upper = max(a + aLength, b + bLength)
    if lower == a, upper == a + aLength { return (a, aLength) }
    if lower == b, upper == b + bLength { return (b, bLength) }
    return (lower, upper - lower)
  }

  @inlinable static func _fit(
    _ lower: Double, _ length: Double, _ outer: Double, _ outerLength: Double
  ) -> (lower: Double, length: Double) {
    let length = min(length, outerLength)
    if lower < outer { return (outer, length) }
    if lower + length > outer + outerLength { return (outer + outerLength - length, length) }
    return (lower, length)
  }
}
