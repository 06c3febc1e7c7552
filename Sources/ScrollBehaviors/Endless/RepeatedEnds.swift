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
/// Pages are as long as the viewport less its insets. Place the view of ``page(in:)`` into each slot's ``frame(of:)``,
/// n + 2 of them, and write it behind ``Paging``. It says how long the content is and begins at slot 1. When the
/// scroller rests nearer to a copy than to the page beside it, it is moved to where the original stands: nothing is
/// seen to move. The callbacks are those of any offset that is set.
///
/// **What it shows.** The pictures are those of ``Circular`` as long as each gesture stays within one page of the last
/// rest. One that goes on past a copy before there was a rest meets the wall behind it, where a ring goes on.
///
/// Where views can be made and moved, ``Circular`` does without copies and without an end.
public final class RepeatedEnds: ScrollBehavior {
  /// The axis along which pages stand.
  public let axis: Axis
  /// How many pages there are, copies aside.
  public let count: Int

  private let row: SlotRow
  private var hasBegun = false
  private unowned(unsafe) var scroll: ScrollController?

  /// Makes a loop of pages. Without pages the content has no length. A count below 0 is a mistake in the program,
  /// and traps.
  public init(_ axis: Axis = .horizontal, count: Int) {
    precondition(
      count >= 0,
      "RepeatedEnds needs a count of 0 or more; this is \(count); pass 0 where there are no pages.")
    self.axis = axis
    self.count = count
    row = SlotRow(axis: axis, count: count > 0 ? count + 2 : 0)
  }

  /// "RepeatedEnds".
  public var name: StaticString { "RepeatedEnds" }

  /// How many views it takes: two more than pages, or none.
  public var slots: Int { row.count }

  /// The page that stands in a slot. Slots before 0 and behind the last one go on round; 0 without pages.
  public func page(in slot: Int) -> Int {
    count > 0 ? Int(SlotRow.wrapped(Double(slot) - 1, count)) : 0
  }

  /// Where a slot's view stands in the content, at the scroller's present size; zero before it is in a chain.
  public func frame(of slot: Int) -> Rect { row.frame(of: slot, in: scroll) }

  /// The page as a number with a fraction, 0 or more and less than the count: 2.5 is half-way between pages 2 and 3.
  public var fraction: Double {
    guard let place = scroll.flatMap(row.place(in:)) else { return 0 }
    return SlotRow.wrapped(place - 1, count)
  }

  /// The page it shows most of; 0 without pages. ``Paging`` before it counts slots.
  public var page: Int { count > 0 ? Int(SlotRow.wrapped(SlotRow.nearest(to: fraction), count)) : 0 }

  /// Says how long the content is, copies included.
  public func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) { row.extent(&proposal) }

  /// Begins at slot 1. Keeps the place when the viewport's length changes, if no link before it does.
  public func layout(_ change: inout LayoutChange, in context: ScrollContext) {
    row.layout(&change, in: context, isFirst: !hasBegun)
  }

  /// From now on the offset is the scroller's.
  public func scrollDidLayout(_ scroll: ScrollController) { hasBegun = true }

  /// Moves from a copy to the original, if nobody has sent it on meanwhile.
  public func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) {
    guard scroll.motion == nil, let place = row.place(in: scroll) else { return }
    let slot = SlotRow.nearest(to: place)
    row.move(scroll, from: slot, to: SlotRow.wrapped(slot - 1, count) + 1)
  }

  /// Looks at a scroller from now on.
  public func didAttach(to scroll: ScrollController) { self.scroll = scroll }

  /// Forgets the scroller, so that the next one begins anew.
  public func didDetach() { (scroll, hasBegun) = (nil, false) }
}
