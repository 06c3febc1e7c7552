public import ScrollEngine
public import ScrollSpace
import ScrollTiling

extension TilingPlane {
  /// The offset that brings an item into view on both axes, whether it has a tile or not; nil where there is no such
  /// item, or no scroller. All else is as for a rect: see `contentOffset(showing:align:padding:)` of the scroller.
  public func contentOffset(
    showing index: Index, align: PerAxis<Alignment?> = .nearest, padding: Insets = .zero
  ) -> Point? {
    rect(of: index).flatMap { board.scroll?.contentOffset(showing: $0, align: align, padding: padding) }
  }

  /// Brings an item into view, at once or by an animation. Moves nothing where it is already so. False if there is no
  /// such item, no scroller, or the command was refused.
  ///
  /// It leads to the item, wherever that is by then: columns, rows and items in lanes may be measured, come and go on the
  /// way, and scattered ones may be moved, once the layout has heard of it. All else is as in a ``Tiling``: see
  /// ``Tiling/scroll(to:align:padding:animated:)``. At once it stops both axes. An animation leaves an axis alone on which
  /// the item will be in view where that one's motion leads or, of a fling, is in view now: it goes on as it was, and may
  /// carry the item away again.
  @discardableResult
  public func scroll(
    to index: Index, align: PerAxis<Alignment?> = .nearest, padding: Insets = .zero,
    animated: Bool
  ) -> Bool {
    send(to: index, align, padding, animated ? .animation : .jump)
  }

  /// Brings an item into view by an animation of its own, and tells how that ended. False if there is no such item, no
  /// scroller, or the command was refused: then nobody is told.
  @discardableResult
  public func scroll(
    to index: Index, align: PerAxis<Alignment?> = .nearest, padding: Insets = .zero,
    arrival: Arrival, completion: ((AnimationOutcome) -> Void)? = nil
  ) -> Bool {
    send(to: index, align, padding, .arrival(arrival, completion))
  }

  private func send(
    to index: Index, _ align: PerAxis<Alignment?>, _ padding: Insets, _ travel: ItemTravel
  ) -> Bool {
    guard let offset = contentOffset(showing: index, align: align, padding: padding) else { return false }
    let cell = self.cell(index)
    // An axis knows an item by a number: in a grid by its column or its row.
    func aimed(_ axis: Axis) -> AimedOffset {
      (offset[axis], RestTarget(id: layout is GridLayout ? cell[axis] : cell.x))
    }
    return aims.send(to: PerAxis(x: aimed(.horizontal), y: aimed(.vertical)), align, padding, travel)
  }

  /// How much of an item's tile is seen now, 0 to 1, insets counted; nil if it has no tile. See
  /// `Geometry.visibleFraction(of:at:)`.
  public func visibleFraction(of index: Index) -> Double? {
    shown(index).map { $0.scroll.visibleFraction(of: $0.rect) }
  }

  /// How far an item's tile is on its way through the view now along an axis, -1 to 1; nil if it has no tile. See
  /// `Geometry.progress(of:on:at:)`.
  public func progress(of index: Index, on axis: Axis) -> Double? {
    shown(index).map { $0.scroll.progress(of: $0.rect, on: axis) }
  }
}
