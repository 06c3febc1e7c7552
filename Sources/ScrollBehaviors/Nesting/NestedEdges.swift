import ScrollEngine
import ScrollSpace

/// The link by which a scroller's walls know that it stands among others: rigid where a fling goes on in another scroller, and
/// where it is said to have no overscroll.
final class NestedEdges: ScrollBehavior {
  unowned(unsafe) var scroller: NestedScroller?

  /// "Nested".
  var name: StaticString { "Nested" }

  /// Rigid, where what gets to the wall is somebody else's. Under a finger it is this scroller's own: the others have had what
  /// they had room for.
  func edge(_ proposal: inout EdgeProposal, in context: ScrollContext) {
    guard let scroller else { return }
    if scroller.overscroll[proposal.axis] == .none
      || proposal.cause == .release && scroller.handsOn[proposal.axis]
    {
      proposal.response = .rigid
    }
  }
}
