import ScrollEngine
import ScrollSpace

/// What the places of pages depend on, along one axis, in the content's coordinates.
struct PageFrame: Equatable, Sendable {
  /// The length of the viewport that insets leave free.
  var visible: Double
  /// The inset before it.
  var inset: Double
  var content: Double
  var extent: Extent
  /// Whether nothing ends it, and it is no ring. What has walls that are taken away is not endless for that.
  let isEndless: Bool
}

extension PageFrame {
  init(_ geometry: Geometry, _ axis: Axis, _ origin: ContentOrigin) {
    var extent = origin.positions(of: geometry.extent[axis], on: axis)
    // Walls at the ends of a ring's turns hold no page: all are laid out as on a lap without ends.
    if let period = extent.period { extent = Extent(period: period) }
    self.init(
      visible: geometry.visibleLength(axis), inset: geometry.inset.lower(axis),
      content: geometry.content[axis],
      extent: extent, isEndless: extent == Extent())
  }
}
