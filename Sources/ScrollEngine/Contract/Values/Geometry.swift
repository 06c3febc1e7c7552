public import ScrollSpace

/// The sizes of a scroller, and the offsets that follow from them.
public struct Geometry: Hashable, Sendable {
  /// The size of the visible window onto the content, in points.
  public var viewport: Size
  /// The size of the content as the chain answers, at its present scale, in points.
  public var content: Size
  /// Scrollable room around the content, in points. The room contains no content.
  public var inset: Insets
  /// The range of offsets at which each axis may rest.
  public var extent: PerAxis<Extent>
  /// The number of points on screen that one point of the content takes: the scroller's `zoomScale`.
  public var scale: Double

  /// Creates a geometry from its parts.
  public init(viewport: Size, content: Size, inset: Insets, extent: PerAxis<Extent>, scale: Double = 1) {
    self.viewport = viewport
    self.content = content
    self.inset = inset
    self.extent = extent
    self.scale = scale
  }

  /// Returns the length of the viewport that insets leave free, in points. Never negative.
  public func visibleLength(_ axis: Axis) -> Double { max(0, viewport[axis] - inset.total(axis)) }

  /// Returns a length on screen, or a distance of offsets, as a length of the content. At a scale of 2, 100 points
  /// show 50 points of the content.
  public func inContent(_ length: Double) -> Double { scale == 1 ? length : length / scale }
}
