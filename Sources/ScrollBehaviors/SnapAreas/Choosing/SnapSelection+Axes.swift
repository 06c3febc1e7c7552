import ScrollSpace

/// The agreement of both axes.
extension SnapSelection {
  /// Makes both axes rest where each one's area is in view.
  func reconcileAxes(
    _ found: inout PerAxis<SnapCandidate?>, _ moves: PerAxis<SnapMove>, _ isHeld: PerAxis<Bool>
  ) {
    if found.x == nil, found.y == nil {
      if !moves.x.respectsStops, !moves.y.respectsStops { found = bothAtOnce(moves) }
      return
    }
    for axis in Axis.both {
      guard found[axis] == nil, let other = found[axis.cross] else { continue }
      found[axis] = search(axis, moves[axis], other)
    }
    guard let x = found.x, let y = found.y else { return }
    if port.shows(x.offset, y.visible, .horizontal), port.shows(y.offset, x.visible, .vertical) { return }
    let kept = leader(PerAxis(x: x, y: y), moves, isHeld)
    found[kept.cross] = search(kept.cross, moves[kept.cross], kept == .horizontal ? x : y)
  }

  /// Returns the axis whose area is kept if two areas hide each other. After a change of layout, this is the
  /// axis that was on an area. If both were, it is the axis on a preferred area, else the vertical one.
  /// Otherwise it is the axis with the shorter distance.
  private func leader(
    _ found: PerAxis<SnapCandidate>, _ moves: PerAxis<SnapMove>, _ isHeld: PerAxis<Bool>
  ) -> Axis {
    if isHeld.x != isHeld.y { return isHeld.x ? .horizontal : .vertical }
    guard case .resnap = moves.x, case .resnap = moves.y else {
      let away = PerAxis(
        x: (found.x.offset - moves.x.base).magnitude, y: (found.y.offset - moves.y.base).magnitude)
      return away.x <= away.y ? .horizontal : .vertical
    }
    for id in isHeld.x ? preferred : [] {
      if let axis = Axis.both.first(where: { areas.spots[found[$0].area].id == id }) { return axis }
    }
    return .vertical
  }

  /// Returns the area that aligns on both axes and lies the least outside the port.
  private func bothAtOnce(_ moves: PerAxis<SnapMove>) -> PerAxis<SnapCandidate?> {
    var best = PerAxis<SnapCandidate?>(nil)
    var least = PerAxis(Double.infinity)
    let searches = searches(moves)
    areas.forEachIndex(
      in: { _ in true },
      near: { block in
        let away = { (axis: Axis) in
          let lane = searches[axis].lane
          return block.leastDistance(to: moves[axis].current, in: lane, axis) - block.skew(in: lane)
        }
        return away(.horizontal) <= port.reach.x && away(.vertical) <= port.reach.y
          && block.aligns == PerAxis(true) && away(.vertical) - port.length(.vertical) <= least.y
      }
    ) { index in
      var candidates = PerAxis<SnapCandidate?>(nil)
      var outside = PerAxis(Double.infinity)
      for axis in Axis.both {
        guard let candidate = nearestAlignment(of: index, searches[axis]) else { return }
        let way = candidate.offset - moves[axis].current
        if way.magnitude > port.reach[axis] { return }
        candidates[axis] = candidate
        outside[axis] = way < 0 ? 0 - way : max(0, way - port.length(axis))
      }
      if outside.y < least.y || outside.y == least.y && outside.x < least.x {
        (best, least) = (candidates, outside)
      }
    }
    return best
  }
}
