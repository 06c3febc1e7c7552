public import ScrollEngine
public import ScrollSpace
import ScrollTiling

extension TilingPlane {
  /// Returns the offset that brings an item into view on both axes, whether it has a tile or not; nil if
  /// there is no such item, or no scroller. The other rules are those for a rectangle: see
  /// `contentOffset(showing:align:padding:)` of the scroller.
  public func contentOffset(
    showing index: Index, align: PerAxis<Alignment?> = .nearest, padding: Insets = .zero
  ) -> Point? {
    guard let rect = rect(of: index), let scroll = board.scroll else { return nil }
    return scroll.geometry.contentOffset(
      showing: rect, from: scroll.commandStart, align: align, padding: padding)
  }

  /// Scrolls an item into view, at once or by an animation.
  ///
  /// If the item is in place already, nothing moves. Returns false if there is no such item or no scroller,
  /// or if the command was refused.
  ///
  /// The destination is the item. Columns, rows and items in lanes may be measured, inserted and removed on
  /// the way. Scattered items may move, and each layout considers their new places. The other rules are those
  /// of ``Tiling/scroll(to:align:padding:animated:)``.
  ///
  /// Without an animation, both axes stop. An animation does not move an axis whose own motion already ends
  /// with the item in view. During a fling, it does not move an axis on which the item is in view now. That
  /// axis goes on as before, and may carry the item away again.
  @discardableResult
  public func scroll(
    to index: Index, align: PerAxis<Alignment?> = .nearest, padding: Insets = .zero,
    animated: Bool
  ) -> Bool {
    send(to: index, align, padding, animated ? .animation : .jump)
  }

  /// Scrolls an item into view by an animation of your choice, and reports how the animation ended.
  ///
  /// Returns false if there is no such item or no scroller, or if the command was refused: then `completion`
  /// is not called.
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
    // An axis identifies an item by a number: in a grid by its column or its row.
    func itemOffset(_ axis: Axis) -> ItemOffset {
      (offset[axis], RestTarget(id: layout is GridLayout ? cell[axis] : cell.x))
    }
    return itemTargets.send(
      to: PerAxis(x: itemOffset(.horizontal), y: itemOffset(.vertical)), align, padding, travel)
  }

  /// Returns the visible part of an item's tile, from 0 to 1, insets considered; nil if there is no tile. See
  /// `Geometry.visibleFraction(of:at:)`.
  public func visibleFraction(of index: Index) -> Double? {
    shown(index).map { $0.scroll.visibleFraction(of: $0.rect) }
  }

  /// Returns the progress of an item's tile through the view along an axis, from -1 to 1; nil if there is no
  /// tile. See `Geometry.progress(of:on:at:)`.
  public func progress(of index: Index, on axis: Axis) -> Double? {
    shown(index).map { $0.scroll.progress(of: $0.rect, on: axis) }
  }
}
