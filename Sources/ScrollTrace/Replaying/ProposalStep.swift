public import ScrollEngine
import ScrollSpace

/// A proposal on its way through the chain: as one link left it.
public struct ProposalStep: Sendable {
  /// A proposal of any question.
  public enum Proposal: Sendable {
    /// How long is the content?
    case extent(ExtentProposal)
    /// What stays in view?
    case layout(LayoutChange)
    /// How far does the content go along?
    case drag(DragProposal)
    /// By which law would it glide?
    case motion(MotionProposal)
    /// Where should it come to rest?
    case target(TargetProposal)
    /// How does a wall answer?
    case edge(EdgeProposal)
    /// By how much does the origin move?
    case rebase(RebaseProposal)
  }

  /// The proposal.
  public let proposal: Proposal
  /// The number of the link that answered last; nil: the proposal is as the scroller made it.
  public let link: Int?
  /// The name of that link, or "scroller".
  public let name: String
}

extension ProposalStep: CustomStringConvertible {
  /// The question, who answered, and what is proposed now: `target, Paging: offset (0.0, 640.0)`.
  public var description: String { "\(question), \(name): \(words)" }

  /// The name of the question.
  public var question: StaticString {
    switch proposal {
    case .extent: "extent"
    case .layout: "layout"
    case .drag: "drag"
    case .motion: "motion"
    case .target: "target"
    case .edge: "edge"
    case .rebase: "rebase"
    }
  }

  private var words: String {
    switch proposal {
    case .extent(let proposal): "content \(proposal.content), walls \(proposal.extent)"
    case .layout(let change): "offset \(change.offset), destination \(change.destination)"
    case .drag(let proposal): "translation \(proposal.translation), velocity \(proposal.velocity)"
    case .motion(let proposal): "velocity \(proposal.velocity)"
    case .target(let proposal): "offset \(proposal.offset)"
    case .edge(let proposal):
      "\(proposal.axis) \(proposal.side) wall \(proposal.wall), \(proposal.response.kind)"
    case .rebase(let proposal): "shift \(proposal.shift)"
    }
  }
}

extension EdgeResponse {
  fileprivate var kind: StaticString {
    switch self {
    case .open: "open"
    case .rigid: "rigid"
    case .elastic: "elastic"
    case .custom: "a law"
    case .pulled: "pulled by a law"
    }
  }
}
