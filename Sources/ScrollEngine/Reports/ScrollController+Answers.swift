import ScrollSpace

extension ScrollController {
  /// Returns the names of the questions that a link of the chain answers, for example `target` and `edge`. The link
  /// is asked on trial, and the answers are not used.
  ///
  /// A method with a mistyped name, label or type compiles, and its question is missing here. A test of your behaviour
  /// may compare this list with the questions that the behaviour is to answer.
  ///
  /// `offset`, `wake`, `review` and `remember` are included if the link has an answer at this moment. `offset` is
  /// asked about the target that the link has chosen, or would choose at a release. From within a question, and for a
  /// link that is not in the chain, the result is empty.
  public func answers(of link: any ScrollBehavior) -> [String] {
    guard let number = state.chain.links.firstIndex(where: { $0 === link }) else { return [] }
    return answers(at: number).map { "\($0)" }
  }

  /// Returns the names of the questions that the link at a place in the chain answers.
  func answers(at number: Int) -> [StaticString] {
    guard !state.isAsking else { return [] }
    let (link, context, offset) = (state.chain.links[number], context, state.offset)
    var answered: [StaticString] = []
    func ask(_ question: StaticString, _ isAnswered: () -> Bool) {
      if asking(question, number, isAnswered) { answered.append(question) }
    }
    func ask<Asked: Proposal>(
      _ question: StaticString, _ proposal: inout Asked, _ call: (inout Asked) -> Void
    ) {
      ask(question) {
        call(&proposal)
        return !proposal.isLeft
      }
    }
    var extent = extentProposal(content: state.givenContent)
    ask("extent", &extent) { link.extent(&$0, in: context) }
    var change = LayoutChange(
      old: state.geometry, new: state.geometry, offset: offset, destination: destination, origin: state.origin
    )
    ask("layout", &change) { link.layout(&$0, in: context) }
    var drag = DragProposal(cause: .drag, start: offset, translation: .zero, velocity: .zero)
    ask("drag", &drag) { link.drag(&$0, in: context) }
    var motion = MotionProposal(cause: PerAxis(.release), velocity: .zero, glide: PerAxis(.none))
    ask("motion", &motion) { link.motion(&$0, in: context) }
    var target = targetProposal(PerAxis(.release), to: offset)
    ask("target", &target) { link.target(&$0, in: context) }
    var targets = state.restBases.targets(of: link)
    for axis in Axis.both { targets[axis] = targets[axis] ?? target.restTarget[axis] }
    ask("offset") { targets != PerAxis(nil) && link.offset(of: &targets, in: context) != PerAxis(nil) }
    let wall = state.geometry.extent.y.lower ?? 0
    var edge = EdgeProposal(
      cause: .drag, axis: .vertical, side: .lower, wall: wall, velocity: 0, target: wall - 1)
    ask("edge", &edge) { link.edge(&$0, in: context) }
    var rebase = RebaseProposal(axis: .vertical)
    ask("rebase", &rebase) { link.rebase(&$0, in: context) }
    ask("wake") { link.wake(in: context) != nil }
    ask("review") {
      Axis.both.contains { axis in
        var report = ChainReport(explaining: destination[axis], on: axis)
        link.review(&report, of: self)
        return report.note != nil || !report.isEmpty
      }
    }
    ask("remember") { trialMemory(of: link)?.isEmpty != true }
    return answered
  }

  /// Returns the link's memory at this moment; nil if the memory could not be read again.
  func trialMemory(of link: any ScrollBehavior) -> LinkMemory? {
    var memory = LinkMemory(ArchiveWalk())
    do throws(ArchiveError) { try link.remember(&memory) } catch { return nil }
    return memory
  }
}
