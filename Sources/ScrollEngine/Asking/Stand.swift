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

  /// Whether it is a place that a link has chosen.
  var isLinks: Bool {
    if case .link = self { true } else { false }
  }

  /// Whether somebody has chosen it, other than by the cause by which links are asked now.
  func isChosen(for cause: Cause?) -> Bool {
    switch self {
    case .link, .offset: true
    case .asked(let own): own == .program && cause != .program
    case .wall: false
    }
  }

  /// The same where a link changes the offset, and says no more.
  func changed(_ cause: Cause) -> Stand {
    if case .link(let link, let target, _) = self { return .link(link, target, behind: cause) }
    return self
  }
}

extension PerAxis<Stand> {
  /// What axes stand on that is a link's, in its words.
  func targets(of link: any ScrollBehavior) -> PerAxis<RestTarget?> {
    PerAxis<RestTarget?>(x: x.target(of: link), y: y.target(of: link))
  }

  /// An axis stands on an offset from now on, for which links are asked by a cause. Every placement says so.
  mutating func ask(_ axis: Axis, by cause: Cause) {
    if case .asked(cause) = self[axis] { return }
    self[axis] = .asked(cause)
  }

  /// The chain changed: a link that left can be asked nothing any more.
  mutating func follow(to chain: [any ScrollBehavior]) {
    for axis in Axis.both {
      if case .link(let link, _, _) = self[axis], !chain.contains(where: { $0 === link }) {
        ask(axis, by: .layout)
      }
    }
  }
}

extension ScrollController {
  /// Where axes come to rest in the layout that there is now, by what each stands on. The proposal comes in with the
  /// offsets as they would be, and goes out with those that are.
  func askStands(_ proposal: TargetProposal) -> TargetProposal {
    var result = proposal
    let asked = find(&result.offset)
    guard asked.cause.x != nil || asked.cause.y != nil else { return result }
    let wish = wish(
      asked.cause, to: result.offset, from: proposal.start, velocity: proposal.velocity,
      arrival: proposal.arrival)
    let target = askTarget(wish, standingOn: asked.stands, afterLayout: true)
    for axis in Axis.both where asked.cause[axis] != nil {
      result.offset[axis] = target.offset[axis]
      result.arrival[axis] = target.arrival[axis]
    }
    return result
  }

  /// What axes stand on that go to an offset by themselves: one that is not moved stands on what it stood on.
  func stands(at offset: Point) -> PerAxis<Stand> {
    var stands = PerAxis(Stand.asked(.layout))
    for axis in Axis.both where offset[axis] == state.offset[axis] && offset[axis] == destination[axis] {
      stands[axis] = state.stands[axis]
    }
    return stands
  }

  /// Where content under a finger is to be, that rests on something which is known.
  func askKnown(_ offset: Point) -> Point {
    var result = offset
    _ = find(&result)
    return result
  }

  /// By which cause links are to be asked for a target, nil for an axis about which nobody is; and what axes stand on if none
  /// of them says.
  private typealias Asked = (cause: PerAxis<Cause?>, stands: PerAxis<Stand>)

  /// Finds what axes stand on, from where they would come to rest as it is.
  private func find(_ offset: inout Point) -> Asked {
    let (end, former) = (offset, state.stands)
    var asked: Asked = (PerAxis(nil), former)
    for axis in Axis.both {
      switch former[axis] {
      case .offset: break
      case .asked(let cause): asked.cause[axis] = cause
      case .wall(let side):
        // Where it has arrived there, the wall goes without it: what is on screen stays.
        if state.activity.journey == nil {
          asked.cause[axis] = .program
        } else {
          offset[axis] = state.geometry.extent[axis][side] ?? end[axis]
        }
      case .link(let link, _, _):
        // On which both axes stand, that is asked once.
        if axis == .vertical, former.x.target(of: link) != nil { break }
        find(link, &offset, from: end, &asked)
      }
    }
    return asked
  }

  /// Finds what axes stand on that a link has chosen.
  private func find(_ link: any ScrollBehavior, _ offset: inout Point, from end: Point, _ asked: inout Asked)
  {
    var targets = state.stands.targets(of: link)
    let offsets = askOffset(of: &targets, link, from: end)
    for axis in Axis.both {
      guard case .link(let author, _, let behind) = state.stands[axis], author === link else {
        continue
      }
      guard let place = offsets[axis], let target = targets[axis] else {
        (asked.cause[axis], asked.stands[axis]) = (.layout, .asked(.layout))
        continue
      }
      state.stands[axis] = .link(link, target, behind: behind)
      (asked.cause[axis], asked.stands[axis]) = (behind, state.stands[axis])
      if place != end[axis] { noteReason(link, at: place, on: axis) }
      offset[axis] = place
    }
  }
}
