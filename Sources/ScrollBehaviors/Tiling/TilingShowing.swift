public import ScrollEngine
public import ScrollSpace

extension Tiling {
  /// The offset that brings an item into view, whether it has a tile or not; nil where there is no such item, or no
  /// scroller.
  ///
  /// The view is the viewport less its insets and less `padding`. An item that is to be brought to the `nearest` place
  /// stays where it is in view. On a ring it is the place of the item that is the shortest way off, forward where two
  /// are as far, and indices go on round: -1 is the last item. Across, it is where the scroller is going. Walls are respected;
  /// padding that is not usable leads nowhere. O(log n) for items of any lengths, else O(1).
  public func contentOffset(
    showing index: Int64, align: RectAlignment = .nearest, padding: Insets = .zero
  ) -> Point? {
    guard let scroll = board.scroll, let item = place(of: index, origin: scroll.contentOrigin) else {
      return nil
    }
    let present = scroll.phase == .animating ? scroll.destination : scroll.contentOffset
    func offset(at start: Double) -> Double {
      var rect = Rect.zero
      rect.origin[axis] = start
      rect.size[axis] = item.length
      return scroll.contentOffset(showing: rect, align: PerAxis(align), padding: padding)[axis]
    }
    var result = scroll.destination
    guard let ring = board.current.ring else {
      result[axis] = offset(at: item.start)
      return result
    }
    let middle = present[axis] + scroll.viewport[axis] / 2 - item.length / 2
    let near = ring.coordinate(nearest: item.start, to: middle)
    result[axis] = offset(at: near)
    // One further on may be as near, or nearer where the view is not in the middle.
    for start in [near + ring.period, near - ring.period] {
      let other = offset(at: start)
      let (way, least) = ((other - present[axis]).magnitude, (result[axis] - present[axis]).magnitude)
      if way < least || way == least && other > result[axis] { result[axis] = other }
    }
    return result
  }

  /// Brings an item into view, as ``contentOffset(showing:align:padding:)`` says, at once or by an animation. Does
  /// nothing where it is already so. False if there is no such item, or no scroller.
  ///
  /// At once it stops the axis and leaves the other one running. Links that choose where the program's animations land,
  /// as ``Snapping`` does, have their say.
  @discardableResult
  public func scroll(
    to index: Int64, align: RectAlignment = .nearest, padding: Insets = .zero, animated: Bool
  ) -> Bool {
    guard let scroll = board.scroll,
      let offset = contentOffset(showing: index, align: align, padding: padding)
    else { return false }
    let present = scroll.phase == .animating ? scroll.destination : scroll.contentOffset
    if offset[axis] == present[axis] { return true }
    if animated {
      scroll.setContentOffset(offset, animated: true)
    } else {
      scroll.contentOffset[axis] = offset[axis]
    }
    return true
  }

  /// Brings an item into view by an animation of its own, and tells how that ended, as
  /// `setContentOffset(_:arrival:completion:)` does: where it is in view already it has finished. False if there is no
  /// such item, no scroller, or the command was refused: then nobody is told.
  @discardableResult
  public func scroll(
    to index: Int64, align: RectAlignment = .nearest, padding: Insets = .zero, arrival: Arrival,
    completion: ((AnimationOutcome) -> Void)? = nil
  ) -> Bool {
    guard let scroll = board.scroll,
      let offset = contentOffset(showing: index, align: align, padding: padding)
    else { return false }
    return scroll.setContentOffset(offset, arrival: arrival, completion: completion)
  }
}

extension TilingPlane {
  /// The offset that brings an item into view on both axes, whether it has a tile or not; nil where there is no such
  /// item, or no scroller. All else is as for a rect: see `contentOffset(showing:align:padding:)` of the scroller.
  public func contentOffset(
    showing index: Index, align: PerAxis<RectAlignment> = PerAxis(.nearest), padding: Insets = .zero
  ) -> Point? {
    rect(of: index).flatMap { board.scroll?.contentOffset(showing: $0, align: align, padding: padding) }
  }

  /// Brings an item into view, at once or by an animation. Does nothing where it is already so. False if there is no
  /// such item, or no scroller.
  @discardableResult
  public func scroll(
    to index: Index, align: PerAxis<RectAlignment> = PerAxis(.nearest), padding: Insets = .zero,
    animated: Bool
  ) -> Bool {
    guard let scroll = board.scroll, let rect = rect(of: index) else { return false }
    scroll.scrollRectToVisible(rect, align: align, padding: padding, animated: animated)
    return true
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
    return scroll.setContentOffset(offset, arrival: arrival, completion: completion)
  }

  /// Where an item is in the scroller's coordinates.
  private func rect(of index: Index) -> Rect? {
    guard let scroll = board.scroll, var frame = board.layout.frame(of: items.cell(index)) else { return nil }
    frame.origin += board.layout.origin(scroll.contentOrigin) - .zero
    return frame
  }
}
