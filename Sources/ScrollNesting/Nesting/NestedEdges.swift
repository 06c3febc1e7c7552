public import ScrollEngine
public import ScrollSpace

/// The link for the edges of a nested scroller: they are rigid if a fling continues in another scroller, or
/// if the scroller has no overscroll.
///
/// ```swift
/// let list = ScrollController(viewport: pane, content: rows, behaviors: [NestedEdges(), Bouncing(.bottom)])
/// ```
/// Here the bottom bounces in any case. A ``NestedScroller`` uses the link in the chain of its scroller, and
/// adds one at the end if there is none. Later links may decide otherwise. Without the link, a fling would
/// bounce at a wall although it continues in another scroller.
public final class NestedEdges: ScrollBehavior {
  /// The axes whose edges are always rigid. ``NestedScroller/overscroll`` sets this property.
  public var isRigid = PerAxis(false)
  /// The axes on which the present fling continues in another scroller at the wall. Set this before the fling
  /// is planned, as ``ScrollNest`` does. Under a finger it does not count: the other scrollers have taken
  /// their parts already.
  public var passesOn = PerAxis(false)

  /// The padding of the scroller: see ``NestedScroller/scrollPadding``.
  var padding = Insets.zero

  /// Creates a link that changes nothing yet.
  public init() {}

  /// "Nested".
  @_documentation(visibility: internal)
  public var name: StaticString { "Nested" }

  /// Adds the padding.
  @_documentation(visibility: internal)
  public func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) {
    if padding != .zero { proposal.padding = proposal.padding + padding }
  }

  /// Sets the edge to `.rigid` if one of the properties requires it.
  @_documentation(visibility: internal)
  public func edge(_ proposal: inout EdgeProposal, in context: ScrollContext) {
    if isRigid[proposal.axis] || proposal.cause == .release && passesOn[proposal.axis] {
      proposal.response = .rigid
    }
  }
}
