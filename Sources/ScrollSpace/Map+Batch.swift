internal import CScrollCore

// Many rectangles at once, by one call into the C core. A `Rect` is four doubles without gaps, as `csc_rect`. Each
// result has the bits that converting the one rectangle gives. An empty buffer is fine. To convert between two spaces of a
// tree, ask `SpaceTree.map(from:to:)` once.

extension Map {
  /// Converts every rectangle of a buffer into the same place of another, which must not be shorter.
  ///
  /// The two may be the same memory, and must not overlap otherwise. Elements of `target` past the count of
  /// `rects` are left alone.
  public func convert(_ rects: UnsafeBufferPointer<Rect>, into target: UnsafeMutableBufferPointer<Rect>) {
    precondition(
      target.count >= rects.count,
      "\(rects.count) rectangles do not fit into a buffer of \(target.count): give a target at least as long."
    )
    rects.withMemoryRebound(to: csc_rect.self) { rects in
      target.withMemoryRebound(to: csc_rect.self) { target in
        if scale == PerAxis(1) {
          csc_rects_translate(rects.baseAddress, target.baseAddress, rects.count, offset.x, offset.y)
        } else {
          let map = csc_map(scale_x: scale.x, scale_y: scale.y, offset_x: offset.x, offset_y: offset.y)
          csc_rects_map(rects.baseAddress, target.baseAddress, rects.count, map)
        }
      }
    }
  }
}
