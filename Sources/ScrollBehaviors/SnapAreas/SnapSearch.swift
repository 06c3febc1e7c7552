import ScrollSpace

/// An offset on one axis that an area offers.
struct SnapCandidate {
  let offset: Double
  /// The area's index; -1 for an offset that belongs to no area.
  var area = -1
  /// The offsets of the other axis at which the area is in view, edges included.
  var visible = -Double.infinity...Double.infinity
  /// True if the area covers the port at this offset, and is not aligned in it.
  var covers = false
  /// True if this is the offset to which the move leads by itself.
  var isIntended = false
}

/// A search along one axis, with the other axis at a fixed offset: first among aligned offsets, then among
/// larger areas that cover the port as near or nearer.
final class SnapSearch {
  let areas: SnapAreas
  let port: SnapPort
  let preferred: [Int64]
  let axis: Axis
  let move: SnapMove
  /// The other axis' offset, and the offsets of this axis at which the other axis' area is in view.
  let cross: SnapCandidate
  /// Restricts the search to areas at which a fling must stop, at their aligned offsets.
  var isForStops = false
  /// True if an area out of view counts where it covers the port at the intended offset.
  var countsHidden: Bool
  /// Restricts the search to this area and those that overlap it.
  var within: Int?

  /// The nearest result so far, and its distance.
  private struct Found {
    var candidate: SnapCandidate?
    var distance: Double
  }

  init(
    _ selection: SnapSelection, _ axis: Axis, _ move: SnapMove,
    cross: SnapCandidate = SnapCandidate(offset: 0)
  ) {
    (areas, port, preferred) = (selection.areas, selection.port, selection.preferred)
    (self.axis, self.move, self.cross, countsHidden) = (axis, move, cross, selection.countsHidden)
  }

  func best() -> SnapCandidate? {
    var found = Found(candidate: nil, distance: port.reach[axis])
    findAligned(&found)
    guard !isForStops, let exact = findCovering(&found) else { return found.candidate }
    if case .direction(_, let way) = move, let closest = found.candidate,
      way > 0 ? closest.offset < exact.offset : closest.offset > exact.offset
    {
      return closest
    }
    return exact
  }

  /// Searches the aligned offsets.
  private func findAligned(_ found: inout Found) {
    areas.forEachIndex(in: { block in
      (isRing || block.leastDistance(to: move.base, in: port, axis) <= found.distance)
        && shows(block.lower[axis.cross].lowerBound, block.upper[axis.cross].upperBound)
    }) { index in
      guard counts(areas.spots[index]), !isForStops || areas.spots[index].mustStop else { return }
      // Most areas are out of view, which is the cheapest test.
      let visible = visible(areas.spots[index])
      guard port.shows(cross.offset, visible, axis.cross) else { return }
      forEachAlignment(of: areas.spots[index]) {
        consider(SnapCandidate(offset: $0, area: index, visible: visible), &found)
      }
    }
  }

  /// Searches areas that cover the port, as near or nearer. Returns an area that does so at the intended
  /// offset.
  private func findCovering(_ found: inout Found) -> SnapCandidate? {
    var exact: SnapCandidate?
    var covering = SnapCovering(self)
    areas.forEachIndex(in: { block in
      // An area just as large as the port covers it where it is aligned.
      guard block.longest[axis] > port.length(axis) else { return false }
      let (cross, ways) = (axis.cross, [move.base, move.intended])
      return isRing
        || countsHidden && holdsIntended(block.lower[axis].lowerBound, block.upper[axis].upperBound)
        || shows(block.lower[cross].lowerBound, block.upper[cross].upperBound)
          && zip(ways, [found.distance, 0]).contains { block.leastDistance(to: $0, in: port, axis) <= $1 }
    }) { index in
      let spot = areas.spots[index]
      guard counts(spot), spot.length(axis) > port.length(axis) else { return }
      for lap in covering.laps(of: spot) {
        guard let candidate = covering.candidate(index, lap: lap, within: found.distance) else { continue }
        if !candidate.isIntended {
          consider(candidate, &found)
        } else if let old = exact, countsHidden || isVisible(candidate) {
          exact = prefers(candidate, to: old) ? candidate : old
          exact?.visible =
            min(
              old.visible.lowerBound, candidate.visible.lowerBound)...max(
              old.visible.upperBound, candidate.visible.upperBound)
        } else if countsHidden || isVisible(candidate) {
          exact = candidate
        }
      }
    }
    return exact
  }

  private func consider(_ candidate: SnapCandidate, _ found: inout Found) {
    let away = (candidate.offset - move.base).magnitude
    guard away <= found.distance, isAhead(candidate.offset), isVisible(candidate) else { return }
    if let old = found.candidate, away == found.distance, !prefers(candidate, to: old) { return }
    found = Found(candidate: candidate, distance: away)
  }

  private var isRing: Bool { port.extent[axis].period != nil }

  /// True if an area takes part in the search.
  private func counts(_ spot: SnapSpot) -> Bool {
    guard spot.align[axis] != nil else { return false }
    guard let within else { return true }
    let around = areas.spots[within]
    return spot.upper[axis] > around.lower[axis] && spot.lower[axis] < around.upper[axis]
  }

  /// True if the port lies between two coordinates at the intended offset.
  private func holdsIntended(_ lower: Double, _ upper: Double) -> Bool {
    lower <= move.intended + port.lower[axis] && move.intended + port.upper[axis] <= upper
  }

  /// Calls `body` with the aligned offset of an area; on a ring, with those of its appearances around the
  /// start of the search.
  func forEachAlignment(of spot: SnapSpot, _ body: (Double) -> Void) {
    guard let align = spot.align[axis] else { return }
    let plain = port.offset(aligning: spot.lower[axis], spot.upper[axis], align, axis)
    guard let period = port.extent[axis].period else { return body(port.extent[axis].clamp(plain)) }
    let lap = port.lap(of: plain, before: move.base, axis)
    for step in [-1.0, 0, 1, 2] {
      let offset = plain + (lap + step) * period
      if port.reaches(offset, axis) { body(offset) }
    }
  }

  /// Returns the nearest aligned offset of an area, in view or not.
  func nearestAlignment(of index: Int) -> SnapCandidate? {
    let spot = areas.spots[index]
    var nearest: Double?
    forEachAlignment(of: spot) {
      if let nearest, (nearest - move.base).magnitude <= ($0 - move.base).magnitude { return }
      nearest = $0
    }
    return nearest.map { SnapCandidate(offset: $0, area: index, visible: visible(spot)) }
  }

  /// Returns the offsets of the other axis at which an area touches the port, but for rounding.
  func visible(_ spot: SnapSpot) -> ClosedRange<Double> {
    port.visible(spot.lower[axis.cross], spot.upper[axis.cross], axis.cross)
  }

  /// True if the range between two coordinates is in view on the other axis.
  private func shows(_ lower: Double, _ upper: Double) -> Bool {
    port.shows(cross.offset, port.visible(lower, upper, axis.cross), axis.cross)
  }

  private func isVisible(_ candidate: SnapCandidate) -> Bool {
    port.shows(cross.offset, candidate.visible, axis.cross)
      && port.shows(candidate.offset, cross.visible, axis)
  }

  /// True if an offset lies strictly ahead of the move; by a pixel if offsets are rounded.
  private func isAhead(_ offset: Double) -> Bool {
    guard let way = move.displacement else { return true }
    let ahead = way > 0 ? offset - move.current : move.current - offset
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
