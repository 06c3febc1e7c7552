import ScrollEngine
import ScrollSpace
import ScrollTiling

/// Which items of a row have tiles, and which are to have some.
struct SeenItems {
  var held: Range<Int64> = 0..<0
  var wanted: Range<Int64> = 0..<0
  /// The items that had tiles by a restored snapshot, until the next pass.
  var restored: Range<Int64>?
  /// What was looked at, counted from the tiles' origin, and the items in view there; none where others are wanted.
  private var (from, to) = (0.0, 0.0)
  private var inView: Range<Int64> = 0..<0
  private var linger: Double?

  /// Finds out which are wanted now, `limit` of them at most.
  mutating func see(_ row: ItemRow, _ scroll: ScrollController, _ overscan: TileOverscan, limit: Int64) {
    let axis = row.line.axis
    let origin = row.line.origin(scroll.contentOrigin)
    let (from, length) = overscan.reach(scroll, axis)
    (self.from, to) = (from - origin, from - origin + length)
    let view = row.line.visible(from: self.from, length: length)
    wanted = row.line.wanted(view, from: self.from, to: to, overscan, held: held)
    (inView, linger) = (overscan.ahead > 0 ? 0..<0 : view, overscan.linger)
    if !wanted.isCount(upTo: limit) {
      let view = scroll.unzoomedOffset[axis] - origin
      let first = row.line.visible(from: view, length: length).lowerBound
      (wanted, inView) = (wanted.count(upTo: limit, from: first), 0..<0)
    }
    guard let restored else { return }
    self.restored = nil
    if let range = row.line.kept(restored, around: wanted, limit: limit) { (wanted, inView) = (range, 0..<0) }
  }

  /// By how much the offset may fall and rise with the same items wanted, as the edges of the first and the last one in
  /// view have it, and of those that linger; nil where that is not known.
  func room(_ row: ItemRow) -> (fall: Double, rise: Double)? {
    guard !inView.isEmpty, var (fall, rise) = row.line.room(inView, from: from, to: to)
    else { return nil }
    // There the row's origin moves, which every link that shows it has to see.
    (fall, rise) = (min(fall, from + ItemLine.exact), min(rise, ItemLine.exact - to))
    if let linger {
      guard let first = row.line.item(wanted.lowerBound), let last = row.line.item(wanted.upperBound - 1)
      else {
        return nil
      }
      fall = min(fall, to - last.start + linger)
      rise = min(rise, first.end + linger - from)
    }
    return (fall, rise)
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
  /// The positions that want tiles: those in view between two distances from the tiles' origin, those asked for by number,
  /// and those that have one and linger.
  mutating func wanted(
    _ inView: Range<Int64>, from: Double, to: Double, _ overscan: TileOverscan, held: Range<Int64>
  ) -> Range<Int64> {
    let range = overscan.around.widened(inView, within: positions)
    guard let linger = overscan.linger else { return range }
    return range.joined(by: held) { index in
      guard let item = item(index) else { return false }
      return item.end >= from - linger && item.start <= to + linger
    }
  }

  /// The positions that had tiles when a snapshot was taken, if they can be those around what is wanted now.
  func kept(_ held: Range<Int64>?, around wanted: Range<Int64>, limit: Int64) -> Range<Int64>? {
    guard let held, held.isCount(upTo: limit), held.clamped(to: positions) == held,
      held.lowerBound <= wanted.upperBound, held.upperBound >= wanted.lowerBound
    else { return nil }
    return held
  }
}
