public import ScrollEngine
public import ScrollSpace

/// The link by which a scroller's walls know that the scroller stands among others: they are rigid where a fling goes on in
/// another scroller, and where the scroller has no overscroll.
///
/// ```swift
/// let list = ScrollController(viewport: pane, content: rows, behaviors: [NestedEdges(), Bouncing(.bottom)])
/// ```
/// Here the bottom bounces in any case. A ``NestedScroller`` takes the link that stands in the chain of its scroller, and adds
/// one at the end if there is none. Links behind it may answer otherwise. Without the link a fling bounces at the wall at which
/// it also goes on.
public final class NestedEdges: ScrollBehavior {
  /// The axes whose walls are rigid at all times. ``NestedScroller/overscroll`` sets this.
  public var isRigid = PerAxis(false)
  /// The axes on which the present fling goes on in another scroller at the wall. Whoever shares flings sets this before the
  /// fling is planned, as ``ScrollNest`` does. Under a finger it does not count: the other scrollers have had what they had room
  /// for.
  public var handsOn = PerAxis(false)

  /// Makes a link that changes nothing yet.
  public init() {}

  /// "Nested".
  public var name: StaticString { "Nested" }

  /// Rigid, or as links before it say.
  public func edge(_ proposal: inout EdgeProposal, in context: ScrollContext) {
    if isRigid[proposal.axis] || proposal.cause == .release && handsOn[proposal.axis] {
      proposal.response = .rigid
    }
  }
}
