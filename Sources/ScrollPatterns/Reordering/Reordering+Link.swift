import ScrollAccessories
import ScrollBehaviors
public import ScrollEngine
public import ScrollSpace

@_documentation(visibility: internal)
extension Reordering {
  /// "Reordering".
  public var name: StaticString { "Reordering" }

  /// Moves the gap if the content moves under the finger.
  public func scrollDidScroll(_ scroll: ScrollController) { follow(at: scroll.context.time) }

  /// Ends everything in a restored scroller.
  public func scrollDidLayout(_ scroll: ScrollController) {
    if scroll.isRestoring { forget() }
  }

  /// Returns the present time until all items are at their places, so that every frame is drawn.
  public func wake(in context: ScrollContext) -> Timestamp? {
    guard let end = springs.end, context.time < end else { return nil }
    return context.time
  }

  /// Moves all springs to a clock that was set back, so that they go on.
  public func clockWasSetBack(by seconds: Double) { springs.setBack(by: seconds) }

  /// Reports items that no link of this chain shows.
  public func review(_ report: inout ChainReport, of scroll: ScrollController) {
    if items.scroller !== scroll {
      report.add(
        .certain, "The items of this reorder are in another chain, or in none.",
        fix: "Write a link that shows them, such as Tiling or Arranging, in the chain.")
    }
  }

  /// Joins a scroller.
  public func didAttach(to scroll: ScrollController) { self.scroll = scroll }

  /// Leaves the scroller, and ends everything.
  public func didDetach() {
    scroll = nil
    forget()
  }

  func forget() {
    (gap, last, hold, edges) = (nil, nil, .nothing, nil)
    springs.removeAll()
  }
}

extension Reordering: PatternFollower {
  func willChange() {}

  /// Follows an edit of the program: the dragged item stays in the hand.
  func follow(_ edit: TileEdit) {
    if isCommitting { return }
    springs.removeAll()
    last = nil
    guard let gap else { return }
    if let lifted = gap.lifted, edit.index(of: lifted) == nil {
      // Nothing scrolls on at an edge.
      if edges?.velocity != .zero { scroll?.stop() }
      return forget()
    }
    let lifted = gap.lifted.flatMap(edit.index)
    self.gap = ReorderGap(lifted: lifted, pitch: gap.pitch, slot: gap.slot.map { min($0, Int64.max - 1) })
    if case .keys = hold { self.gap?.slot = lifted }
  }

  func didLayout() {
    guard !isCommitting, let gap, let scroll else { return }
    if let slot = gap.slot, gap.start(ofSlot: slot, in: items) == nil { self.gap?.slot = gap.lifted }
    follow(at: scroll.context.time)
  }
}
