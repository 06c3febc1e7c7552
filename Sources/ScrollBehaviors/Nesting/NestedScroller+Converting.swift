import ScrollEngine
public import ScrollSpace

/// The spaces of scrollers inside one another. A rect of a scroller's content counts from the content's start: see
/// `ScrollController.converted(toContent:)` for one that counts as `contentOffset` does.
extension NestedScroller {
  /// From its content coordinates to those of the host, by all scrollers around it as they stand now.
  public var mapToHost: Map {
    scroll.space.mapToParent.then(Map(scale: PerAxis(scaleInHost), offset: frame.origin - .zero))
  }

  /// How many points of the host a point of its viewport takes: the zoom scales of all scrollers around it.
  var scaleInHost: Double {
    var (scale, next) = (1.0, parent)
    while let one = next { (scale, next) = (scale * one.scroll.zoomScale, one.parent) }
    return scale
  }

  /// Where a point of the host is in its viewport.
  func place(of point: Point) -> Point { .zero + (point - frame.origin) / scaleInHost }

  /// Where a rect of its content is in the content of another scroller of the same tree. Nothing is clipped.
  public func convert(_ rect: Rect, to other: NestedScroller) -> Rect {
    mapToHost.thenBack(by: other.mapToHost).convert(rect)
  }

  /// Where a point of its content is in the content of another scroller of the same tree.
  public func convert(_ point: Point, to other: NestedScroller) -> Point {
    mapToHost.thenBack(by: other.mapToHost).convert(point)
  }
}
