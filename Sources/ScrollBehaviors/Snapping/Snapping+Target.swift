public import ScrollEngine
public import ScrollSpace

@_documentation(visibility: internal)
extension Snapping {
  /// Sets the target to the areas that the selection chooses.
  public func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
    let port = port(in: context)
    let moves = PerAxis(
      x: move(proposal, .horizontal, context, port), y: move(proposal, .vertical, context, port))
    let isByUser = Axis.both.contains { proposal.isByUser($0) }
    var selection = selection(port, for: moves)
    selection.countsHidden = !isByUser
    for axis in Axis.both where !isByUser && proposal.cause[axis] == nil {
      selection.known[axis] = proposal.restTarget[axis]?.area
    }
    let result = isByUser ? searched(selection, moves) : selection.select(moves)
    var sent = PerAxis<SnapTravel?>(nil)
    for axis in Axis.both where moves[axis].isMoving && selection.snaps(axis) {
      // A rest target of an earlier link is kept, even if this link moves the offset to an area.
      let isChosenBefore = proposal.isChosenBefore(axis)
      if !isChosenBefore, let choice = result.choices[axis] {
        proposal.restTarget[axis] = selection.target(of: choice.id, at: choice.offset, axis)
      } else if !port.isMandatory, !proposal.isChosen[axis] {
        proposal.restTarget[axis] = RestTarget.ahead()
      }
      guard let position = result.offset[axis] else { continue }
      let offset = context.origin.offset(of: position, on: axis)
      let requested = isChosenBefore ? proposal.offset[axis] : proposal.natural[axis]
      let isThere = isSame(offset, requested, position)
      proposal.offset[axis] = isThere ? requested : offset
      guard proposal.isByUser(axis) else { continue }
      let travel = SnapTravel(distance: offset - proposal.start[axis], velocity: proposal.velocity[axis])
      if arrival == .automatic, let own = proposal.keyArrival(over: travel.distance, on: axis) {
        proposal.arrival[axis] = own
        continue
      }
      // No arrival is needed if the glide itself ends there, or hits a wall that is not open.
      if isThere || proposal.runsIntoWall(context.geometry.extent[axis], at: offset, axis) {
        if proposal.cause[axis] != .step { proposal.arrival[axis] = .keepSpeed }
      } else if travel.distance != 0 || travel.velocity != 0 {
        sent[axis] = travel
      }
    }
    guard sent.x != nil || sent.y != nil else { return }
    let law = arrival.law(duration: arrival.duration(of: sent, pixel: context.pixel))
    for axis in Axis.both where sent[axis] != nil { proposal.arrival[axis] = .custom(law) }
  }

  /// Returns the present offsets of the areas on which axes rest. Both axes are searched together: two areas
  /// that now hide each other are not both kept.
  public func offset(of targets: inout PerAxis<RestTarget?>, in context: ScrollContext) -> PerAxis<Double?> {
    let port = port(in: context)
    var end = context.destination
    var moves = PerAxis(SnapMove.stay(at: 0))
    for axis in Axis.both {
      end[axis] += targets[axis]?.distance ?? 0
      let (position, area) = (context.origin.position(of: end[axis], on: axis), targets[axis]?.area)
      moves[axis] =
        area == nil ? .stay(at: position) : .resnap(at: port.extent[axis].clamp(position), id: area)
    }
    var selection = selection(port, for: moves)
    selection.countsHidden = true
    let choices = selection.choices(of: targets, moves)
    var offsets = PerAxis<Double?>(nil)
    for axis in Axis.both {
      guard let target = targets[axis], !isAwaited(target, selection, axis) else { continue }
      if let choice = choices[axis] {
        let offset = context.origin.offset(of: choice.offset, on: axis)
        offsets[axis] = isSame(offset, end[axis], choice.offset) ? end[axis] : offset
        targets[axis] = selection.target(of: choice.id, at: choice.offset, axis)
      } else if !port.isMandatory || target.distance != 0 {
        offsets[axis] = end[axis]
        targets[axis] = RestTarget.ahead()
      }
    }
    return offsets
  }

  /// True if a command has sent an axis to an area that is not there.
  private func isAwaited(_ target: RestTarget, _ selection: SnapSelection, _ axis: Axis) -> Bool {
    guard target.isAhead, target.distance == 0, let id = target.area else { return false }
    return selection.alignment(of: id, axis) == nil
  }

  /// True if two offsets at about this position are equal but for rounding.
  func isSame(_ offset: Double, _ other: Double, _ position: Double) -> Bool {
    (offset - other).magnitude <= Tolerance.sum(near: max(position.magnitude, offset.magnitude))
  }

  /// Returns the move of an axis for a proposal, in content coordinates.
  private func move(_ proposal: TargetProposal, _ axis: Axis, _ context: ScrollContext, _ port: SnapPort)
    -> SnapMove
  {
    let origin = proposal.origin
    let start = origin.position(of: proposal.start)[axis]
    let natural = origin.position(of: proposal.projected)[axis]
    let way = proposal.projected[axis] - proposal.start[axis]
    let isKnown = proposal.isChosen[axis]
    switch proposal.cause[axis] {
    case nil: return .stay(at: natural)
    case .program, .layout:
      // The axis already rests on an area, or a command of this link goes to one.
      if isKnown, proposal.restTarget[axis] != nil { return .stay(at: natural) }
      if isKnown { return .end(port.extent[axis].clamp(proposal.position[axis])) }
      return .end(proposal.cause[axis] == .layout ? port.extent[axis].clamp(natural) : natural)
    case .drag: return .end(natural)
    case .release, .wheel:
      if proposal.velocity[axis] != 0, way != 0 { return .endAndDirection(from: start, by: way) }
      // An axis that was not dragged keeps its destination.
      if isKnown, context.dragStart?[axis] == proposal.start[axis] { return .stay(at: start) }
      return .end(natural)
    case .step:
      // A key that goes to an end has a place to go to, and no direction in which areas could stop it.
      if case .ends = proposal.step { return .end(natural) }
      let from = origin.position(of: proposal.stepStart)[axis]
      let step = natural - from
      let isShort = step.magnitude < port.length(axis) / 2
      return isShort ? .direction(from: from, step: step) : .endAndDirection(from: from, by: step)
    }
  }

  /// Returns the rest position in which the next layout changes nothing. By `mandatory`, an axis that finds
  /// no area in view where the move leads is searched once more from there.
  private func searched(_ selection: SnapSelection, _ moves: PerAxis<SnapMove>) -> SnapResult {
    var result = selection.select(moves)
    guard selection.port.isMandatory else { return result }
    for axis in Axis.both where selection.finds(moves, axis) && result.choices[axis] == nil {
      var rest = PerAxis(SnapMove.stay(at: 0))
      for axis in Axis.both {
        let offset = result.offset[axis] ?? selection.port.extent[axis].clamp(moves[axis].intended)
        rest[axis] = moves[axis].isMoving && result.choices[axis] == nil ? .end(offset) : .stay(at: offset)
      }
      var around = selection
      around.countsHidden = true
      around.known = PerAxis(x: result.choices.x?.id, y: result.choices.y?.id)
      let found = around.select(rest)
      for axis in Axis.both where result.choices[axis] == nil {
        result.choices[axis] = found.choices[axis]
        result.offset[axis] = found.offset[axis] ?? result.offset[axis]
      }
    }
    return result
  }
}

extension TargetProposal {
  /// True if a finger, a wheel or a key moved the axis.
  fileprivate func isByUser(_ axis: Axis) -> Bool {
    switch cause[axis] {
    case .release, .wheel, .step: true
    case .program, .drag, .layout, nil: false
    }
  }

  /// True if an earlier link chose another target for a command or a layout, as ``Tiling`` does for an item.
  fileprivate func isChosenBefore(_ axis: Axis) -> Bool {
    isChosen[axis] && (cause[axis] == .program || cause[axis] == .layout)
  }

  /// True if the glide passes the wall at which it is to rest with more than half of its speed left.
  fileprivate func runsIntoWall(_ extent: Extent, at offset: Double, _ axis: Axis) -> Bool {
    guard cause[axis] != .step else { return false }
    let (start, natural) = (start[axis], natural[axis])
    let isPast =
      natural > extent.upper ?? .infinity && offset == extent.upper
      || natural < extent.lower ?? -.infinity && offset == extent.lower
    // During a glide the speed falls linearly with the distance.
    return isPast && extent.clamp(start + (natural - start) / 2) == offset
  }
}
