import ScrollTiling

// Uniform items whose length or number changes.
extension ItemLine {
  /// Sets the length of items that are a part of the viewport. If the viewport has no length, they keep
  /// theirs.
  mutating func fit(_ visible: Double) {
    guard let part, let old = window, visible > 0, part * visible != old.length,
      let new = try? UniformWindow(
        length: part * visible, spacing: old.spacing, items: old.items, viewport: 0)
    else { return }
    window = new
    moves &+= 1
    guard ring == nil else { return }
    // Near the content's start, the item alone determines the place: a snapshot may hold a place for another
    // length.
    if start.magnitude <= Self.exact {
      countFromContent()
    } else {
      originAtMark += Double(base) * (new.length - old.length)
    }
  }

  /// Sets the range of uniform items.
  mutating func setItems(_ items: Range<Int64>) throws(TilingError) {
    guard let old = window else { return }
    window = try UniformWindow(
      length: old.length, spacing: old.spacing, items: items, viewport: 0)
  }
}
