import ScrollTiling

extension TileLine {
  /// Does a change of the items.
  mutating func apply(_ edit: TileEdit) throws(TilingError) {
    guard let row = lengths else { return try applyUniform(edit) }
    switch edit {
    case .insert(let lengths, let index): try row.insert(contentsOf: lengths, at: index)
    case .insertRun(let count, let length, let index):
      guard let length else { throw .length(.nan) }
      try row.insert(count: count, length: length, at: index)
    case .remove(let range): try row.remove(range)
    case .move(let range, let index): try row.move(range, to: index)
    case .resize(let first, let lengths): try row.setLengths(from: first, to: lengths)
    case .reload: break
    }
    version = row.version
  }

  private mutating func applyUniform(_ edit: TileEdit) throws(TilingError) {
    let (items, endless) = (self.items, UniformWindow.endless)
    let hasEnd = items.upperBound != endless.upperBound
    switch edit {
    case .insertRun(let count, nil, let index):
      guard count >= 0, count <= endless.upperBound else { throw .count(count) }
      guard index >= items.lowerBound, index <= items.upperBound else { throw .index(index, count: count) }
      if hasEnd { try setItems(items.lowerBound..<items.upperBound + count) }
    case .remove(let range):
      let count = try count(of: range)
      if hasEnd { try setItems(items.lowerBound..<items.upperBound - count) }
    case .move(let range, let index):
      let count = try count(of: range)
      guard index >= items.lowerBound, index <= items.upperBound - count else {
        throw .index(index, count: items.upperBound - count)
      }
    case .reload: break
    case .insert(let lengths, _), .resize(_, let lengths): throw .length(lengths.first ?? .nan)
    case .insertRun(_, let length, _): throw .length(length ?? .nan)
    }
  }

  private func count(of range: Range<Int64>) throws(TilingError) -> Int64 {
    let (count, isTooLong) = range.upperBound.subtractingReportingOverflow(range.lowerBound)
    guard !isTooLong, items.lowerBound <= range.lowerBound, range.upperBound <= items.upperBound else {
      throw .range(range, count: items.upperBound)
    }
    return count
  }
}
