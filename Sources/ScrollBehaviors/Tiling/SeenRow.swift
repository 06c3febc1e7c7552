import ScrollEngine
import ScrollSpace
import ScrollTiling

/// A row as one tiling sees it: the items that have tiles, and those that want tiles.
final class SeenRow {
  let row: ItemRow

  // Read and written in steps that call no other code, so accesses never overlap.

  @exclusivity(unchecked) var held: Range<Int64> = 0..<0
  @exclusivity(unchecked) var wanted: Range<Int64> = 0..<0
  /// The items that had tiles in a restored snapshot, until the next pass.
  @exclusivity(unchecked) private var restored: Range<Int64>?
  /// The examined range, counted from the tiles' origin, and the items in view there; empty if other items
  /// are wanted as well.
  @exclusivity(unchecked) private var (from, to) = (0.0, 0.0)
  @exclusivity(unchecked) private var inView: Range<Int64> = 0..<0
  @exclusivity(unchecked) private var linger: Double?
  /// The number of moves of the tiles' origin that the tiles reflect.
  @exclusivity(unchecked) private var moves = 0
  /// The number of changes of lengths without notice that the tiles reflect.
  @exclusivity(unchecked) private var changeCount = 0

  init(_ row: ItemRow) { self.row = row }

  func attach(to scroll: ScrollController) {
    row.enter(scroll)
    changeCount = row.changeCount
  }

  /// Returns true if other code changed the lengths since the last call.
  func hasChanged() -> Bool { row.hasChanged(since: &changeCount) }

  /// Moves the tiles' origin nearer if frames would no longer be exact. Returns true if it has moved since
  /// the last call.
  func follow(_ scroll: ScrollController) -> Bool {
    row.line.follow(scroll.unzoomedOffset[row.line.axis], scroll.contentOrigin)
    if moves == row.line.moves { return false }
    moves = row.line.moves
    return true
  }

  /// Determines the wanted items, at most `limit` of them.
  func see(_ scroll: ScrollController, _ overscan: PerAxis<TileOverscan>, limit: Int64 = mostTiles) {
    let axis = row.line.axis
    let overscan = overscan[axis]
    let origin = row.line.origin(scroll.contentOrigin)
    let (from, length) = overscan.reach(scroll, axis)
    (self.from, to) = (from - origin, from - origin + length)
    let view = row.line.visible(from: self.from, length: length)
    wanted = row.line.wanted(view, from: self.from, to: to, overscan, held: held)
    (inView, linger) = (overscan.ahead > 0 ? 0..<0 : view, overscan.linger)
    if !wanted.isCount(upTo: limit), row.line.countLong(in: wanted, upTo: limit) > limit {
      let view = scroll.unzoomedOffset[axis] - origin
      let first = row.line.visible(from: view, length: length).lowerBound
      (wanted, inView) = (wanted.count(upTo: limit, from: first), 0..<0)
    }
    guard let restored else { return }
    self.restored = nil
    if let range = row.line.kept(restored, around: wanted, limit: limit) { (wanted, inView) = (range, 0..<0) }
  }

  /// Returns how far the offset may move down and up with the same items wanted; nil if that is not known.
  /// Limits are the edges of the first and the last item in view, and of those that linger.
  func room() -> (fall: Double, rise: Double)? {
    guard !inView.isEmpty, var (fall, rise) = row.line.room(inView, from: from, to: to)
    else { return nil }
    // At that distance the row's origin moves, and every link that shows the row has to adopt the move.
    (fall, rise) = (min(fall, from + ItemLine.exact), min(rise, ItemLine.exact - to))
    if let linger {
      guard let first = row.line.item(wanted.lowerBound), let last = row.line.item(wanted.upperBound - 1)
      else { return nil }
      fall = min(fall, to - last.start + linger)
      rise = min(rise, first.end + linger - from)
    }
    return (fall, rise)
  }

  /// Archives the place of the tiles' origin, and the items that have tiles. The items are not restored if
  /// the overscan differs from that of the snapshot.
  func remember(_ memory: inout LinkMemory, keepsTiles: Bool) throws(ArchiveError) {
    try row.remember(&memory)
    let held = try memory.value(held)
    memory.change { self.restored = keepsTiles ? held : nil }
  }
}

extension ItemRow {
  /// Returns the positions in view along a length, from a distance from the tiles' origin on; at most the
  /// first `limit` of them.
  func seen(from: Double, length: Double, limit: Int64 = mostTiles) -> Range<Int64> {
    line.visible(from: from, length: line.reach(length)).count(upTo: limit)
  }
}

extension ItemLine {
  /// Returns the positions that want tiles: those in view between two distances from the tiles' origin, those
  /// within the overscan by number, and those that have a tile and linger.
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

  /// Returns the positions that had tiles in a snapshot, if they adjoin the positions wanted now.
  func kept(_ held: Range<Int64>?, around wanted: Range<Int64>, limit: Int64) -> Range<Int64>? {
    guard let held, held.isCount(upTo: limit), held.clamped(to: positions) == held,
      held.lowerBound <= wanted.upperBound, held.upperBound >= wanted.lowerBound
    else { return nil }
    return held
  }
}
