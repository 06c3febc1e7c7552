import ScrollEngine
import ScrollSpace

/// The values on which the places of pages depend, along one axis, in content coordinates.
struct PageFrame: Equatable, Sendable {
  /// The length of the viewport less its insets.
  var visible: Double
  /// The inset before the visible length.
  var inset: Double
  var content: Double
  var extent: Extent
  /// True if the content has no ends and is no ring. Content whose walls a link removed is not endless.
  let isEndless: Bool
}

extension PageFrame {
  init(_ geometry: Geometry, _ axis: Axis, _ origin: ContentOrigin) {
    var extent = origin.positions(of: geometry.extent[axis], on: axis)
    // Walls at the ends of a ring hold no page: all pages are laid out as on a lap without ends.
    if let period = extent.period { extent = Extent(period: period) }
    self.init(
      visible: geometry.visibleLength(axis), inset: geometry.inset.lower(axis),
      content: geometry.content[axis],
      extent: extent, isEndless: extent == Extent())
  }
}
