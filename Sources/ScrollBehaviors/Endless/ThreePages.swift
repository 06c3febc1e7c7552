public import ScrollEngine
public import ScrollSpace

/// A loop of any number of pages in three fixed views. At rest the middle view shows the current page, and
/// the others its neighbours.
///
/// ```
///   slot        0      1      2              ten pages, page length 320
///   at first    9      0      1              offset 320 in a content of 960
///   one on      0      1      2              `show` is called three times, and the offset is 320 again
/// ```
/// Pages are as long as the viewport less its insets. Write this link behind ``Paging``. It sets the
/// content's length and begins at slot 1. `show` is called for each slot when the link joins a chain. If the
/// scroller rests nearer to an outer slot, `show` is called for each slot whose page changes. At the same
/// time the offset moves back by a page, so nothing is seen to move. The callbacks are those of setting
/// `contentOffset`.
///
/// **What it shows.** The result looks the same as with ``Circular`` as long as each gesture stays within one
/// page of the last rest. A gesture that goes farther before a rest meets a wall, where a ring would go on.
///
/// If views can be made and moved, ``Circular`` needs no reloading and has no end.
public final class ThreePages: SlotRow, ScrollBehavior {
  private let show: (_ slot: Int, _ page: Int) -> Void
  private var shown: [Int?] = [nil, nil, nil]

  /// Creates a loop of pages.
  ///
  /// `show` is called with a slot, 0, 1 or 2, and the page that the slot shows from now on. If there are
  /// fewer than three pages, a page may be in several slots. Without pages `show` is never called, and the
  /// content has no length. A count below 0 is a programmer's mistake and traps.
  public init(axis: Axis = .horizontal, count: Int, show: @escaping (_ slot: Int, _ page: Int) -> Void) {
    self.show = show
    super.init("ThreePages", axis, count: count, slots: 3)
  }

  /// The page in the middle at rest.
  public var current: Int { middlePage }

  /// Jumps to a page. Pages go on round: -1 is the last one. Without pages, or in no chain, nothing happens.
  public func jump(to page: Int) {
    guard let scroll, count > 0 else { return }
    middlePage = Int(wrapped(Double(page)))
    notify()
    scroll.contentOffset[axis] = offset(of: 1, scroll.geometry, scroll.contentOrigin)
  }

  /// Marks the start as done. After a snapshot was restored, calls `show` for slots that show another page.
  @_documentation(visibility: internal)
  public override func scrollDidLayout(_ scroll: ScrollController) {
    super.scrollDidLayout(scroll)
    notify()
  }

  /// Archives the current page.
  @_documentation(visibility: internal)
  public func remember(_ memory: inout LinkMemory) throws(ArchiveError) {
    try memory.field(middlePage, where: { (0..<max(1, count)).contains($0) }) { self.middlePage = $0 }
  }

  /// Makes the page at the rest position the current one, unless another callback has started a motion.
  @_documentation(visibility: internal)
  public func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) {
    guard let slot = restingSlot(in: scroll), slot != 1 else { return }
    middlePage = Int(wrapped(page(at: slot)))
    move(scroll, from: slot, to: 1, of: self)
    notify()
  }

  /// Joins a scroller, and calls `show` for each slot.
  @_documentation(visibility: internal)
  public override func didAttach(to scroll: ScrollController) {
    super.didAttach(to: scroll)
    notify()
  }

  /// Forgets the scroller, so that the next one begins anew.
  @_documentation(visibility: internal)
  public override func didDetach() {
    super.didDetach()
    shown = [nil, nil, nil]
  }

  /// Calls `show` for each slot whose page changed.
  private func notify() {
    guard count > 0 else { return }
    for slot in shown.indices {
      let page = page(in: slot)
      if shown[slot] == page { continue }
      shown[slot] = page
      show(slot, page)
    }
  }
}
