import ScrollSpace

/// An offset on one axis that an area offers.
struct SnapCandidate {
  let offset: Double
  /// The area; -1 for an offset that no area asked for.
  var area = -1
  /// The offsets of the other axis at which the area is in view, edges included.
  var visible = -Double.infinity...Double.infinity
  /// Whether the area covers the port there, rather than being aligned in it.
  var covers = false
  /// Whether the port covered lies just where the move leads by itself.
  var isIntended = false
}

/// A search along one axis, with the other axis held where it is: first among aligned offsets, then for areas larger than the
/// port that cover it as near or nearer.
final class SnapSearch {
  let areas: SnapAreas
  let port: SnapPort
  let preferred: [Int64]
  let axis: Axis
  let move: SnapMove
  /// Where the other axis is, and where this one may be for it.
  let cross: SnapCandidate
  /// Looks only at areas at which a fling must stop, and only at their aligned offsets.
  var isForStops = false
  /// Counts also an area that is out of view, where it covers the port as intended.
  var countsHidden: Bool
  /// Looks only at this area and at what reaches into it.
  var within: Int?

  /// What is nearest so far, and how far that is.
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

  /// Looks among aligned offsets.
  private func findAligned(_ found: inout Found) {
    areas.forEachIndex(in: { block in
      (isRing || block.leastDistance(to: move.base, in: port, axis) <= found.distance)
        && shows(block.lower[axis.cross].lowerBound, block.upper[axis.cross].upperBound)
    }) { index in
      guard counts(areas.spots[index]), !isForStops || areas.spots[index].mustStop else { return }
      // Most of them are out of view, which takes the least to see.
      let visible = visible(areas.spots[index])
      guard port.shows(cross.offset, visible, axis.cross) else { return }
      forEachAlignment(of: areas.spots[index]) {
        consider(SnapCandidate(offset: $0, area: index, visible: visible), &found)
      }
    }
  }

  /// Looks among areas that cover the port, as near or nearer. Returns one that does so where the move leads by itself.
  private func findCovering(_ found: inout Found) -> SnapCandidate? {
    var exact: SnapCandidate?
    var covering = SnapCovering(self)
    areas.forEachIndex(in: { block in
      // One just as large as the port covers it where it is aligned.
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

  /// Whether an area takes part in the search.
  private func counts(_ spot: SnapSpot) -> Bool {
    guard spot.align[axis] != nil else { return false }
    guard let within else { return true }
    let around = areas.spots[within]
    return spot.upper[axis] > around.lower[axis] && spot.lower[axis] < around.upper[axis]
  }

  /// Whether the port lies between two coordinates where the move leads by itself.
  private func holdsIntended(_ lower: Double, _ upper: Double) -> Bool {
    lower <= move.intended + port.lower[axis] && move.intended + port.upper[axis] <= upper
  }

  /// The aligned offset of an area; on a ring, those of its appearances around where the search begins.
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

  /// The nearest of an area's aligned offsets, in view or not.
  func nearestAlignment(of index: Int) -> SnapCandidate? {
    let spot = areas.spots[index]
    var nearest: Double?
    forEachAlignment(of: spot) {
      if let nearest, (nearest - move.base).magnitude <= ($0 - move.base).magnitude { return }
      nearest = $0
    }
    return nearest.map { SnapCandidate(offset: $0, area: index, visible: visible(spot)) }
  }

  /// The offsets of the other axis at which an area touches the port, or would but for the rounding.
  func visible(_ spot: SnapSpot) -> ClosedRange<Double> {
    port.visible(spot.lower[axis.cross], spot.upper[axis.cross], axis.cross)
  }

  /// Whether what reaches from one coordinate to another is in view across.
  private func shows(_ lower: Double, _ upper: Double) -> Bool {
    port.shows(cross.offset, port.visible(lower, upper, axis.cross), axis.cross)
  }

  private func isVisible(_ candidate: SnapCandidate) -> Bool {
    port.shows(cross.offset, candidate.visible, axis.cross)
      && port.shows(candidate.offset, cross.visible, axis)
  }

  /// Whether an offset lies where the move leads, strictly: by a pixel where offsets are whole.
  private func isAhead(_ offset: Double) -> Bool {
    guard let way = move.way else { return true }
    let ahead = way > 0 ? offset - move.current : move.current - offset
    return port.pixel.map { ahead >= $0 } ?? (ahead > 0)
  }

  /// Of two that are as near: whether one is preferred, or lies inside the other at the same offset.
  private func prefers(_ candidate: SnapCandidate, to other: SnapCandidate) -> Bool {
    if candidate.area == other.area { return false }
    let (spot, old) = (areas.spots[candidate.area], areas.spots[other.area])
    if let id = preferred.first(where: { $0 == old.id || $0 == spot.id }) {
      return id == spot.id && id != old.id
    }
    return candidate.offset == other.offset && old.isAround(spot)
  }
}
