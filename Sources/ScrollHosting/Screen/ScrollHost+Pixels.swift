import ScrollSpace

extension ScrollHost {
  /// Returns the grid of device pixels of an area and of its contents, from the grids of all areas around it. The
  /// window's corner is pixel (0, 0).
  ///
  /// An area that is not in this host counts as an area that lies in the window.
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
