import ScrollEngine
import ScrollSpace

// What is in view as it would be if the content were not zoomed, and the viewport that much smaller: so those who know
// lengths of the content, as tiles do, count in them alone.
extension ScrollController {
  var unzoomedOffset: Point { zoomScale == 1 ? contentOffset : unzoomed(contentOffset) }

  var unzoomedDestination: Point { zoomScale == 1 ? destination : unzoomed(destination) }

  var unzoomedViewport: Size { unzoomed(viewport) }

  func unzoomed(_ size: Size) -> Size {
    let scale = zoomScale
    return scale == 1 ? size : Size(width: size.width / scale, height: size.height / scale)
  }

  func zoomed(_ size: Size) -> Size {
    let scale = zoomScale
    return scale == 1 ? size : Size(width: size.width * scale, height: size.height * scale)
  }

  /// Where a rectangle that is given at a scale of 1 is, in offset coordinates.
  func zoomed(_ rect: Rect) -> Rect {
    let origin = contentOrigin
    if origin.scale == 1 { return rect }
    let corner = Point(
      x: origin.zoomed(rect.minX, on: .horizontal), y: origin.zoomed(rect.minY, on: .vertical))
    return Rect(origin: corner, size: zoomed(rect.size))
  }

  private func unzoomed(_ offset: Point) -> Point {
    let origin = contentOrigin
    return Point(x: origin.unzoomed(offset.x, on: .horizontal), y: origin.unzoomed(offset.y, on: .vertical))
  }
}
