// The other sides of the snap rows, in the plainest form that a competent reader would write.

/// The nearest of ascending points by halving, as a textbook has it.
@inline(never)
func halvedNearest(_ points: [Double], to offset: Double) -> Int? {
  var (low, high) = (0, points.count)
  while low < high {
    let middle = (low + high) / 2
    if points[middle] < offset { low = middle + 1 } else { high = middle }
  }
  if points.isEmpty { return nil }
  if low == 0 { return 0 }
  if low == points.count { return low - 1 }
  return offset - points[low - 1] < points[low] - offset ? low - 1 : low
}

/// The page rule of a well-known page controller, transcribed plainly, with the costs it has there: pages are
/// looked up by their number in a dictionary, which is made by a reduction that copies what it has so far for
/// each page it adds. So a target costs the square of the number of pages. A fraction sorts and walks them.
enum PlainPageRule {
  /// The nearest page; from 0.2 points per millisecond, the one after it in the direction of the velocity, if
  /// there is one. Nil without pages.
  @inline(never)
  static func target(from offset: Double, velocity: Double, pages offsets: [Double]) -> Double? {
    let pages = offsets.enumerated().reduce([:]) { (pages: [Int: Double], page) in
      var pages = pages
      pages[page.offset] = page.element
      return pages
    }
    guard let nearest = pages.min(by: { abs($0.value - offset) < abs($1.value - offset) }) else { return nil }
    if abs(velocity) < 0.2 { return nearest.value }
    return pages[velocity < 0 ? nearest.key - 1 : nearest.key + 1] ?? nearest.value
  }

  /// The index of the page at an offset, and the part between neighbours. Nil without pages.
  @inline(never)
  static func fraction(at offset: Double, pages offsets: [Double]) -> Double? {
    let pages = offsets.sorted()
    guard let next = pages.firstIndex(where: { $0 >= offset }) else {
      return pages.isEmpty ? nil : Double(pages.count - 1)
    }
    guard let last = pages.lastIndex(where: { $0 <= offset }) else { return 0 }
    if last == next { return Double(last) }
    return Double(last) + (offset - pages[last]) / (pages[next] - pages[last])
  }
}
