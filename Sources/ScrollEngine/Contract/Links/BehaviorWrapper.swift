public import ScrollSpace

/// A link that passes all that it is asked and called on to another link: the base class of links that change what
/// another link does.
///
/// ```
///   chain   [rows, wrapper, edges]        wrapper ─── target, layout, scrollDidScroll … ──▶ base
/// ```
/// Override what your link changes, and call `super` for what the base is to answer:
///
/// ```swift
/// final class Switched: BehaviorWrapper {
///   var isOn = true
///   override func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
///     if isOn { super.target(&proposal, in: context) }
///   }
/// }
/// ```
/// For the scroller, the wrapper and its base are one link, because what the base commands within a call of the wrapper
/// comes from the wrapper. So the base's rest targets are the wrapper's, and commands of the base work as if the base
/// were in the chain. Do not write the base in a chain itself.
///
/// The same is true of a link of your own that passes calls on without this class. Such a link has to pass on all
/// methods of ``ScrollBehavior`` and of ``ScrollDelegate``, because a method that is missing never reaches the base.
open class BehaviorWrapper: ScrollBehavior {
  /// The link to which everything is passed on.
  public final let base: any ScrollBehavior

  /// Creates a link around another one.
  public init(_ base: any ScrollBehavior) { self.base = base }

  // MARK: What the scroller asks

  /// The name of the base, so that a snapshot fits with and without the wrapper.
  @_documentation(visibility: internal)
  open var name: StaticString { base.name }
  /// Asks the base.
  @_documentation(visibility: internal)
  open func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) {
    base.extent(&proposal, in: context)
  }
  /// Asks the base.
  @_documentation(visibility: internal)
  open func layout(_ change: inout LayoutChange, in context: ScrollContext) {
    base.layout(&change, in: context)
  }
  /// Asks the base.
  @_documentation(visibility: internal)
  open func drag(_ proposal: inout DragProposal, in context: ScrollContext) {
    base.drag(&proposal, in: context)
  }
  /// Asks the base.
  @_documentation(visibility: internal)
  open func motion(_ proposal: inout MotionProposal, in context: ScrollContext) {
    base.motion(&proposal, in: context)
  }
  /// Asks the base.
  @_documentation(visibility: internal)
  open func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
    base.target(&proposal, in: context)
  }
  /// Asks the base.
  @_documentation(visibility: internal)
  open func offset(of targets: inout PerAxis<RestTarget?>, in context: ScrollContext) -> PerAxis<Double?> {
    base.offset(of: &targets, in: context)
  }
  /// Asks the base.
  @_documentation(visibility: internal)
  open func edge(_ proposal: inout EdgeProposal, in context: ScrollContext) {
    base.edge(&proposal, in: context)
  }
  /// Asks the base.
  @_documentation(visibility: internal)
  open func zoom(_ proposal: inout ZoomProposal, in context: ScrollContext) {
    base.zoom(&proposal, in: context)
  }
  /// Asks the base.
  @_documentation(visibility: internal)
  open func rebase(_ proposal: inout RebaseProposal, in context: ScrollContext) {
    base.rebase(&proposal, in: context)
  }
  /// Asks the base.
  @_documentation(visibility: internal)
  open func review(_ report: inout ChainReport, of scroll: ScrollController) {
    base.review(&report, of: scroll)
  }
  /// Asks the base.
  @_documentation(visibility: internal)
  open func wake(in context: ScrollContext) -> Timestamp? { base.wake(in: context) }
  /// Asks the base.
  @_documentation(visibility: internal)
  open func scrollShouldScrollToTop(_ scroll: ScrollController) -> Bool {
    base.scrollShouldScrollToTop(scroll)
  }

  // MARK: What the scroller calls

  /// Calls the base.
  @_documentation(visibility: internal)
  open func didAttach(to scroll: ScrollController) { base.didAttach(to: scroll) }
  /// Calls the base.
  @_documentation(visibility: internal)
  open func didDetach() { base.didDetach() }
  /// Calls the base.
  @_documentation(visibility: internal)
  open func didWake(_ scroll: ScrollController) { base.didWake(scroll) }
  /// Calls the base.
  @_documentation(visibility: internal)
  open func scrollWillTakeInput(_ scroll: ScrollController, at time: Timestamp) {
    base.scrollWillTakeInput(scroll, at: time)
  }
  /// Calls the base.
  @_documentation(visibility: internal)
  open func clockWasSetBack(by seconds: Double) { base.clockWasSetBack(by: seconds) }
  /// Calls the base.
  @_documentation(visibility: internal)
  open func remember(_ memory: inout LinkMemory) throws(ArchiveError) { try base.remember(&memory) }
  /// Calls the base.
  @_documentation(visibility: internal)
  open func scrollDidScroll(_ scroll: ScrollController) { base.scrollDidScroll(scroll) }
  /// Calls the base.
  @_documentation(visibility: internal)
  open func scrollWillBeginDragging(_ scroll: ScrollController) { base.scrollWillBeginDragging(scroll) }
  /// Calls the base.
  @_documentation(visibility: internal)
  open func scrollWillEndDragging(
    _ scroll: ScrollController, withVelocity velocity: Vector, targetContentOffset: inout Point
  ) {
    base.scrollWillEndDragging(scroll, withVelocity: velocity, targetContentOffset: &targetContentOffset)
  }
  /// Calls the base.
  @_documentation(visibility: internal)
  open func scrollDidEndDragging(_ scroll: ScrollController, willDecelerate: Bool) {
    base.scrollDidEndDragging(scroll, willDecelerate: willDecelerate)
  }
  /// Calls the base.
  @_documentation(visibility: internal)
  open func scrollDidPull(_ scroll: ScrollController, _ pull: EdgePull) { base.scrollDidPull(scroll, pull) }
  /// Calls the base.
  @_documentation(visibility: internal)
  open func scrollWillBeginDecelerating(_ scroll: ScrollController) {
    base.scrollWillBeginDecelerating(scroll)
  }
  /// Calls the base.
  @_documentation(visibility: internal)
  open func scrollDidEndDecelerating(_ scroll: ScrollController) { base.scrollDidEndDecelerating(scroll) }
  /// Calls the base.
  @_documentation(visibility: internal)
  open func scrollDidEndScrollingAnimation(_ scroll: ScrollController) {
    base.scrollDidEndScrollingAnimation(scroll)
  }
  /// Calls the base.
  @_documentation(visibility: internal)
  open func scrollWillBeginZooming(_ scroll: ScrollController) { base.scrollWillBeginZooming(scroll) }
  /// Calls the base.
  @_documentation(visibility: internal)
  open func scrollDidZoom(_ scroll: ScrollController) { base.scrollDidZoom(scroll) }
  /// Calls the base.
  @_documentation(visibility: internal)
  open func scrollDidEndZooming(_ scroll: ScrollController, atScale scale: Double) {
    base.scrollDidEndZooming(scroll, atScale: scale)
  }
  /// Calls the base.
  @_documentation(visibility: internal)
  open func scrollDidScrollToTop(_ scroll: ScrollController) { base.scrollDidScrollToTop(scroll) }
  /// Calls the base.
  @_documentation(visibility: internal)
  open func scrollDidChangeAdjustedContentInset(_ scroll: ScrollController) {
    base.scrollDidChangeAdjustedContentInset(scroll)
  }
  /// Calls the base.
  @_documentation(visibility: internal)
  open func scrollDidLayout(_ scroll: ScrollController) { base.scrollDidLayout(scroll) }
  /// Calls the base.
  @_documentation(visibility: internal)
  open func scrollDidRebase(_ scroll: ScrollController, by shift: Vector) {
    base.scrollDidRebase(scroll, by: shift)
  }
  /// Calls the base.
  @_documentation(visibility: internal)
  open func scrollDidChangePhase(_ scroll: ScrollController, from old: Phase) {
    base.scrollDidChangePhase(scroll, from: old)
  }
  /// Calls the base.
  @_documentation(visibility: internal)
  open func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) {
    base.scrollDidSettle(scroll, reason: reason)
  }
}
