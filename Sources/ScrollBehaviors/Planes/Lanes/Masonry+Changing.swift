import ScrollTiling

extension Masonry {
  /// Applies an edit.
  func apply(_ edit: TileEdit) throws(TilingError) {
    let items = 0..<count
    switch edit {
    case .insert(let lengths, let index): try insert(lengths, at: index)
    case .insertRun(let count, let length, let index):
      guard let length else { throw .lengthMissing(count: count) }
      try (0...items.upperBound).require(index)
      guard count >= 0, count <= Masonry.mostItems - items.upperBound else { throw .count(count) }
      try insert([Double](repeating: length, count: Int(count)), at: index)
    case .remove(let range): try replace(range, with: [])
    case .move(let range, let index): try move(range, to: index)
    case .resize(let first, let lengths): try resize(from: first, to: lengths)
    case .reload(let range): guard range.clamped(to: items) == range else { throw .range(range, of: items) }
    case .replace(let count, let lengths, _):
      try edit.requireSound(for: items)
      guard count == lengths.count else { throw .lengthMissing(count: count) }
      try replace(items, with: lengths)
    }
  }

  private func insert(_ lengths: [Double], at index: Int64) throws(TilingError) {
    try (0...count).require(index)
    try replace(index..<index, with: lengths)
  }

  private func move(_ range: Range<Int64>, to index: Int64) throws(TilingError) {
    let moved = try lengths(of: range)
    let count = Int64(moved.count)
    try (0...self.count - count).require(index)
    let (low, high) = (min(range.lowerBound, index), max(range.upperBound, index + count))
    let (before, after) = (try lengths(of: low..<range.lowerBound), try lengths(of: range.upperBound..<high))
    var lengths = before + after
    lengths.insert(contentsOf: moved, at: Int(index - low))
    try replace(low..<high, with: lengths)
  }

  private func resize(from first: Int64, to lengths: [Double]) throws(TilingError) {
    let (end, isTooMany) = first.addingReportingOverflow(Int64(lengths.count))
    guard !isTooMany, first >= 0 else { throw .index(first, count: count) }
    let old = try self.lengths(of: first..<end)
    for (place, length) in lengths.enumerated() {
      do throws(TilingError) { try setLength(of: first + Int64(place), to: length) } catch {
        for done in 0..<place { try setLength(of: first + Int64(done), to: old[done]) }
        throw error
      }
    }
  }
}
