import ScrollMotion
import ScrollSpace

extension ScrollController: Walls {
  /// Asks each link in order. An answer that is not usable is undone and counted.
  private func ask<Proposal>(
    _ method: StaticString, _ proposal: inout Proposal, isUsable: (inout Proposal) -> Bool,
    values: (Proposal) -> DeferredText,
    _ question: (any ScrollBehavior, inout Proposal, ScrollContext) -> Void
  ) {
    let (currentCall, context) = (state.currentCall, context)
    state.isAsking = true
    state.currentCall.method = method
    for (number, link) in state.chain.links.enumerated() {
      let before = proposal
      state.currentCall.number = number
      question(link, &proposal, context)
      if !isUsable(&proposal) {
        refuse(.answer, nil, values(proposal))
        proposal = before
      }
    }
    state.currentCall = currentCall
    state.isAsking = false
  }

  /// Returns the proposal with which links are asked for the length of the content.
  func extentProposal(content: Size) -> ExtentProposal {
    ExtentProposal(
      viewport: state.geometry.viewport, inset: state.geometry.inset, content: content, origin: state.origin)
  }

  func askExtent() -> ExtentProposal {
    var proposal = extentProposal(content: state.givenContent)
    ask(
      "extent", &proposal, isUsable: { $0.repair() },
      values: { "content \($0.content), walls (\($0.extent.x), \($0.extent.y))" }
    ) {
      $0.extent(&$1, in: $2)
    }
    return proposal
  }

  func askLayout(_ change: LayoutChange) -> LayoutChange {
    var change = change
    let original = change
    beginReason(.layout, at: original.destination)
    ask(
      "layout", &change, isUsable: { $0.isUsable },
      values: { "offset \($0.offset), destination \($0.destination)" }
    ) { link, change, context in
      let before = change.rest(from: original)
      link.layout(&change, in: context)
      if change.isUsable { noteReason(link, from: before, to: change.rest(from: original)) }
    }
    change.offset = normalized(change.offset)
    change.destination = normalized(change.destination)
    return change
  }

  func askDrag(
    cause: Cause, start: Point, translation: Vector, velocity: Vector = .zero, step: Vector = .zero,
    caught: CaughtMotion? = nil
  ) -> DragProposal {
    var proposal = DragProposal(
      cause: cause, start: start, translation: translation, velocity: velocity, step: step, caught: caught)
    ask(
      "drag", &proposal, isUsable: { isUsable($0.translation) && isUsable($0.velocity) && isUsable($0.step) },
      values: { "translation \($0.translation), velocity \($0.velocity)" }
    ) {
      $0.drag(&$1, in: $2)
    }
    return proposal
  }

  func askMotion(cause: PerAxis<Cause?>, velocity: Vector) -> MotionProposal {
    let rate = Glide.decay(rate: state.decelerationRate.rawValue)
    var proposal = MotionProposal(cause: cause, velocity: velocity, glide: PerAxis(rate))
    ask(
      "motion", &proposal, isUsable: { $0.isUsable },
      values: {
        "velocity \($0.velocity), glide \($0.glide.x.words) and \($0.glide.y.words)\($0.projectionWords)"
      }
    ) { link, proposal, context in
      let before = proposal
      link.motion(&proposal, in: context)
      for axis in Axis.both where cause[axis] == nil {
        (proposal.velocity[axis], proposal.glide[axis]) = (before.velocity[axis], before.glide[axis])
      }
      guard proposal.isUsable else { return }
      for axis in Axis.both {
        noteLaw(.motion, axis, from: before.glide[axis].law, to: proposal.glide[axis].law)
      }
    }
    return proposal
  }

  /// Asks for the rest position. `restBases` is what the axes rest on if no link answers. After `askLayout`, the
  /// reasons noted there are continued.
  func askTarget(
    _ proposal: TargetProposal, restingOn restBases: PerAxis<RestBasis> = PerAxis(.asked(.layout)),
    afterLayout: Bool = false
  ) -> TargetProposal {
    var proposal = proposal
    if !afterLayout { beginReason(proposal) }
    proposal.isAfterLayout = afterLayout
    var draft = restBases
    for axis in Axis.both { proposal.isChosen[axis] = restBases[axis].isChosen(for: proposal.cause[axis]) }
    ask(
      "target", &proposal, isUsable: { $0.isUsable },
      values: { "offset \($0.offset), arrival \($0.arrival.x.words) and \($0.arrival.y.words)" }
    ) { link, proposal, context in
      let (before, arrival) = (proposal.offset, proposal.arrival)
      for axis in Axis.both { proposal.restTarget[axis] = draft[axis].target(of: link) }
      link.target(&proposal, in: context)
      for axis in Axis.both where proposal.cause[axis] == nil { proposal.offset[axis] = before[axis] }
      guard proposal.isUsable else { return }
      noteReason(link, from: before, to: proposal.offset)
      for axis in Axis.both {
        noteLaw(.target, axis, from: arrival[axis].law, to: proposal.arrival[axis].law)
      }
      noteRestBasis(link, from: before, &proposal, &draft)
    }
    proposal.offset = normalized(proposal.offset)
    for axis in Axis.both where proposal.cause[axis] != nil {
      if !afterLayout { state.reasons.adopt(axis) }
      // After a layout, a target that no longer exists may exist again later, as long as no link has chosen another
      // place.
      if !afterLayout || proposal.isChosen[axis] { state.restBases[axis] = draft[axis] }
      let side = state.geometry.extent[axis].side(past: proposal.offset[axis])
      if afterLayout { state.restBases[axis].cut(past: side) }
    }
    return proposal
  }

  /// Notes what an axis would rest on, if a link has named a target or changed the offset.
  private func noteRestBasis(
    _ link: any ScrollBehavior, from old: Point, _ proposal: inout TargetProposal,
    _ draft: inout PerAxis<RestBasis>
  ) {
    for axis in Axis.both {
      guard let cause = proposal.cause[axis] else { continue }
      let basis = draft[axis]
      let target = proposal.restTarget[axis]
      guard target != basis.target(of: link) || proposal.offset[axis] != old[axis] else { continue }
      let side = state.geometry.extent[axis].side(past: proposal.offset[axis])
      draft[axis] =
        target.map { .link(link, $0, laterCause: nil) }
        ?? basis.changed(cause == .program ? .program : .layout, past: side)
      proposal.isChosen[axis] = true
    }
  }

  /// Returns the present offsets of a link's targets; nil for an axis whose target does not exist, or that was not
  /// asked for. `end` is the rest position of the present motion.
  func askOffset(
    of targets: inout PerAxis<RestTarget?>, _ link: any ScrollBehavior, from end: Point
  ) -> PerAxis<Double?> {
    let number = state.chain.links.firstIndex { $0 === link } ?? CurrentCall.nobody
    let original = targets
    let context = context(destination: end)
    return asking("offset", number) {
      var offsets = link.offset(of: &targets, in: context)
      for axis in Axis.both {
        if original[axis] != nil, let offset = offsets[axis], let part = targets[axis]?.part {
          offsets[axis] = normalized(offset)
          if isUsable(offset), part.isFinite { continue }
          refuse(.answer, nil, "offset \(offset), part \(part)")
        }
        (offsets[axis], targets[axis]) = (nil, original[axis])
      }
      return offsets
    }
  }

  /// Asks the links for the target of a drag's end, the delegate last. Returns nil if a callback has ended the drag.
  func askEnd(velocity: Vector, target: Point) -> Point? {
    noteEdges(target)
    var wanted = target
    /// Asks one link. The delegate is not a behaviour.
    func ask(_ link: any ScrollDelegate, behavior: (any ScrollBehavior)?, at number: Int) -> Bool {
      var answer = wanted
      calling("scrollWillEndDragging", number) {
        link.scrollWillEndDragging(self, withVelocity: velocity, targetContentOffset: &answer)
      }
      guard phase == .dragging else { return false }
      let before = wanted
      if isUsable(answer) {
        wanted = answer
      } else {
        asking("scrollWillEndDragging", number) { refuse(.answer, nil, "target \(answer)") }
      }
      noteEdit(behavior, from: before, to: wanted)
      return true
    }
    guard allLinks(implementing: .willEndDragging, { ask($0, behavior: $0, at: $1) }) else { return nil }
    if let lastLink, !ask(lastLink, behavior: nil, at: CurrentCall.delegate) { return nil }
    return wanted
  }

  func askEdge(_ proposal: EdgeProposal) -> EdgeResponse {
    var proposal = proposal
    ask("edge", &proposal, isUsable: { $0.response.isUsable }, values: { $0.response.words }) {
      link, proposal, context in
      let (before, pull) = (proposal.response.law, proposal.response.ownPull)
      link.edge(&proposal, in: context)
      noteLaw(.edge, proposal.axis, from: before, to: proposal.response.law)
      let own = proposal.response.ownPull
      state.reasons.laws[proposal.axis].note(
        .pull, isOther: own !== pull, isNone: own == nil, by: state.currentCall.number)
    }
    return proposal.response
  }

  /// Notes which link's law is in effect after an answer.
  private func noteLaw(
    _ question: LawQuestion, _ axis: Axis, from old: (any MotionLaw)?, to new: (any MotionLaw)?
  ) {
    state.reasons.laws[axis].note(
      question, isOther: old !== new, isNone: new == nil, by: state.currentCall.number)
  }

  func askRebase(_ axis: Axis) -> Double {
    var proposal = RebaseProposal(axis: axis)
    ask("rebase", &proposal, isUsable: { isUsable($0.shift) }, values: { "shift \($0.shift)" }) {
      $0.rebase(&$1, in: $2)
    }
    return roundedToGrid(proposal.shift)
  }

  /// Returns the time at which a link wants to be woken.
  func askWake(_ link: any ScrollBehavior) -> Timestamp? {
    asking("wake", state.chain.links.firstIndex { $0 === link } ?? CurrentCall.nobody) {
      let wake = link.wake(in: context)
      guard let wake, !isUsable(wake) else { return wake }
      refuse(.answer, nil, "\(wake)")
      return nil
    }
  }
}
