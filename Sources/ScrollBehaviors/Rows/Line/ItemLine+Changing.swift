import ScrollTiling

extension ItemLine {
  /// Applies an edit.
  mutating func apply(_ edit: TileEdit) throws(TilingError) {
    guard let row = lengths else { return try applyUniform(edit) }
    switch edit {
    case .insert(let lengths, let index): try row.insert(contentsOf: lengths, at: index)
    case .insertRun(let count, let length, let index):
      guard let length else { throw .lengthMissing(count: count) }
      try row.insert(count: count, length: length, at: index)
    case .remove(let range): try row.remove(range)
    case .move(let range, let index): try row.move(range, to: index)
    case .resize(let first, let lengths): try row.setLengths(from: first, to: lengths)
    case .reload(let range): _ = try count(of: range)
    case .replace(let count, let lengths, _):
      try edit.requireSound(for: items)
      guard count == lengths.count else { throw .lengthMissing(count: count) }
      try row.replace(with: lengths)
    }
    version = row.version
  }

  /// Applies an edit to uniform items. In a row with an end the count changes; without an end, only indices
  /// change.
  private mutating func applyUniform(_ edit: TileEdit) throws(TilingError) {
    let (items, endless) = (self.items, UniformWindow.endless)
    let hasEnd = items.upperBound != endless.upperBound
    switch edit {
    case .insertRun(let count, nil, let index):
      try (items.lowerBound...items.upperBound).require(index)
      guard count >= 0, !hasEnd || count <= endless.upperBound - items.upperBound else { throw .count(count) }
      try renumber(by: count.magnitude)
      if hasEnd { try setItems(items.lowerBound..<items.upperBound + count) }
    case .remove(let range):
      let count = try count(of: range)
      try renumber(by: count.magnitude)
      if hasEnd { try setItems(items.lowerBound..<items.upperBound - count) }
    case .move(let range, let index):
      let count = try count(of: range)
      try (items.lowerBound...items.upperBound - count).require(index)
      try renumber(by: max(count.magnitude, (index &- range.lowerBound).magnitude))
    case .reload(let range): _ = try count(of: range)
    case .replace(let count, let lengths, _):
      if let length = lengths.first { throw .lengthGiven(length) }
      try edit.requireSound(for: items)
      if hasEnd { try setItems(items.lowerBound..<items.lowerBound + count) }
    case .insert(let lengths, _), .resize(_, let lengths):
      if let length = lengths.first { throw .lengthGiven(length) }
    case .insertRun(_, let length?, _): throw .lengthGiven(length)
    }
  }

  /// Throws beyond 2^61 items between two layouts: the place of the tiles could not be represented.
  private mutating func renumber(by way: UInt64) throws(TilingError) {
    guard way < (1 << 61) - renumbered else { throw .count(Int64(clamping: way)) }
    renumbered += way
  }

  private func count(of range: Range<Int64>) throws(TilingError) -> Int64 {
    let (count, isTooLong) = range.upperBound.subtractingReportingOverflow(range.lowerBound)
    guard !isTooLong, items.lowerBound <= range.lowerBound, range.upperBound <= items.upperBound else {
      throw .range(range, of: items)
    }
    return count
  }
}

extension TileEdit {
  /// Throws if a replacement does not start from these items, or has an invalid new index.
  func requireSound(for items: Range<Int64>) throws(TilingError) {
    guard case .replace(let count, _, let item) = self else { return }
    let former = Int64(item.count)
    guard items == 0..<former else { throw .range(0..<former, of: items) }
    guard count >= 0, count <= UniformWindow.endless.upperBound else { throw .count(count) }
    for case let index? in item where index < 0 || index >= count { throw .index(index, count: count) }
  }
}

extension ItemLengths {
  /// Replaces all items, or none if the lengths are invalid.
  func replace(with lengths: [Double]) throws(TilingError) {
    let former = items
    try insert(contentsOf: lengths, at: former.upperBound)
    try remove(former)
  }
}
