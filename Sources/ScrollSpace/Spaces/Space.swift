/// A coordinate space of a `SpaceTree`: a box in its parent, with coordinates of its own.
///
/// ```
///   parent                                      p' = frame.origin + (p − boundsOrigin) · scale
///  ┌────────────────────────────────────┐
///  │    frame.origin                    │       A scroller is a space whose `boundsOrigin` is the
///  │       ┌───────────────┐            │       contentOffset: its content keeps its own
///  │       │ boundsOrigin  │            │       coordinates, and the box shows the part that begins
///  │       │ is shown at   │ frame      │       at the offset. Setting it moves every descendant and
///  │       │ this corner   │            │       changes none of them. It is not clamped: an offset
///  │       └───────────────┘            │       past the content is the look of a bounce.
///  └────────────────────────────────────┘
/// ```
/// A negative scale reverses an axis within the same frame: `boundsOrigin` is then shown at the upper edge, and p' =
/// frame.upper + (p − boundsOrigin) · scale. In both cases the frame is the box of the bounds.
public struct Space: Hashable, Sendable {
  /// The box, in the coordinates of the parent. If a length is below 0, or a number is not finite, adding the space
  /// to a tree traps.
  public var frame: Rect
  /// The point of the space's own coordinates that is shown at the corner of its frame: the contentOffset of a
  /// scroller. If a number is not finite, adding the space to a tree traps.
  public var boundsOrigin: Point
  /// The number of points of the parent for each point of the space. Below 0 the axis is reversed. If a scale is 0 or
  /// has no finite inverse, adding the space to a tree traps.
  public var scale: PerAxis<Double>
  /// True if everything outside the bounds is hidden, of the space itself and of all its descendants.
  public var clips: Bool

  /// Creates a space. By default it begins at 0, is not scaled, and does not clip.
  @inlinable public init(
    frame: Rect, boundsOrigin: Point = .zero, scale: PerAxis<Double> = PerAxis(1), clips: Bool = false
  ) {
    self.frame = frame
    self.boundsOrigin = boundsOrigin
    self.scale = scale
    self.clips = clips
  }

  /// The part that the frame shows, in the space's own coordinates.
  @inlinable public var bounds: Rect {
    Rect(
      x: boundsOrigin.x, y: boundsOrigin.y,
      width: frame.width / scale.x.magnitude, height: frame.height / scale.y.magnitude)
  }

  /// The map from the space's own coordinates to those of its parent.
  @inlinable public var mapToParent: Map {
    Map(
      scale: scale,
      offset: Vector(
        x: (scale.x < 0 ? frame.maxX : frame.minX) - boundsOrigin.x * scale.x,
        y: (scale.y < 0 ? frame.maxY : frame.minY) - boundsOrigin.y * scale.y))
  }

  /// Traps unless the space can be part of a tree.
  func check() {
    precondition(
      frame.isFinite && frame.width >= 0 && frame.height >= 0, .spaceFrame,
      "A space's frame is \(frame): give it finite numbers, and lengths of 0 or more.")
    precondition(
      boundsOrigin.isFinite, .spaceBoundsOrigin,
      "A space's boundsOrigin is \(boundsOrigin): give it finite numbers.")
    for axis in Axis.both {
      precondition(
        scale[axis].isFinite && (1 / scale[axis]).isFinite, .spaceScale,
        "A space's \(axis) scale is \(scale[axis]): give it a number other than 0, with a finite inverse.")
    }
  }
}
