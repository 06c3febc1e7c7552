public import ScrollEngine
import ScrollSpace

/// A proposal after the answer of one link of the chain.
public struct ProposalStep: Sendable {
  /// The proposal of any question.
  public enum Proposal: Sendable {
    /// The length of the content.
    case extent(ExtentProposal)
    /// The part of the content that stays in place.
    case layout(LayoutChange)
    /// The distance of an input.
    case drag(DragProposal)
    /// The law of the glide.
    case motion(MotionProposal)
    /// The rest position.
    case target(TargetProposal)
    /// The response of a wall.
    case edge(EdgeProposal)
    /// The limits and the rest of the scale.
    case zoom(ZoomProposal)
    /// The shift of the origin.
    case rebase(RebaseProposal)
  }

  /// The proposal.
  public let proposal: Proposal
  /// The number of the link that answered last. If nil, the proposal is that of the scroller.
  public let link: Int?
  /// The name of that link, or "scroller".
  public let name: String
}

extension ProposalStep: CustomStringConvertible {
  /// The question, the link, and the proposal: `target, Paging: offset (0.0, 640.0)`.
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
    case .zoom: "zoom"
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
    case .zoom(let proposal): "target \(proposal.target), velocity \(proposal.velocity)"
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
