public import ScrollEngine
public import ScrollSpace

/// Edges that nothing gets past: a finger stops moving the content there, and a fling stops dead.
///
/// Write it before a link that shall treat some of the edges otherwise: `[Clamping(), Bouncing(.top)]`.
public final class Clamping: ScrollBehavior {
  /// The edges it holds. Others are left to the rest of the chain.
  public let edges: Edges

  /// Makes a behaviour that holds these edges; all four if not said.
  public init(_ edges: Edges = .all) { self.edges = edges }

  /// "Clamping".
  public var name: StaticString { "Clamping" }

  /// Answers `.rigid` at its edges.
  public func edge(_ proposal: inout EdgeProposal, in context: ScrollContext) {
    if edges.contains(Edges(proposal.axis, proposal.side)) { proposal.response = .rigid }
  }
}
