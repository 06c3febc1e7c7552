import ScrollEngine
import ScrollSpace
import ScrollTiling

extension TileOverscan {
  /// Nothing is looked for further away than content can be long.
  private static let farthest = ItemLengths.longest / 4

  /// What the view and all that is asked for around it, by distance and by time, cover on an axis, in a scroller's
  /// coordinates.
  func reach(_ scroll: ScrollController, _ axis: Axis) -> (from: Double, length: Double) {
    let offset = scroll.contentOffset[axis]
    let viewport = scroll.viewport[axis]
    let before = min(around.before.distance(viewport: viewport), Self.farthest)
    let behind = min(around.behind.distance(viewport: viewport), Self.farthest)
    let way = ahead > 0 ? way(scroll, axis) : 0
    return (offset - before + min(way, 0), viewport + before + behind + way.magnitude)
  }

  /// How far the motion leads within the time ahead.
  private func way(_ scroll: ScrollController, _ axis: Axis) -> Double {
    let speed = scroll.velocity[axis]
    if speed == 0 { return 0 }
    let most = 4 * scroll.viewport[axis]
    let way = max(0 - most, min(speed * ahead, most))
    if scroll.isDragging { return way }
    let rest = scroll.destination[axis] - scroll.contentOffset[axis]
    return way < 0 ? max(way, min(rest, 0)) : min(way, max(rest, 0))
  }
}

extension TileLine {
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
}

extension Range<Int64> {
  /// The range with the held items next to it that are near.
  func joined(by held: Range<Int64>, where isNear: (Int64) -> Bool) -> Range<Int64> {
    var (first, end) = (lowerBound, upperBound)
    guard held.upperBound >= first, held.lowerBound <= end, !held.isEmpty else { return self }
    while first > held.lowerBound, isNear(first - 1) { first -= 1 }
    while end < held.upperBound, isNear(end) { end += 1 }
    return first..<end
  }

  func isCount(upTo limit: Int64) -> Bool {
    let (count, isTooMany) = upperBound.subtractingReportingOverflow(lowerBound)
    return !isTooMany && count <= limit
  }

  /// The items of a range from one of them on, no more than a limit.
  func count(upTo limit: Int64, from first: Int64) -> Range<Int64> {
    let first = Swift.min(Swift.max(lowerBound, first), upperBound)
    let (end, isTooMany) = first.addingReportingOverflow(limit)
    return first..<(isTooMany ? upperBound : Swift.min(end, upperBound))
  }

  /// The first items of a range, no more than a limit.
  func count(upTo limit: Int64) -> Range<Int64> {
    isCount(upTo: limit) ? self : count(upTo: limit, from: lowerBound)
  }
}
