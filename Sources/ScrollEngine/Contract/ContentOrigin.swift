public import ScrollSpace

/// Where the content's coordinates began: the sum of all shifts of the origin so far.
///
/// What stood at 0 before the first shift stands at `origin[axis]` today. Shifts are whole numbers of 1/64
/// points and are counted as such, so that the shift between two moments is exact however far the content has
/// been scrolled: up to 2^57 points, about 10^17, in one shift.
public struct ContentOrigin: Hashable, Archivable, Sendable {
  /// In steps of the grid. Sums wrap around; differences of near ones do not notice.
  @usableFromInline var steps = PerAxis<Int64>(0)
  /// How many points on screen a point of the content takes: the scroller's `zoomScale`.
  public package(set) var scale = 1.0

  /// The origin before any shift, of content that is not zoomed.
  public init() {}

  /// The coordinate today of what stood at 0 at first, in points. Exact up to 2^47 points.
  public subscript(axis: Axis) -> Double { Double(steps[axis]) * Grid.step }

  /// Where an offset stands in content coordinates: 0 where the content begins, growing towards its end. Neither a shift of
  /// the origin nor a zoom changes what stands there.
  public func position(of offset: Point) -> Point {
    let (x, y) = (offset.x - self[.horizontal], offset.y - self[.vertical])
    return scale == 1 ? Point(x: x, y: y) : Point(x: x / scale, y: y / scale)
  }

  /// Today's offset of a position in content coordinates.
  public func offset(of position: Point) -> Point {
    let (x, y) = scale == 1 ? (position.x, position.y) : (position.x * scale, position.y * scale)
    return Point(x: x + self[.horizontal], y: y + self[.vertical])
  }

  /// Where an offset on an axis stands in content coordinates, in points.
  public func position(of offset: Double, on axis: Axis) -> Double { unzoomed(offset - self[axis]) }

  /// Today's offset of a position on an axis, in points.
  public func offset(of position: Double, on axis: Axis) -> Double { zoomed(position) + self[axis] }

  /// How long a length of the content is on screen, and as a way of the offset, in points.
  @inlinable public func zoomed(_ length: Double) -> Double { scale == 1 ? length : length * scale }

  /// How long a length on screen is in the content, in points.
  @inlinable public func unzoomed(_ length: Double) -> Double { scale == 1 ? length : length / scale }

  /// The offset as it would be if the content were not zoomed: what stands at it stands there at a scale of 1.
  public func unzoomed(_ offset: Double, on axis: Axis) -> Double {
    scale == 1 ? offset : (offset - self[axis]) / scale + self[axis]
  }

  /// The offset of what stands at an offset at a scale of 1.
  public func zoomed(_ offset: Double, on axis: Axis) -> Double {
    scale == 1 ? offset : (offset - self[axis]) * scale + self[axis]
  }

  /// Where the walls of an axis stand, counted from where the content begins, in points on screen.
  package func positions(of walls: Extent, on axis: Axis) -> Extent { walls.shifted(by: 0 - self[axis]) }

  /// Today's offsets of walls that are counted from where the content begins, in points on screen.
  package func offsets(of walls: Extent, on axis: Axis) -> Extent { walls.shifted(by: self[axis]) }

  /// Puts an offset where it stands at a position. An axis on which it stands there already keeps every bit.
  func set(_ offset: inout Point, at position: Point) {
    let present = self.position(of: offset)
    let moved = self.offset(of: position)
    for axis in Axis.both where position[axis] != present[axis] { offset[axis] = moved[axis] }
  }

  /// By how much coordinates on an axis have grown since an earlier moment, in points.
  public func shift(since earlier: ContentOrigin, on axis: Axis) -> Double {
    Double(steps[axis] &- earlier.steps[axis]) * Grid.step
  }

  /// The origin after one more shift, a multiple of 1/64 points on each axis.
  mutating func add(_ shift: Vector) {
    for axis in Axis.both {
      let moved = shift[axis] / Grid.step
      // Further than can be counted, there is no exact place to keep.
      if moved.magnitude < 0x1p63 { steps[axis] &+= Int64(moved) }
    }
  }

  /// Whether two are the same, with the scale.
  @inlinable public static func == (one: ContentOrigin, other: ContentOrigin) -> Bool {
    one.steps == other.steps && one.scale == other.scale
  }

  /// Its steps and its scale.
  public mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    try archive.field(&steps)
    try archive.field(&scale, where: isScale)
  }
}
