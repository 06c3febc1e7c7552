import ScrollMotion
import ScrollSpace

// The questions about walls, movements and laws. Each answer is the proposal as the last link left it.
extension Chain {
  func extent(_ proposal: ExtentProposal, in context: ScrollContext) -> ExtentProposal {
    var proposal = proposal
    ask(
      .extent, &proposal, in: context, isUsable: { $0.repair() },
      values: { "content \($0.content), walls (\($0.extent.x), \($0.extent.y))" }
    ) {
      $0.extent(&$1, in: $2)
    }
    return proposal
  }

  func layout(_ change: LayoutChange, in context: ScrollContext) -> LayoutChange {
    var change = change
    let original = change
    reasons.begin(.layout, at: original.destination)
    ask(
      .layout, &change, in: context, isUsable: { $0.isUsable },
      values: { "offset \($0.offset), destination \($0.destination)" }
    ) { link, change, context in
      let before = change.rest(from: original)
      link.layout(&change, in: context)
      if change.isUsable { note(link, from: before, to: change.rest(from: original)) }
    }
    change.offset = normalized(change.offset)
    change.destination = normalized(change.destination)
    return change
  }

  func drag(_ proposal: DragProposal, in context: ScrollContext) -> DragProposal {
    var proposal = proposal
    ask(
      .drag, &proposal, in: context,
      isUsable: { isUsable($0.translation) && isUsable($0.velocity) && isUsable($0.step) },
      values: { "translation \($0.translation), velocity \($0.velocity)" }
    ) {
      $0.drag(&$1, in: $2)
    }
    return proposal
  }

  func motion(_ proposal: MotionProposal, in context: ScrollContext) -> MotionProposal {
    var proposal = proposal
    let cause = proposal.cause
    ask(
      .motion, &proposal, in: context, isUsable: { $0.isUsable },
      values: {
        "velocity \($0.velocity), glide \($0.glide.x.words) and \($0.glide.y.words)\($0.projectionWords)"
      }
    ) { link, proposal, context in
      let (velocity, glide) = (proposal.velocity, proposal.glide)
      link.motion(&proposal, in: context)
      for axis in Axis.both where cause[axis] == nil {
        (proposal.velocity[axis], proposal.glide[axis]) = (velocity[axis], glide[axis])
      }
      guard proposal.isUsable else { return }
      for axis in Axis.both {
        noteLaw(.motion, axis, from: glide[axis].law, to: proposal.glide[axis].law)
      }
    }
    return proposal
  }

  func edge(_ proposal: EdgeProposal, in context: ScrollContext) -> EdgeResponse {
    var proposal = proposal
    ask(.edge, &proposal, in: context, isUsable: { $0.response.isUsable }, values: { $0.response.words }) {
      link, proposal, context in
      let (before, pull) = (proposal.response.law, proposal.response.ownPull)
      link.edge(&proposal, in: context)
      noteLaw(.edge, proposal.axis, from: before, to: proposal.response.law)
      let own = proposal.response.ownPull
      reasons.laws[proposal.axis].note(.pull, isOther: own !== pull, isNone: own == nil, by: current.number)
    }
    return proposal.response
  }

  func zoom(_ proposal: ZoomProposal, in context: ScrollContext) -> ZoomProposal {
    var proposal = proposal
    if proposal.cause == .drag { reasons.laws.y[.zoom] = nil } else { reasons.laws.x[.zoom] = nil }
    ask(
      .zoom, &proposal, in: context, isUsable: { $0.isUsable },
      values: { "target \($0.target), velocity \($0.velocity), arrival \($0.arrival.words)" }
    ) { link, proposal, context in
      // The scale has no axis: the first one names the author of the arrival, and the second one that of the pull.
      let (law, pull) = (proposal.arrival.law, proposal.pull)
      link.zoom(&proposal, in: context)
      guard proposal.isUsable else { return }
      noteLaw(.zoom, .horizontal, from: law, to: proposal.arrival.law)
      reasons.laws.y.note(
        .zoom, isOther: proposal.pull !== pull, isNone: proposal.pull == nil, by: current.number)
    }
    return proposal
  }

  /// Returns the shift of the origin that brings an offset back into its window.
  func rebase(_ axis: Axis, in context: ScrollContext) -> Double {
    var proposal = RebaseProposal(axis: axis)
    ask(
      .rebase, &proposal, in: context, isUsable: { isUsable($0.shift) }, values: { "shift \($0.shift)" }
    ) {
      $0.rebase(&$1, in: $2)
    }
    return roundedToGrid(proposal.shift)
  }

  /// Returns the time at which a link wants to be woken.
  private func wake(of link: any ScrollBehavior, at number: Int, in context: ScrollContext) -> Timestamp? {
    asking("wake", number) {
      let wake = link.wake(in: context)
      guard let wake, !isUsable(wake) else { return wake }
      refuse(.answer, nil, "\(wake)")
      return nil
    }
  }

  /// Asks each link that may want to be woken, with the present context. Links that leave the chain in the meantime are
  /// skipped. Returns the links and their times to a closure, which may call links.
  func wakes(in context: () -> ScrollContext, _ call: (any ScrollBehavior, _ number: Int, Timestamp) -> Void)
  {
    guard answers(.wake) else { return }
    let links = links
    links.forEach(answering: .wake) { link, number in
      let isSame = links === self.links
      guard isSame || all.contains(where: { $0 === link }) else { return }
      let place = isSame ? number : CurrentCall.nobody
      if let time = wake(of: link, at: place, in: context()) { call(link, place, time) }
    }
  }

  /// Notes which link's law is in effect after an answer.
  func noteLaw(_ question: LawQuestion, _ axis: Axis, from old: (any MotionLaw)?, to new: (any MotionLaw)?) {
    reasons.laws[axis].note(question, isOther: old !== new, isNone: new == nil, by: current.number)
  }
}
