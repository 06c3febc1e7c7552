public import ScrollEngine
public import ScrollSpace

/// A loop for a host with a fixed set of views. A copy of the last page lies before the first page, and a
/// copy of the first page after the last.
///
/// ```
///   slot     0   1   2        n   n+1
///   page   [n-1] 0   1   …   n-1  [0]          [ ] a copy
///            └────── silent move ──┘ by n pages, at rest
/// ```
/// Pages are as long as the viewport less its insets. Place the view of ``SlotRow/page(in:)`` into the
/// ``SlotRow/frame(of:)`` of each of the n + 2 slots. Write this link behind ``Paging``. It sets the
/// content's length and begins at slot 1. If the scroller rests nearer to a copy than to the page beside it,
/// the offset moves to the original page. Nothing is seen to move. The callbacks are those of setting
/// `contentOffset`.
///
/// **What it shows.** The result looks the same as with ``Circular`` as long as each gesture stays within one
/// page of the last rest. A gesture that goes past a copy before a rest meets the wall behind the copy, where
/// a ring would go on.
///
/// If views can be made and moved, ``Circular`` needs no copies and has no end.
public final class RepeatedEnds: SlotRow, ScrollBehavior {
  /// Creates a loop of pages. Without pages the content has no length. A count below 0 is a programmer's
  /// mistake and traps.
  public init(axis: Axis = .horizontal, count: Int) {
    super.init("RepeatedEnds", axis, count: count, slots: count &+ 2)
  }

  /// Moves from a copy to the original page, unless another callback has started a motion.
  @_documentation(visibility: internal)
  public func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) {
    guard let slot = restingSlot(in: scroll) else { return }
    move(scroll, from: slot, to: wrapped(slot - 1) + 1, of: self)
  }
}
