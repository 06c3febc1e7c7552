import ScrollEngine
import ScrollSpace

/// A link that changes nothing, and notes each proposal after the link before it.
final class ProposalProbe: ScrollBehavior {
  /// The proposals that the probes of one chain have noted.
  final class Notes {
    var steps: [ProposalStep] = []
    var isNoting = false
  }

  private let (notes, link, linkName): (Notes, Int?, String)

  init(_ notes: Notes, after link: Int?, named name: String) {
    (self.notes, self.link, linkName) = (notes, link, name)
  }

  var name: StaticString { "probe" }

  /// Returns a chain with a probe before and after each link.
  static func chain(_ links: [any ScrollBehavior], _ notes: Notes) -> [any ScrollBehavior] {
    var chain: [any ScrollBehavior] = [ProposalProbe(notes, after: nil, named: "scroller")]
    for (number, link) in links.enumerated() {
      chain.append(link)
      chain.append(ProposalProbe(notes, after: number, named: "\(link.name)"))
    }
    return chain
  }

  private func note(_ proposal: ProposalStep.Proposal) {
    if notes.isNoting { notes.steps.append(ProposalStep(proposal: proposal, link: link, name: linkName)) }
  }

  func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) { note(.extent(proposal)) }
  func layout(_ change: inout LayoutChange, in context: ScrollContext) { note(.layout(change)) }
  func drag(_ proposal: inout DragProposal, in context: ScrollContext) { note(.drag(proposal)) }
  func motion(_ proposal: inout MotionProposal, in context: ScrollContext) { note(.motion(proposal)) }
  func target(_ proposal: inout TargetProposal, in context: ScrollContext) { note(.target(proposal)) }
  func edge(_ proposal: inout EdgeProposal, in context: ScrollContext) { note(.edge(proposal)) }
  func zoom(_ proposal: inout ZoomProposal, in context: ScrollContext) { note(.zoom(proposal)) }
  func rebase(_ proposal: inout RebaseProposal, in context: ScrollContext) { note(.rebase(proposal)) }
}
