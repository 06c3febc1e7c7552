import ScrollEngine
import ScrollSpace
import ScrollTiling

/// Which item a command is bringing into view along an axis, until it is there.
///
/// ```
///   told to go      ├──┼──┼──┼ … ┼──┼▓▓┤          to where the item is by its estimates,
///   measured        ├───┼────┼───┼ … ┼───┼▓▓▓┤    and led to where it is, whenever that is laid out
/// ```
/// It holds for the errand of that command and no longer, so whatever else sends the scroller somewhere ends it.
/// Edits renumber the item. If it is removed nobody is followed any more, and the command leads to where it stood.
final class ItemAim: TileEditListener {
  struct Goal {
    var item: Appearance
    var align: Alignment?
    /// The side of the view at which a `nearest` item comes in; nil if it was in view, and is to stay there.
    var side: Side?
    var padding: Insets
    /// Whether it is brought there at once.
    var isPlaced: Bool
    /// The errand for which it holds.
    var errand: Int64

    /// How an item is aligned. The nearest place is where it would be met first on the way.
    func alignment(of length: Double, in view: Double) -> Alignment? {
      guard align == .nearest, let side else { return align }
      return (side == .upper) != (length > view) ? .end : .start
    }
  }

  let axis: Axis
  var goal: Goal?

  init(_ axis: Axis) { self.axis = axis }

  func itemsWillChange() {}

  func itemsDidChange(_ edit: TileEdit) {
    guard let old = goal?.item.index else { return }
    if let index = edit.index(of: old) { goal?.item.index = index } else { goal = nil }
  }

  func itemsDidSettle() {}

  /// Says where the item is by now, as long as the scroller is on its way there or just arriving.
  func lead(
    _ proposal: inout TargetProposal, in context: ScrollContext, to items: any EditableItems,
    _ scroll: ScrollController?
  ) {
    guard let goal, goal.errand == context.errand[axis], let scroll,
      proposal.cause[axis] == .program || proposal.cause[axis] == .layout,
      let offset = offset(of: goal, among: items, scroll, from: proposal.offset[axis])
    else { return }
    proposal.offset[axis] = offset
  }

  /// Puts an item that was brought there at once where a layout has it. At rest that was asked for already; not so under a
  /// finger, and while the other axis moves. A layout that is restored has put it there before, to the last bit.
  func hold(_ scroll: ScrollController, to items: any EditableItems) {
    guard let goal, goal.isPlaced, !scroll.isRestoring, scroll.phase != .idle,
      goal.errand == scroll.context.errand[axis],
      let offset = offset(of: goal, among: items, scroll, from: scroll.contentOffset[axis]),
      offset != scroll.contentOffset[axis]
    else { return }
    self.goal?.errand = goal.errand &+ 1
    scroll.contentOffset[axis] = offset
  }

  /// Where an item is to be brought; one that is to stay in view no further from an offset than it must.
  private func offset(
    of goal: Goal, among items: any EditableItems, _ scroll: ScrollController, from present: Double
  ) -> Double? {
    guard let place = items.place(of: items.position(of: goal.item), origin: scroll.contentOrigin) else {
      return nil
    }
    let view = max(0, scroll.geometry.visibleLength(axis) - goal.padding.total(axis))
    func offset(_ align: Alignment?) -> Double {
      scroll.contentOffset(showing: place, align, goal.padding, on: axis)
    }
    let align = goal.alignment(of: place.length, in: view)
    guard align == .nearest else { return offset(align) }
    // All of it is in view, or the view is full of it, from one of these to the other.
    let (start, end) = (offset(.start), offset(.end))
    return max(min(start, end), min(present, max(start, end)))
  }
}
