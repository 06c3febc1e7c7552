import ScrollSpace

/// On what an axis stands, or is on its way to: what says at a layout where it rests from then on.
enum Stand {
  /// On an offset that was chosen last of all, by whoever edited the end of a drag: it stays.
  case offset
  /// On an offset: links are asked for a target anew, by the cause of the program if that has sent it there, else by that
  /// of a layout.
  case asked(Cause)
  /// On its way to a wall, wherever that is.
  case wall(Side)
  /// On what a link has chosen. Where links behind it have changed the offset they are asked anew from there, by a cause.
  case link(any ScrollBehavior, RestTarget, behind: Cause?)

  /// The target, if it is that link's.
  func target(of link: any ScrollBehavior) -> RestTarget? {
    guard case .link(let author, let target, _) = self, author === link else { return nil }
    return target
  }

  /// The same where a link changes the offset, and says no more.
  func changed(_ cause: Cause) -> Stand {
    if case .link(let link, let target, _) = self { return .link(link, target, behind: cause) }
    return self
  }
}

/// For each axis what it stands on, and what a target in the making would have it stand on.
struct Stands {
  var standing = PerAxis(Stand.asked(.layout))
  var draft = PerAxis(Stand.asked(.layout))

  /// From now on the one in the making counts.
  mutating func adopt(_ axis: Axis) { standing[axis] = draft[axis] }

  /// The chain changed: a link that left can be asked nothing any more.
  mutating func follow(to chain: [any ScrollBehavior]) {
    for axis in Axis.both {
      if case .link(let link, _, _) = standing[axis], !chain.contains(where: { $0 === link }) {
        standing[axis] = .asked(.layout)
      }
    }
  }
}

extension ScrollController {
  /// Where axes come to rest in the layout that there is now, by what each stands on. The proposal comes in with the
  /// offsets as they would be, and goes out with those that are.
  func askStands(_ proposal: TargetProposal) -> TargetProposal {
    var result = proposal
    let asked = PerAxis(
      x: find(.horizontal, &result.offset, from: proposal.offset),
      y: find(.vertical, &result.offset, from: proposal.offset))
    guard asked.x != nil || asked.y != nil else { return result }
    let target = askTarget(
      TargetProposal(
        cause: asked, start: proposal.start, velocity: proposal.velocity, natural: result.offset,
        arrival: proposal.arrival, origin: proposal.origin), standingOn: state.stands.standing,
      afterLayout: true)
    for axis in Axis.both where asked[axis] != nil {
      result.offset[axis] = target.offset[axis]
      result.arrival[axis] = target.arrival[axis]
      // What is nowhere may be somewhere again, as long as no link has another.
      if target.isChosen[axis] { state.stands.adopt(axis) }
    }
    return result
  }

  /// Where content under a finger is to be, that rests on something which is known.
  func askKnown(_ offset: Point) -> Point {
    var result = offset
    for axis in Axis.both { _ = find(axis, &result, from: offset) }
    return result
  }

  /// Finds what an axis stands on. Returns by which cause links are to be asked from there; nil: by none.
  private func find(_ axis: Axis, _ offset: inout Point, from end: Point) -> Cause? {
    switch state.stands.standing[axis] {
    case .offset: return nil
    case .asked(let cause): return cause
    case .wall(let side):
      // Where it has arrived there, the wall goes without it: what is on screen stays.
      if state.activity.journey == nil { return .program }
      offset[axis] = state.geometry.extent[axis][side] ?? end[axis]
      return nil
    case .link(let link, var target, let behind):
      guard let place = askOffset(of: &target, link, axis, from: end) else { return .layout }
      state.stands.standing[axis] = .link(link, target, behind: behind)
      if place != end[axis] { noteReason(link, at: place, on: axis) }
      offset[axis] = place
      return behind
    }
  }
}
