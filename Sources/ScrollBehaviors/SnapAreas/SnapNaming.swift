import ScrollSpace

/// Decides which area a choice names if several areas offer the same offset.
///
/// ```
///  ┌───┬───┬───┐   Three areas are aligned with the port along x, and three along y. Both choices name the area
///  ├───╔═══╗───┤   in the port: the others only touch the port.
///  └───╚═══╝───┘
/// ```
/// The order of preference is:
///
/// 1. an area in view where both axes rest
/// 2. the area of the last rest
/// 3. a preferred area
/// 4. an area on which both axes can rest
/// 5. an area inside another
///
/// Of equals, the area that was found is kept; else the first is taken.
struct SnapNaming {
  private let areas: SnapAreas
  private let port: SnapPort
  private let preferred: [Int64]
  private let found: PerAxis<SnapCandidate?>
  private let searches: PerAxis<SnapSearch>
  private let rest: PerAxis<Double>
  private let known: PerAxis<Int64?>
  private var coverings: PerAxis<SnapCovering>

  /// Names the results of two searches. `rest` is where both axes come to rest; `known` are the areas of the
  /// last rest.
  init(
    _ found: PerAxis<SnapCandidate?>, by searches: PerAxis<SnapSearch>, at rest: PerAxis<Double>,
    known: PerAxis<Int64?>
  ) {
    (self.found, self.searches, self.rest, self.known) = (found, searches, rest, known)
    (areas, port, preferred) = (searches.x.areas, searches.x.port, searches.x.preferred)
    coverings = PerAxis(x: SnapCovering(searches.x), y: SnapCovering(searches.y))
  }

  /// Returns the same offsets, each with its area.
  mutating func named() -> PerAxis<SnapCandidate?> {
    var best = found
    var ranks = PerAxis((Int.max, 0, 0, 0))
    for axis in Axis.both {
      guard let index = found[axis]?.area else { continue }
      ranks[axis] = rank(index, axis, isShared: offer(index, axis.cross) != nil)
    }
    let (port, rest) = (port, rest)
    areas.forEachIndex(in: { block in
      Axis.both.allSatisfy {
        port.extent[$0].period != nil
          || block.reaches(into: rest[$0] + port.lower[$0], rest[$0] + port.upper[$0], $0)
      }
    }) { index in
      for axis in Axis.both {
        let visible = port.visible(areas.spots[index].lower[axis], areas.spots[index].upper[axis], axis)
        if !port.shows(rest[axis], visible, axis) { return }
      }
      let offers = PerAxis(x: offer(index, .horizontal), y: offer(index, .vertical))
      for axis in Axis.both {
        guard let offer = offers[axis], let old = best[axis], old.area != index else { continue }
        let rank = rank(index, axis, isShared: offers[axis.cross] != nil)
        guard rank < ranks[axis] || rank == ranks[axis] && areas.spots[old.area].isAround(areas.spots[index])
        else {
          continue
        }
        (best[axis], ranks[axis]) = (offer, rank)
      }
    }
    return best
  }

  private func rank(_ index: Int, _ axis: Axis, isShared: Bool) -> (Int, Int, Int, Int) {
    let id = areas.spots[index].id
    return (
      isInView(index) ? 0 : 1, id == known[axis] ? 0 : 1, preferred.firstIndex(of: id) ?? preferred.count,
      isShared ? 0 : 1
    )
  }

  /// Returns what an area offers at the offset that an axis has found: alignment there, or covering the port
  /// there.
  private mutating func offer(_ index: Int, _ axis: Axis) -> SnapCandidate? {
    let spot = areas.spots[index]
    guard let own = found[axis], spot.align[axis] != nil else { return nil }
    if index == own.area { return own }
    let search = searches[axis]
    var offer: SnapCandidate?
    search.forEachAlignment(of: spot) {
      if $0 == own.offset { offer = SnapCandidate(offset: $0, area: index, visible: search.visible(spot)) }
    }
    if offer != nil || spot.length(axis) <= port.length(axis) { return offer }
    let distance = (own.offset - search.move.base).magnitude
    for lap in coverings[axis].laps(of: spot) where offer == nil {
      let covering = coverings[axis].candidate(index, lap: lap, within: distance)
      if covering?.offset == own.offset { offer = covering }
    }
    return offer
  }

  /// True if a part of an area lies in the port where both axes rest. An area without size may also lie on
  /// the port's edge.
  private func isInView(_ index: Int) -> Bool {
    Axis.both.allSatisfy { axis in
      let (start, end) = (areas.spots[index].lower[axis], areas.spots[index].upper[axis])
      let (first, last) = (start - port.upper[axis], end - port.lower[axis])
      let offset =
        rest[axis] - port.lap(of: first, before: rest[axis], axis) * (port.extent[axis].period ?? 0)
      if first == last || start == end { return first <= offset && offset <= last }
      guard let period = port.extent[axis].period, offset == first else {
        return first < offset && offset < last
      }
      return offset + period < last
    }
  }
}
