import ScrollSpace

/// The search along an axis: first among aligned offsets, then among larger areas that cover the port as near or
/// nearer.
extension SnapSelection {
  func best(_ search: SnapSearch) -> SnapCandidate? {
    var found = SnapSearch.Found(candidate: nil, distance: port.reach[search.axis])
    findAligned(search, &found)
    guard !search.isForStops, let exact = findCovering(search, &found) else {
      return found.candidate
    }
    if search.isStep, let way = search.displacement, let closest = found.candidate,
      way > 0 ? closest.offset < exact.offset : closest.offset > exact.offset
    {
      return closest
    }
    return exact
  }

  /// Searches areas that cover the port, as near or nearer. Returns an area that does so at the intended
  /// offset.
  private func findCovering(_ search: SnapSearch, _ found: inout SnapSearch.Found) -> SnapCandidate? {
    let (axis, lane, base, intended) = (search.axis, search.lane, search.base, search.intended)
    var exact: SnapCandidate?
    var covering = SnapCovering()
    let reached = lane.period != nil ? intended : lane.clamp(intended)
    areas.forEachIndex(
      in: { block in
        return lane.period != nil
          || countsHidden
            && holds(intended, axis, block.lower[axis].lowerBound, block.upper[axis].upperBound)
          || isShown(block, search)
            && (block.leastDistance(to: base, in: lane, axis) <= found.distance
              || block.leastDistance(to: intended, in: lane, axis) <= 0)
      },
      near: { block in
        // An area just as large as the port covers it where it is aligned.
        block.longest[axis] > lane.length
          && (block.leastDistance(to: base, in: lane, axis) <= found.distance
            || block.leastDistance(to: reached, in: lane, axis) <= 0)
      }
    ) { index in
      let spot = areas.spots[index]
      guard counts(spot, search), spot.length(axis) > lane.length else { return }
      forEachLap(of: spot, search) { lap in
        guard
          let candidate = covering.candidate(index, lap: lap, within: found.distance, search, self)
        else {
          return
        }
        if !candidate.isIntended {
          consider(candidate, search, &found)
        } else if let old = exact, countsHidden || isVisible(candidate, search) {
          exact = prefers(candidate, to: old) ? candidate : old
          exact?.visible =
            min(
              old.visible.lowerBound, candidate.visible.lowerBound)...max(
              old.visible.upperBound, candidate.visible.upperBound)
        } else if countsHidden || isVisible(candidate, search) {
          exact = candidate
        }
      }
    }
    return exact
  }

  /// Keeps the nearest candidate. Of equally near ones, keeps the one that is preferred, else the first.
  func consider(_ candidate: SnapCandidate, _ search: SnapSearch, _ found: inout SnapSearch.Found) {
    let away = (candidate.offset - search.base).magnitude
    guard away <= found.distance, isAhead(candidate.offset, search), isVisible(candidate, search)
    else {
      return
    }
    if let old = found.candidate, away == found.distance {
      found.isDisordered = found.isDisordered || candidate.area < found.last
      found.last = max(found.last, candidate.area)
      if prefers(candidate, to: old) { found.candidate = candidate }
    } else {
      found = SnapSearch.Found(candidate: candidate, distance: away, last: candidate.area)
    }
  }

  /// True if an area takes part in the search.
  func counts(_ spot: SnapSpot, _ search: SnapSearch) -> Bool {
    let axis = search.axis
    guard spot.align[axis] != nil else { return false }
    guard let within = search.within else { return true }
    let around = areas.spots[within]
    return spot.upper[axis] > around.lower[axis] && spot.lower[axis] < around.upper[axis]
  }

  /// True if the port lies between two coordinates at the intended offset.
  private func holds(_ intended: Double, _ axis: Axis, _ lower: Double, _ upper: Double) -> Bool {
    lower <= intended + port.lower[axis] && intended + port.upper[axis] <= upper
  }

  /// True if one of the areas of a block may be in view on the other axis.
  func isShown(_ block: SnapBlock, _ search: SnapSearch) -> Bool {
    block.isShown(at: search.cross.offset, in: search.acrossLane, search.axis.cross)
  }

  private func isVisible(_ candidate: SnapCandidate, _ search: SnapSearch) -> Bool {
    port.shows(search.cross.offset, candidate.visible, search.axis.cross)
      && port.shows(candidate.offset, search.cross.visible, search.axis)
  }

  /// True if an offset lies strictly ahead of the move; by a pixel if offsets are rounded.
  func isAhead(_ offset: Double, _ search: SnapSearch) -> Bool {
    guard let way = search.displacement else { return true }
    let ahead = way > 0 ? offset - search.current : search.current - offset
    return port.pixel.map { ahead >= $0 } ?? (ahead > 0)
  }

  /// True if, at the same distance, an area is preferred, or lies inside the other one at the same offset.
  private func prefers(_ candidate: SnapCandidate, to other: SnapCandidate) -> Bool {
    if candidate.area == other.area { return false }
    let (spot, old) = (areas.spots[candidate.area], areas.spots[other.area])
    if let id = preferred.first(where: { $0 == old.id || $0 == spot.id }) {
      return id == spot.id && id != old.id
    }
    return candidate.offset == other.offset && old.isAround(spot)
  }
}
