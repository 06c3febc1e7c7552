/// Which part of a rectangle is in, out, or common with another.
///
/// A result that is one of the arguments is equal to it to the last bit: clipping by what does not clip
/// changes nothing.
extension Rect {
  /// Whether a place lies inside. The left and top edges are inside, the right and bottom ones outside.
  @inlinable public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether another rectangle reaches past no edge of this one. Common edges are not past.
  @inlinable public func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// Whether the two have area in common. Touching edges are not in common, and empty ones have no area.
  @inlinable public func intersects(_ other: Rect) -> Bool { !intersection(other).isEmpty }

  /// The part that is also in another rectangle: what is visible of this one through that one.
  ///
  /// Where they have no area in common it is `Rect.zero`; ask its `isEmpty`. An infinite length from a finite
  /// corner is an open side; a NaN anywhere, and an infinite corner, have nothing in common with anything.
  @inlinable public func intersection(_ other: Rect) -> Rect {
    guard !isEmpty, !other.isEmpty, origin.isFinite, other.origin.isFinite else { return .zero }
    let x = minX > other.minX ? minX : other.minX
    let y = minY > other.minY ? minY : other.minY
    let common = Rect(
      x: x, y: y, width: Rect._common(x, minX, width, other.minX, other.width),
      height: Rect._common(y, minY, height, other.minY, other.height))
    return common.isEmpty ? .zero : common
  }

  /// The smallest rectangle that contains both. An empty one counts for nothing: the result is the other.
  @inlinable public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let x = Rect._cover(minX, width, other.minX, other.width)
    let y = Rect._cover(minY, height, other.minY, other.height)
    return Rect(x: x.lower, y: y.lower, width: x.length, height: y.length)
  }

  /// The rectangle moved into another by the shortest way, and shrunk to its size where it is larger.
  @inlinable public func fitted(into outer: Rect) -> Rect {
    let x = Rect._fit(minX, width, outer.minX, outer.width)
    let y = Rect._fit(minY, height, outer.minY, outer.height)
    return Rect(x: x.lower, y: y.lower, width: x.length, height: y.length)
  }

  /// The rectangle with each edge moved inwards by its inset, or outwards by a negative one.
  ///
  /// Where two insets take more than there is, the length is 0, at the end of the lower inset.
  @inlinable public func inset(by insets: Insets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(width - insets.total(.horizontal), 0), height: max(height - insets.total(.vertical), 0))
  }

  /// How far a place is from the rectangle, along x and along y, added. A place on any edge is at 0.
  @inlinable public func manhattanDistance(to point: Point) -> Double {
    let x = max(max(minX - point.x, 0), point.x - maxX)
    let y = max(max(minY - point.y, 0), point.y - maxY)
    return x + y
  }

  /// What two stretches share from `start` on. It is measured by what is left of each, so that a stretch
  /// inside the other keeps its length to the bit.
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
