public import ScrollSpace

// What is in view as it would be if the content were not zoomed, and the viewport that much smaller: so those who know
// lengths of the content, as tiles do, count in them alone.
extension ScrollController {
  /// `contentOffset` as it would be at a scale of 1.
  public var unzoomedOffset: Point {
    state.origin.scale == 1 ? state.offset : unzoomed(state.offset)
  }

  /// `destination` as it would be at a scale of 1.
  public var unzoomedDestination: Point { state.origin.scale == 1 ? destination : unzoomed(destination) }

  /// How much of the content the viewport shows, in points of the content.
  public var unzoomedViewport: Size {
    state.origin.scale == 1 ? viewport : unzoomed(viewport)
  }

  /// How long what is so long on screen is in the content.
  package func unzoomed(_ size: Size) -> Size {
    Size(width: state.origin.unzoomed(size.width), height: state.origin.unzoomed(size.height))
  }

  /// How long what is so long in the content is on screen.
  package func zoomed(_ size: Size) -> Size {
    Size(width: state.origin.zoomed(size.width), height: state.origin.zoomed(size.height))
  }

  /// Where a rectangle that is given at a scale of 1 is, in offset coordinates.
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
