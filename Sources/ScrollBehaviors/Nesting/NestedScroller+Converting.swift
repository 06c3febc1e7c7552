import ScrollEngine
public import ScrollSpace

/// The spaces of scrollers inside one another. A rect of a scroller's content counts from the content's start: see
/// `ScrollController.converted(toContent:)` for one that counts as `contentOffset` does.
extension NestedScroller {
  /// From its content coordinates to those of the host, by all scrollers around it as they stand now.
  public var mapToHost: Map {
    let inView = scroll.space.mapToParent
    return inView.then(Map(offset: frame.origin - .zero))
  }

  /// Where a rect of its content is in the content of another scroller of the same tree. Nothing is clipped.
  public func convert(_ rect: Rect, to other: NestedScroller) -> Rect {
    mapToHost.thenBack(by: other.mapToHost).convert(rect)
  }

  /// Where a point of its content is in the content of another scroller of the same tree.
  public func convert(_ point: Point, to other: NestedScroller) -> Point {
    mapToHost.thenBack(by: other.mapToHost).convert(point)
  }
}
