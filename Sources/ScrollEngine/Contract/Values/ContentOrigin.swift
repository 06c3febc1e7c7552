internal import CScrollCore
public import ScrollSpace

/// The origin of the content's coordinates: the sum of all shifts of the origin so far.
///
/// `origin[axis]` is the present coordinate of the place that had the coordinate 0 before the first shift. Shifts are
/// whole multiples of 1/64 point and are counted as integers. The shift between two moments is therefore exact,
/// however far the content has been scrolled. One shift may be as long as 2^57 points, about 10^17.
public struct ContentOrigin: Hashable, Archivable, Sendable {
  /// The shifts, in steps of the grid. Sums wrap around; the difference of two nearby origins is still right.
  @usableFromInline var steps = PerAxis<Int64>(0)
  /// The number of points on screen that one point of the content takes: the scroller's `zoomScale`, on the axes that
  /// zoom.
  public package(set) var scale = PerAxis(1.0)

  /// Creates the origin of content that has not been shifted or zoomed.
  public init() {}

  /// True if the scale of an axis is not 1.
  var isZoomed: Bool { scale.x != 1 || scale.y != 1 }

  /// The present coordinate of the place that was at 0 first, in points. Exact up to 2^47 points.
  public subscript(axis: Axis) -> Double { Double(steps[axis]) * Grid.step }

  /// Returns the position of an offset in content coordinates.
  ///
  /// Positions are 0 at the beginning of the content and grow towards its end. Neither a shift of the origin nor a
  /// zoom changes the position of a place in the content.
  public func position(of offset: Point) -> Point {
    let (x, y) = (offset.x - self[.horizontal], offset.y - self[.vertical])
    return isZoomed ? Point(x: x / scale.x, y: y / scale.y) : Point(x: x, y: y)
  }

  /// Returns the present offset of a position in content coordinates.
  public func offset(of position: Point) -> Point {
    let (x, y) = isZoomed ? (position.x * scale.x, position.y * scale.y) : (position.x, position.y)
    return Point(x: x + self[.horizontal], y: y + self[.vertical])
  }

  /// Returns the present place of a rectangle of the content, in offset coordinates.
  package func offset(of rect: Rect) -> Rect {
    Rect(
      origin: offset(of: rect.origin),
      size: Size(
        width: zoomed(length: rect.size.width, on: .horizontal),
        height: zoomed(length: rect.size.height, on: .vertical)))
  }

  /// Returns the position of an offset on an axis in content coordinates, in points.
  public func position(of offset: Double, on axis: Axis) -> Double {
    unzoomed(length: offset - self[axis], on: axis)
  }

  /// Returns the present offset of a position on an axis, in points.
  public func offset(of position: Double, on axis: Axis) -> Double {
    zoomed(length: position, on: axis) + self[axis]
  }

  /// Returns the length on screen of a length of the content, in points. Distances between offsets are lengths on
  /// screen.
  @inlinable package func zoomed(length: Double, on axis: Axis) -> Double {
    scale[axis] == 1 ? length : length * scale[axis]
  }

  /// Returns the length in the content of a length on screen, in points.
  @inlinable package func unzoomed(length: Double, on axis: Axis) -> Double {
    scale[axis] == 1 ? length : length / scale[axis]
  }

  /// Returns the whole pixel of the content that is nearest to an offset; the offset itself if pixels have no length, or
  /// if it is so far out that they cannot be counted.
  func pixel(nearestTo offset: Double, on axis: Axis, length: Double) -> Double {
    guard length > 0 else { return offset }
    let count = csc_floor((offset - self[axis]) / length + 0.5)
    return count.magnitude < 0x1p52 ? self[axis] + count * length : offset
  }

  /// Returns an offset as it would be at a scale of 1.
  func unzoomed(_ offset: Point) -> Point {
    isZoomed
      ? Point(x: unzoomed(offset.x, on: .horizontal), y: unzoomed(offset.y, on: .vertical)) : offset
  }

  /// Returns the offset that the place at `offset` would have at a scale of 1.
  package func unzoomed(_ offset: Double, on axis: Axis) -> Double {
    scale[axis] == 1 ? offset : (offset - self[axis]) / scale[axis] + self[axis]
  }

  /// Returns the offset of the place that would be at `offset` at a scale of 1.
  package func zoomed(_ offset: Double, on axis: Axis) -> Double {
    scale[axis] == 1 ? offset : (offset - self[axis]) * scale[axis] + self[axis]
  }

  /// Returns the walls of an axis, counted from the beginning of the content, in points on screen.
  package func positions(of walls: Extent, on axis: Axis) -> Extent { walls.shifted(by: 0 - self[axis]) }

  /// Returns the present offsets of walls that are counted from the beginning of the content, in points on screen.
  package func offsets(of walls: Extent, on axis: Axis) -> Extent { walls.shifted(by: self[axis]) }

  /// Sets an offset to a position. An axis that is at that position already keeps every bit.
  func set(_ offset: inout Point, at position: Point) {
    let present = self.position(of: offset)
    let moved = self.offset(of: position)
    for axis in Axis.both where position[axis] != present[axis] { offset[axis] = moved[axis] }
  }

  /// Returns how much the coordinates on an axis have grown since an earlier moment, in points.
  public func shift(since earlier: ContentOrigin, on axis: Axis) -> Double {
    Double(steps[axis] &- earlier.steps[axis]) * Grid.step
  }

  /// Adds a shift, which is a multiple of 1/64 point on each axis.
  mutating func add(_ shift: Vector) {
    for axis in Axis.both {
      let moved = shift[axis] / Grid.step
      // A shift that cannot be counted has no exact place to keep.
      if moved.magnitude < 0x1p63 { steps[axis] &+= Int64(moved) }
    }
  }

  /// Returns true if the shifts and the scale of both origins are equal.
  @_documentation(visibility: internal)
  @inlinable public static func == (one: ContentOrigin, other: ContentOrigin) -> Bool {
    one.steps == other.steps && one.scale == other.scale
  }

  /// Archives the shifts and the scale.
  @_documentation(visibility: internal)
  public mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    try archive.field(&steps)
    try archive.field(&scale.x, where: isScale)
    try archive.field(&scale.y, where: isScale)
  }
}
