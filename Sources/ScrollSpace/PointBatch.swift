internal import CScrollCore

// Many points at once, by one call into the C core. A `Point` is two doubles without gaps, as `csc_point`.

extension Map {
  /// Converts every point of a buffer in place.
  ///
  /// Each result has the bits that `convert(_:)` gives for the one point. An empty buffer is fine.
  public func convert(_ points: UnsafeMutableBufferPointer<Point>) {
    convert(UnsafeBufferPointer(points), into: points)
  }

  /// Converts every point of a buffer into the same place of another, which must not be shorter.
  ///
  /// The two may be the same memory, and must not overlap otherwise. Elements of `target` past the count of
  /// `points` are left alone.
  public func convert(_ points: UnsafeBufferPointer<Point>, into target: UnsafeMutableBufferPointer<Point>) {
    precondition(
      target.count >= points.count,
      """
      \(points.count) points do not fit into a buffer of \(target.count): give a target at least as long.
      """)
    let map = csc_map(scale_x: scale.x, scale_y: scale.y, offset_x: offset.x, offset_y: offset.y)
    points.withMemoryRebound(to: csc_point.self) { points in
      target.withMemoryRebound(to: csc_point.self) { target in
        csc_points_map(points.baseAddress, target.baseAddress, points.count, map)
      }
    }
  }

  /// Converts every point of an array.
  public func convert(_ points: inout [Point]) {
    points.withUnsafeMutableBufferPointer { convert($0) }
  }
}

extension SpaceTree {
  /// Every point of a buffer, in place: one map, and one call into the C core.
  public func convert(
    _ points: UnsafeMutableBufferPointer<Point>, from source: SpaceID, to target: SpaceID
  ) {
    map(from: source, to: target).convert(points)
  }

  /// Every point of a buffer, into another that is not shorter: one map, and one call into the C core. The two
  /// may be the same memory, and must not overlap otherwise.
  public func convert(
    _ points: UnsafeBufferPointer<Point>, into results: UnsafeMutableBufferPointer<Point>,
    from source: SpaceID, to target: SpaceID
  ) {
    map(from: source, to: target).convert(points, into: results)
  }

  /// Every point of an array, in place: one map, and one call into the C core.
  public func convert(_ points: inout [Point], from source: SpaceID, to target: SpaceID) {
    map(from: source, to: target).convert(&points)
  }
}
