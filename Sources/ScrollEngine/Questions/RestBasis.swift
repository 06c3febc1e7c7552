import ScrollSpace

/// The thing on which an axis rests, or to which it moves. At a layout it decides where the axis rests from then on.
enum RestBasis {
  /// An offset that was chosen last of all, by an edit of a drag's end. The offset stays.
  case offset
  /// An offset. At a layout, links are asked for a target. The cause is `.program` if the program has sent the axis
  /// there, else `.layout`.
  case asked(Cause)
  /// A closed wall that has cut the target offset: that of a link without a rest target, or the rest position
  /// before a layout. At a layout, the axis stays at the wall if the wall is still at the rest position. Else links are
  /// asked as for `asked` with the same cause.
  case cut(Side, Cause)
  /// A wall, wherever it is. The axis is on its way there.
  case wall(Side)
  /// A target that a link has chosen. If later links have changed the offset, they are asked again from the target's
  /// offset, with this cause.
  case link(any ScrollBehavior, RestTarget, laterCause: Cause?)

  /// Returns the target, if the given link has chosen it.
  func target(of link: any ScrollBehavior) -> RestTarget? {
    guard case .link(let author, let target, _) = self, author === link else { return nil }
    return target
  }

  /// The cause with which links are asked for a target of an offset; nil for any other thing.
  var askedCause: Cause? {
    switch self {
    case .asked(let cause), .cut(_, let cause): cause
    case .offset, .wall, .link: nil
    }
  }

  /// True if a link has chosen the place.
  var isChosenByLink: Bool {
    if case .link = self { true } else { false }
  }

  /// Returns true if the place was chosen, and not by the cause with which links are asked now.
  func isChosen(for cause: Cause?) -> Bool {
    switch self {
    case .link, .offset: true
    case .asked(let own), .cut(_, let own): own == .program && cause != .program
    case .wall: false
    }
  }

  /// Returns the basis after a link has changed the offset without naming a target. `side` is the side of the wall
  /// that the offset is past.
  func changed(_ cause: Cause, past side: Side?) -> RestBasis {
    switch self {
    case .link(let link, let target, _): .link(link, target, laterCause: cause)
    case .asked(let own), .cut(_, let own): side.map { .cut($0, own) } ?? .asked(own)
    case .offset, .wall: self
    }
  }

  /// Notes that a wall has cut a target offset past it, if links are asked for the axis.
  mutating func cut(past side: Side?) {
    if let side, let askedCause { self = .cut(side, askedCause) }
  }
}

extension PerAxis<RestBasis> {
  /// Returns the targets on which the axes rest, as far as the given link has chosen them.
  func targets(of link: any ScrollBehavior) -> PerAxis<RestTarget?> {
    PerAxis<RestTarget?>(x: x.target(of: link), y: y.target(of: link))
  }

  /// Sets an axis to rest on an offset, for which links are asked with a cause. Called by every placement.
  mutating func ask(_ axis: Axis, by cause: Cause) {
    if case .asked(cause) = self[axis] { return }
    self[axis] = .asked(cause)
  }

  /// Follows a change of the chain: a link that has left can no longer be asked. The links of the new chain may choose
  /// another target than the one that a wall has cut.
  mutating func follow(to chain: [any ScrollBehavior]) {
    for axis in Axis.both {
      switch self[axis] {
      case .link(let link, _, _) where !chain.contains(where: { $0 === link }): ask(axis, by: .layout)
      case .cut(_, let cause): ask(axis, by: cause)
      case .link, .asked, .offset, .wall: break
      }
    }
  }
}

extension ScrollController {
  /// Finds where the axes come to rest in the present layout, by what each axis rests on. The proposal's offsets are
  /// the rest positions before, and the result's offsets the rest positions after.
  func resolveRest(_ proposal: TargetProposal) -> TargetProposal {
    var result = proposal
    let asked = find(&result.offset)
    guard asked.cause.x != nil || asked.cause.y != nil else { return result }
    let requested = targetProposal(
      asked.cause, to: result.offset, from: proposal.start, velocity: proposal.velocity,
      arrival: proposal.arrival)
    let target = askTarget(requested, restingOn: asked.restBases, afterLayout: true)
    for axis in Axis.both where asked.cause[axis] != nil {
      result.offset[axis] = target.offset[axis]
      result.arrival[axis] = target.arrival[axis]
    }
    return result
  }

  /// Returns what the axes rest on that move to an offset by themselves. An axis that does not move keeps what it
  /// rests on.
  func restBases(at offset: Point) -> PerAxis<RestBasis> {
    var restBases = PerAxis(RestBasis.asked(.layout))
    for axis in Axis.both where offset[axis] == state.offset[axis] && offset[axis] == destination[axis] {
      restBases[axis] = state.restBases[axis]
    }
    return restBases
  }

  /// Returns the place of content under a finger, if the content rests on a known target.
  func askKnown(_ offset: Point) -> Point {
    var result = offset
    _ = find(&result)
    return result
  }

  /// The cause with which links are asked for a target, nil for an axis that is not asked about; and what the axes
  /// rest on if no link answers.
  private typealias Asked = (cause: PerAxis<Cause?>, restBases: PerAxis<RestBasis>)

  /// Finds what the axes rest on, from their present rest positions.
  private func find(_ offset: inout Point) -> Asked {
    let (end, former) = (offset, state.restBases)
    var asked: Asked = (PerAxis(nil), former)
    for axis in Axis.both {
      switch former[axis] {
      case .offset: break
      case .asked(let cause): asked.cause[axis] = cause
      case .cut(let side, let cause):
        if end[axis] == state.geometry.extent[axis][side] { break }
        (asked.cause[axis], asked.restBases[axis]) = (cause, .asked(cause))
      case .wall(let side):
        // At rest at the wall, the content stays in place on screen and does not follow the wall.
        if state.activity.plannedMotion == nil {
          asked.cause[axis] = .program
        } else {
          offset[axis] = state.geometry.extent[axis][side] ?? end[axis]
        }
      case .link(let link, _, _):
        // A target of both axes is asked about once.
        if axis == .vertical, former.x.target(of: link) != nil { break }
        find(link, &offset, from: end, &asked)
      }
    }
    return asked
  }

  /// Finds the targets that a link has chosen.
  private func find(_ link: any ScrollBehavior, _ offset: inout Point, from end: Point, _ asked: inout Asked)
  {
    var targets = state.restBases.targets(of: link)
    let offsets = askOffset(of: &targets, link, from: end)
    for axis in Axis.both {
      guard case .link(let author, _, let laterCause) = state.restBases[axis], author === link else {
        continue
      }
      guard let place = offsets[axis], let target = targets[axis] else {
        (asked.cause[axis], asked.restBases[axis]) = (.layout, .asked(.layout))
        continue
      }
      state.restBases[axis] = .link(link, target, laterCause: laterCause)
      (asked.cause[axis], asked.restBases[axis]) = (laterCause, state.restBases[axis])
      if place != end[axis] { noteReason(link, at: place, on: axis) }
      offset[axis] = place
    }
  }
}
