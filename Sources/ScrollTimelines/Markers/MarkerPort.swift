public import ScrollEngine
public import ScrollSpace

/// The view in which the targets of markers are aligned, and the positions at which it can be. All values are in
/// content coordinates.
public struct MarkerPort: Hashable, Sendable {
  /// The distance of the port's start from that of the viewport: the insets and the padding.
  public var lower: PerAxis<Double>
  /// The distance of the port's end from the start of the viewport.
  public var upper: PerAxis<Double>
  /// The length of the view less its insets. Its eighths and halves decide which marker is current.
  public var length: PerAxis<Double>
  /// The positions of the viewport between which it can be, and the period of a ring.
  public var extent: PerAxis<Extent>

  /// Creates a port from its parts.
  public init(
    lower: PerAxis<Double>, upper: PerAxis<Double>, length: PerAxis<Double>, extent: PerAxis<Extent>
  ) {
    self.lower = lower
    self.upper = upper
    self.length = length
    self.extent = extent
  }

  /// Creates the port of a scroller. A position of the port is a `contentPosition` of the scroller.
  @inline(never)  // Inlined, it stops Swift 6.3 with an error about ownership on microcontrollers.
  public init(_ scroll: ScrollController) {
    self.init(scroll.geometry, origin: scroll.contentOrigin)
  }

  /// Creates the port of a geometry whose coordinates have an origin.
  public init(_ geometry: Geometry, origin: ContentOrigin) {
    self.init(
      lower: PerAxis(0), upper: PerAxis(0), length: PerAxis(0), extent: PerAxis(Extent()))
    for axis in Axis.both {
      func length(_ points: Double) -> Double { geometry.inContent(points, on: axis) }
      lower[axis] = length(geometry.inset.lower(axis) + geometry.padding.lower(axis))
      let end = geometry.viewport[axis] - geometry.inset.upper(axis) - geometry.padding.upper(axis)
      upper[axis] = max(lower[axis], length(end))
      self.length[axis] = length(geometry.visibleLength(axis))
      let walls = geometry.extent[axis]
      extent[axis] = Extent(
        lower: walls.lower.map { origin.position(of: $0, on: axis) },
        upper: walls.upper.map { origin.position(of: $0, on: axis) }, period: walls.period.map(length))
    }
  }

  /// Returns the position of the viewport that aligns a stretch of the content, whether or not the viewport can be
  /// there.
  func position(aligning start: Double, _ end: Double, _ align: Alignment, on axis: Axis) -> Double {
    align.distance(from: lower[axis], upper[axis], to: start, end)
  }

  /// Returns the position that aligns the target of a marker.
  func position(of marker: ScrollMarker, on axis: Axis) -> Double {
    let start = marker.rect.lower(axis) - marker.margin.lower(axis)
    let end = marker.rect.upper(axis) + marker.margin.upper(axis)
    return position(aligning: start, end, marker.align[axis], on: axis)
  }
}
