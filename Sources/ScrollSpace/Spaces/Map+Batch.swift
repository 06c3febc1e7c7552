internal import CScrollCore

// Many rectangles at once, by one call into the C core. A `Rect` is four doubles without gaps, like `csc_rect`. Each
// result has the bits of a single conversion. An empty buffer is allowed. To convert between two spaces of a tree,
// call `SpaceTree.map(from:to:)` once.

extension Map {
  /// Converts every rectangle of a buffer into the same place of another buffer, which must not be shorter.
  ///
  /// Both buffers may be the same memory, and must not overlap otherwise. Elements of `target` past the count of
  /// `rects` do not change.
  public func convert(_ rects: UnsafeBufferPointer<Rect>, into target: UnsafeMutableBufferPointer<Rect>) {
    precondition(
      target.count >= rects.count, .shortRectBuffer,
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
