public import ScrollSpace
public import ScrollTiling

/// The rest position of one axis, and its area.
public struct SnapChoice: Hashable, Sendable {
  /// The area's id.
  public let id: Int64
  /// The offset, in points from the content's origin.
  public let offset: Double
  /// If the area covers the port, the offsets at which it does so equally well. Nil if the area is aligned.
  public let covered: ClosedRange<Double>?
}

/// The rest positions of both axes.
public struct SnapResult: Hashable, Sendable {
  /// The choice of each axis.
  public internal(set) var choices: PerAxis<SnapChoice?>
  /// The offset of each axis. If only the other axis found an area, this is the start of the move, or its end
  /// for `SnapMove.end`. Nil if the axis does not snap or does not move, if no area aligns on it, or if
  /// neither axis found an area.
  public internal(set) var offset: PerAxis<Double?>
}

/// Chooses the areas on which the content rests, by Chromium's rule. The selection is a pure value.
///
/// Each axis that moves and snaps is searched on its own, with the other axis at its natural stop. An area
/// counts for an axis only if it is in view at the other axis' offset. Two axes may therefore find areas that
/// hide each other. Then the nearer area is kept, and the other axis is searched again from there.
///
/// If neither axis finds an area in view, an area that aligns on both axes is taken: the one that lies the
/// least outside the port. The vertical distance counts first.
///
/// A search skips areas in blocks of neighbours. It is made at a release, never in a frame.
public struct SnapSelection: Sendable {
  /// The areas.
  public var areas: SnapAreas
  /// The port.
  public var port: SnapPort
  /// The ids that are taken first if several areas offer the same offset, in this order: for example the
  /// focused area, then the target of a link.
  public var preferred: [Int64]

  /// Offsets to rest at on an axis, in points from the content's origin; nil if the axis uses areas. Their
  /// ids are their indices. Points are in view everywhere, and of two at the same distance the higher one is
  /// taken. A search takes a few comparisons.
  public var points: PerAxis<SnapPoints?>

  /// The area on which each axis rests. If it offers the same offset as others do, and is in view, it is
  /// named.
  var known = PerAxis<Int64?>(nil)

  /// True if an area out of view counts where it covers the port at the intended offset. Browsers do so, and
  /// therefore leave commands and layouts in place. A release counts only areas in view.
  var countsHidden = false

  /// Creates a selection.
  public init(
    _ areas: SnapAreas, port: SnapPort, preferred: [Int64] = [], points: PerAxis<SnapPoints?> = PerAxis(nil)
  ) {
    self.areas = areas
    self.points = points
    self.port = port
    self.preferred = preferred
  }

  /// True if there is anything to snap to along an axis.
  func snaps(_ axis: Axis) -> Bool {
    port.axes[axis] && (points[axis].map { $0.count > 0 } ?? areas.aligns[axis])
  }

  /// True if a move searches areas, if there are any.
  func finds(_ moves: PerAxis<SnapMove>, _ axis: Axis) -> Bool { moves[axis].isMoving && snaps(axis) }

  /// Returns the offset at which an area is aligned, on a ring in the first lap. For an area larger than the
  /// port, also returns the offsets at which it covers the port. Nil if there is no such area.
  func alignment(of id: Int64, _ axis: Axis) -> (offset: Double, covered: ClosedRange<Double>?)? {
    if let points = points[axis] {
      guard id >= 0, id < Int64(points.count) else { return nil }
      return (port.firstLap(axis).clamp(points[Int(id)]), nil)
    }
    guard let spot = areas.index(of: id).map({ areas.spots[$0] }), let align = spot.align[axis] else {
      return nil
    }
    let (first, last) = (spot.lower[axis] - port.lower[axis], spot.upper[axis] - port.upper[axis])
    let offset = port.firstLap(axis).clamp(
      port.offset(aligning: spot.lower[axis], spot.upper[axis], align, axis))
    return (offset, first < last ? first...last : nil)
  }

  /// Returns the rest positions after a move on each axis. Offsets are in points from the content's origin. A
  /// move that is not finite finds nothing.
  public func select(_ moves: PerAxis<SnapMove>) -> SnapResult {
    var result = SnapResult(choices: PerAxis(nil), offset: PerAxis(nil))
    guard Axis.both.allSatisfy({ moves[$0].intended.isFinite && moves[$0].current.isFinite }) else {
      return result
    }
    var wanted = PerAxis(false)
    var isHeld = PerAxis(false)
    var found = PerAxis<SnapCandidate?>(nil)
    for axis in Axis.both where finds(moves, axis) {
      if let points = points[axis] {
        result.choices[axis] = choice(among: points, axis, moves[axis])
        result.offset[axis] = result.choices[axis]?.offset
        continue
      }
      wanted[axis] = true
      let cross = resting(axis.cross, moves)
      found[axis] = resnapped(axis, moves[axis], cross)
      isHeld[axis] = found[axis] != nil
      found[axis] = found[axis] ?? search(axis, moves[axis], cross)
    }
    if wanted.x, wanted.y { reconcileAxes(&found, moves, isHeld) }
    if found.x != nil || found.y != nil { name(&found, moves) }
    for axis in Axis.both where wanted[axis] {
      if let candidate = found[axis] {
        result.choices[axis] = choice(candidate, axis)
        result.offset[axis] = result.choices[axis]?.offset
      } else if found[axis.cross] != nil {
        result.offset[axis] = moves[axis].current
      }
    }
    return result
  }

  private func choice(_ candidate: SnapCandidate, _ axis: Axis) -> SnapChoice {
    let reached = port.extent[axis].clamp(candidate.offset)
    return SnapChoice(
      id: areas.spots[candidate.area].id, offset: port.rounded(reached, axis),
      covered: candidate.covers ? range(around: reached, of: candidate.area, axis) : nil)
  }

  /// Returns the axis' own rest position. An axis that stays on an area in view must keep that area in view.
  private func resting(_ axis: Axis, _ moves: PerAxis<SnapMove>) -> SnapCandidate {
    var candidate = SnapCandidate(offset: port.extent[axis].clamp(moves[axis].base))
    if !moves[axis].isMoving, points[axis] == nil, let id = known[axis], let index = areas.index(of: id) {
      let spot = areas.spots[index]
      let visible = port.visible(spot.lower[axis.cross], spot.upper[axis.cross], axis.cross)
      if port.shows(moves[axis.cross].current, visible, axis.cross) { candidate.visible = visible }
    }
    return candidate
  }

  /// Names the area of each choice, considering the areas in view at the rest position.
  private func name(_ found: inout PerAxis<SnapCandidate?>, _ moves: PerAxis<SnapMove>) {
    var rest = PerAxis(0.0)
    var known = known
    for axis in Axis.both {
      let offset = found[axis]?.offset ?? (moves[axis].isMoving ? moves[axis].current : moves[axis].intended)
      rest[axis] = port.extent[axis].clamp(offset)
      if case .resnap(_, let id?) = moves[axis] { known[axis] = id }
    }
    let naming = SnapNaming(found, by: searches(moves), at: rest, known: known)
    found = naming.named(self)
  }

  func searches(_ moves: PerAxis<SnapMove>) -> PerAxis<SnapSearch> {
    PerAxis(x: SnapSearch(.horizontal, moves.x, in: port), y: SnapSearch(.vertical, moves.y, in: port))
  }

  /// Returns the area of the last rest after a change of layout, if it still exists. A larger area than the
  /// port may cover the port, or give way to an area that overlaps it. Any other area is aligned.
  private func resnapped(_ axis: Axis, _ move: SnapMove, _ cross: SnapCandidate) -> SnapCandidate? {
    guard case .resnap(_, let id?) = move, let index = areas.index(of: id) else { return nil }
    let spot = areas.spots[index]
    guard spot.align[axis] != nil else { return nil }
    var search = SnapSearch(axis, move, in: port, cross: cross)
    if spot.length(axis) >= port.length(axis) {
      search.within = index
      if let place = best(search) { return place }
    }
    return nearestAlignment(of: index, search)
  }

  /// Searches for an area: stops in between are respected, and a mandatory axis also looks behind.
  func search(_ axis: Axis, _ move: SnapMove, _ cross: SnapCandidate) -> SnapCandidate? {
    guard let nearest = best(SnapSearch(axis, move, in: port, cross: cross)) else {
      guard port.isMandatory, move.displacement != nil else { return nil }
      return best(SnapSearch(axis, .end(move.current), in: port, cross: cross))
    }
    guard areas.hasStops, move.respectsStops, let way = move.displacement else { return nearest }
    var stops = SnapSearch(axis, .direction(from: move.current, step: way), in: port, cross: cross)
    stops.isForStops = true
    guard let stop = best(stops) else { return nearest }
    let isFirst = (stop.offset - move.current).magnitude < (nearest.offset - move.current).magnitude
    return isFirst ? stop : nearest
  }
}
