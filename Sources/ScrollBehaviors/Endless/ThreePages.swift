public import ScrollEngine
public import ScrollSpace

/// A loop of any number of pages in three views that never move: at rest the middle one shows the current page, and
/// the others its neighbours.
///
/// ```
///   slot        0      1      2              ten pages, page length 320
///   at first    9      0      1              offset 320 in a content of 960
///   one on      0      1      2              told three pages, and back at offset 320
/// ```
/// Pages are as long as the viewport less its insets. Write it behind ``Paging``. It says how long the content is and
/// begins at slot 1. `show` is called for each slot when it joins a chain, and after that once for each slot whose
/// page changed: when the scroller rests nearer to an outer slot. In the same moment the offset returns by a page, so
/// that nothing is seen to move. The callbacks are those of any offset that is set.
///
/// **What it shows.** The pictures are those of ``Circular`` as long as each gesture stays within one page of the last
/// rest. One that goes further before there was a rest meets a wall, where a ring goes on.
///
/// Where views can be made and moved, ``Circular`` does without reloading and without an end.
public final class ThreePages: ScrollBehavior {
  /// The axis along which pages stand.
  public let axis: Axis
  /// How many pages there are.
  public let count: Int
  /// The page in the middle while it rests.
  public private(set) var current = 0

  private let show: (_ slot: Int, _ page: Int) -> Void
  private let row: SlotRow
  private var shown: [Int?] = [nil, nil, nil]
  private var hasBegun = false
  private unowned(unsafe) var scroll: ScrollController?

  /// Makes a loop of pages. `show` is told which page a slot, 0, 1 or 2, shows from now on; one page may stand in
  /// several slots if there are fewer than three. Without pages it is never called, and the content has no length. A
  /// count below 0 is a mistake in the program, and traps.
  public init(_ axis: Axis = .horizontal, count: Int, show: @escaping (_ slot: Int, _ page: Int) -> Void) {
    precondition(
      count >= 0, "ThreePages needs a count of 0 or more; this is \(count); pass 0 where there are no pages.")
    self.axis = axis
    self.count = count
    self.show = show
    row = SlotRow(axis: axis, count: count > 0 ? 3 : 0)
  }

  /// "ThreePages".
  public var name: StaticString { "ThreePages" }

  /// The page that a slot, 0, 1 or 2, shows; 0 without pages.
  public func page(in slot: Int) -> Int {
    count > 0 ? Int(SlotRow.wrapped(Double(current) + Double(slot) - 1, count)) : 0
  }

  /// Where a slot's view stands in the content, at the scroller's present size; zero before it is in a chain.
  public func frame(of slot: Int) -> Rect { row.frame(of: slot, in: scroll) }

  /// The page as a number with a fraction, 0 or more and less than the count: 2.5 is half-way between pages 2 and 3.
  public var fraction: Double {
    guard let place = scroll.flatMap(row.place(in:)) else { return 0 }
    return SlotRow.wrapped(Double(current) + place - 1, count)
  }

  /// The page it shows most of; 0 without pages. ``Paging`` before it counts slots.
  public var page: Int { count > 0 ? Int(SlotRow.wrapped(SlotRow.nearest(to: fraction), count)) : 0 }

  /// Goes to a page at once. Pages go on round: -1 is the last one. Does nothing without pages, or outside a chain.
  public func jump(to page: Int) {
    guard let scroll, count > 0 else { return }
    current = Int(SlotRow.wrapped(Double(page), count))
    tell()
    scroll.contentOffset[axis] = row.offset(of: 1, scroll.geometry, scroll.contentOrigin)
  }

  /// Says how long the content is: three pages.
  public func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) { row.extent(&proposal) }

  /// Begins at slot 1. Keeps the place when the viewport's length changes, if no link before it does.
  public func layout(_ change: inout LayoutChange, in context: ScrollContext) {
    row.layout(&change, in: context, isFirst: !hasBegun)
  }

  /// From now on the offset is the scroller's. After a snapshot was restored, tells the slots that show another page.
  public func scrollDidLayout(_ scroll: ScrollController) {
    hasBegun = true
    tell()
  }

  /// The current page.
  public func remember(_ memory: inout LinkMemory) throws(ArchiveError) {
    try memory.field(current, where: { (0..<max(1, count)).contains($0) }) { self.current = $0 }
  }

  /// Makes the page it rests at the current one, if nobody has sent it on meanwhile.
  public func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) {
    guard scroll.motion == nil, let place = row.place(in: scroll) else { return }
    let slot = SlotRow.nearest(to: place)
    guard slot != 1 else { return }
    current = Int(SlotRow.wrapped(Double(current) + slot - 1, count))
    row.move(scroll, from: slot, to: 1)
    tell()
  }

  /// Tells what each slot shows at first.
  public func didAttach(to scroll: ScrollController) {
    self.scroll = scroll
    tell()
  }

  /// Forgets the scroller, so that the next one begins anew.
  public func didDetach() { (scroll, hasBegun, shown) = (nil, false, [nil, nil, nil]) }

  /// Tells the slots whose page changed.
  private func tell() {
    guard count > 0 else { return }
    for slot in shown.indices {
      let page = page(in: slot)
      if shown[slot] == page { continue }
      shown[slot] = page
      show(slot, page)
    }
  }
}
