import ScrollTiling

// Uniform items that get another length, or another number.
extension ItemLine {
  /// Items that are a part of the viewport get its length; while that has none they keep theirs.
  mutating func fit(_ visible: Double) {
    guard let part, let old = window, visible > 0, part * visible != old.length,
      let new = try? UniformWindow(
        length: part * visible, spacing: old.spacing, items: old.items, viewport: 0)
    else { return }
    window = new
    moves &+= 1
    guard ring == nil else { return }
    // Near the content's start the item there says it alone: a snapshot may have brought the place for another length.
    if start.magnitude <= Self.exact {
      countFromContent()
    } else {
      originAtMark += Double(base) * (new.length - old.length)
    }
  }

  /// Another number of uniform items.
  mutating func setItems(_ items: Range<Int64>) throws(TilingError) {
    guard let old = window else { return }
    window = try UniformWindow(
      length: old.length, spacing: old.spacing, items: items, viewport: 0)
  }
}
