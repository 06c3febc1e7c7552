import ScrollEngine
public import ScrollSpace

/// Conversions between the contents of nested scrollers. A rectangle of a scroller's content is in content
/// coordinates: see `ScrollController.converted(toContent:)` for a rectangle in offset coordinates.
extension NestedScroller {
  /// The map from its content coordinates to those of the host, by the present offsets of all scrollers
  /// around it.
  public var mapToHost: Map { map(from: place) }

  /// Its viewport in the coordinates of the host, and the number of points of the host for a point there.
  typealias Place = (frame: Rect, scale: PerAxis<Double>)

  /// Its place in the host: from the outermost scroller inwards, so that each level is passed once.
  var place: Place { parent.map { $0.place(of: self, from: $0.place) } ?? outermostPlace }

  /// Its place if it is the outermost scroller.
  var outermostPlace: Place { (Rect(origin: origin, size: scroll.viewport), PerAxis(1)) }

  /// Returns the place of a scroller in its content, from its own place.
  func place(of child: NestedScroller, from place: Place) -> Place {
    let frame = map(from: place).convert(Rect(origin: child.origin, size: child.scroll.viewport))
    return (frame, place.scale.multiplied(by: scroll.contentOrigin.scale))
  }

  private func map(from place: Place) -> Map {
    scroll.space.mapToParent.then(Map(scale: place.scale, offset: place.frame.origin - .zero))
  }

  /// The number of points of the host for a point of its viewport: the product of the zoom scales of all
  /// scrollers around it.
  var scaleInHost: PerAxis<Double> {
    var (scale, next) = (PerAxis(1.0), parent)
    while let one = next {
      (scale, next) = (scale.multiplied(by: one.scroll.contentOrigin.scale), one.parent)
    }
    return scale
  }

  /// Returns a point of the host in its viewport.
  package func place(of point: Point) -> Point {
    let place = place
    return .zero + (point - place.frame.origin) / place.scale
  }

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
