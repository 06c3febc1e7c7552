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
  private let found: PerAxis<SnapCandidate?>
  private let searches: PerAxis<SnapSearch>
  private let rest: PerAxis<Double>
  private let known: PerAxis<Int64?>

  /// Names the results of two searches. `rest` is where both axes come to rest; `known` are the areas of the
  /// last rest.
  init(
    _ found: PerAxis<SnapCandidate?>, by searches: PerAxis<SnapSearch>, at rest: PerAxis<Double>,
    known: PerAxis<Int64?>
  ) {
    (self.found, self.searches, self.rest, self.known) = (found, searches, rest, known)
  }

  /// Returns the same offsets, each with its area.
  func named(_ selection: SnapSelection) -> PerAxis<SnapCandidate?> {
    var best = found
    var coverings = PerAxis(SnapCovering())
    var ranks = PerAxis((Int.max, 0, 0, 0))
    for axis in Axis.both {
      guard let index = found[axis]?.area else { continue }
      ranks[axis] = rank(
        index, axis, isShared: offer(index, axis.cross, &coverings[axis.cross], selection) != nil, selection)
    }
    selection.areas.forEachIndex(
      in: { block in
        Axis.both.allSatisfy {
          let port = selection.port
          return port.extent[$0].period != nil
            || block.reaches(into: rest[$0] + port.lower[$0], rest[$0] + port.upper[$0], $0)
        }
      },
      near: { block in
        (mayHave(.horizontal, block) || mayHave(.vertical, block))
          && block.isShown(at: rest.x, in: searches.x.lane, .horizontal)
          && block.isShown(at: rest.y, in: searches.y.lane, .vertical)
      }
    ) { index in
      let spot = selection.areas.spots[index]
      guard searches.x.lane.shows(spot.lower.x, spot.upper.x, at: rest.x),
        searches.y.lane.shows(spot.lower.y, spot.upper.y, at: rest.y)
      else { return }
      let offers = PerAxis(
        x: offer(index, .horizontal, &coverings.x, selection),
        y: offer(index, .vertical, &coverings.y, selection))
      for axis in Axis.both {
        guard let offer = offers[axis], let old = best[axis], old.area != index else { continue }
        let rank = rank(index, axis, isShared: offers[axis.cross] != nil, selection)
        guard
          rank < ranks[axis]
            || rank == ranks[axis] && selection.areas.spots[old.area].isAround(spot)
        else {
          continue
        }
        (best[axis], ranks[axis]) = (offer, rank)
      }
    }
    return best
  }

  /// True if one of the areas of a block may offer what an axis has found.
  private func mayHave(_ axis: Axis, _ block: SnapBlock) -> Bool {
    guard let own = found[axis], block.aligns[axis] else { return false }
    let lane = searches[axis].lane
    let offset = lane.period != nil ? own.offset : lane.clamp(own.offset)
    return block.leastDistance(to: offset, in: lane, axis) <= block.skew(in: lane)
  }

  private func rank(_ index: Int, _ axis: Axis, isShared: Bool, _ selection: SnapSelection)
    -> (Int, Int, Int, Int)
  {
    let (spot, preferred) = (selection.areas.spots[index], selection.preferred)
    return (
      selection.port.contains(spot, at: rest) ? 0 : 1, spot.id == known[axis] ? 0 : 1,
      preferred.firstIndex(of: spot.id) ?? preferred.count, isShared ? 0 : 1
    )
  }

  /// Returns what an area offers at the offset that an axis has found: alignment there, or covering the port
  /// there.
  private func offer(
    _ index: Int, _ axis: Axis, _ covering: inout SnapCovering, _ selection: SnapSelection
  ) -> SnapCandidate? {
    guard let own = found[axis] else { return nil }
    if index == own.area { return selection.areas.spots[index].align[axis] == nil ? nil : own }
    return axis == .horizontal
      ? selection.offer(index, at: own.offset, searches.x, &covering)
      : selection.offer(index, at: own.offset, searches.y, &covering)
  }
}

extension SnapSelection {
  /// Returns what an area offers at an offset.
  fileprivate func offer(
    _ index: Int, at offset: Double, _ search: SnapSearch, _ covering: inout SnapCovering
  ) -> SnapCandidate? {
    let spot = areas.spots[index]
    guard spot.align[search.axis] != nil else { return nil }
    var offer: SnapCandidate?
    forEachAlignment(of: spot, search) {
      guard $0 == offset else { return }
      offer = SnapCandidate(offset: $0, area: index, visible: visible(spot, search))
    }
    if offer != nil || spot.length(search.axis) <= search.lane.length { return offer }
    let distance = (offset - search.base).magnitude
    forEachLap(of: spot, search) { lap in
      guard offer == nil else { return }
      let candidate = covering.candidate(index, lap: lap, within: distance, search, self)
      if candidate?.offset == offset { offer = candidate }
    }
    return offer
  }
}

extension SnapPort {
  /// True if a part of an area lies in the port where both axes rest. An area without size may also lie on
  /// the port's edge.
  func contains(_ spot: SnapSpot, at rest: PerAxis<Double>) -> Bool {
    Axis.both.allSatisfy { axis in
      let (start, end) = (spot.lower[axis], spot.upper[axis])
      let (first, last) = (start - upper[axis], end - lower[axis])
      let offset =
        rest[axis] - lap(of: first, before: rest[axis], axis) * (extent[axis].period ?? 0)
      if first == last || start == end { return first <= offset && offset <= last }
      guard let period = extent[axis].period, offset == first else {
        return first < offset && offset < last
      }
      return offset + period < last
    }
  }
}
