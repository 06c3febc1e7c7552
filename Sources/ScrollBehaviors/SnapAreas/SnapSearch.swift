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
  /// Whether the port covered lies just where the move leads by itself.
  var isIntended = false
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
  /// Counts also an area that is out of view, where it covers the port as intended.
  var countsHidden = false
  /// Looks only at this area and at what reaches into it.
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
      if let old = closest, away == distance, !prefers(candidate, to: old) { return }
      closest = candidate
      distance = away
    }
    var covering = SnapCovering(self)
    let mayMatter = { (block: SnapBlock) in
      isRing
        || min(
          block.leastDistance(to: move.base, in: port, axis) - distance,
          block.leastDistance(to: move.intended, in: port, axis)) <= 0
    }
    forEachThatCounts(in: mayMatter, orCover: countsHidden && !isForStops) { index, away, isInView in
      if isInView, away <= distance { forEachAlignment(of: index) { consider($0) } }
      // One just as large as the port covers it where it is aligned.
      guard !isForStops, upper[index] - lower[index] > port.length(axis) else { return }
      guard isInView || isRing || holdsIntended(lower[index], upper[index]) else { return }
      for lap in covering.laps(of: index) {
        guard let candidate = covering.candidate(index, lap: lap, within: distance) else { continue }
        if !candidate.isIntended {
          consider(candidate)
        } else if !countsHidden, !isVisible(candidate) {
          continue
        } else if let old = exact {
          exact = prefers(candidate, to: old) ? candidate : old
          exact?.visible =
            min(
              old.visible.lowerBound, candidate.visible.lowerBound)...max(
              old.visible.upperBound, candidate.visible.upperBound)
        } else {
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
    forEachThatCounts(in: mayMatter) { index, away, isInView in
      guard isInView, away < nearest else { return }
      forEachAlignment(of: index) { candidate in
        let away = (candidate.offset - move.base).magnitude
        if away < nearest, isAhead(candidate.offset), isVisible(candidate) { nearest = away }
      }
    }
    return nearest
  }

  /// Goes through the areas that count, each with a distance that none of its aligned offsets is nearer than, and with whether
  /// it is in view where the other axis is.
  @inline(__always)
  private func forEachThatCounts(
    in mayMatter: (SnapBlock) -> Bool, orCover: Bool = false,
    _ body: (_ index: Int, _ away: Double, _ isInView: Bool) -> Void
  ) {
    let gauge = SnapGauge(port, axis, base: move.base, cross: cross.offset)
    // The loop is over as many areas as there are: it copies nothing.
    let (lower, upper, crossLower, crossUpper) = (lower, upper, crossLower, crossUpper)
    let (traits, alignments) = (areas.traits, areas.alignments)
    let shift: UInt16 = axis == .horizontal ? 0 : 7
    let mask: UInt16 = isForStops ? SnapAreas.stop : 0
    let range = within.map { (lower[$0], upper[$0]) } ?? (-.infinity, .infinity)
    let crossAxis = axis.cross
    areas.forEachIndex(in: { block in
      gauge.shows(block.lower[crossAxis].lowerBound, block.upper[crossAxis].upperBound) && mayMatter(block)
        || orCover && mayCover(block)
    }) { index in
      let bits = traits[index]
      let align = Int(bits >> shift & 127)
      guard align != 0, bits & mask == mask, upper[index] > range.0, lower[index] < range.1
      else { return }
      body(
        index, gauge.distance(lower[index], upper[index], alignments[align - 1]),
        gauge.shows(crossLower[index], crossUpper[index]))
    }
  }

  /// Whether an area of a block may cover the port as intended.
  private func mayCover(_ block: SnapBlock) -> Bool {
    guard block.longest[axis] > port.length(axis) else { return false }
    return isRing || holdsIntended(block.lower[axis].lowerBound, block.upper[axis].upperBound)
  }

  /// Whether the port lies between two coordinates where the move leads by itself.
  private func holdsIntended(_ lower: Double, _ upper: Double) -> Bool {
    lower <= move.intended + port.lower[axis] && move.intended + port.upper[axis] <= upper
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

  /// The nearest of an area's aligned offsets, in view or not.
  func nearestAlignment(of index: Int) -> SnapCandidate? {
    var nearest: SnapCandidate?
    forEachAlignment(of: index) {
      let away = ($0.offset - move.base).magnitude
      if let nearest, (nearest.offset - move.base).magnitude <= away { return }
      nearest = $0
    }
    return nearest
  }

  /// The offsets of the other axis at which an area touches the port, or would but for the rounding.
  func visible(_ index: Int) -> ClosedRange<Double> {
    port.visible(crossLower[index], crossUpper[index], axis.cross)
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

  /// Of two that are as near: whether one is preferred, or lies inside the other at the same offset.
  private func prefers(_ candidate: SnapCandidate, to other: SnapCandidate) -> Bool {
    let (index, old) = (candidate.area, other.area)
    if index == old { return false }
    for id in preferred {
      if areas.ids[old] == id { return false }
      if areas.ids[index] == id { return true }
    }
    return candidate.offset == other.offset && areas.isAround(old, index)
  }
}
