internal import CScrollCore
import ScrollSpace
import ScrollTiling

extension ItemLine {
  /// Returns the item at a position, and its lap. Without a ring a position is the item's index.
  func appearance(at position: Int64) -> Appearance {
    if ring == nil { return Appearance(index: position) }
    return Appearance(at: position, of: items)
  }

  /// The positions that have an item.
  var positions: Range<Int64> { ring == nil ? items : UniformWindow.endless }

  /// Returns the positions in view between two distances from the content's start. If there are none, the
  /// range is empty, at the position where an item would enter, as without a ring.
  func visible(from: Double, to: Double, on ring: Ring) -> Range<Int64> {
    let items = items
    guard from <= to, !items.isEmpty else { return 0..<0 }
    let start = window.map { Double(items.lowerBound) * ($0.length + $0.spacing) } ?? 0
    return ring.positions(from: from - start, to: to - start, of: items) { rowVisible(from: $0, to: $1) }
  }

  /// Returns the items in view between two distances from the first item's start. If there are none, the
  /// range is empty, at the index where an item would enter.
  private func rowVisible(from: Double, to: Double) -> Range<Int64> {
    guard let window else { return (try? lengths?.visible(from: from, to: to)) ?? 0..<0 }
    let (items, stride) = (window.items, window.length + window.spacing)
    // The window has the same rule: an item within a sliver of an edge is not in view.
    let (from, to) = (from + CSC_SLIVER, to - CSC_SLIVER)
    let passed = csc_floor(from / stride)
    // If only the space after an item is in view, the next item is the first.
    let first = from - passed * stride < window.length ? passed : passed + 1
    let end = 0 - csc_floor(0 - to / stride)
    let most = Double(items.upperBound - items.lowerBound)
    let lower = items.lowerBound + Int64(min(first, most))
    // A sliver is more than many items if they are tiny.
    return lower..<max(lower, items.lowerBound + Int64(max(0, min(end, most))))
  }
}
