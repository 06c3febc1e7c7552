import ScrollMotion
import ScrollSpace

// The questions about where the content comes to rest.
extension Chain {
  /// A target, and what the axes rest on there. It is handed on, and never copied.
  struct Answer: ~Copyable {
    let target: TargetProposal
    let bases: PerAxis<RestBasis>
  }

  /// Asks for the rest position. `bases` is what the axes rest on if no link answers. After the question `layout`, the
  /// reasons noted there are continued.
  func target(
    _ proposal: consuming TargetProposal, restingOn bases: PerAxis<RestBasis>, afterLayout: Bool = false,
    in context: ScrollContext
  ) -> Answer {
    var draft = bases
    if !afterLayout { reasons.begin(proposal) }
    proposal.isAfterLayout = afterLayout
    for axis in Axis.both { proposal.isChosen[axis] = bases[axis].isChosen(for: proposal.cause[axis]) }
    ask(
      .target, &proposal, in: context, isUsable: { $0.isUsable },
      values: { "offset \($0.offset), arrival \($0.arrival.x.words) and \($0.arrival.y.words)" }
    ) { link, proposal, context in
      let (before, arrival) = (proposal.offset, proposal.arrival)
      for axis in Axis.both { proposal.restTarget[axis] = draft[axis].target(of: link) }
      link.target(&proposal, in: context)
      for axis in Axis.both where proposal.cause[axis] == nil { proposal.offset[axis] = before[axis] }
      guard proposal.isUsable else { return }
      note(link, from: before, to: proposal.offset)
      for axis in Axis.both {
        noteLaw(.target, axis, from: arrival[axis].law, to: proposal.arrival[axis].law)
      }
      proposal.noteBases(of: link, from: before, in: &draft, context)
      if afterLayout { keepWritten(by: link, from: before, &proposal, bases, &draft) }
    }
    proposal.offset = normalized(proposal.offset)
    for axis in Axis.both where proposal.cause[axis] != nil && !afterLayout { reasons.adopt(axis) }
    return Answer(target: proposal, bases: draft)
  }

  /// Keeps the offset that a link has written, at a layout for which it leaves what earlier links answer. So two links
  /// of which one has the last word move nothing if nothing has changed.
  private func keepWritten(
    by link: any ScrollBehavior, from old: Point, _ proposal: inout TargetProposal,
    _ bases: PerAxis<RestBasis>, _ draft: inout PerAxis<RestBasis>
  ) {
    for axis in Axis.both where proposal.cause[axis] != nil && bases[axis].isWritten(by: link) {
      proposal.isChosen[axis] = true
      guard proposal.offset[axis] == old[axis] else { continue }
      (proposal.offset[axis], draft[axis]) = (proposal.natural[axis], bases[axis])
      note(link, from: old, to: proposal.offset)
    }
  }

  /// Returns the present offsets of a link's targets; nil for an axis whose target does not exist, or that was not
  /// asked for. The destination of the context is the rest position of the present motion.
  func offset(
    of targets: inout PerAxis<RestTarget?>, by link: any ScrollBehavior, in context: ScrollContext
  ) -> PerAxis<Double?> {
    let original = targets
    return asking("offset", number(of: link) ?? CurrentCall.nobody) {
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

  /// Asks the links for the target of a drag's end, the delegate last. Returns nil once the drag no longer `lasts`,
  /// because a callback has ended it.
  func endOfDrag(
    of scroll: ScrollController, velocity: Vector, target: Point, lasts: () -> Bool
  ) -> Point? {
    reasons.noteEdges(target)
    var wanted = target
    /// Asks one link. The delegate is not a behaviour.
    func ask(_ link: any ScrollDelegate, behavior: (any ScrollBehavior)?, at number: Int) -> Bool {
      var answer = wanted
      calling("scrollWillEndDragging", number) {
        link.scrollWillEndDragging(scroll, withVelocity: velocity, targetContentOffset: &answer)
      }
      guard lasts() else { return false }
      let before = wanted
      if isUsable(answer) {
        wanted = answer
      } else {
        asking("scrollWillEndDragging", number) { refuse(.answer, nil, "target \(answer)") }
      }
      noteEdit(behavior, from: before, to: wanted)
      return true
    }
    guard forEach(implementing: .willEndDragging, { ask($0, behavior: $0, at: $1) }) else { return nil }
    if let link = last.link, !ask(link, behavior: nil, at: CurrentCall.delegate) { return nil }
    return wanted
  }

  /// Returns true unless a link or the delegate refuses to scroll to the top.
  func mayScrollToTop(_ scroll: ScrollController) -> Bool {
    calling("scrollShouldScrollToTop") {
      let mayAll = forEach(implementing: .shouldScrollToTop) { link, number in
        current.number = number
        return link.scrollShouldScrollToTop(scroll)
      }
      guard mayAll else { return false }
      current.number = CurrentCall.delegate
      return last.link?.scrollShouldScrollToTop(scroll) ?? true
    }
  }

  /// Notes the change that a link has made to where the content comes to rest.
  func note(_ link: any ScrollBehavior, from old: Point, to new: Point) {
    for axis in Axis.both where new[axis] != old[axis] { note(link, at: new[axis], on: axis) }
  }

  /// Notes that a link sends an axis to an offset.
  func note(_ link: any ScrollBehavior, at offset: Double, on axis: Axis) {
    reasons.draft[axis].note(.link, link.name, at: offset, by: number(of: link))
  }

  /// Notes an answer at the end of a drag. The delegate's answer is noted also if it changes nothing.
  private func noteEdit(_ link: (any ScrollBehavior)?, from old: Point, to new: Point) {
    let number = link.flatMap(number(of:))
    for axis in Axis.both where link == nil || new[axis] != old[axis] {
      reasons.current[axis].note(
        link == nil ? .delegate : .link, link?.name ?? "delegate", at: new[axis], by: number, isEdit: true)
    }
  }
}

extension TargetProposal {
  /// Notes what an axis would rest on, if a link has named a target or changed the offset.
  fileprivate mutating func noteBases(
    of link: any ScrollBehavior, from old: Point, in draft: inout PerAxis<RestBasis>, _ context: ScrollContext
  ) {
    for axis in Axis.both {
      guard let cause = cause[axis] else { continue }
      let target = axis == .horizontal ? restTarget.x : restTarget.y
      guard offset[axis] != old[axis] || target != draft[axis].target(of: link) else { continue }
      let side = context.geometry.extent[axis].side(past: offset[axis])
      draft[axis] =
        target.map { .link(link, $0, laterCause: nil) }
        ?? draft[axis].written(
          by: link, cause == .program ? .program : .layout, past: side,
          adjusts: adjusts(link, axis, from: old, context))
      isChosen[axis] = true
    }
  }

  /// Returns true if a link that has adjusted the target of an earlier link would also do so at a layout.
  private func adjusts(
    _ link: any ScrollBehavior, _ axis: Axis, from old: Point, _ context: ScrollContext
  ) -> Bool {
    if cause[axis] == .layout || cause[axis] == .program { return true }
    var causes = PerAxis<Cause?>(nil)
    causes[axis] = .layout
    var asked = TargetProposal(
      cause: causes, start: start, velocity: velocity, natural: old, arrival: PerAxis(.jump), origin: origin)
    (asked.isAfterLayout, asked.isChosen[axis]) = (true, true)
    link.target(&asked, in: context)
    return asked.offset[axis] != old[axis]
  }
}
