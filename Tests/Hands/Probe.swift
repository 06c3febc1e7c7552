package import ScrollEngine
package import ScrollSpace

/// A behaviour whose answers a test writes, one closure a question. It also keeps a log.
package final class Probe: Log, ScrollBehavior {
  package let name: StaticString
  package var onExtent: (inout ExtentProposal, ScrollContext) -> Void = { _, _ in }
  package var onLayout: (inout LayoutChange, ScrollContext) -> Void = { _, _ in }
  package var onDrag: (inout DragProposal, ScrollContext) -> Void = { _, _ in }
  package var onMotion: (inout MotionProposal, ScrollContext) -> Void = { _, _ in }
  package var onTarget: (inout TargetProposal, ScrollContext) -> Void = { _, _ in }
  package var onOffset: (inout RestTarget, Axis, ScrollContext) -> Double? = { _, _, _ in nil }
  package var onEdge: (inout EdgeProposal, ScrollContext) -> Void = { _, _ in }
  package var onRebase: (inout RebaseProposal, ScrollContext) -> Void = { _, _ in }
  package var onNote: (Double, Axis, ScrollContext) -> String? = { _, _, _ in nil }
  package var onWake: (ScrollContext) -> Timestamp? = { _ in nil }

  package init(_ name: StaticString = "probe") { self.name = name }

  /// A probe that answers one question.
  package convenience init<Answer>(
    _ name: StaticString, _ question: ReferenceWritableKeyPath<Probe, Answer>, _ answer: Answer
  ) {
    self.init(name)
    self[keyPath: question] = answer
  }

  package convenience init<Answer>(_ question: ReferenceWritableKeyPath<Probe, Answer>, _ answer: Answer) {
    self.init("probe", question, answer)
  }

  package func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) {
    onExtent(&proposal, context)
  }
  package func layout(_ change: inout LayoutChange, in context: ScrollContext) { onLayout(&change, context) }
  package func drag(_ proposal: inout DragProposal, in context: ScrollContext) { onDrag(&proposal, context) }
  package func motion(_ proposal: inout MotionProposal, in context: ScrollContext) {
    onMotion(&proposal, context)
  }
  package func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
    onTarget(&proposal, context)
  }
  package func offset(of targets: inout PerAxis<RestTarget?>, in context: ScrollContext) -> PerAxis<Double?> {
    var offset = PerAxis<Double?>(nil)
    for axis in Axis.both {
      guard var target = targets[axis] else { continue }
      offset[axis] = onOffset(&target, axis, context)
      targets[axis] = target
    }
    return offset
  }
  package func edge(_ proposal: inout EdgeProposal, in context: ScrollContext) { onEdge(&proposal, context) }
  package func rebase(_ proposal: inout RebaseProposal, in context: ScrollContext) {
    onRebase(&proposal, context)
  }
  package func review(_ report: inout ChainReport, of scroll: ScrollController) {
    for axis in Axis.both { report.note(on: axis) { onNote($0, axis, scroll.context) } }
  }
  package func wake(in context: ScrollContext) -> Timestamp? { onWake(context) }
  package func didWake(_ scroll: ScrollController) { note("didWake", scroll) }
  package func didAttach(to scroll: ScrollController) { note("didAttach", scroll) }
  package func didDetach() { noteDetached() }

  /// Who was detached is told no scroller, so no command can follow.
  private func noteDetached() { detachments += 1 }

  /// How often it left a chain.
  package private(set) var detachments = 0
}

extension Probe {
  /// A link that lets everything past every wall.
  package static var open: Probe {
    let probe = Probe("open")
    probe.onEdge = { proposal, _ in proposal.response = .open }
    return probe
  }
}
