import ScrollSpace
internal import CScrollCore

/// An offset on one axis that an area offers.
struct SnapCandidate {
  let offset: Double
  /// The area; -1 for an offset that no area asked for.
  let area: Int
  /// The offsets of the other axis at which the area is in view, edges included.
  var visible: ClosedRange<Double>
  /// Whether the area covers the port there, rather than being aligned in it.
  var covers = false
}

/// A search along one axis, with the other axis held where it is.
struct SnapSearch {
  let areas: SnapAreas
  let port: SnapPort
  let preferred: [Int64]
  let axis: Axis
  let move: SnapMove
  /// Where the other axis is, and where this one may be for it.
  let cross: SnapCandidate
  /// Looks only at areas at which a fling must stop, and only at their aligned offsets.
  var isForStops = false
  /// Looks only at this area and at what lies inside it.
  var within: Int?
  /// Starts and ends along the axis, and across.
  private let lower: [Double]
  private let upper: [Double]
  private let crossLower: [Double]
  private let crossUpper: [Double]

  init(
    _ areas: SnapAreas, _ port: SnapPort, preferred: [Int64], _ axis: Axis, _ move: SnapMove,
    cross: SnapCandidate
  ) {
    self.areas = areas
    self.port = port
    self.preferred = preferred
    self.axis = axis
    self.move = move
    self.cross = cross
    lower = areas.lower[axis]
    upper = areas.upper[axis]
    crossLower = areas.lower[axis.cross]
    crossUpper = areas.upper[axis.cross]
  }

  func best() -> SnapCandidate? {
    let nearest = nearestAlignment()
    var closest: SnapCandidate?
    var distance = min(nearest, port.reach[axis])
    var exact: SnapCandidate?
    func consider(_ candidate: SnapCandidate) {
      let away = (candidate.offset - move.base).magnitude
      guard away <= distance, isAhead(candidate.offset), isVisible(candidate) else { return }
      if let old = closest, away == distance {
        guard candidate.offset == old.offset, prefers(candidate.area, to: old.area) else { return }
      }
      closest = candidate
      distance = away
    }
    var covering = SnapCovering(self)
    let length = port.length(axis)
    for index in 0..<areas.count where isWanted(index) {
      let isNear = leastDistance(to: index) <= distance
      if isNear { forEachAlignment(of: index) { consider($0) } }
      // One just as large as the port covers it where it is aligned.
      guard !isForStops, upper[index] - lower[index] > length else { continue }
      for lap in covering.laps(of: index) {
        guard let candidate = covering.candidate(index, lap: lap, within: distance) else { continue }
        if candidate.offset != move.intended {
          consider(candidate)
        } else if let old = exact {
          let isBetter = prefers(candidate.area, to: old.area)
          let visible =
            min(
              old.visible.lowerBound, candidate.visible.lowerBound)...max(
              old.visible.upperBound, candidate.visible.upperBound)
          exact = isBetter ? candidate : old
          exact?.visible = visible
        } else if isVisible(candidate) {
          exact = candidate
        }
      }
    }
    guard let exact else { return closest }
    if case .direction(_, let way) = move, let closest,
      way > 0 ? closest.offset < exact.offset : closest.offset > exact.offset
    {
      return closest
    }
    return exact
  }

  /// How far the nearest aligned offset is. What is further away need not be looked at.
  private func nearestAlignment() -> Double {
    var nearest = Double.infinity
    for index in 0..<areas.count where isWanted(index) && leastDistance(to: index) < nearest {
      forEachAlignment(of: index) { candidate in
        let away = (candidate.offset - move.base).magnitude
        if away < nearest, isAhead(candidate.offset), isVisible(candidate) { nearest = away }
      }
    }
    return nearest
  }

  /// No aligned offset of an area is nearer than this; 0 where that takes more than a look.
  private func leastDistance(to index: Int) -> Double {
    guard port.extent[axis].period == nil, let align = areas.align(index, axis) else { return 0 }
    let plain = port.offset(aligning: lower[index], upper[index], align, axis)
    return (port.extent[axis].clamp(plain) - move.base).magnitude
  }

  private func isWanted(_ index: Int) -> Bool {
    guard areas.align(index, axis) != nil else { return false }
    if isForStops, !areas.mustStop(index) { return false }
    if let within { return areas.contains(within, index) }
    return true
  }

  /// The aligned offset of an area; on a ring, those of its appearances around where the search begins.
  func forEachAlignment(of index: Int, _ body: (SnapCandidate) -> Void) {
    guard let align = areas.align(index, axis) else { return }
    let plain = port.offset(aligning: lower[index], upper[index], align, axis)
    let visible = visible(index)
    guard let period = port.extent[axis].period else {
      return body(SnapCandidate(offset: port.extent[axis].clamp(plain), area: index, visible: visible))
    }
    let lap = port.lap(of: plain, before: move.base, axis)
    for step in [-1.0, 0, 1, 2] {
      body(SnapCandidate(offset: plain + (lap + step) * period, area: index, visible: visible))
    }
  }

  /// The offsets of the other axis at which an area touches the port.
  func visible(_ index: Int) -> ClosedRange<Double> {
    let cross = axis.cross
    return crossLower[index] - port.upper[cross]...crossUpper[index] - port.lower[cross]
  }

  func isVisible(_ candidate: SnapCandidate) -> Bool {
    port.shows(cross.offset, candidate.visible, axis.cross)
      && port.shows(candidate.offset, cross.visible, axis)
  }

  /// Whether an offset lies where the move leads, strictly: by a pixel where offsets are whole.
  func isAhead(_ offset: Double) -> Bool {
    guard let way = move.way else { return true }
    let ahead = way > 0 ? offset - move.current : move.current - offset
    return port.pixel.map { ahead >= $0 } ?? (ahead > 0)
  }

  /// Of two areas with the same offset: the one that is preferred, else the inner one.
  private func prefers(_ index: Int, to other: Int) -> Bool {
    if index == other { return false }
    for id in preferred {
      if areas.ids[other] == id { return false }
      if areas.ids[index] == id { return true }
    }
    return areas.isAround(other, index)
  }
}

extension SnapPort {
  /// Whether an offset lies in a range, edges included; on a ring also a whole number of periods further on.
  func shows(_ offset: Double, _ range: ClosedRange<Double>, _ axis: Axis) -> Bool {
    guard let period = extent[axis].period, range.lowerBound.isFinite else { return range.contains(offset) }
    return offset - lap(of: range.lowerBound, before: offset, axis) * period <= range.upperBound
  }
}
