import ScrollSpace

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
    let mayMatter = { (block: SnapBlock) in
      isRing
        || min(
          block.leastDistance(to: move.base, in: port, axis) - distance,
          block.leastDistance(to: move.intended, in: port, axis)) <= 0
    }
    forEachInView(in: mayMatter) { index, away in
      if away <= distance { forEachAlignment(of: index) { consider($0) } }
      // One just as large as the port covers it where it is aligned.
      guard !isForStops, upper[index] - lower[index] > length else { return }
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

  private var isRing: Bool { port.extent[axis].period != nil }

  /// How far the nearest aligned offset is. What is further away need not be looked at.
  private func nearestAlignment() -> Double {
    var nearest = Double.infinity
    let mayMatter = { (block: SnapBlock) in
      isRing || block.leastDistance(to: move.base, in: port, axis) < nearest
    }
    forEachInView(in: mayMatter) { index, away in
      guard away < nearest else { return }
      forEachAlignment(of: index) { candidate in
        let away = (candidate.offset - move.base).magnitude
        if away < nearest, isAhead(candidate.offset), isVisible(candidate) { nearest = away }
      }
    }
    return nearest
  }

  /// Goes through the areas that count and are in view where the other axis is, each with a distance that none of its
  /// aligned offsets is nearer than.
  @inline(__always)
  private func forEachInView(
    in mayMatter: (SnapBlock) -> Bool, _ body: (_ index: Int, _ away: Double) -> Void
  ) {
    let gauge = SnapGauge(port, axis, base: move.base, cross: cross.offset)
    // The loop is over as many areas as there are: it copies nothing.
    let (lower, upper, crossLower, crossUpper) = (lower, upper, crossLower, crossUpper)
    let traits = areas.traits
    let shift: UInt8 = axis == .horizontal ? 0 : 2
    let mask: UInt8 = isForStops ? SnapAreas.stop : 0
    let (within, crossAxis) = (within, axis.cross)
    areas.forEachIndex(in: {
      gauge.shows($0.lower[crossAxis].lowerBound, $0.upper[crossAxis].upperBound) && mayMatter($0)
    }) { index in
      let bits = traits[index]
      guard bits >> shift & 3 != 0, bits & mask == mask, gauge.shows(crossLower[index], crossUpper[index]),
        within.map({ areas.contains($0, index) }) ?? true
      else { return }
      body(index, gauge.distance(lower[index], upper[index], bits >> shift & 3))
    }
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

  /// The nearest of an area's aligned offsets that is in reach and ahead, in view or not.
  func nearestAhead(_ index: Int) -> SnapCandidate? {
    var nearest: SnapCandidate?
    forEachAlignment(of: index) {
      let away = ($0.offset - move.base).magnitude
      guard away <= port.reach[axis], isAhead($0.offset) else { return }
      if let nearest, (nearest.offset - move.base).magnitude <= away { return }
      nearest = $0
    }
    return nearest
  }

  /// The offsets of the other axis at which an area touches the port, or would but for the rounding.
  func visible(_ index: Int) -> ClosedRange<Double> {
    let cross = axis.cross
    let slack = (port.pixel ?? 0) / 2
    return crossLower[index] - port.upper[cross] - slack...crossUpper[index] - port.lower[cross] + slack
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
