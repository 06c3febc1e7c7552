import ScrollSpace

/// The search among aligned offsets.
extension SnapSelection {
  /// Searches the aligned offsets.
  ///
  /// The distance of the nearest offset is found from the target outwards. Areas that
  /// are as near are compared in their order in the list: if they were not met in that order, once more.
  func findAligned(_ search: SnapSearch, _ found: inout SnapSearch.Found) {
    if found.distance > search.lane.length, areas.leaves > 1 {
      approach(search, &found, areas.height, 0)
      guard found.isDisordered else { return }
      found = SnapSearch.Found(candidate: nil, distance: found.distance)
    }
    areas.forEachIndex(
      in: { _ in true }, near: { distance(of: $0, search).map { $0 <= found.distance } ?? false }
    ) {
      examine($0, search, &found)
    }
  }

  /// Searches the smallest blocks in a block, of each two the nearer one first.
  private func approach(
    _ search: SnapSearch, _ found: inout SnapSearch.Found, _ level: Int, _ leaf: Int
  ) {
    if level == 0 {
      for index in areas.indices(of: leaf) { examine(index, search, &found) }
      return
    }
    let other = leaf + 1 << (level - 1)
    let (one, two) = (distance(level - 1, leaf, search), distance(level - 1, other, search))
    if let two, two < one ?? .infinity {
      if two <= found.distance { approach(search, &found, level - 1, other) }
      if let one, one <= found.distance { approach(search, &found, level - 1, leaf) }
    } else {
      if let one, one <= found.distance { approach(search, &found, level - 1, leaf) }
      if let two, two <= found.distance { approach(search, &found, level - 1, other) }
    }
  }

  /// Returns a lower bound of the distance to the areas of a block; nil if it has none that may be taken, and 0 if
  /// its bounds are not known.
  private func distance(_ level: Int, _ leaf: Int, _ search: SnapSearch) -> Double? {
    if leaf >= areas.leaves { return nil }
    guard let block = areas.block(level, at: leaf) else { return 0 }
    return distance(of: block, search)
  }

  /// Returns a lower bound of the distance to the areas of a block; nil if it has none that may be taken.
  private func distance(of block: SnapBlock, _ search: SnapSearch) -> Double? {
    let (axis, lane) = (search.axis, search.lane)
    guard block.aligns[axis], !search.isForStops || block.hasStops else { return nil }
    if let way = search.displacement, lane.period == nil,
      !block.mayLieAhead(of: search.current, way, in: lane, axis)
    {
      return nil
    }
    guard isShown(block, search) else { return nil }
    return block.leastDistance(to: search.base, in: lane, axis) - block.skew(in: lane)
  }

  private func examine(_ index: Int, _ search: SnapSearch, _ found: inout SnapSearch.Found) {
    let (spot, axis) = (areas.spots[index], search.axis)
    guard counts(spot, search), !search.isForStops || spot.mustStop else { return }
    forEachAlignment(of: spot, search) { offset in
      // Most areas are farther away, which is the cheapest test.
      guard (offset - search.base).magnitude <= found.distance, isAhead(offset, search) else {
        return
      }
      let cross = axis.cross
      guard search.acrossLane.shows(spot.lower[cross], spot.upper[cross], at: search.cross.offset)
      else { return }
      consider(
        SnapCandidate(offset: offset, area: index, visible: visible(spot, search)), search, &found)
    }
  }

  /// Calls `body` with the aligned offset of an area; on a ring, with those of its appearances around the
  /// start of the search.
  @inline(__always)
  func forEachAlignment(of spot: SnapSpot, _ search: SnapSearch, _ body: (Double) -> Void) {
    let axis = search.axis
    guard let align = spot.align[axis] else { return }
    let plain = port.offset(aligning: spot.lower[axis], spot.upper[axis], align, axis)
    guard let period = search.lane.period else { return body(search.lane.clamp(plain)) }
    let lap = port.lap(of: plain, before: search.base, axis)
    var step = -1.0
    while step <= 2 {
      let offset = plain + (lap + step) * period
      if port.reaches(offset, axis) { body(offset) }
      step += 1
    }
  }

  /// Calls `body` with the laps of an area on a ring that may cover the port.
  @inline(__always)
  func forEachLap(of spot: SnapSpot, _ search: SnapSearch, _ body: (Double) -> Void) {
    let axis = search.axis
    guard search.lane.period != nil else { return body(0) }
    let lap = port.lap(of: spot.lower[axis] - port.lower[axis], before: search.intended, axis)
    body(lap - 1)
    body(lap)
    body(lap + 1)
  }

  /// Returns the nearest aligned offset of an area, in view or not.
  func nearestAlignment(of index: Int, _ search: SnapSearch) -> SnapCandidate? {
    let spot = areas.spots[index]
    var nearest: Double?
    forEachAlignment(of: spot, search) {
      if let nearest, (nearest - search.base).magnitude <= ($0 - search.base).magnitude { return }
      nearest = $0
    }
    return nearest.map { SnapCandidate(offset: $0, area: index, visible: visible(spot, search)) }
  }

  /// Returns the offsets of the other axis at which an area touches the port, but for rounding.
  func visible(_ spot: SnapSpot, _ search: SnapSearch) -> ClosedRange<Double> {
    let cross = search.axis.cross
    return port.visible(spot.lower[cross], spot.upper[cross], cross)
  }
}
