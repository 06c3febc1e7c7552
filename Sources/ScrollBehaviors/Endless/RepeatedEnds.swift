public import ScrollEngine
public import ScrollSpace

/// A loop for a host with a fixed set of views: the last page stands once more before the first, and the first one
/// once more behind the last.
///
/// ```
///   slot     0   1   2        n   n+1
///   page   [n-1] 0   1   …   n-1  [0]          [ ] a copy
///            └────── silent move ──┘ by n pages, at rest
/// ```
/// Pages are as long as the viewport less its insets. Place the view of ``SlotRow/page(in:)`` into each slot's ``SlotRow/frame(of:)``,
/// n + 2 of them, and write it behind ``Paging``. It says how long the content is and begins at slot 1. When the
/// scroller rests nearer to a copy than to the page beside it, it is moved to where the original stands: nothing is
/// seen to move. The callbacks are those of any offset that is set.
///
/// **What it shows.** The pictures are those of ``Circular`` as long as each gesture stays within one page of the last
/// rest. One that goes on past a copy before there was a rest meets the wall behind it, where a ring goes on.
///
/// Where views can be made and moved, ``Circular`` does without copies and without an end.
public final class RepeatedEnds: SlotRow, ScrollBehavior {
  /// Makes a loop of pages. Without pages the content has no length. A count below 0 is a mistake in the program,
  /// and traps.
  public init(axis: Axis = .horizontal, count: Int) {
    super.init("RepeatedEnds", axis, count: count, slots: count &+ 2)
  }

  /// Moves from a copy to the original, if nobody has sent it on meanwhile.
  public func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) {
    guard let slot = restingSlot(in: scroll) else { return }
    move(scroll, from: slot, to: wrapped(slot - 1) + 1)
  }
}
