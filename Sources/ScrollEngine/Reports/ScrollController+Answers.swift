import ScrollSpace

extension ScrollController {
  /// The names of the questions that a link answers, found out by asking it on trial, with nothing done about what it
  /// says. A method that is mistyped compiles, and is missing here.
  ///
  /// `offset`, `wake`, `review` and `remember` are here if they have something to say at this moment: `offset` about what
  /// the link says an axis rests on, or would rest on after a release. None of them are here from within a question.
  func answers(of place: Int) -> [StaticString] {
    guard !state.isAsking else { return [] }
    let turn = state.turn
    state.isAsking = true
    let asked: [(Turn.Occasion, Bool)] = [
      (.extent, answersExtent(place)), (.layout, answersLayout(place)), (.drag, answersDrag(place)),
      (.motion, answersMotion(place)), (.target, answersTarget(place)), (.offset, answersOffset(place)),
      (.edge, answersEdge(place)), (.rebase, answersRebase(place)),
      (.wake, trial(.wake, place).wake(in: context) != nil), (.review, answersReview(place)),
      (.remember, trialMemory(place)?.isEmpty != true),
    ]
    state.turn = turn
    state.isAsking = false
    return asked.compactMap { $1 ? $0.name : nil }
  }

  /// The link whose turn it is.
  private func trial(_ occasion: Turn.Occasion, _ place: Int) -> any ScrollBehavior {
    state.turn = Turn(occasion: occasion, place: place)
    return state.chain.links[place]
  }

  private func answersExtent(_ place: Int) -> Bool {
    var proposal = extentProposal(content: state.givenContent)
    trial(.extent, place).extent(&proposal, in: context)
    return !proposal.isLeft
  }

  private func answersLayout(_ place: Int) -> Bool {
    var change = LayoutChange(
      old: state.geometry, new: state.geometry, offset: state.offset, destination: destination,
      origin: state.origin)
    trial(.layout, place).layout(&change, in: context)
    return !change.isLeft
  }

  private func answersDrag(_ place: Int) -> Bool {
    var proposal = DragProposal(cause: .drag, start: state.offset, translation: .zero, velocity: .zero)
    trial(.drag, place).drag(&proposal, in: context)
    return !proposal.isLeft
  }

  private func answersMotion(_ place: Int) -> Bool {
    var proposal = MotionProposal(cause: PerAxis(.release), velocity: .zero, glide: PerAxis(.none))
    trial(.motion, place).motion(&proposal, in: context)
    return !proposal.isLeft
  }

  private func answersTarget(_ place: Int) -> Bool { !trialTarget(place).isLeft }

  private func trialTarget(_ place: Int) -> TargetProposal {
    var proposal = TargetProposal(
      cause: PerAxis(.release), start: state.offset, velocity: .zero, natural: state.offset,
      arrival: PerAxis(.keepSpeed), origin: state.origin)
    trial(.target, place).target(&proposal, in: context)
    return proposal
  }

  private func answersOffset(_ place: Int) -> Bool {
    let chosen = trialTarget(place).restTarget
    let link = trial(.offset, place)
    var targets = state.stands.targets(of: link)
    for axis in Axis.both { targets[axis] = targets[axis] ?? chosen[axis] }
    if targets == PerAxis(nil) { return false }
    return link.offset(of: &targets, in: context) != PerAxis(nil)
  }

  private func answersEdge(_ place: Int) -> Bool {
    let wall = state.geometry.extent.y.lower ?? 0
    var proposal = EdgeProposal(
      cause: .drag, axis: .vertical, side: .lower, wall: wall, velocity: 0, target: wall - 1)
    trial(.edge, place).edge(&proposal, in: context)
    return !proposal.isLeft
  }

  private func answersRebase(_ place: Int) -> Bool {
    var proposal = RebaseProposal(axis: .vertical)
    trial(.rebase, place).rebase(&proposal, in: context)
    return !proposal.isLeft
  }

  private func answersReview(_ place: Int) -> Bool {
    Axis.both.contains { axis in
      var report = ChainReport(explaining: destination[axis], on: axis)
      trial(.review, place).review(&report, of: self)
      return report.remark != nil || !report.isEmpty
    }
  }

  /// What a link remembers at this moment; nil if that could not be read again.
  func trialMemory(_ place: Int) -> LinkMemory? {
    var memory = LinkMemory(ArchiveWalk())
    do throws(ArchiveError) { try trial(.remember, place).remember(&memory) } catch { return nil }
    return memory
  }
}
