import ScrollEngine
import ScrollSpace
import ScrollTiling

/// How an item that a command brings into view along an axis is to lie there.
///
/// ```
///   told to go      ├──┼──┼──┼ … ┼──┼▓▓┤          to where the item is by its estimates,
///   measured        ├───┼────┼───┼ … ┼───┼▓▓▓┤    and led to where it is, whenever that is laid out
/// ```
/// The axis stands on the item until something else sends it elsewhere. Edits renumber the item. If it is removed, nobody
/// is followed any more, and the command leads to where it stood.
final class ItemAim: TileEditListener {
  struct Goal {
    var align: Alignment? = .nearest
    /// The side of the view at which a `nearest` item comes in; nil if it was in view, and is to stay there.
    var side: Side?
    var padding = Insets.zero

    /// How an item is aligned. The nearest place is where it would be met first on the way.
    func alignment(of length: Double, in view: Double) -> Alignment? {
      guard align == .nearest, let side else { return align }
      return (side == .upper) != (length > view) ? .end : .start
    }
  }

  let axis: Axis
  var goal = Goal()
  private(set) unowned(unsafe) var scroll: ScrollController?
  private(set) unowned(unsafe) var link: (any ScrollBehavior)?

  init(_ axis: Axis) { self.axis = axis }

  /// Items are edited in that scroller, which a link leads to them; nil: in none.
  func attach(to scroll: ScrollController?, by link: (any ScrollBehavior)?) {
    (self.scroll, self.link) = (scroll, link)
  }

  func itemsWillChange() {}

  func itemsDidChange(_ edit: TileEdit) {
    guard let scroll, let link, let old = scroll.restTarget(of: link, on: axis) else { return }
    let index = edit.index(of: old.id)
    if index == old.id { return }
    scroll.setRestTarget(index.map { RestTarget(id: $0, lap: old.lap) }, of: link, on: axis)
  }

  func itemsDidSettle() {}

  /// Where an item is to be; one that is to stay in view no further from an offset than it must.
  func offset(
    of target: RestTarget, among items: any EditableItems, on axis: Axis, from present: Point
  ) -> Double? {
    let position = items.position(of: Appearance(index: target.id, lap: target.lap))
    guard axis == self.axis, let scroll, let place = items.place(of: position, origin: scroll.contentOrigin)
    else { return nil }
    let view = max(0, scroll.geometry.visibleLength(axis) - goal.padding.total(axis))
    func offset(_ align: Alignment?) -> Double {
      scroll.contentOffset(showing: place, align, goal.padding, on: axis)
    }
    let align = goal.alignment(of: place.length, in: view)
    guard align == .nearest else { return offset(align) }
    // All of it is in view, or the view is full of it, from one of these to the other.
    let (start, end) = (offset(.start), offset(.end))
    return max(min(start, end), min(present[axis], max(start, end)))
  }
}
