public import ScrollSpace

/// The sizes a scroller works with, and the offsets that follow from them.
public struct Geometry: Hashable, Sendable {
  /// The size of the window onto the content.
  public var viewport: Size
  /// The size of the content, as the chain has it.
  public var content: Size
  /// Room around the content that can be scrolled to but holds none.
  public var inset: Insets
  /// Where each axis may rest.
  public var extent: PerAxis<Extent>

  /// Makes a geometry from its parts.
  public init(viewport: Size, content: Size, inset: Insets, extent: PerAxis<Extent>) {
    self.viewport = viewport
    self.content = content
    self.inset = inset
    self.extent = extent
  }

  /// The length of the viewport that insets leave free. Never negative.
  public func visibleLength(_ axis: Axis) -> Double { max(0, viewport[axis] - inset.total(axis)) }
}
