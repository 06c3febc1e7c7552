internal import CScrollCore

// Many rectangles or points at once, by one call into the C core. A `Rect` is four doubles without gaps, as
// `csc_rect`, and a `Point` two, as `csc_point`. Each result has the bits that converting the one element gives. An empty
// buffer is fine. To convert between two spaces of a tree, ask `SpaceTree.map(from:to:)` once.

extension Map {
  /// Converts every rectangle of a buffer into the same place of another, which must not be shorter.
  ///
  /// The two may be the same memory, and must not overlap otherwise. Elements of `target` past the count of
  /// `rects` are left alone.
  public func convert(_ rects: UnsafeBufferPointer<Rect>, into target: UnsafeMutableBufferPointer<Rect>) {
    checkRoom(rects.count, target.count)
    rects.withMemoryRebound(to: csc_rect.self) { rects in
      target.withMemoryRebound(to: csc_rect.self) { target in
        if scale == PerAxis(1) {
          csc_rects_translate(rects.baseAddress, target.baseAddress, rects.count, offset.x, offset.y)
        } else {
          csc_rects_map(rects.baseAddress, target.baseAddress, rects.count, core)
        }
      }
    }
  }

  /// Converts every point of a buffer into the same place of another, which must not be shorter.
  ///
  /// The two may be the same memory, and must not overlap otherwise. Elements of `target` past the count of
  /// `points` are left alone.
  public func convert(_ points: UnsafeBufferPointer<Point>, into target: UnsafeMutableBufferPointer<Point>) {
    checkRoom(points.count, target.count)
    points.withMemoryRebound(to: csc_point.self) { points in
      target.withMemoryRebound(to: csc_point.self) { target in
        csc_points_map(points.baseAddress, target.baseAddress, points.count, core)
      }
    }
  }

  private var core: csc_map {
    csc_map(scale_x: scale.x, scale_y: scale.y, offset_x: offset.x, offset_y: offset.y)
  }
}

extension Affine {
  /// Writes the box of what every rectangle of a buffer becomes to the same place of another, which must not
  /// be shorter.
  ///
  /// The two may be the same memory, and must not overlap otherwise. Elements of `target` past the count of
  /// `rects` are left alone.
  public func boxes(of rects: UnsafeBufferPointer<Rect>, into target: UnsafeMutableBufferPointer<Rect>) {
    checkRoom(rects.count, target.count)
    let core = csc_affine(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    rects.withMemoryRebound(to: csc_rect.self) { rects in
      target.withMemoryRebound(to: csc_rect.self) { target in
        csc_rects_affine_box(rects.baseAddress, target.baseAddress, rects.count, core)
      }
    }
  }
}

private func checkRoom(_ count: Int, _ room: Int) {
  precondition(
    room >= count, "\(count) elements do not fit into a buffer of \(room): give a target at least as long.")
}
