internal import CScrollCore

// Many rectangles at once, by one call into the C core. A `Rect` is four doubles without gaps, as `csc_rect`.
// Points have a page of their own.

extension Map {
  /// Converts every rectangle of a buffer in place.
  ///
  /// Each result has the bits that `convert(_:)` gives for the one rectangle. An empty buffer is fine.
  public func convert(_ rects: UnsafeMutableBufferPointer<Rect>) {
    rects.withMemoryRebound(to: csc_rect.self) { rects in
      convert(UnsafePointer(rects.baseAddress), rects.baseAddress, rects.count)
    }
  }

  /// Converts every rectangle of a buffer into the same place of another, which must not be shorter.
  ///
  /// The two may be the same memory, and must not overlap otherwise. Elements of `target` past the count of
  /// `rects` are left alone.
  public func convert(_ rects: UnsafeBufferPointer<Rect>, into target: UnsafeMutableBufferPointer<Rect>) {
    checkRoom(rects.count, target.count)
    rects.withMemoryRebound(to: csc_rect.self) { rects in
      target.withMemoryRebound(to: csc_rect.self) { target in
        convert(rects.baseAddress, target.baseAddress, rects.count)
      }
    }
  }

  /// Converts every rectangle of an array.
  public func convert(_ rects: inout [Rect]) {
    rects.withUnsafeMutableBufferPointer { convert($0) }
  }

  private func convert(
    _ rects: UnsafePointer<csc_rect>?, _ target: UnsafeMutablePointer<csc_rect>?, _ count: Int
  ) {
    if scale == PerAxis(1) {
      csc_rects_translate(rects, target, count, offset.x, offset.y)
    } else {
      let map = csc_map(scale_x: scale.x, scale_y: scale.y, offset_x: offset.x, offset_y: offset.y)
      csc_rects_map(rects, target, count, map)
    }
  }
}

extension Affine {
  /// Replaces every rectangle of a buffer by the box of what it becomes.
  ///
  /// Each result has the bits that `box(of:)` gives for the one rectangle. An empty buffer is fine.
  public func boxes(of rects: UnsafeMutableBufferPointer<Rect>) {
    rects.withMemoryRebound(to: csc_rect.self) { rects in
      csc_rects_affine_box(rects.baseAddress, rects.baseAddress, rects.count, core)
    }
  }

  /// Writes the box of what every rectangle of a buffer becomes to the same place of another, which must not
  /// be shorter.
  ///
  /// The two may be the same memory, and must not overlap otherwise. Elements of `target` past the count of
  /// `rects` are left alone.
  public func boxes(of rects: UnsafeBufferPointer<Rect>, into target: UnsafeMutableBufferPointer<Rect>) {
    checkRoom(rects.count, target.count)
    rects.withMemoryRebound(to: csc_rect.self) { rects in
      target.withMemoryRebound(to: csc_rect.self) { target in
        csc_rects_affine_box(rects.baseAddress, target.baseAddress, rects.count, core)
      }
    }
  }

  /// Replaces every rectangle of an array by the box of what it becomes.
  public func boxes(of rects: inout [Rect]) {
    rects.withUnsafeMutableBufferPointer { boxes(of: $0) }
  }

  private var core: csc_affine { csc_affine(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
}

extension SpaceTree {
  /// Every rectangle of a buffer, in place: one map, and one call into the C core. Each result has the bits
  /// that converting the one rectangle gives.
  public func convert(
    _ rects: UnsafeMutableBufferPointer<Rect>, from source: SpaceID, to target: SpaceID
  ) {
    map(from: source, to: target).convert(rects)
  }

  /// Every rectangle of a buffer, into another that is not shorter: one map, and one call into the C core.
  /// The two may be the same memory, and must not overlap otherwise.
  public func convert(
    _ rects: UnsafeBufferPointer<Rect>, into results: UnsafeMutableBufferPointer<Rect>,
    from source: SpaceID, to target: SpaceID
  ) {
    map(from: source, to: target).convert(rects, into: results)
  }

  /// Every rectangle of an array, in place: one map, and one call into the C core.
  public func convert(_ rects: inout [Rect], from source: SpaceID, to target: SpaceID) {
    map(from: source, to: target).convert(&rects)
  }
}

private func checkRoom(_ count: Int, _ room: Int) {
  precondition(
    room >= count, "\(count) rectangles do not fit into a buffer of \(room): give a target at least as long.")
}
