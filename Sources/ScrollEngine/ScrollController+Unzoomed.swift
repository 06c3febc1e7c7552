public import ScrollSpace

// The visible part of the content in the coordinates of a scale of 1, with a viewport that is smaller by the scale.
// Tiles and other parts that know lengths of the content calculate in these coordinates alone.
extension ScrollController {
  /// `contentOffset` as it would be at a scale of 1.
  public var unzoomedOffset: Point {
    state.origin.scale == 1 ? state.offset : unzoomed(state.offset)
  }

  /// `destination` as it would be at a scale of 1.
  public var unzoomedDestination: Point { state.origin.scale == 1 ? destination : unzoomed(destination) }

  /// The size of the visible part of the content, in points of the content.
  public var unzoomedViewport: Size {
    state.origin.scale == 1 ? viewport : unzoomed(viewport)
  }

  /// Returns the size in the content of a size on screen.
  package func unzoomed(_ size: Size) -> Size {
    Size(width: state.origin.unzoomed(size.width), height: state.origin.unzoomed(size.height))
  }

  /// Returns the size on screen of a size in the content.
  package func zoomed(_ size: Size) -> Size {
    Size(width: state.origin.zoomed(size.width), height: state.origin.zoomed(size.height))
  }

  /// Converts a rectangle at a scale of 1 to offset coordinates.
  package func zoomed(_ rect: Rect) -> Rect {
    let origin = state.origin
    if origin.scale == 1 { return rect }
    let corner = Point(
      x: origin.zoomed(rect.minX, on: .horizontal), y: origin.zoomed(rect.minY, on: .vertical))
    return Rect(origin: corner, size: zoomed(rect.size))
  }

  private func unzoomed(_ offset: Point) -> Point {
    Point(
      x: state.origin.unzoomed(offset.x, on: .horizontal),
      y: state.origin.unzoomed(offset.y, on: .vertical))
  }
}
