import ScrollMotion
import ScrollSpace

/// What fingers and commands do to the content's scale. The scale itself is the origin's.
struct Zoom: Equatable {
  /// Whether a zoom has been told to begin, and not yet to end.
  var isOpen = false
  /// The point of the viewport, from where the content begins, that fingers or a command zoom about.
  var focus = Point.zero
  /// What fingers that pinch have made of the scale; nil without them.
  var pinch: Pinch?
  /// Whether a release is being planned at a scale at which the content is not yet.
  var isSupposed = false

  /// Fingers that pinch: a touch at the point between them, and how far they have spread.
  struct Pinch: Equatable {
    /// The scale at which they would have the content for a spread of 1, limits aside.
    var start: Double
    /// How far they had spread when the scale was last made.
    var spread = 1.0
  }

  /// The number of the touch that stands for fingers which pinch.
  static let touch = Int.min
}

extension ScrollSettings {
  /// Whether others have the same limits of the scale.
  func hasScales(of other: ScrollSettings) -> Bool {
    minimumZoomScale == other.minimumZoomScale && maximumZoomScale == other.maximumZoomScale
  }

  /// The nearest scale within the limits.
  func bounded(_ scale: Double) -> Double { min(max(scale, minimumZoomScale), maximumZoomScale) }

  /// The nearest scale that may show on the way to one within the limits: half of the smallest, up to twice the largest.
  func reachable(_ scale: Double) -> Double {
    min(max(scale, minimumZoomScale / 2, 0x1p-64), maximumZoomScale * 2, 0x1p64)
  }

  /// The scale that shows for one that fingers ask for: past a limit they are followed less and less, as past an edge.
  ///
  /// The rubber band is that of edges, over the logarithm of the scale. It never shows twice or half of a limit. That is our
  /// choice: UIScrollView's own is not documented.
  func shown(_ scale: Double) -> Double {
    let limit = bounded(scale)
    guard limit != scale else { return scale }
    guard bouncesZoom else { return limit }
    let way = Mathematics.log(scale / limit)
    let pull = Self.zoomBand.shown(way.magnitude)
    return limit * Mathematics.exp(way > 0 ? pull : -pull)
  }

  /// What fingers have asked for where this scale shows.
  func asked(_ shown: Double) -> Double {
    let limit = bounded(shown)
    guard limit != shown else { return shown }
    let way = Mathematics.log(shown / limit)
    let pull = Self.zoomBand.raw(min(way.magnitude, 0.99 * Self.zoomBand.dimension)) ?? 0
    return limit * Mathematics.exp(way > 0 ? pull : -pull)
  }

  private static var zoomBand: RubberBand { RubberBand(dimension: 0.6931471805599453) }
}
