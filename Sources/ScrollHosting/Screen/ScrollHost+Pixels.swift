import ScrollSpace

extension ScrollHost {
  /// The device pixels of an area, and of what is drawn in it, by those of all areas around it. The window's corner is pixel
  /// (0, 0).
  ///
  /// An area that is not in this host counts as one that stands in the window.
  public func pixelGrid(of area: ScrollArea, pixelsPerPoint: Double) -> PixelGrid {
    guard let parent = area.parent else {
      let grid = PixelGrid(frame: area.frame, pixelsPerPoint: pixelsPerPoint)
      return area.scroll.map { PixelGrid($0, frame: area.frame, pixelsPerPoint: pixelsPerPoint) } ?? grid
    }
    let outer = pixelGrid(of: parent, pixelsPerPoint: pixelsPerPoint)
    var space = parent.asSpace
    space.frame.origin = .zero
    return outer.inner(space.mapToParent.convert(area.frame), scroll: area.scroll)
  }
}
