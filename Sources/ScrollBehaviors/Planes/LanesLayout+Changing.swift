import ScrollEngine
import ScrollSpace
import ScrollTiling

extension LanesLayout {
  /// Applies an edit, and notes the new version of the items.
  private func apply(_ edit: TileEdit) throws(TilingError) {
    defer { version = items.version }
    switch edit {
    case .insert(let lengths, let index):
      try (0...items.count).require(index)
      try items.replace(index..<index, with: lengths)
    case .insertRun(let count, let length, let index):
      guard let length else { throw .lengthMissing(count: count) }
      try (0...items.count).require(index)
      guard count >= 0, count <= Masonry.mostItems - items.count else { throw .count(count) }
      try items.replace(index..<index, with: [Double](repeating: length, count: Int(count)))
    case .remove(let range): try items.replace(range, with: [])
    case .move(let range, let index): try move(range, to: index)
    case .resize(let first, let lengths): try resize(from: first, to: lengths)
    case .reload(let range):
      guard range.clamped(to: 0..<items.count) == range else { throw .range(range, of: 0..<items.count) }
    case .replace(let count, let lengths, _):
      try edit.requireSound(for: 0..<items.count)
      guard count == lengths.count else { throw .lengthMissing(count: count) }
      try items.replace(0..<items.count, with: lengths)
    }
  }

  private func move(_ range: Range<Int64>, to index: Int64) throws(TilingError) {
    let moved = try items.lengths(of: range)
    let count = Int64(moved.count)
    try (0...items.count - count).require(index)
    let (low, high) = (min(range.lowerBound, index), max(range.upperBound, index + count))
    var lengths = try items.lengths(of: low..<range.lowerBound)
    lengths += try items.lengths(of: range.upperBound..<high)
    lengths.insert(contentsOf: moved, at: Int(index - low))
    try items.replace(low..<high, with: lengths)
  }

  private func resize(from first: Int64, to lengths: [Double]) throws(TilingError) {
    let (end, isTooMany) = first.addingReportingOverflow(Int64(lengths.count))
    guard !isTooMany, first >= 0 else { throw .index(first, count: items.count) }
    let old = try items.lengths(of: first..<end)
    for (place, length) in lengths.enumerated() {
      do throws(TilingError) { try items.setLength(of: first + Int64(place), to: length) } catch {
        for done in 0..<place { try items.setLength(of: first + Int64(done), to: old[done]) }
        throw error
      }
    }
  }
}

extension LanesLayout: EditableItems {
  var scroller: ScrollController? { edits.scroller }

  func add(_ listener: any TileEditListener) { edits.add(listener) }

  func remove(_ listener: any TileEditListener) { edits.remove(listener) }

  /// Applies edits; changes without notice are reported first.
  func change(_ edits: [TileEdit]) throws(TilingError) {
    let unknown = pendingChange() == .renumbered ? items.count : nil
    try self.edits.change(edits, ofUnknown: unknown) { edit throws(TilingError) in try apply(edit) }
  }

  func place(of index: Int64, origin: ContentOrigin) -> ItemPlace? {
    guard var place = try? items.place(of: index).place else { return nil }
    place.start = origin.offset(of: place.start, on: axis)
    place.length = origin.zoomed(place.length)
    return place
  }

  /// Returns the range from the first item in view in any lane to the last.
  func items(from offset: Double, length: Double, origin: ContentOrigin) -> Range<Int64> {
    let from = origin.position(of: offset, on: axis)
    let length = origin.unzoomed(length)
    var all: Range<Int64>?
    for lane in 0..<items.laneCount {
      guard let seen = try? items.visible(inLane: lane, from: from, to: from + length), !seen.isEmpty,
        let first = try? items.item(seen.lowerBound, ofLane: lane),
        let last = try? items.item(seen.upperBound - 1, ofLane: lane)
      else { continue }
      all = min(first, all?.lowerBound ?? first)..<max(last + 1, all?.upperBound ?? 0)
    }
    return (all ?? 0..<0).count(upTo: mostTiles)
  }

  /// Returns the item under a point; nil between lanes and items.
  func item(under point: Point, origin: ContentOrigin) -> Int64? {
    let position = origin.position(of: point)
    let (across, along) = (position[axis.cross], position[axis])
    guard let lane = lane(at: across),
      let seen = try? items.visible(inLane: lane, from: along, to: along + Grid.step), !seen.isEmpty,
      let index = try? items.item(seen.lowerBound, ofLane: lane),
      let place = try? items.place(of: index).place, place.start <= along
    else { return nil }
    return index
  }
}
