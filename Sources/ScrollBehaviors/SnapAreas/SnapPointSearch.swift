import ScrollSpace
import ScrollTiling

/// The choice among points on one axis: a few binary searches.
///
/// The rule is that of areas, for areas without any size that are in view everywhere: points past a wall count as
/// lying at the wall, and on a ring they repeat.
struct SnapPointSearch {
  let points: SnapPoints
  let port: SnapPort
  let axis: Axis
  let move: SnapMove

  /// The point to rest on, and where that is.
  func best() -> (index: Int, offset: Double)? {
    if case .again(_, let id?) = move, id >= 0, id < Int64(points.count) {
      return nearestAppearance(of: Int(id))
    }
    if let best = search(move) { return best }
    guard port.isMandatory, move.way != nil else { return nil }
    return search(.end(move.current))
  }

  private func search(_ move: SnapMove) -> (index: Int, offset: Double)? {
    var best: (index: Int, offset: Double)?
    var distance = port.reach[axis]
    for place in candidates(move) {
      let away = (place.offset - move.base).magnitude
      guard away <= distance, isAhead(place.offset, move) else { continue }
      // Of two as near the higher one.
      if let best, away == distance, place.offset <= best.offset { continue }
      (best, distance) = (place, away)
    }
    return best
  }

  /// The few points among which the best one is: the nearest to where the search begins, the first ahead, and those
  /// that lie past the walls.
  private func candidates(_ move: SnapMove) -> [(index: Int, offset: Double)] {
    let extent = port.extent[axis]
    guard let period = extent.period else {
      var indices = [
        points.nearest(to: extent.clamp(move.base)), extent.lower.flatMap(points.last(atOrBefore:)),
      ]
      indices.append(extent.upper.flatMap(points.first(atOrAfter:)))
      if let way = move.way { indices.append(firstAhead(of: move.current, way)) }
      return indices.compactMap { index in index.map { ($0, extent.clamp(points[$0])) } }
    }
    return appearances(around: move.base, nil, period) + appearances(around: move.current, move.way, period)
  }

  /// On a ring, the nearest appearances of points to a place, or the first ahead of it. Points may lie on many laps: each
  /// lap is searched, or each point looked at, whatever is less.
  private func appearances(around place: Double, _ way: Double?, _ period: Double)
    -> [(index: Int, offset: Double)]
  {
    guard !points.isEmpty else { return [] }
    let highest = port.lap(of: points[0], before: place, axis) + 2
    let lowest = port.lap(of: points[points.count - 1], before: place, axis) - 2
    if highest - lowest < Double(points.count) {
      return (0...Int(highest - lowest)).compactMap { step in
        let shift = (lowest + Double(step)) * period
        let index = way.map { firstAhead(of: place - shift, $0) } ?? points.nearest(to: place - shift)
        return index.map { ($0, points[$0] + shift) }
      }
    }
    var result: [(index: Int, offset: Double)] = []
    for (index, point) in points.offsets.enumerated() {
      let lap = port.lap(of: point, before: place, axis)
      for step in [-1.0, 0, 1, 2] { result.append((index, point + (lap + step) * period)) }
    }
    return result
  }

  private func firstAhead(of offset: Double, _ way: Double) -> Int? {
    guard let pixel = port.pixel else { return way > 0 ? points.after(offset) : points.before(offset) }
    return way > 0 ? points.first(atOrAfter: offset + pixel) : points.last(atOrBefore: offset - pixel)
  }

  private func isAhead(_ offset: Double, _ move: SnapMove) -> Bool {
    guard let way = move.way else { return true }
    let ahead = way > 0 ? offset - move.current : move.current - offset
    return port.pixel.map { ahead >= $0 } ?? (ahead > 0)
  }

  private func nearestAppearance(of index: Int) -> (index: Int, offset: Double) {
    let point = points[index]
    guard let period = port.extent[axis].period else { return (index, port.extent[axis].clamp(point)) }
    return (index, point + port.lap(of: point, before: move.base + period / 2, axis) * period)
  }
}
