import ScrollSpace
import ScrollTiling

extension SnapSelection {
  /// Chooses a rest position among points. Points are areas without size that are in view everywhere. Only
  /// the few candidates for the best point are examined. Of two at the same distance, the higher one is
  /// taken.
  func choice(among points: SnapPoints, _ axis: Axis, _ move: SnapMove) -> SnapChoice? {
    guard port.extent[axis].period != nil else {
      return SnapNearPoints(points, axis, move, self).choice(self)
    }
    var (rule, move) = (self, move)
    var held: Int?
    // A known id is found from any distance.
    if case .resnap(let offset, let id?) = move, id >= 0, id < Int64(points.count) {
      (held, move) = (Int(id), .end(offset))
      rule.port.reach[axis] = .infinity
    }
    let indices = held.map { [$0] } ?? Array(0..<points.count)
    rule.points[axis] = nil
    rule.areas = pointAreas(indices, points, axis, move)
    rule.preferred = []
    rule.port.axes[axis.cross] = false
    // The points are listed with their laps.
    rule.port.extent[axis] = Extent()
    var moves = PerAxis(SnapMove.stay(at: 0))
    moves[axis] = move
    return rule.select(moves).choices[axis]
  }

  /// Returns the appearances of points around the ends of a move on a ring as areas, the highest first.
  private func pointAreas(_ indices: [Int], _ points: SnapPoints, _ axis: Axis, _ move: SnapMove)
    -> SnapAreas
  {
    var appearances: [(index: Int, offset: Double)] = []
    let period = port.extent[axis].period ?? 0
    for index in indices {
      for end in [move.base, move.current] {
        let lap = port.lap(of: points[index], before: end, axis)
        for step in [-1.0, 0, 1, 2] {
          let offset = points[index] + (lap + step) * period
          if port.reaches(offset, axis) { appearances.append((index, offset)) }
        }
      }
    }
    appearances.sort { $0.offset > $1.offset }
    var areas = SnapAreas()
    for (index, offset) in appearances {
      // At this offset the port's start is at the point.
      let place = ItemPlace(index: Int64(index), start: offset + port.lower[axis], length: 0)
      areas.append(SnapArea(place, along: axis, .start))
    }
    return areas
  }
}
