import ScrollMotion
import ScrollSpace

/// The zoom by fingers and commands. The scale itself is part of the origin.
struct Zoom: Equatable {
  /// True between willBeginZooming and didEndZooming.
  var isOpen = false
  /// The point of the viewport about which fingers or a command zoom, counted from the side at which the content
  /// begins.
  var focus = Point.zero
  /// The spread of fingers that pinch; nil without them.
  var pinch: Pinch?

  /// Fingers that pinch: a touch at the point between them, and their spread.
  struct Pinch: Equatable {
    /// The scale that the fingers ask for at a spread of 1, without limits.
    var start: Double
    /// The spread when the scale was last computed.
    var spread = 1.0
  }

  /// The id of the touch of a pinch.
  static let touch = Int.min
}

extension ScrollSettings {
  /// Returns true if both settings have the same limits of the scale.
  func hasScales(of other: ScrollSettings) -> Bool {
    minimumZoomScale == other.minimumZoomScale && maximumZoomScale == other.maximumZoomScale
  }

  /// Returns the nearest scale within the limits.
  func bounded(_ scale: Double) -> Double { min(max(scale, minimumZoomScale), maximumZoomScale) }

  /// Returns the nearest scale that may be shown on the way to a scale within the limits: from half of the smallest
  /// to twice the largest.
  func reachable(_ scale: Double) -> Double {
    min(max(scale, minimumZoomScale / 2, 0x1p-64), maximumZoomScale * 2, 0x1p64)
  }

  /// Returns the scale that is shown for a scale that fingers ask for. Past a limit the scale follows less and less,
  /// as the offset past an edge.
  ///
  /// The rubber band is that of edges, over the logarithm of the scale. It never shows twice or half of a limit. This
  /// is our choice: UIScrollView's rubber band is not documented.
  func shown(_ scale: Double) -> Double {
    let limit = bounded(scale)
    guard limit != scale else { return scale }
    guard bouncesZoom else { return limit }
    let way = Mathematics.log(scale / limit)
    let pull = Self.zoomBand.shown(way.magnitude)
    return limit * Mathematics.exp(way > 0 ? pull : -pull)
  }

  /// Returns the scale that fingers have asked for if this scale is shown.
  func asked(_ shown: Double) -> Double {
    let limit = bounded(shown)
    guard limit != shown else { return shown }
    let way = Mathematics.log(shown / limit)
    let pull = Self.zoomBand.raw(min(way.magnitude, 0.99 * Self.zoomBand.dimension)) ?? 0
    return limit * Mathematics.exp(way > 0 ? pull : -pull)
  }

  private static var zoomBand: RubberBand { RubberBand(dimension: 0.6931471805599453) }
}
