public import ScrollSpace

/// The sizes a scroller works with, and the offsets that follow from them.
public struct Geometry: Hashable, Sendable {
  /// The size of the window onto the content.
  public var viewport: Size
  /// The size of the content, as the chain has it, at its present scale.
  public var content: Size
  /// Room around the content that can be scrolled to but holds none.
  public var inset: Insets
  /// Where each axis may rest.
  public var extent: PerAxis<Extent>
  /// How many points on screen, and of an offset, a point of the content takes: the scroller's `zoomScale`.
  public var scale: Double

  /// Makes a geometry from its parts.
  public init(viewport: Size, content: Size, inset: Insets, extent: PerAxis<Extent>, scale: Double = 1) {
    self.viewport = viewport
    self.content = content
    self.inset = inset
    self.extent = extent
    self.scale = scale
  }

  /// The length of the viewport that insets leave free. Never negative.
  public func visibleLength(_ axis: Axis) -> Double { max(0, viewport[axis] - inset.total(axis)) }

  /// A length on screen or of an offset as a length of the content: at a scale of 2, 100 points show 50 of the content.
  public func inContent(_ length: Double) -> Double { scale == 1 ? length : length / scale }
}
