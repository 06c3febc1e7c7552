public import ScrollEngine
import ScrollSpace

extension StickyPort {
  /// Creates the port of a scroller at its present offset: the viewport less the insets.
  ///
  /// An axis that is a ring, or that has an open side, has no content to hold a box.
  public init(_ scroll: ScrollController) {
    let (geometry, position) = (scroll.geometry, scroll.contentPosition)
    var (view, content) = (Rect.zero, Rect.zero)
    for axis in Axis.both {
      view.origin[axis] = position[axis] + geometry.inContent(geometry.inset.lower(axis), on: axis)
      view.size[axis] = geometry.inContent(geometry.visibleLength(axis), on: axis)
      content.size[axis] = geometry.inContent(geometry.content[axis], on: axis)
      let extent = geometry.extent[axis]
      if extent.period != nil || extent.room == nil {
        (content.origin[axis], content.size[axis]) = (-0x1p60, 0x1p61)
      }
    }
    self.init(known: view, in: content)
  }
}

extension StickyBoxes {
  /// Returns the present place of a box, in content coordinates; nil if there is no such box, or if it was
  /// refused.
  public func place(of index: Int, on scroll: ScrollController) -> StickyPlace? {
    place(of: index, in: StickyPort(scroll))
  }

  /// Calls `body` with each box and its present place, in the order of the boxes.
  public func forEachPlace(
    on scroll: ScrollController, _ body: (_ index: Int, _ place: StickyPlace) -> Void
  ) {
    forEachPlace(in: StickyPort(scroll), body)
  }
}
