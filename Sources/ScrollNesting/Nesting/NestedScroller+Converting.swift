import ScrollEngine
public import ScrollSpace

/// Conversions between the contents of nested scrollers. A rectangle of a scroller's content is in content
/// coordinates: see `ScrollController.converted(toContent:)` for a rectangle in offset coordinates.
extension NestedScroller {
  /// The map from its content coordinates to those of the host, by the present offsets of all scrollers
  /// around it.
  public var mapToHost: Map {
    scroll.space.mapToParent.then(Map(scale: PerAxis(scaleInHost), offset: frame.origin - .zero))
  }

  /// The number of points of the host for a point of its viewport: the product of the zoom scales of all
  /// scrollers around it.
  var scaleInHost: Double {
    var (scale, next) = (1.0, parent)
    while let one = next { (scale, next) = (scale * one.scroll.zoomScale, one.parent) }
    return scale
  }

  /// Returns a point of the host in its viewport.
  package func place(of point: Point) -> Point { .zero + (point - frame.origin) / scaleInHost }

  /// Converts a rectangle of its content to the content of another scroller of the same tree. Nothing is
  /// clipped.
  public func convert(_ rect: Rect, to other: NestedScroller) -> Rect {
    mapToHost.thenBack(by: other.mapToHost).convert(rect)
  }

  /// Converts a point of its content to the content of another scroller of the same tree.
  public func convert(_ point: Point, to other: NestedScroller) -> Point {
    mapToHost.thenBack(by: other.mapToHost).convert(point)
  }
}
