import ScrollEngine
import ScrollSpace

extension Snapping {
  /// Whether a link before has another place for what the program or a layout leads to, as a ``Tiling`` for its item.
  func isSentBefore(_ proposal: TargetProposal, _ axis: Axis) -> Bool {
    guard proposal.cause[axis] == .program || proposal.cause[axis] == .layout else { return false }
    return proposal.offset[axis] != proposal.natural[axis]
  }

  /// What a proposal means for each axis, in the content's coordinates.
  func moves(_ proposal: TargetProposal, in context: ScrollContext, port: SnapPort) -> PerAxis<SnapMove> {
    let natural = inContent(proposal.natural, context)
    let start = inContent(proposal.start, context)
    let sent = inContent(proposal.offset, context)
    // A set offset moves what decelerates away from the area that it was to rest on.
    let ids = context.phase == .decelerating ? held(at: natural, in: context) : heading
    var moves = PerAxis(SnapMove.stay(at: 0))
    for axis in Axis.both {
      let way = proposal.natural[axis] - proposal.start[axis]
      if isSentBefore(proposal, axis) {
        moves[axis] = .end(port.extent[axis].clamp(sent[axis]))
        continue
      }
      switch proposal.cause[axis] {
      case nil: moves[axis] = .stay(at: natural[axis])
      case _ where isAsked(again: proposal, axis, context):
        moves[axis] = .again(at: port.extent[axis].clamp(natural[axis]), id: ids[axis])
      case .program, .drag, .layout: moves[axis] = .end(natural[axis])
      case .release, .wheel:
        let isStill = context.dragStart?[axis] == proposal.start[axis] && rest?[axis] == start[axis]
        if proposal.velocity[axis] != 0, way != 0 {
          moves[axis] = .endAndDirection(from: start[axis], by: way)
        } else if isStill {
          moves[axis] = .stay(at: start[axis])
        } else {
          moves[axis] = .end(natural[axis])
        }
      case .step:
        let from = context.phase == .animating ? inContent(context.destination, context)[axis] : start[axis]
        let step = natural[axis] - from
        if step.magnitude < port.length(axis) / 2 {
          moves[axis] = .direction(from: from, step: step)
        } else {
          moves[axis] = .endAndDirection(from: from, by: step)
        }
      }
    }
    return moves
  }

  /// Whether this is about where it rests or goes already, because of a layout.
  private func isAsked(again proposal: TargetProposal, _ axis: Axis, _ context: ScrollContext) -> Bool {
    switch proposal.cause[axis] {
    case .layout: true
    case nil: false
    case _:
      // What another link has chosen may have gone elsewhere.
      proposal.isAgain && !proposal.isChosen[axis]
        || (proposal.isAgain || context.phase == .animating)
          && proposal.natural[axis] == context.destination[axis]
    }
  }

  /// Where to rest.
  func result(of selection: SnapSelection, for proposal: TargetProposal, in context: ScrollContext)
    -> SnapResult
  {
    let moves = moves(proposal, in: context, port: selection.port)
    let result = selection.select(moves)
    let isSetGoing = Axis.both.contains { axis in
      switch proposal.cause[axis] {
      case .release, .wheel, .step: !isAsked(again: proposal, axis, context)
      case .program, .drag, .layout, nil: false
      }
    }
    return newer(
      isSetGoing ? settled(result, of: selection, for: moves) : result, than: proposal.naturalPosition
    ) { isAsked(again: proposal, $0, context) && !isSentBefore(proposal, $0) }
  }

  /// What a layout would answer where a result leads: it is to rest there. A look ahead may find nothing on one axis, or
  /// nothing in view, where a look around would.
  private func settled(_ first: SnapResult, of selection: SnapSelection, for moves: PerAxis<SnapMove>)
    -> SnapResult
  {
    let port = selection.port
    var result = first
    // Each round takes it to where the one before left it; two are as good as always enough.
    for _ in 0..<4 {
      let lacks = Axis.both.contains {
        moves[$0].isMoving && result.places[$0] == nil && selection.snaps($0)
      }
      // By proximity what finds nothing rests on nothing.
      guard !lacks || port.isMandatory else { break }
      var rest = moves
      for axis in Axis.both where moves[axis].isMoving {
        let offset = result.offset[axis] ?? port.extent[axis].clamp(moves[axis].intended)
        rest[axis] = .again(at: offset, id: result.places[axis]?.id)
      }
      var rule = selection
      rule.countsHidden = !lacks
      let around = rule.select(rest)
      let isMore = Axis.both.allSatisfy { result.places[$0] == nil || around.places[$0] != nil }
      guard isMore, around != result else { break }
      result = around
    }
    return result
  }

  /// What of a result is news where it rests, or will: an axis on no area stays beside the one that was passed over
  /// when it was sent there.
  private func newer(
    _ result: SnapResult, than place: Point, where isFree: (Axis) -> Bool = { _ in true }
  ) -> SnapResult {
    var (places, offset) = (result.places, result.offset)
    for axis in Axis.both where isFree(axis) {
      guard heading[axis] == nil, let passed = passed[axis], let found = places[axis],
        passed.isSame(as: found, from: place[axis])
      else { continue }
      (places[axis], offset[axis]) = (nil, nil)
    }
    return SnapResult(places: places, offset: offset)
  }

  /// The areas that a layout would take from a place where it rests on none, on the axes where it does not.
  func passedOver(at place: Point, in context: ScrollContext) -> PerAxis<SnapPassed?> {
    let selection = selection(in: context, countsHidden: true)
    var passed = PerAxis<SnapPassed?>(nil)
    guard Axis.both.contains(where: { heading[$0] == nil && selection.snaps($0) }) else { return passed }
    var moves = PerAxis(SnapMove.stay(at: 0))
    for axis in Axis.both { moves[axis] = .again(at: place[axis], id: heading[axis]) }
    let places = selection.select(moves).places
    for axis in Axis.both where heading[axis] == nil {
      passed[axis] = places[axis].map { SnapPassed(id: $0.id, distance: $0.offset - place[axis]) }
    }
    return passed
  }

  func inContent(_ point: Point, _ context: ScrollContext) -> Point {
    inContent(point, context.origin)
  }

  func inContent(_ point: Point, _ origin: ContentOrigin) -> Point {
    Point(x: point.x - origin[.horizontal], y: point.y - origin[.vertical])
  }

  /// The selection as it stands: to ask it what would be snapped to.
  public func selection(in context: ScrollContext) -> SnapSelection {
    keepUp()
    return SnapSelection(
      areas,
      port: SnapPort(
        context.geometry, origin: context.origin, padding: padding, axes: axes, strictness: strictness,
        pixel: roundsToPixels ? context.pixel : nil),
      preferred: preferred, points: points)
  }

  func selection(in context: ScrollContext, countsHidden: Bool) -> SnapSelection {
    var selection = selection(in: context)
    selection.countsHidden = countsHidden
    return selection
  }

  /// Sends what is on its way to areas to where these are now. What stays in view meanwhile is for others to say.
  public func layout(_ change: inout LayoutChange, in context: ScrollContext) {
    guard context.phase == .decelerating || context.phase == .animating else { return }
    var selection = selection(in: context, countsHidden: true)
    selection.port = SnapPort(
      change.new, origin: context.origin, padding: padding, axes: axes, strictness: strictness,
      pixel: selection.port.pixel)
    let destination = inContent(change.destination, context)
    var moves = PerAxis(SnapMove.stay(at: 0))
    for axis in Axis.both { moves[axis] = .again(at: destination[axis], id: heading[axis]) }
    let result = newer(selection.select(moves), than: destination)
    for axis in Axis.both {
      guard let place = result.places[axis]?.offset else { continue }
      let offset = place + context.origin[axis]
      let tolerance = Tolerance.sum(near: max(place.magnitude, offset.magnitude))
      if (offset - change.destination[axis]).magnitude > tolerance {
        change.destination[axis] = offset
      } else if change.offset[axis] != context.offset[axis] {
        change.isSent[axis] = true
      }
    }
  }
}

/// An area beside which an axis rests on none: what a layout would have taken there.
struct SnapPassed: Hashable {
  var id: Int64
  /// Points from where it rests.
  var distance: Double

  /// Whether a place found from another offset is the same area, as far away.
  func isSame(as place: SnapPlace, from offset: Double) -> Bool {
    place.id == id && (place.offset - offset - distance).magnitude <= Tolerance.sum(near: offset)
  }
}
