public import ScrollEngine
public import ScrollSpace
import ScrollTiling

extension TilingPlane {
  /// The offset that brings an item into view on both axes, whether it has a tile or not; nil where there is no such
  /// item, or no scroller. All else is as for a rect: see `contentOffset(showing:align:padding:)` of the scroller.
  public func contentOffset(
    showing index: Index, align: PerAxis<RectAlignment> = PerAxis(.nearest), padding: Insets = .zero
  ) -> Point? {
    rect(of: index).flatMap { board.scroll?.contentOffset(showing: $0, align: align, padding: padding) }
  }

  /// Brings an item into view, at once or by an animation. Does nothing where it is already so. False if there is no
  /// such item, no scroller, or the command was refused.
  ///
  /// It leads to the item, wherever that is by then: columns, rows and items in lanes may be measured, come and go on the
  /// way, and scattered ones may be moved, once the layout has heard of it. All else is as in a ``Tiling``: see
  /// ``Tiling/scroll(to:align:padding:animated:)``. At once it stops both axes.
  @discardableResult
  public func scroll(
    to index: Index, align: PerAxis<RectAlignment> = PerAxis(.nearest), padding: Insets = .zero,
    animated: Bool
  ) -> Bool {
    guard let scroll = board.scroll,
      let offset = contentOffset(showing: index, align: align, padding: padding)
    else { return false }
    let present = scroll.phase == .animating && animated ? scroll.destination : scroll.contentOffset
    if offset == present { return true }
    let errand = scroll.context.errand.x
    return follow(index, align, padding, to: offset, on: scroll, isPlaced: !animated) {
      scroll.setContentOffset(offset, animated: animated)
      return scroll.context.errand.x != errand
    }
  }

  /// Brings an item into view by an animation of its own, and tells how that ended. False if there is no such item, no
  /// scroller, or the command was refused: then nobody is told.
  @discardableResult
  public func scroll(
    to index: Index, align: PerAxis<RectAlignment> = PerAxis(.nearest), padding: Insets = .zero,
    arrival: Arrival, completion: ((AnimationOutcome) -> Void)? = nil
  ) -> Bool {
    guard let scroll = board.scroll,
      let offset = contentOffset(showing: index, align: align, padding: padding)
    else { return false }
    return follow(index, align, padding, to: offset, on: scroll, isPlaced: false) {
      scroll.setContentOffset(offset, arrival: arrival, completion: completion)
    }
  }

  /// Follows an item from a command on, if that is accepted.
  private func follow(
    _ index: Index, _ align: PerAxis<RectAlignment>, _ padding: Insets, to offset: Point,
    on scroll: ScrollController, isPlaced: Bool, _ command: () -> Bool
  ) -> Bool {
    let present = scroll.phase == .animating ? scroll.destination : scroll.contentOffset
    let former = PerAxis(x: aims.x.goal, y: aims.y.goal)
    for axis in Axis.both {
      aims[axis].goal = ItemAim.Goal(
        item: Appearance(index: number(of: index, on: axis)), align: align[axis],
        side: Side(from: present[axis], to: offset[axis]), padding: padding, isPlaced: isPlaced,
        errand: scroll.context.errand[axis] &+ 1)
    }
    if command() { return true }
    for axis in Axis.both { aims[axis].goal = former[axis] }
    return false
  }

  /// By which number an axis knows an item: in a grid by its column and its row.
  private func number(of index: Index, on axis: Axis) -> Int64 {
    let cell = items.cell(index)
    if case .grid = arrangement { return cell[axis] }
    return cell.x
  }

  /// Sends what is on its way to an item to where that is now.
  public func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
    for axis in Axis.both { aims[axis].lead(&proposal, in: context, to: lines[axis], board.scroll) }
  }

  /// Where an item is in the scroller's coordinates.
  private func rect(of index: Index) -> Rect? {
    guard let scroll = board.scroll, var frame = board.layout.frame(of: items.cell(index)) else { return nil }
    frame.origin += board.layout.origin(scroll.contentOrigin) - .zero
    return frame
  }
}
