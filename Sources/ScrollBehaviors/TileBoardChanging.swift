import ScrollEngine
import ScrollTiling

extension TileBoard {
  func change(_ edits: [TileEdit]) throws(TilingError) {
    forgetExpected()
    for listener in listeners { listener.itemsWillChange() }
    var failure: TilingError?
    for edit in edits {
      let old = line.items
      do throws(TilingError) { try apply(edit) } catch {
        failure = error
        break
      }
      follow(edit, of: old)
      for listener in listeners { listener.itemsDidChange(edit) }
    }
    isEdited = true
    needsFrames = true
    scroll?.invalidateLayout()
    for listener in listeners { listener.itemsDidSettle() }
    if let failure { throw failure }
  }

  private func apply(_ edit: TileEdit) throws(TilingError) {
    guard let row = line.lengths else { return try applyUniform(edit) }
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
    line.version = row.version
  }

  private func applyUniform(_ edit: TileEdit) throws(TilingError) {
    let (items, endless) = (line.items, UniformWindow.endless)
    let hasEnd = items.upperBound != endless.upperBound
    switch edit {
    case .insertRun(let count, nil, let index):
      guard count >= 0, count <= endless.upperBound else { throw .count(count) }
      guard index >= items.lowerBound, index <= items.upperBound else { throw .index(index, count: count) }
      if hasEnd { try line.setItems(items.lowerBound..<items.upperBound + count) }
    case .remove(let range):
      let count = try count(of: range)
      if hasEnd { try line.setItems(items.lowerBound..<items.upperBound - count) }
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
    let items = line.items
    let (count, isTooLong) = range.upperBound.subtractingReportingOverflow(range.lowerBound)
    guard !isTooLong, items.lowerBound <= range.lowerBound, range.upperBound <= items.upperBound else {
      throw .range(range, count: items.upperBound)
    }
    return count
  }

  /// Takes the live tiles along to their items' new indices, each in its lap.
  private func follow(_ edit: TileEdit, of old: Range<Int64>) {
    generation += 1
    let (isRing, items) = (line.ring != nil, line.items)
    shelf.scatter { position in
      var appearance = isRing ? Appearance(at: position, of: old) : Appearance(index: position)
      if case .reload(let range) = edit, range.contains(appearance.index) { return nil }
      guard let index = edit.index(of: appearance.index) else { return nil }
      appearance.index = index
      return isRing ? appearance.position(of: items) : index
    }
  }
}
