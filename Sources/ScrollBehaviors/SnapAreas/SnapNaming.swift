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
  private var coverings = PerAxis(SnapCovering())

  /// Names the results of two searches. `rest` is where both axes come to rest; `known` are the areas of the
  /// last rest.
  init(
    _ found: PerAxis<SnapCandidate?>, by searches: PerAxis<SnapSearch>, at rest: PerAxis<Double>,
    known: PerAxis<Int64?>
  ) {
    (self.found, self.searches, self.rest, self.known) = (found, searches, rest, known)
  }

  /// Returns the same offsets, each with its area.
  mutating func named(_ selection: SnapSelection) -> PerAxis<SnapCandidate?> {
    let (found, rest) = (found, rest)
    var best = found
    var ranks = PerAxis((Int.max, 0, 0, 0))
    for axis in Axis.both {
      guard let index = found[axis]?.area else { continue }
      ranks[axis] = rank(index, axis, isShared: offer(index, axis.cross, selection) != nil, selection)
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
        (selection.mayHave(found.x, .horizontal, block) || selection.mayHave(found.y, .vertical, block))
          && selection.port.shows(
            rest, PerAxis(x: block.lower.x.lowerBound, y: block.lower.y.lowerBound),
            PerAxis(x: block.upper.x.upperBound, y: block.upper.y.upperBound))
      }
    ) { index in
      let spot = selection.areas.spots[index]
      guard selection.port.shows(rest, spot.lower, spot.upper) else { return }
      let offers = PerAxis(
        x: offer(index, .horizontal, selection), y: offer(index, .vertical, selection))
      for axis in Axis.both {
        guard let offer = offers[axis], let old = best[axis], old.area != index else { continue }
        let rank = rank(index, axis, isShared: offers[axis.cross] != nil, selection)
        guard rank < ranks[axis] || rank == ranks[axis] && selection.areas.spots[old.area].isAround(spot)
        else {
          continue
        }
        (best[axis], ranks[axis]) = (offer, rank)
      }
    }
    return best
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
  private mutating func offer(_ index: Int, _ axis: Axis, _ selection: SnapSelection) -> SnapCandidate? {
    let spot = selection.areas.spots[index]
    guard let own = found[axis], spot.align[axis] != nil else { return nil }
    if index == own.area { return own }
    let search = searches[axis]
    var offer: SnapCandidate?
    selection.forEachAlignment(of: spot, search) {
      guard $0 == own.offset else { return }
      offer = SnapCandidate(offset: $0, area: index, visible: selection.visible(spot, search))
    }
    if offer != nil || spot.length(axis) <= selection.port.length(axis) { return offer }
    let distance = (own.offset - search.base).magnitude
    var covering = coverings[axis]
    selection.forEachLap(of: spot, search) { lap in
      guard offer == nil else { return }
      let candidate = covering.candidate(index, lap: lap, within: distance, search, selection)
      if candidate?.offset == own.offset { offer = candidate }
    }
    coverings[axis] = covering
    return offer
  }
}

extension SnapSelection {
  /// True if one of the areas of a block may offer what an axis has found.
  fileprivate func mayHave(_ found: SnapCandidate?, _ axis: Axis, _ block: SnapBlock) -> Bool {
    guard let found, block.aligns[axis] else { return false }
    let offset = isRing(axis) ? found.offset : port.extent[axis].clamp(found.offset)
    return block.leastDistance(to: offset, in: port, axis) <= block.skew(in: port, axis)
  }
}

extension SnapPort {
  /// True if a part of the content touches the port at an offset, but for rounding.
  fileprivate func shows(_ rest: PerAxis<Double>, _ lower: PerAxis<Double>, _ upper: PerAxis<Double>) -> Bool
  {
    shows(rest.x, visible(lower.x, upper.x, .horizontal), .horizontal)
      && shows(rest.y, visible(lower.y, upper.y, .vertical), .vertical)
  }

  /// True if a part of an area lies in the port where both axes rest. An area without size may also lie on
  /// the port's edge.
  fileprivate func contains(_ spot: SnapSpot, at rest: PerAxis<Double>) -> Bool {
    Axis.both.allSatisfy { axis in
      let (start, end) = (spot.lower[axis], spot.upper[axis])
      let (first, last) = (start - upper[axis], end - lower[axis])
      let offset = rest[axis] - lap(of: first, before: rest[axis], axis) * (extent[axis].period ?? 0)
      if first == last || start == end { return first <= offset && offset <= last }
      guard let period = extent[axis].period, offset == first else {
        return first < offset && offset < last
      }
      return offset + period < last
    }
  }
}
