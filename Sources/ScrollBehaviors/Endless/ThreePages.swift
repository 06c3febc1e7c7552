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
public final class ThreePages: SlotRow, ScrollBehavior {
  private let show: (_ slot: Int, _ page: Int) -> Void
  private var shown: [Int?] = [nil, nil, nil]

  /// Makes a loop of pages. `show` is told which page a slot, 0, 1 or 2, shows from now on; one page may stand in
  /// several slots if there are fewer than three. Without pages it is never called, and the content has no length. A
  /// count below 0 is a mistake in the program, and traps.
  public init(axis: Axis = .horizontal, count: Int, show: @escaping (_ slot: Int, _ page: Int) -> Void) {
    self.show = show
    super.init("ThreePages", axis, count: count, slots: 3)
  }

  /// The page in the middle while it rests.
  public var current: Int { home }

  /// Goes to a page at once. Pages go on round: -1 is the last one. Does nothing without pages, or outside a chain.
  public func jump(to page: Int) {
    guard let scroll, count > 0 else { return }
    home = Int(wrapped(Double(page)))
    tell()
    scroll.contentOffset[axis] = offset(of: 1, scroll.geometry, scroll.contentOrigin)
  }

  /// From now on the offset is the scroller's. After a snapshot was restored, tells the slots that show another page.
  public override func scrollDidLayout(_ scroll: ScrollController) {
    super.scrollDidLayout(scroll)
    tell()
  }

  /// The current page.
  public func remember(_ memory: inout LinkMemory) throws(ArchiveError) {
    try memory.field(home, where: { (0..<max(1, count)).contains($0) }) { self.home = $0 }
  }

  /// Makes the page it rests at the current one, if nobody has sent it on meanwhile.
  public func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) {
    guard let slot = restingSlot(in: scroll), slot != 1 else { return }
    home = Int(wrapped(page(at: slot)))
    move(scroll, from: slot, to: 1)
    tell()
  }

  /// Tells what each slot shows at first.
  public override func didAttach(to scroll: ScrollController) {
    super.didAttach(to: scroll)
    tell()
  }

  /// Forgets the scroller, so that the next one begins anew.
  public override func didDetach() {
    super.didDetach()
    shown = [nil, nil, nil]
  }

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
