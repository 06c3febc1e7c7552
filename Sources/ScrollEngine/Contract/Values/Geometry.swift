public import ScrollSpace

/// The sizes of a scroller, and the offsets that follow from them.
public struct Geometry: Hashable, Sendable {
  /// The size of the visible window onto the content, in points.
  public var viewport: Size
  /// The size of the content as the chain answers, at its present scale, in points.
  public var content: Size
  /// Scrollable room around the content, in points. The room contains no content.
  public var inset: Insets
  /// The part of the view within the insets in which nothing should come to rest, because something covers it: CSS'
  /// `scroll-padding`. Content is brought into view, snapped and turned by page keys beside it. Links answer it in
  /// `extent`.
  public var padding: Insets
  /// The range of offsets at which each axis may rest.
  public var extent: PerAxis<Extent>
  /// The number of points on screen that one point of the content takes: the scroller's `zoomScale`, on the axes that
  /// zoom.
  public var scale: PerAxis<Double>

  /// Creates a geometry from its parts.
  public init(
    viewport: Size, content: Size, inset: Insets, padding: Insets = .zero, extent: PerAxis<Extent>,
    scale: PerAxis<Double> = PerAxis(1)
  ) {
    self.padding = padding
    self.viewport = viewport
    self.content = content
    self.inset = inset
    self.extent = extent
    self.scale = scale
  }

  /// Returns the length of the viewport that insets leave free, in points. Never negative.
  public func visibleLength(_ axis: Axis) -> Double { max(0, viewport[axis] - inset.total(axis)) }

  /// Returns the length of the view that insets and padding leave free, in points. Never negative.
  package func paddedLength(_ axis: Axis) -> Double {
    max(0, visibleLength(axis) - max(0, padding.lower(axis)) - max(0, padding.upper(axis)))
  }

  /// The length of the view that a step by one page is a part of: all of it, if padding leaves nothing.
  package func pagedLength(_ axis: Axis) -> Double {
    let length = paddedLength(axis)
    return length > 0 ? length : visibleLength(axis)
  }

  /// The distance of the middle of the view that insets leave free from the start of the viewport.
  func middle(_ axis: Axis) -> Double { inset.lower(axis) + visibleLength(axis) / 2 }

  /// Returns the offset that brings a rectangle of the content into view, from an offset: what
  /// ``ScrollController/contentOffset(showing:align:padding:)`` returns, for a link that is asked about this geometry.
  ///
  /// The rectangle is in the coordinates of offsets, at this geometry's scale. The padding is added to that of the
  /// geometry. If the rectangle or the padding is not
  /// usable, the given offset is returned.
  public func contentOffset(
    showing rect: Rect, from offset: Point, align: PerAxis<Alignment?> = .nearest, padding: Insets = .zero
  ) -> Point {
    guard isUsable(rect.origin), isUsable(rect.size), isUsable(padding) else { return offset }
    var result = offset
    for axis in Axis.both {
      let leadingInset = inset.lower(axis) + max(0, self.padding.lower(axis)) + padding.lower(axis)
      let length = max(0, paddedLength(axis) - padding.total(axis))
      let from = rect.origin[axis]
      let view = result[axis] + leadingInset
      let start = align[axis].start(ofView: length, at: view, showing: from, from + rect.size[axis])
      // The rectangle is in view already. Neither the rounding of a bar nor a wall moves the offset.
      if align[axis] == .nearest, start == view { continue }
      result[axis] = normalized(extent[axis].clamp(start - leadingInset))
    }
    return result
  }

  /// Returns a length on screen, or a distance of offsets, as a length of the content. At a scale of 2, 100 points
  /// show 50 points of the content.
  public func inContent(_ length: Double, on axis: Axis) -> Double {
    scale[axis] == 1 ? length : length / scale[axis]
  }
}
