import ScrollEngine
import ScrollSpace
import ScrollTiling

/// Which items of a row have tiles, and which are to have some.
struct SeenItems {
  var held: Range<Int64> = 0..<0
  var wanted: Range<Int64> = 0..<0
  /// Those that a snapshot says were held, until a layout is told.
  var taken: Range<Int64>?

  /// Finds out which are wanted now, `limit` of them at most.
  mutating func see(_ row: ItemRow, _ scroll: ScrollController, _ overscan: TileOverscan, limit: Int64) {
    let axis = row.line.axis
    let origin = row.line.origin(scroll.contentOrigin)
    let (from, length) = overscan.reach(scroll, axis)
    wanted = row.line.wanted(
      from: from - origin, length: length, view: scroll.contentOffset[axis] - origin, overscan, held: held,
      limit: limit)
    guard let taken else { return }
    self.taken = nil
    if let range = row.line.taken(taken, around: wanted, limit: limit) { wanted = range }
  }

  /// Which items have tiles: of no use where others are to have some than when a snapshot was taken.
  func remember(
    _ memory: inout LinkMemory, keepsTiles: Bool, _ take: @escaping (Range<Int64>?) -> Void
  ) throws(ArchiveError) {
    let held = try memory.value(held)
    memory.change { take(keepsTiles ? held : nil) }
  }
}

extension ItemRow {
  /// The positions in view along a length from a distance from the tiles' origin on; the first ones of too many.
  func seen(from: Double, length: Double, limit: Int64 = mostTiles) -> Range<Int64> {
    line.visible(from: from, length: line.reach(length)).count(upTo: limit)
  }
}

extension ItemLine {
  /// The positions that want tiles: those in view from a distance from the tiles' origin on, those asked for by number,
  /// and those that have one and linger; `limit` of them at most, and then from the first one in view on.
  mutating func wanted(
    from: Double, length: Double, view: Double, _ overscan: TileOverscan, held: Range<Int64>, limit: Int64
  ) -> Range<Int64> {
    var range = overscan.around.widened(visible(from: from, length: length), within: positions)
    if let linger = overscan.linger {
      let (first, end) = (from - linger, from + length + linger)
      range = range.joined(by: held) { index in
        guard let item = item(index) else { return false }
        return item.end >= first && item.start <= end
      }
    }
    if range.isCount(upTo: limit) { return range }
    return range.count(upTo: limit, from: visible(from: view, length: length).lowerBound)
  }

  /// The positions that had tiles when a snapshot was taken, if they can be those around what is wanted now.
  func taken(_ held: Range<Int64>?, around wanted: Range<Int64>, limit: Int64) -> Range<Int64>? {
    guard let held, held.isCount(upTo: limit), held.clamped(to: positions) == held,
      held.lowerBound <= wanted.upperBound, held.upperBound >= wanted.lowerBound
    else { return nil }
    return held
  }
}
