import ScrollBehaviors
import ScrollMotion

/// An edit near the visible items at that time.
struct EditRequest: Sendable {
  enum Kind: CaseIterable { case insert, insertRun, remove, move, resize, reload }

  let kind: Kind
  /// The distance from the first visible item.
  let shift: Int64
  let count: Int64
  /// The distance by which a move leads further.
  let way: Int64
  let lengths: [Double]
  let axis: Axis

  /// A move of one item, or new items in front of it.
  init(_ kind: Kind, at shift: Int64, way: Int64 = 0, lengths: [Double] = [], _ axis: Axis) {
    (self.kind, self.shift, self.way, self.lengths, self.axis) = (kind, shift, way, lengths, axis)
    count = 1
  }

  /// Creates a random edit.
  init(_ fate: Fate) {
    kind = fate.pick(Kind.allCases)
    shift = Int64(fate.index(below: 24)) - 8
    count = Int64(fate.index(below: 7))
    way = Int64(fate.index(below: 60)) - 30
    lengths = (0..<4).map { _ in fate.happens(0.1) ? 0 : fate.exact(8, 150) }
    axis = fate.axis
  }

  /// Returns the edit for a row with these visible items.
  func edit(_ row: Row, isMeasured: Bool, near seen: Int64) -> TileEdit {
    let items = row.items
    let index = min(max(seen + shift, items.lowerBound), items.upperBound)
    let count = min(count, items.upperBound - index)
    let range = index..<index + count
    switch kind {
    case .insert where row.uniform == nil && !isMeasured: return .insert(lengths, at: index)
    case .insert, .insertRun:
      return .insertRun(count: self.count, length: row.uniform == nil ? Prop.estimate : nil, at: index)
    case .remove where !row.isCounted || items.upperBound - items.lowerBound > 20: return .remove(range)
    case .move:
      return .move(range, to: min(max(index + way, items.lowerBound), items.upperBound - count))
    case .resize where row.uniform == nil && !isMeasured:
      return .resize(from: index, to: Array(lengths.prefix(Int(count))))
    default: return .reload(range)
    }
  }

  /// Returns the edit for content that measures itself; nil if the content is too short.
  func edit(_ page: TextPage) -> TileEdit? {
    let last = page.count
    let index = min(max(shift + 8, 0), last)
    switch kind {
    case .insert: return .insert(lengths, at: index)
    case .insertRun: return .insertRun(count: count, length: count % 2 == 0 ? lengths[0] : nil, at: index)
    case .remove where index < last - 2: return .remove(index..<index + 2)
    case .move where last > 8 && index < last - 3: return .move(index..<index + 2, to: last - 4)
    case .resize where index < last: return .resize(from: index, to: [lengths[0]])
    default: return index < last ? .reload(index..<min(last, index + 3)) : nil
    }
  }
}

extension Stage {
  /// Edits the items of a link, as one change, and notes faults.
  func edit(_ number: Int, _ requests: [EditRequest], _ scroll: ScrollController) {
    do {
      let prop = cast.props[number]
      switch cast.links[number] {
      case let content as Arranging:
        for requested in requests {
          guard let page = cast.props[number].page, let edit = requested.edit(page) else { continue }
          cast.apply(edit, to: number, on: content.axis)
          try content.change(edit)
        }
      case let tiles as Tiling<Card>:
        guard case .tiles = cast.plans[number] else { return }
        try tiles.change(edits(requests, number, tiles.axis, scroll))
      case let grid as TilingPlane<Cell, Card>:
        try grid.change(edits(requests, number, requests[0].axis, scroll), on: requests[0].axis)
      case let plane as TilingPlane<Int64, Card>:
        guard case .lanes(let axis, _) = cast.plans[number], !prop.rows[axis].items.isEmpty else { return }
        try plane.change(edits(Array(requests.prefix(1)), number, axis, scroll))
      default: return
      }
    } catch {
      complain("link \(number) cannot be edited: \(error)")
    }
  }

  private func edits(_ requests: [EditRequest], _ number: Int, _ axis: Axis, _ scroll: ScrollController)
    -> [TileEdit]
  {
    requests.map { requested in
      let row = cast.props[number].rows[axis]
      let place = scroll.contentOffset[axis] - scroll.contentOrigin[axis]
      let seen = row.items(from: min(max(place, -1e6), 1e6), to: min(max(place, -1e6), 1e6) + 300, by: 0)
      let edit = requested.edit(row, isMeasured: cast.props[number].isMeasured, near: seen.lowerBound)
      cast.apply(edit, to: number, on: axis)
      return edit
    }
  }
}
