// The peers of the snap rows, in the plainest form that a competent reader would write.

/// Returns the nearest of ascending points by bisection, as in a textbook.
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

/// The page rule of a well-known page controller, transcribed plainly, with the costs of the original. Pages are looked
/// up by number in a dictionary. A reduction creates the dictionary, and copies all pages so far for each further page.
/// The cost of a target therefore grows with the square of the number of pages. A fraction sorts and walks the pages.
enum PlainPageRule {
  /// Returns the nearest page. From 0.2 points per millisecond on, returns the next page in the direction of the
  /// velocity, if there is one. Returns nil if there are no pages.
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

  /// Returns the index of the page at an offset, and the part between neighbours; nil if there are no pages.
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
