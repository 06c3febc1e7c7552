public import ScrollSpace
public import ScrollTiling

/// Where an axis is to rest, and for which area.
public struct SnapChoice: Hashable, Sendable {
  /// The area's id.
  public let id: Int64
  /// The offset, counted from the content's origin, in points.
  public let offset: Double
  /// Where the area covers the port: the offsets at which it does so just as well. Nil where it is aligned.
  public let covered: ClosedRange<Double>?
}

/// Where both axes are to rest.
public struct SnapResult: Hashable, Sendable {
  /// What was chosen.
  public internal(set) var choices: PerAxis<SnapChoice?>
  /// The offsets to rest at: a choice's own; where only the other axis has found one, where this one was, or is
  /// sent by `end`. Nil where there is nothing to say: the axis does not snap, does not move, or no
  /// area aligns on it; or neither axis has found any.
  public internal(set) var offset: PerAxis<Double?>
}

/// Chooses the areas to rest on, by Chromium's rule: a pure value.
///
/// Each axis that moves and snaps is searched by itself, with the other one where it would rest by itself. An
/// area counts for an axis only if it is in view where the other axis is, so two axes that found areas which hide each
/// other are not both taken: the nearer one is, and the other is searched again from there. Where neither axis
/// finds anything because all is out of view, the area that aligns on both axes and lies the least outside the port is taken,
/// the vertical distance counting first.
///
/// A search passes over areas in blocks of neighbours, and looks at those that may count. It is made at a release, not in
/// frames.
public struct SnapSelection: Sendable {
  /// The areas.
  public var areas: SnapAreas
  /// The port.
  public var port: SnapPort
  /// Ids that are taken first where several areas offer the same offset, the first of them before the others: the
  /// one with the focus, then the one that a link led to.
  public var preferred: [Int64]

  /// Offsets to rest at on an axis, in place of areas: nil where areas count. Their ids are their indices; they are in
  /// view everywhere, of two as near the higher one is taken, and finding one takes a few comparisons.
  public var points: PerAxis<SnapPoints?>

  /// What each axis is on: where that offers the same place as others do, and is in view, it is named.
  var known = PerAxis<Int64?>(nil)

  /// Whether an area that is out of view counts where it covers the port just where the move leads: browsers have it so, and
  /// leave what the program does, and what a layout finds, where it is. A release counts what it can show.
  var countsHidden = false

  /// Makes a selection.
  public init(
    _ areas: SnapAreas, port: SnapPort, preferred: [Int64] = [], points: PerAxis<SnapPoints?> = PerAxis(nil)
  ) {
    self.areas = areas
    self.points = points
    self.port = port
    self.preferred = preferred
  }

  /// Whether there is anything to snap to along an axis.
  func snaps(_ axis: Axis) -> Bool {
    port.axes[axis] && (points[axis].map { $0.count > 0 } ?? areas.aligns[axis])
  }

  /// Whether a move finds areas, if there are any.
  func finds(_ moves: PerAxis<SnapMove>, _ axis: Axis) -> Bool { moves[axis].isMoving && snaps(axis) }

  /// Where an area is aligned along an axis, on a ring in the first lap, and the offsets at which it covers the port, if it is
  /// larger; nil if there is no such area.
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

  /// Where to rest after a move on each axis. Offsets are counted from the content's origin; a move that is not
  /// finite finds nothing.
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
        result.choices[axis] = choice(candidate, axis, moves[axis])
        result.offset[axis] = result.choices[axis]?.offset
      } else if found[axis.cross] != nil {
        result.offset[axis] = moves[axis].current
      }
    }
    return result
  }

  private func choice(_ candidate: SnapCandidate, _ axis: Axis, _ move: SnapMove) -> SnapChoice {
    let reached = port.extent[axis].clamp(candidate.offset)
    let covering = candidate.covers ? SnapCovering(SnapSearch(self, axis, move, cross: candidate)) : nil
    return SnapChoice(
      id: areas.spots[candidate.area].id, offset: port.rounded(reached, axis),
      covered: covering?.range(around: reached, of: candidate.area))
  }

  /// Where an axis would be as it is. One that stays on an area is not to lose that out of view, if it is in view.
  private func resting(_ axis: Axis, _ moves: PerAxis<SnapMove>) -> SnapCandidate {
    var candidate = SnapCandidate(offset: port.extent[axis].clamp(moves[axis].base))
    if !moves[axis].isMoving, points[axis] == nil, let index = known[axis].flatMap(areas.index) {
      let visible = SnapSearch(self, axis, moves[axis]).visible(areas.spots[index])
      if port.shows(moves[axis.cross].current, visible, axis.cross) { candidate.visible = visible }
    }
    return candidate
  }

  /// Names both choices after what is in view where they lead.
  private func name(_ found: inout PerAxis<SnapCandidate?>, _ moves: PerAxis<SnapMove>) {
    var rest = PerAxis(0.0)
    var known = known
    for axis in Axis.both {
      let offset = found[axis]?.offset ?? (moves[axis].isMoving ? moves[axis].current : moves[axis].intended)
      rest[axis] = port.extent[axis].clamp(offset)
      if case .resnap(_, let id?) = moves[axis] { known[axis] = id }
    }
    var naming = SnapNaming(found, by: searches(moves), at: rest, known: known)
    found = naming.named()
  }

  private func searches(_ moves: PerAxis<SnapMove>) -> PerAxis<SnapSearch> {
    PerAxis(x: SnapSearch(self, .horizontal, moves.x), y: SnapSearch(self, .vertical, moves.y))
  }

  /// The area that was snapped to before the layout changed, if it is still there: aligned; one that is larger
  /// than the port by covering, or by what reaches into it.
  private func resnapped(_ axis: Axis, _ move: SnapMove, _ cross: SnapCandidate) -> SnapCandidate? {
    guard case .resnap(_, let id?) = move, let index = areas.index(of: id) else { return nil }
    let spot = areas.spots[index]
    guard spot.align[axis] != nil else { return nil }
    let search = SnapSearch(self, axis, move, cross: cross)
    if spot.length(axis) >= port.length(axis) {
      search.within = index
      if let best = search.best() { return best }
    }
    return search.nearestAlignment(of: index)
  }

  /// What an axis finds: with stops in between respected, and by looking around where it must rest on something.
  private func search(_ axis: Axis, _ move: SnapMove, _ cross: SnapCandidate) -> SnapCandidate? {
    guard let best = SnapSearch(self, axis, move, cross: cross).best() else {
      guard port.isMandatory, move.way != nil else { return nil }
      return SnapSearch(self, axis, .end(move.current), cross: cross).best()
    }
    guard areas.hasStops, move.respectsStops, let way = move.way else { return best }
    let stops = SnapSearch(self, axis, .direction(from: move.current, step: way), cross: cross)
    stops.isForStops = true
    guard let stop = stops.best() else { return best }
    let isFirst = (stop.offset - move.current).magnitude < (best.offset - move.current).magnitude
    return isFirst ? stop : best
  }

  /// Makes both axes rest where the area of each is in view.
  private func reconcileAxes(
    _ found: inout PerAxis<SnapCandidate?>, _ moves: PerAxis<SnapMove>, _ isHeld: PerAxis<Bool>
  ) {
    if found.x == nil, found.y == nil {
      if !moves.x.respectsStops, !moves.y.respectsStops { found = bothAtOnce(moves) }
      return
    }
    for axis in Axis.both {
      guard found[axis] == nil, let other = found[axis.cross] else { continue }
      found[axis] = search(axis, moves[axis], other)
    }
    guard let x = found.x, let y = found.y else { return }
    if port.shows(x.offset, y.visible, .horizontal), port.shows(y.offset, x.visible, .vertical) { return }
    let kept = leader(PerAxis(x: x, y: y), moves, isHeld)
    found[kept.cross] = search(kept.cross, moves[kept.cross], kept == .horizontal ? x : y)
  }

  /// The axis whose area is kept where those of both hide each other. After a change of layout: the one that was on an area;
  /// if both were, the one on the area that is preferred, else the vertical one. Otherwise the one that goes less far.
  private func leader(
    _ found: PerAxis<SnapCandidate>, _ moves: PerAxis<SnapMove>, _ isHeld: PerAxis<Bool>
  ) -> Axis {
    if isHeld.x != isHeld.y { return isHeld.x ? .horizontal : .vertical }
    guard case .resnap = moves.x, case .resnap = moves.y else {
      let away = PerAxis(
        x: (found.x.offset - moves.x.base).magnitude, y: (found.y.offset - moves.y.base).magnitude)
      return away.x <= away.y ? .horizontal : .vertical
    }
    for id in isHeld.x ? preferred : [] {
      if let axis = Axis.both.first(where: { areas.spots[found[$0].area].id == id }) { return axis }
    }
    return .vertical
  }

  /// The area that aligns on both axes and lies the least outside the port.
  private func bothAtOnce(_ moves: PerAxis<SnapMove>) -> PerAxis<SnapCandidate?> {
    var best = PerAxis<SnapCandidate?>(nil)
    var least = PerAxis(Double.infinity)
    let searches = searches(moves)
    for index in 0..<areas.count {
      var candidates = PerAxis<SnapCandidate?>(nil)
      var outside = PerAxis(Double.infinity)
      for axis in Axis.both {
        guard let candidate = searches[axis].nearestAlignment(of: index) else { continue }
        let way = candidate.offset - moves[axis].current
        if way.magnitude > port.reach[axis] { continue }
        candidates[axis] = candidate
        outside[axis] = way < 0 ? 0 - way : max(0, way - port.length(axis))
      }
      guard candidates.x != nil, candidates.y != nil else { continue }
      if outside.y < least.y || outside.y == least.y && outside.x < least.x {
        (best, least) = (candidates, outside)
      }
    }
    return best
  }
}
